import * as z from 'zod/mini';
import { id, text, whole } from '../../common/scalars';

/** An amount in minor units. */
export const minor = () => z.number();
export const minorOrNull = () => z.nullable(z.number());

/** Fields of a product of the plugin. */
export const PRODUCT = `id sku upc name brand flavor packageType packSize unitSize caseQuantity calories caffeine
  description image sellingUnit minQuantity maxQuantity quantityStep stockLabel available backOn price originalPrice
  currencyCode problem lastOrderedQuantity lastOrderedOn usualQuantity askAbove`;

/** A product of the plugin: a variant with the account's terms. */
export const tradeProduct = z.object({
  id: id(),
  sku: z.string(),
  upc: text(),
  name: z.string(),
  brand: text(),
  flavor: text(),
  packageType: text(),
  packSize: z.string(),
  unitSize: text(),
  caseQuantity: whole(),
  calories: whole(),
  caffeine: whole(),
  description: text(),
  image: text(),
  sellingUnit: z.string(),
  minQuantity: z.number(),
  maxQuantity: whole(),
  quantityStep: z.number(),
  stockLabel: text(),
  available: whole(),
  backOn: text(),
  price: minorOrNull(),
  originalPrice: minorOrNull(),
  currencyCode: z.string(),
  problem: text(),
  lastOrderedQuantity: whole(),
  lastOrderedOn: text(),
  usualQuantity: whole(),
  askAbove: z.number(),
});
export type TradeProduct = z.output<typeof tradeProduct>;
