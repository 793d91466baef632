import type { CalendarDate } from '../rules/dates';
import type { Money } from '../rules/money';

/** A stored payment method, without its number or token; the backend keeps the token. */
export interface WalletMethod {
  readonly id: string;
  readonly kind: 'card' | 'ach';
  /** Brand of a card or name of a bank, as text from the provider. */
  readonly brand: string;
  /** The last four digits distinguish methods. */
  readonly lastFour: string;
  /** Year and month (1–12) of expiry; null for a bank account. */
  readonly expiry: { readonly year: number; readonly month: number } | null;
  /** Name that the buyer gave the method; empty if none. */
  readonly nickname: string;
  readonly isDefault: boolean;
  /** Reason why the method can't be used now, by the backend's clock; null if it can be used. */
  readonly problem: 'expired' | 'unverified' | null;
  /** True if autopay uses the method, so that it can't be removed. */
  readonly isAutopayMethod: boolean;
}

/** Autopay settings. */
export interface Autopay {
  readonly enabled: boolean;
  /** Currency of the account's invoices, and of a limit. */
  readonly currency: string;
  /** Payment method of autopay; null if autopay is off. */
  readonly methodId: string | null;
  /** Day of the month (1–28) of the payment; null to pay each invoice on its due date. */
  readonly day: number | null;
  /** Maximum payment per invoice; null for no limit. An invoice above it is left to the buyer. */
  readonly limit: Money | null;
  /** Next scheduled payment; null if nothing is due. */
  readonly next: {
    readonly date: CalendarDate;
    /** Charge to the method, including the surcharge. */
    readonly amount: Money;
    /** Number of invoices in the next payment; absent if the backend does not report it. */
    readonly invoices?: number;
    /** Surcharge part of the amount; null or absent if there is none. */
    readonly surcharge?: Money | null;
  } | null;
}

/** New autopay settings. */
export type AutopayChoice =
  | { readonly enabled: false }
  | ({ readonly enabled: true; readonly methodId: string } & Pick<Autopay, 'day' | 'limit'>);
