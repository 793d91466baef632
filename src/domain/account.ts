import type { CalendarDate, Instant } from '../rules/dates';
import type { AccountCondition } from '../rules/server-codes';
import type { Money } from '../rules/money';

/** A postal address of an account. */
export interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

/** Action that an account condition can stop. Browsing is never stopped (decision 10). */
export type StoppedAction = 'add' | 'checkout';

/** A condition on an account with the actions that it stops, as the backend reports it (decision 10). */
export interface ConditionOnAccount {
  readonly code: AccountCondition;
  readonly stops: readonly StoppedAction[];
  /** Text from the backend in the buyer's language; absent if it gives no reason. */
  readonly reason?: string;
}

/** An account in a list of accounts. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** The account number that the buyer uses; null if the backend has none. */
  readonly number: string | null;
  readonly address: Address | null;
  /** True for the account that is selected initially. */
  readonly isDefault: boolean;
  /** True for the buyer's own account, false for one that the buyer manages for others. */
  readonly isOwn: boolean;
  readonly conditions: readonly ConditionOnAccount[];
}

/** Minimum order of an account. An absent limit doesn't apply (decision 6). */
export interface Minimum {
  readonly cases?: number;
  readonly value?: Money;
}

/** A day of the visit plan that can still be ordered for, with its order deadline. */
export interface PlannedVisit {
  readonly date: CalendarDate;
  readonly cutOff: Instant;
}

/** The effective account with the data that ordering needs. */
export interface AccountDetail extends Account {
  /** IANA time zone. Cut-offs and dates of the account are displayed in it. */
  readonly timeZone: string;
  readonly currency: string;
  readonly minimum: Minimum;
  /** Id of the account's bottler; null if unknown. Consolidated checkout covers one bottler (decision 16). */
  readonly bottlerId: string | null;
  /** The next days of the visit plan, soonest first. The first is the next scheduled delivery. Empty without a plan. */
  readonly visits: readonly PlannedVisit[];
}
