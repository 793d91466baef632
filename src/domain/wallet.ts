import type { CalendarDate } from '../rules/dates';
import type { Money } from '../rules/money';

/** A stored way to pay. It holds no number: a token stays with the backend, and this is what may be shown. */
export interface WalletMethod {
  readonly id: string;
  readonly kind: 'card' | 'ach';
  /** Brand of a card or name of a bank, in the provider's words. */
  readonly brand: string;
  /** The last four digits, for telling methods apart. */
  readonly lastFour: string;
  /** Year and month (1–12) a card ends with; null for a bank account. */
  readonly expiry: { readonly year: number; readonly month: number } | null;
  /** What the buyer calls it; empty when they call it nothing. */
  readonly nickname: string;
  readonly isDefault: boolean;
  /** Why it can not be paid with now, by the backend's clock; null when it can. */
  readonly problem: 'expired' | 'unverified' | null;
  /** Autopay draws on it: it can not be removed. */
  readonly paysAutomatically: boolean;
}

/** Autopay settings. */
export interface Autopay {
  readonly on: boolean;
  /** Currency of the account's invoices, and of a limit. */
  readonly currency: string;
  /** The method it draws on; null while it is off. */
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
