import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { amount, count, day, instant, permissionErrors, callerFields, optionalText } from '../server-methods/parts';

export const getNextDelivery = defineMethod({
  name: 'getNextDelivery',
  http: 'GET',
  request: z.object(callerFields()),
  response: z.object({
    /** The first planned visit that can still be ordered for; missing or null when there is none. */
    visit: z.nullish(
      z.object({
        date: day(),
        /** Deadline for orders, with the account's UTC offset. */
        cutOff: instant(),
        /** Delivery window and place, in the buyer's language. */
        note: optionalText(),
      }),
    ),
    /** IANA name of the account's time zone. */
    timeZone: z.string().check(z.minLength(1)),
    /** Current time of the org's clock. */
    serverTime: instant(),
  }),
  docs: {
    purpose: 'Returns the next delivery that still accepts orders, by the org’s clock.',
    without: 'The dashboard doesn’t show the next delivery.',
  },
});

export const getOrderWeeks = defineMethod({
  name: 'getOrderWeeks',
  http: 'GET',
  request: z.object({
    ...callerFields(),
    /** Number of weeks, 1 to 53; the last one contains today. */
    weeks: count(),
  }),
  /** Calendar weeks of the account, oldest first without gaps. */
  response: z.object({
    currencyIsoCode: z.string().check(z.minLength(3)),
    /** Current date in the account's time zone. */
    today: day(),
    weeks: z.array(
      z.object({
        /** The week's Monday. */
        start: day(),
        /** Number of orders placed in the week, except cancelled and failed ones. */
        orders: count(),
        /** Number of cases. */
        cases: z.number().check(z.nonnegative()),
        /** Total of the orders as in the order list. */
        spend: amount(),
      }),
    ),
  }),
  docs: {
    purpose: 'Returns what was ordered in each of the last weeks. The figures match `searchOrders` for the same days.',
    errors: permissionErrors('ordering'),
    without: 'The dashboard doesn’t show recent orders by week.',
  },
});
