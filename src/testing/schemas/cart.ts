import * as z from 'zod/mini';
import type { Cart, CartChangeResult, CartTotals } from '../../ports';
import { minimum } from './account';
import { count, id, instant, label, money, positive, text } from './basics';
import { product } from './product';

const amount = z.number().check(z.nonnegative());
const quantity = z.number().check(z.positive());

export const totals = z.object({
  cases: amount,
  subtotal: money,
  discounts: z.array(z.object({ label, amount: money })),
  deposits: z.nullable(money),
  minimumOrderCharge: z.nullable(money),
  tax: z.nullable(money),
  taxRate: z.nullable(amount),
  total: money,
}) satisfies z.ZodMiniType<CartTotals>;

/** A cart without an id must be empty: an account without a cart gets an empty one. */
const wholeCart = z.refine<{ readonly id: string; readonly lines: readonly unknown[] }>(
  (value) => value.id !== '' || value.lines.length === 0,
  'has lines and no id',
);

/** A line with an unknown quantity must have a problem, because it cannot be ordered. */
const knownOrProblem = z.refine<{ readonly quantity: number | null; readonly problem: string | null }>(
  ({ quantity: many, problem }) => many !== null || problem !== null,
  'has neither a quantity nor a problem',
);

export const cart = z
  .object({
    id: z.string(),
    accountId: id,
    revision: z.nullable(text),
    lines: z.array(
      z
        .object({
          id,
          product,
          quantity: z.nullable(quantity),
          total: z.nullable(money),
          isFreeGood: z.boolean(),
          problem: z.nullable(z.enum(['out-of-stock', 'not-listed', 'price-unavailable', 'quantity-unknown'])),
          promotion: z.nullable(label),
        })
        .check(knownOrProblem),
    ),
    totals,
    minimum,
    minimumProgress: z.object({ cases: amount, value: money }),
    isRepricing: z.boolean(),
    savedAt: instant,
  })
  .check(wholeCart) satisfies z.ZodMiniType<Cart>;

const reason = z.enum([
  'out-of-stock',
  'not-listed',
  'quantity',
  'ordering-stopped',
  'cart-full',
  'line-gone',
  'not-added',
]);

export const cartChangeResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), cart }),
  z.object({ outcome: z.literal('adjusted'), cart, quantity: positive, reason }),
  z.object({
    outcome: z.literal('partial'),
    cart,
    items: z.array(z.object({ productId: id, quantity: count, reason })).check(z.minLength(1)),
  }),
  z.object({ outcome: z.literal('refused'), cart: z.nullable(cart), reason, detail: z.exactOptional(label) }),
]) satisfies z.ZodMiniType<CartChangeResult>;
