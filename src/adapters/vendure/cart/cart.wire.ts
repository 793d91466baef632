import * as z from 'zod/mini';
import { MINIMUM, minimum } from '../accounts/accounts.wire';
import { minor, minorOrNull, PRODUCT, tradeProduct } from '../catalog/product.wire';
import { id, text } from '../../common/scalars';
import { documentOf } from '../transport/graphql';

export const TOTALS = `totals { currencyCode cases subtotal discounts { label amount } deposits minimumOrderCharge tax
  taxRate total }`;

export const totals = z.object({
  currencyCode: z.string(),
  cases: z.number(),
  subtotal: minor(),
  discounts: z.array(z.object({ label: z.string(), amount: minor() })),
  deposits: minorOrNull(),
  minimumOrderCharge: minorOrNull(),
  tax: minor(),
  taxRate: z.number(),
  total: minor(),
});
export type WireTotals = z.output<typeof totals>;

export const CART = `id accountId revision lines { id product { ${PRODUCT} } quantity total isFreeGood problem promotion }
  ${TOTALS} minimum { ${MINIMUM} } progressCases progressValue savedAt`;

export const cart = z.object({
  id: id(),
  accountId: id(),
  revision: z.string(),
  lines: z.array(
    z.object({
      id: id(),
      product: tradeProduct,
      quantity: z.number(),
      total: minorOrNull(),
      isFreeGood: z.boolean(),
      problem: text(),
      promotion: text(),
    }),
  ),
  totals,
  minimum,
  progressCases: z.number(),
  progressValue: minor(),
  savedAt: z.string(),
});
export type WireCart = z.output<typeof cart>;

export const tradeCart = documentOf('cart', `{ tradeCart { ${CART} } }`, { tradeCart: cart });

export const changeTradeCart = documentOf(
  'changed cart',
  `mutation ($change: TradeCartChange!, $revision: String) { changeTradeCart(change: $change, revision: $revision) {
     cart { ${CART} } refusal adjustments { variantId quantity reason } } }`,
  {
    changeTradeCart: z.object({
      cart,
      refusal: text(),
      adjustments: z.array(z.object({ variantId: id(), quantity: z.number(), reason: z.string() })),
    }),
  },
);
