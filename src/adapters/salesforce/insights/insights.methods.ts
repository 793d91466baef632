import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { amount, count, day, instant, permissionErrors, reader, words } from '../server-methods/parts';

export const getNextDelivery = defineMethod({
  name: 'getNextDelivery',
  http: 'GET',
  request: z.object(reader()),
  response: z.object({
    /** The first day of the visit plan that can still be ordered for; missing or null when none is planned. */
    visit: z.nullish(
      z.object({
        date: day(),
        /** Until when it can be ordered for; its offset is the account's wall clock. */
        cutOff: instant(),
        /** Between when and where it comes, in the buyer's language. */
        note: words(),
      }),
    ),
    /** IANA name of the account's zone. */
    timeZone: z.string().check(z.minLength(1)),
    /** Now, by the org's clock. */
    serverTime: instant(),
  }),
  docs: {
    purpose: 'The next delivery that can still be ordered for, by the org’s clock.',
    without: 'The first page says nothing of the next delivery.',
  },
});

export const getOrderWeeks = defineMethod({
  name: 'getOrderWeeks',
  http: 'GET',
  request: z.object({
    ...reader(),
    /** How many, 1 to 53; the last has today in it. */
    weeks: count(),
  }),
  /** Weeks of the account's calendar, oldest first and without a gap. */
  response: z.object({
    currencyIsoCode: z.string().check(z.minLength(3)),
    /** Today, in the account's zone. */
    today: day(),
    weeks: z.array(
      z.object({
        /** The Monday it begins on. */
        start: day(),
        /** Orders placed in it that came about or still may. */
        orders: count(),
        /** Their cases. */
        cases: z.number().check(z.nonnegative()),
        /** What they come to, as lists of orders show it. */
        spend: amount(),
      }),
    ),
  }),
  docs: {
    purpose: 'What was ordered in each of the last weeks. It agrees with `searchOrders` for the same days.',
    errors: permissionErrors('ordering'),
    without: 'The first page says nothing of what was ordered lately.',
  },
});
