import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { amount, minimum, nothing, callerFields, recordId, optionalText } from '../server-methods/parts';

export const getCartTerms = defineMethod({
  name: 'getCartTerms',
  http: 'GET',
  request: z.object({ ...callerFields(), cartId: recordId() }),
  /** Data that the platform's cart does not contain. */
  response: z.object({
    /** The cart record's `IsRepricingNeeded`: true while prices are not final. */
    isRepricingNeeded: z.nullish(z.boolean()),
    minimum: z.nullish(minimum()),
    /** Deposits, included in the platform's grand total. */
    deposits: z.nullish(amount()),
    /** Charge below a number of cases, included in the platform's grand total; missing or null for none. */
    minimumOrderCharge: z.nullish(amount()),
    /** Tax rate in percent. */
    taxRate: z.nullish(z.number()),
    /** Quantity and value that count towards the minimum; if missing, the adapter counts the orderable lines. */
    counted: z.nullish(
      z.object({
        /** Number of cases that count. */
        cases: z.number(),
        /** Value of the goods that count. */
        value: amount(),
      }),
    ),
    /** Lines with further data. */
    lines: z.nullish(
      z.array(
        z.object({
          cartItemId: recordId(),
          /** True for free goods. */
          free: z.nullish(z.boolean()),
          /** `out-of-stock`, `not-listed` or `price-unavailable`; missing or null for an orderable line. */
          problem: optionalText(),
          /** Effect of a promotion on the line, in the buyer's language. */
          promotion: optionalText(),
        }),
      ),
    ),
  }),
  docs: {
    purpose: 'Returns the minimum, deposits, charges and line problems of a cart.',
    without: 'Carts have no minimum, no deposits and no free goods.',
  },
});

export const replaceCartItem = defineMethod({
  name: 'replaceCartItem',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    cartId: recordId(),
    /** The line to replace. */
    cartItemId: recordId(),
    /** The replacement product; merged into its existing line if there is one. */
    productId: recordId(),
    /** Quantity of the replacement, above zero. */
    quantity: z.number(),
  }),
  response: z.object({
    /** `done`; `adjusted` when another quantity was added; `refused` when nothing changed. */
    outcome: z.enum(['done', 'adjusted', 'refused']),
    /** Quantity in the cart after an adjustment. */
    quantity: z.nullish(z.number()),
    /** `out-of-stock`, `not-listed`, `quantity`, `ordering-stopped`, `cart-full`, `line-gone` or `not-added`. */
    reason: optionalText(),
  }),
  docs: {
    purpose: 'Replaces the product of a line, in one transaction.',
    again: 'Refused with `line-gone`: the first call removed the line.',
    without: 'The other product is added and the line is deleted. If the deletion fails, the added product is removed.',
  },
});

export const updateRepricingNeeded = defineMethod({
  name: 'updateRepricingNeeded',
  http: 'POST',
  request: z.object({
    cartId: recordId(),
    /** Written to the cart record's `IsRepricingNeeded`. */
    isRepricingNeeded: z.boolean(),
  }),
  response: nothing(),
  docs: {
    purpose: 'Marks the cart record after each change, so that the back office calculates its prices again.',
    again: 'Nothing changes.',
    without: 'Carts are not marked.',
  },
});
