import type { CalendarDate } from '../rules/dates';
import type { Money } from '../rules/money';

/** A stored payment method, without its number or token; the backend keeps the token. */
export interface WalletMethod {
  readonly id: string;
  readonly kind: 'card' | 'ach';
  /** Brand of a card or name of a bank, in the provider's words. */
  readonly brand: string;
  /** The last four digits, for telling methods apart. */
  readonly lastFour: string;
  /** Year and month (1–12) a card ends with; null for a bank account. */
  readonly expiry: { readonly year: number; readonly month: number } | null;
  /** Name that the buyer gave the method; empty if none. */
  readonly nickname: string;
  readonly isDefault: boolean;
  /** Reason why the method can't be used now, by the backend's clock; null if it can. */
  readonly problem: 'expired' | 'unverified' | null;
  /** True if autopay uses the method, so that it can't be removed. */
  readonly paysAutomatically: boolean;
}

/** Autopay settings. */
export interface Autopay {
  readonly on: boolean;
  /** Currency of the account's invoices, and of a limit. */
  readonly currency: string;
  /** Payment method of autopay; null if autopay is off. */
  readonly methodId: string | null;
  /** Day of the month (1–28) it pays on; null: on each invoice's due date. */
  readonly day: number | null;
  /** The most that is paid for one invoice; null for no limit. An invoice over it waits for the buyer. */
  readonly limit: Money | null;
  /** When it next pays, and what as things stand; null when nothing is due. */
  readonly next: {
    readonly date: CalendarDate;
    /** What the method is charged, with its surcharge. */
    readonly amount: Money;
    /** Number of invoices in the next payment; absent if the backend does not report it. */
    readonly invoices?: number;
    /** What of the amount is a surcharge; null or absent for none. */
    readonly surcharge?: Money | null;
  } | null;
}

/** New autopay settings. */
export type AutopayChoice =
  { readonly on: false } | ({ readonly on: true; readonly methodId: string } & Pick<Autopay, 'day' | 'limit'>);
