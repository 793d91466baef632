import * as z from 'zod/mini';
import { media, quantityRule } from '../catalog/catalog.wire';
import {
  decimal,
  flag,
  list,
  optional,
  optionalList,
  pageToken,
  records,
  text,
  texts,
  whole,
} from '../../common/scalars';

const overrides = () =>
  optional(
    z.object({
      hasErrors: flag(),
      limitedMessages: optionalList(z.object({ message: text(), severity: text(), relatedEntityId: text() })),
    }),
  );

/** Totals of a cart. The id is null without a cart. */
export const cartSummary = z.object({
  cartId: z.nullish(z.string()),
  accountId: text(),
  status: text(),
  asyncOperationStatus: text(),
  currencyIsoCode: text(),
  grandTotalAmount: decimal(),
  totalProductAmount: decimal(),
  totalProductAmountAfterAdjustments: decimal(),
  totalChargeAmount: decimal(),
  totalTaxAmount: decimal(),
  taxType: text(),
  totalProductCount: decimal(),
  uniqueProductCount: whole(),
});
export type WireSummary = z.output<typeof cartSummary>;

const itemProduct = () =>
  optional(
    z.object({
      productId: text(),
      name: text(),
      sku: text(),
      fields: texts(),
      thumbnailImage: media(),
      purchaseQuantityRule: quantityRule(),
    }),
  );
export type WireItemProduct = z.output<ReturnType<typeof itemProduct>>;

/**
 * A cart line. Prices are missing without the right to see them. The id is null while the platform is adding the line.
 */
export const cartItem = z.object({
  cartItemId: z.nullish(z.string()),
  cartId: text(),
  productId: text(),
  name: text(),
  quantity: decimal(),
  type: text(),
  subType: text(),
  listPrice: decimal(),
  salesPrice: decimal(),
  totalPrice: decimal(),
  totalListPrice: decimal(),
  totalAdjustmentAmount: decimal(),
  promotionDisplayName: text(),
  messagesSummary: overrides(),
  productDetails: itemProduct(),
});
export type WireItem = z.output<typeof cartItem>;

const promotion = z.object({
  promotionId: text(),
  displayName: text(),
  targetType: text(),
  adjustmentAmount: decimal(),
});
export type WirePromotion = z.output<typeof promotion>;

/** Documented as a list; older responses have a nested collection. */
const promotions = () =>
  z.union([
    z.pipe(
      z.object({ promotions: z.object({ promotions: z.array(promotion) }) }),
      z.transform((found) => found.promotions.promotions),
    ),
    z.pipe(
      z.object({ promotions: optionalList(promotion) }),
      z.transform((found) => found.promotions),
    ),
  ]);

/** `carts/{id}/cart-items`: one page of lines with the totals. */
export const cartItems = z.object({
  cartSummary: z.nullish(cartSummary),
  cartItems: list(z.object({ status: text(), message: text(), cartItem: z.nullish(cartItem) })),
  hasErrors: flag(),
  nextPageToken: pageToken(),
  totalItemCount: whole(),
  totalNumberOfPages: whole(),
  cartPromotions: z.catch(z.nullable(promotions()), null),
});

/** `carts/{id}/promotions`. */
export const cartPromotions = promotions();

/** `carts/{id}/cart-items/batch`: results in the order of the request, each an item or a list of errors. */
export const batchResults = z.object({
  hasErrors: flag(),
  results: z.array(z.object({ statusCode: whole(), result: z.unknown() })),
});

/** `carts/{id}/cart-coupons`. */
export const cartCoupons = z.object({
  cartCoupons: optional(z.object({ coupons: records(z.object({ cartCouponId: text(), couponCode: text() })) })),
});

/** `order-summaries/actions/add-order-to-cart`. */
export const orderToCart = z.object({
  cartId: text(),
  totalSucceededProductCount: whole(),
  totalFailedProductCount: whole(),
  unaddedProducts: records(
    z.object({ productId: text(), productName: text(), productSKU: text(), errorCode: text(), errorMessage: text() }),
  ),
});
