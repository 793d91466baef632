import * as z from 'zod/mini';
import { amount, count, day, instant, words } from './parts';

/** What `getNextDelivery` returns. */
export const nextDeliveryResponse = z.object({
  /** The first day of the visit plan that can still be ordered for; missing or null when none is planned. */
  visit: z.nullish(z.object({
    date: day(),
    /** Until when it can be ordered for; its offset is the account's wall clock. */
    cutOff: instant(),
    /** Between when and where it comes, in the buyer's language. */
    note: words(),
  })),
  /** IANA name of the account's zone. */
  timeZone: z.string().check(z.minLength(1)),
  /** Now, by the org's clock. */
  serverTime: instant(),
});

/** What `getOrderWeeks` returns: weeks of the account's calendar, oldest first and without a gap. */
export const orderWeeksResponse = z.object({
  currencyIsoCode: z.string().check(z.minLength(3)),
  /** Today, in the account's zone. */
  today: day(),
  weeks: z.array(z.object({
    /** The Monday it begins on. */
    start: day(),
    /** Orders placed in it that came about or still may. */
    orders: count(),
    /** Their cases. */
    cases: z.number().check(z.nonnegative()),
    /** What they come to, as lists of orders show it. */
    spend: amount(),
  })),
});
