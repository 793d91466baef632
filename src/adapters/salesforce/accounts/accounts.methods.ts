import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { day, instant, minimum, recordId, optionalText } from '../server-methods/parts';

const condition = z.object({
  /** `blocked`, `temporarily-blocked`, `not-verified`, `not-eligible`, `no-visit-plan` or `order-restricted`. */
  code: z.string(),
  /** Blocked actions: `add`, `checkout`, both or neither. */
  stops: z.array(z.string()),
  /** The reason in the buyer's language. */
  reason: optionalText(),
});

export const getAccountTerms = defineMethod({
  name: 'getAccountTerms',
  http: 'GET',
  request: z.object({
    language: z.string(),
    /** The requested accounts, at most 200. */
    accountIds: z.array(recordId()),
  }),
  /** Accounts in any order; accounts without access are left out. */
  response: z.object({
    accounts: z.array(
      z.object({
        accountId: recordId(),
        /** The account number the buyer knows. */
        number: optionalText(),
        conditions: z.nullish(z.array(condition)),
        /** IANA name of the account's time zone for dates and cut-offs. */
        timeZone: optionalText(),
        currencyIsoCode: optionalText(),
        minimum: z.nullish(minimum()),
        /** Missing or null for an account without a bottler. */
        bottlerId: optionalText(),
        /** The next planned visits that can still be ordered for, soonest first. */
        visits: z.nullish(z.array(z.object({ date: day(), cutOff: instant() }))),
      }),
    ),
  }),
  docs: {
    purpose: 'Returns the numbers, conditions, minimums, time zones and visit plans of accounts.',
    without: 'Accounts have no number and no condition. Their time zone and currency come from the options.',
  },
});
