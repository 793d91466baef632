import * as z from 'zod/mini';
import type { Checkout, CheckoutPort, PlaceRefused } from '../../ports';
import { safeHref } from '../../rules/web';
import { address, minimum } from './account';
import { calendarDate, count, id, instant, label, money, positive, text, timeZone, plainText } from './basics';
import { cart } from './cart';
import { order } from './order';
import { image } from './product';

/** An arbitrary origin: whether a link is safe does not depend on it. */
const ORIGIN = 'https://shop.example';

const method = z.enum(['delivery', 'pickup']);
const slots = z.array(z.object({ date: calendarDate, cutOff: instant, closedReason: z.nullable(label) }));

const paymentMethod = z.object({
  id,
  kind: z.enum(['on-account', 'card', 'ach', 'at-pickup']),
  label,
  detail: z.nullable(plainText),
  surcharge: z.nullable(
    z.object({ rate: z.number().check(z.nonnegative()), amount: money, basis: money, method: z.exactOptional(method) }),
  ),
});

const fieldBase = {
  id: z.string().check(z.regex(/^[\w-]+$/)),
  label,
  hint: z.nullable(plainText),
  required: z.boolean(),
};

const field = z.discriminatedUnion('kind', [
  z.object({ ...fieldBase, kind: z.literal('text'), maxLength: positive, multiline: z.boolean() }),
  z.object({
    ...fieldBase,
    kind: z.literal('choice'),
    options: z.array(z.object({ value: text, label })).check(z.minLength(1)),
  }),
  z.object({ ...fieldBase, kind: z.literal('date'), min: z.nullable(calendarDate), max: z.nullable(calendarDate) }),
  z.object({ ...fieldBase, kind: z.literal('file'), types: z.array(text).check(z.minLength(1)), maxBytes: positive }),
]);

export const checkout = z.object({
  cart,
  deliveries: z.array(z.object({ method, label, address: z.nullable(address), slots, minimum: z.nullable(minimum) })),
  groups: z.array(z.object({ id, label, lineIds: z.array(id), slots })),
  bottlerId: z.nullable(text),
  empties: z.array(
    z.object({
      kind: z.enum(['cylinder', 'glass']),
      label,
      detail: z.nullable(label),
      image: z.nullable(image),
      suggested: positive,
      most: count,
    }),
  ),
  paymentMethods: z.array(paymentMethod),
  fields: z.exactOptional(z.array(field)),
  lastPurchaseOrderNumber: z.nullable(text),
  termsHref: z.nullable(
    z
      .string()
      .check(z.refine((href) => safeHref(href, { origin: ORIGIN }) !== null, 'is no link that may be followed')),
  ),
  timeZone,
  serverTime: instant,
}) satisfies z.ZodMiniType<Checkout>;

const done = z.object({ outcome: z.literal('done'), order });
const refused = z.object({
  outcome: z.literal('refused'),
  reason: z.enum([
    'cart-changed',
    'total-changed',
    'below-minimum',
    'ordering-stopped',
    'date-closed',
    'unavailable-lines',
    'handle-closed',
  ]),
  cart: z.exactOptional(cart),
}) satisfies z.ZodMiniType<PlaceRefused>;

type Answer<Method extends keyof CheckoutPort> = Awaited<ReturnType<CheckoutPort[Method]>>;

export const prepared = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('ready'), handle: text }),
  done,
  refused,
]) satisfies z.ZodMiniType<Answer<'prepare'>>;

export const placed = z.discriminatedUnion('outcome', [done, refused]) satisfies z.ZodMiniType<Answer<'place'>>;

export const outcome = z.discriminatedUnion('outcome', [
  done,
  z.object({ outcome: z.literal('open') }),
  z.object({ outcome: z.literal('processing') }),
  z.object({ outcome: z.literal('closed') }),
]) satisfies z.ZodMiniType<Answer<'outcome'>>;

export const abandoned = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('closed') }),
  done,
]) satisfies z.ZodMiniType<Answer<'abandon'>>;
