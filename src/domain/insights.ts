import type { CalendarDate, Instant } from '../rules/dates';
import type { Money } from '../rules/money';

/** What an account's next truck is known by (its day and cut-off time). */
export interface NextDelivery {
  /** The first day of the visit plan that can still be ordered for; null when none is planned. */
  readonly visit: {
    readonly date: CalendarDate;
    /** Until when it can be ordered for. Its written offset is the account's wall clock. */
    readonly cutOff: Instant;
    /** Between when and where it comes, in the backend's words; null when it does not say. */
    readonly note: string | null;
  } | null;
  /** IANA zone of the account. */
  readonly timeZone: string;
  /** The server's time when it answered: the time left runs on it, whatever the device's clock says. */
  readonly serverTime: Instant;
}

/** What was ordered in one week of the account's calendar. */
export interface OrderWeek {
  /** The first of its seven days. */
  readonly start: CalendarDate;
  /** Orders placed on one of its days that came about or still may (`isCountedAsOrdered`). */
  readonly orders: number;
  /** Their cases. */
  readonly cases: number;
  /** What they come to, with deposits and taxes, as order history shows them. */
  readonly spend: Money;
}

/** Weeks of an account, oldest first and without a gap; the last has today in it. */
export interface OrderWeeks {
  readonly weeks: readonly OrderWeek[];
  /** The day it is for the account. */
  readonly today: CalendarDate;
}
