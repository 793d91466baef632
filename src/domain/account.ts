import type { CalendarDate, Instant } from '../rules/dates';
import type { AccountCondition } from '../rules/server-codes';
import type { Money } from '../rules/money';

/** A postal address as the effective account carries it. */
export interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

/** What an account condition may stop. Browsing is never stopped (decision 10). */
export type StoppedAction = 'add' | 'checkout';

/** A condition on an account and what it stops, as the backend reports it (decision 10). */
export interface ConditionOnAccount {
  readonly code: AccountCondition;
  readonly stops: readonly StoppedAction[];
  /** Why, in the backend's own words in the buyer's language; absent when it gives none. */
  readonly reason?: string;
}

/** An account as lists of accounts show it. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** The account number the buyer knows; null when the backend gives none. */
  readonly number: string | null;
  readonly address: Address | null;
  /** The account chosen initially. */
  readonly isDefault: boolean;
  /** The buyer's own account, as opposed to one managed for others. */
  readonly isOwn: boolean;
  readonly conditions: readonly ConditionOnAccount[];
}

/** Least order an account may place; what is absent is not asked for (decision 6). */
export interface Minimum {
  readonly cases?: number;
  readonly value?: Money;
}

/** A day of the visit plan that may still be ordered for, and until when. */
export interface PlannedVisit {
  readonly date: CalendarDate;
  readonly cutOff: Instant;
}

/** The effective account with what ordering needs to know of it. */
export interface AccountDetail extends Account {
  /** IANA time zone in which cut-offs and dates of this account are shown. */
  readonly timeZone: string;
  readonly currency: string;
  readonly minimum: Minimum;
  /** Consolidated checkout is offered for one bottler (decision 16). */
  readonly bottlerId: string | null;
  /** The next days of its visit plan, soonest first; the first is its next scheduled delivery. Empty without a plan. */
  readonly visits: readonly PlannedVisit[];
}
