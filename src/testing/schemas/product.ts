import * as z from 'zod/mini';
import type { Image, Product, ProductDetail, ProductMatch, ProductResult, UsualProduct } from '../../ports';
import { numericOrNull } from '../../rules/read';
import { imageSource } from '../../rules/web';
import { STOCK_LABELS } from '../../rules/server-codes';
import { calendarDate, count, id, label, money, openCode, pageOf, positive, text, plainText } from './basics';

/** An arbitrary origin: whether an image is safe does not depend on it. */
const ORIGIN = 'https://shop.example';

/** An image with a safe source (decision 32). */
export const image = z.object({
  source: z
    .string()
    .check(
      z.refine(
        (source) => imageSource(source, { origin: ORIGIN }) !== null,
        'may not be shown: https, a path, or data:image',
      ),
    ),
  alt: plainText,
}) satisfies z.ZodMiniType<Image>;

/** A known, hidden or missing price; a hidden or missing one is never 0. */
const price = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('known'),
    current: money,
    original: z.nullable(money),
    showOriginal: z.boolean(),
    discount: z.nullable(
      z.string().check(z.refine((value) => (numericOrNull(value) ?? 0) < 0, 'is no numeric text below 0')),
    ),
  }),
  z.object({ state: z.literal('hidden') }),
  z.object({ state: z.literal('unavailable') }),
]);

export const product = z.object({
  id,
  sku: text,
  upc: z.nullable(text),
  name: label,
  brand: z.nullable(label),
  flavor: z.nullable(label),
  packageType: z.nullable(label),
  packSize: plainText,
  unitSize: z.nullable(label),
  caseQuantity: z.nullable(positive),
  calories: z.nullable(z.number().check(z.nonnegative())),
  caffeine: z.nullable(z.number().check(z.nonnegative())),
  description: z.nullable(plainText),
  image: z.nullable(image),
  sellingUnit: z.enum(['case', 'box', 'keg', 'cylinder', 'each']),
  quantityRule: z.object({
    min: z.number().check(z.positive()),
    max: z.nullable(z.number().check(z.positive())),
    step: z.number().check(z.positive()),
  }),
  stock: z.object({
    label: z.nullable(openCode(STOCK_LABELS)),
    available: z.nullable(count),
    backOn: z.nullable(calendarDate),
  }),
  price,
  lastOrdered: z.nullable(z.object({ quantity: z.number().check(z.positive()), date: calendarDate })),
  usual: z.exactOptional(
    z.nullable(
      z.object({ quantity: z.nullable(z.number().check(z.positive())), askAbove: z.number().check(z.positive()) }),
    ),
  ),
}) satisfies z.ZodMiniType<Product>;

export const productDetail = z.extend(product, { gallery: z.array(image) }) satisfies z.ZodMiniType<ProductDetail>;

export const productResult = z.extend(pageOf(product), {
  facets: z.array(z.object({ id, label, values: z.array(z.object({ id, label, count: z.nullable(count) })) })),
  sorts: z.array(z.object({ id, label })),
  pageSizes: z.exactOptional(z.array(positive)),
}) satisfies z.ZodMiniType<ProductResult>;

export const productMatch = z.object({
  entry: z.string(),
  product: z.nullable(product),
  suggestions: z.array(product),
}) satisfies z.ZodMiniType<ProductMatch>;

export const usualProduct = z.object({
  product,
  quantity: z.number().check(z.positive()),
  orders: positive,
}) satisfies z.ZodMiniType<UsualProduct>;
