import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { amount, minimum, nothing, reader, recordId, words } from '../server-methods/parts';

export const getCartTerms = defineMethod({
  name: 'getCartTerms',
  http: 'GET',
  request: z.object({ ...reader(), cartId: recordId() }),
  /** What the platform's cart does not tell. */
  response: z.object({
    /** The cart record's `IsRepricingNeeded`: prices are not final. */
    isRepricingNeeded: z.nullish(z.boolean()),
    minimum: z.nullish(minimum()),
    /** Deposits, which are part of the platform's grand total. */
    deposits: z.nullish(amount()),
    /** Charged below a number of cases, part of the platform's grand total; missing or null for none. */
    minimumOrderCharge: z.nullish(amount()),
    /** Per cent the tax was worked out with. */
    taxRate: z.nullish(z.number()),
    /** What counts towards the minimum; the adapter counts the lines that can be ordered when it is missing. */
    counted: z.nullish(
      z.object({
        /** Cases that count. */
        cases: z.number(),
        /** Value of the goods that count. */
        value: amount(),
      }),
    ),
    /** Lines there is something to say of. */
    lines: z.nullish(
      z.array(
        z.object({
          cartItemId: recordId(),
          /** Given, not ordered. */
          free: z.nullish(z.boolean()),
          /** `out-of-stock`, `not-listed` or `price-unavailable`; missing or null when the line can be ordered. */
          problem: words(),
          /** What a promotion did to the line, in the buyer's language. */
          promotion: words(),
        }),
      ),
    ),
  }),
  docs: {
    purpose: 'Minimum, deposits, charges and trouble of a cart.',
    without: 'Carts have no minimum, no deposits and no free goods.',
  },
});

export const replaceCartItem = defineMethod({
  name: 'replaceCartItem',
  http: 'POST',
  request: z.object({
    ...reader(),
    cartId: recordId(),
    /** The line that goes. */
    cartItemId: recordId(),
    /** The product that takes its place, or joins the line it has already. */
    productId: recordId(),
    /** How many of it, above zero. */
    quantity: z.number(),
  }),
  response: z.object({
    /** `done`; `adjusted` when another quantity was put in; `refused` when nothing changed. */
    outcome: z.enum(['done', 'adjusted', 'refused']),
    /** The quantity there is now, when it was adjusted. */
    quantity: z.nullish(z.number()),
    /** `out-of-stock`, `not-listed`, `quantity`, `ordering-stopped`, `cart-full`, `line-gone` or `not-added`. */
    reason: words(),
  }),
  docs: {
    purpose: 'Puts another product in a line’s place, in one transaction.',
    again: 'Refused with `line-gone`: the line went with the first call.',
    without: 'The other product is added and the line deleted; when that fails the addition is taken back.',
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
    purpose: 'Marks the cart record after each change, so that the back office prices it again.',
    again: 'Nothing changes.',
    without: 'Carts are not marked.',
  },
});
