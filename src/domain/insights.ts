import type { CalendarDate, Instant } from '../rules/dates';
import type { Money } from '../rules/money';

/** The account's next delivery, with its date and cut-off. */
export interface NextDelivery {
  /** The first day of the visit plan that can still be ordered for; null if none is planned. */
  readonly visit: {
    readonly date: CalendarDate;
    /** Cut-off for orders. Its UTC offset is that of the account's time zone. */
    readonly cutOff: Instant;
    /** Time window of the delivery, as text from the backend; null if unknown. */
    readonly note: string | null;
  } | null;
  /** IANA time zone of the account. */
  readonly timeZone: string;
  /** Server time of the response. Countdowns use it instead of the device's clock. */
  readonly serverTime: Instant;
}

/** Order figures of one week of the account's calendar. */
export interface OrderWeek {
  /** First of its seven days. */
  readonly start: CalendarDate;
  /** Number of orders placed in the week, without cancelled and failed orders (`isCountedAsOrdered`). */
  readonly orders: number;
  /** Cases in these orders. */
  readonly cases: number;
  /** Sum of the order totals, including deposits and taxes, as displayed in the order history. */
  readonly spend: Money;
}

/** Weeks of an account, oldest first, without gaps. The last week contains today. */
export interface OrderWeeks {
  readonly weeks: readonly OrderWeek[];
  /** Current date in the account's time zone. */
  readonly today: CalendarDate;
}
