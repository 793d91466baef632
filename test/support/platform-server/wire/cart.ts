import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { reduction, unitPrice, type PricedLine } from '../../../../src/adapters/demo/engine/pricing';
import type { ViewerContext } from '../../../../src/adapters/demo/engine/present';
import { stockOf } from '../../../../src/adapters/demo/engine/market';
import { recordId } from '../ids';
import { accountRecordId, type Platform, productRecordId, userRecordId } from '../platform';
import type { CartEntry } from '../store/ledger';
import type { PricedCart } from '../store/pricing';
import { brief, decimal, quantityText } from './numbers';
import { productDetails } from './product';

/** The parts of every response about a cart. */
export interface CartView {
  readonly platform: Platform;
  readonly cart: CartEntry;
  readonly account: DemoAccount | null;
  readonly priced: PricedCart;
  readonly reader: ViewerContext;
}

const ownerRecordId = ({ platform, cart }: CartView): string | null => {
  const buyer = platform.world.buyers.find(({ id }) => id === cart.ownerId);
  return buyer === undefined ? null : userRecordId(platform, buyer);
};

/** The cart's totals. While prices are recalculated, those from before the change. */
export function cartSummary(view: CartView) {
  const {
    platform,
    cart,
    account,
    priced: { sums, currency, lines },
  } = view;
  const isUnfinished = cart.unfinishedReads > 0;
  const listed = lines.reduce(
    (sum, { item, quantity, free, unit }) =>
      sum + (free || unit === null ? 0 : (reduction(item, view.reader.market)?.original ?? unit) * quantity),
    0,
  );
  const linesWithProblem = lines.filter(({ problem }) => problem !== null);
  return {
    accountId: account === null ? null : accountRecordId(platform, account),
    asyncOperationStatus: isUnfinished ? 'Processing' : 'Completed',
    cartId: cart.id,
    currencyIsoCode: currency,
    customFields: [{ attributes: { type: 'WebCart' }, ...cart.customFields }],
    grandTotalAmount: decimal(isUnfinished ? (cart.staleTotal ?? 0) : sums.total),
    hasGift: lines.some(({ free }) => free),
    isSecondary: false,
    messagesSummary: {
      errorCount: linesWithProblem.length,
      hasErrors: linesWithProblem.length > 0,
      limitedMessages: [],
      relatedEntityId: cart.id,
      totalLineItemsWithErrors: linesWithProblem.length,
    },
    name: cart.name ?? 'Cart',
    orderOwnerId: null,
    ownerId: ownerRecordId(view),
    purchaseOrderNumber: cart.purchaseOrderNumber,
    status: isUnfinished ? 'Processing' : cart.status,
    taxType: 'Net',
    totalAmountWithItemAdjustment: decimal(sums.subtotal + sums.offer),
    totalCartLevelAdjustmentAmount: decimal(sums.coupon),
    totalChargeAmount: decimal(sums.deposits + (sums.smallOrder ?? 0)),
    totalListPrice: brief(listed),
    totalProductAmount: decimal(sums.subtotal),
    totalProductAmountAfterAdjustments: decimal(sums.subtotal + sums.offer + sums.coupon),
    totalProductCount: quantityText(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    totalProductLineItemCount: lines.length,
    totalProductListAmount: brief(listed),
    totalPromotionalAdjustmentAmount: decimal(sums.offer + sums.coupon),
    totalSubProductCount: '0.0',
    totalTaxAmount: decimal(sums.tax),
    type: 'Cart',
    uniqueProductCount: lines.length,
    webstoreId: platform.webstoreId,
  };
}

/** The platform's response where there is no cart: nearly empty. */
export const noCart = (platform: Platform) => ({
  accountId: null,
  cartId: null,
  currencyIsoCode: null,
  grandTotalAmount: null,
  name: null,
  ownerId: null,
  status: null,
  totalProductCount: null,
  uniqueProductCount: 0,
  webstoreId: platform.webstoreId,
});

const problemMessages: Readonly<Record<string, readonly [type: string, message: string]>> = {
  'out-of-stock': ['Inventory', 'This item is out of stock.'],
  'not-listed': ['Entitlement', 'This item isn’t available to your account.'],
  'price-unavailable': ['Pricing', 'We couldn’t get a price for this item.'],
};

function messagesOf({ id, problem, item, quantity, free }: PricedLine, { reader }: CartView) {
  const { available: left, label } = stockOf(item, reader.market);
  const isShort = problem === null && !free && label === 'low-stock' && left !== null && quantity > left;
  const found =
    problem === null
      ? isShort
        ? (['Inventory', `Only ${left} of this item are available.`] as const)
        : undefined
      : problemMessages[problem];
  const messages =
    found === undefined
      ? []
      : [
          {
            message: found[1],
            messageId: recordId('message', id.slice(5, 15)),
            relatedEntityId: id,
            severity: 'Error',
            type: found[0],
            visible: true,
          },
        ];
  return {
    errorCount: messages.length,
    hasErrors: messages.length > 0,
    limitedMessages: messages,
    relatedEntityId: id,
    totalLineItemsWithErrors: messages.length,
  };
}

/** The id of a line; free goods have one too. */
export const lineRecordId = ({ id, item, free }: Pick<PricedLine, 'id' | 'item' | 'free'>): string =>
  free ? recordId('line', `8${item.sku}`) : id;

/** One line. Without the right to see prices its price keys are absent. */
export function cartItem(line: PricedLine, view: CartView, productFields: readonly string[]) {
  const {
    cart,
    priced: { currency },
    reader,
  } = view;
  const { item, quantity, free } = line;
  const without = {
    cartDeliveryGroupId: cart.lines.find(({ id }) => id === line.id)?.groupId ?? cart.groups[0]?.id ?? null,
    cartId: cart.id,
    cartItemId: lineRecordId(line),
    messagesSummary: messagesOf(line, view),
    name: item.name,
    productDetails: productDetails(item, reader, productFields),
    productId: productRecordId(item),
    quantity: quantityText(quantity),
    type: 'Product',
    ...(free ? { subType: 'Gift' } : {}),
  };
  if (reader.market.pricesHidden) return without;
  const isUnfinished = cart.unfinishedReads > 0;
  const unit = free ? 0 : isUnfinished ? null : unitPrice(item, reader.market);
  const listed = free || unit === null ? unit : (reduction(item, reader.market)?.original ?? unit);
  const off = line.saved?.total ?? 0;
  const money = (minor: number | null): string | null => (minor === null ? null : brief(minor));
  const total = unit === null ? null : unit * quantity;
  return {
    ...without,
    currencyIsoCode: currency,
    customFields: [{ attributes: { type: 'CartItem' } }],
    itemizedAdjustmentAmount: decimal(-off),
    listPrice: money(listed),
    productClass: 'Simple',
    promotionDisplayName:
      line.saved === null ? (free ? 'Free with 10 cases of Sunmill Orange Juice' : null) : 'Halden offer of the month',
    salesPrice: money(unit),
    totalAdjustmentAmount: decimal(-off),
    totalAmount: money(total === null ? null : total - off),
    totalListPrice: money(listed === null ? null : listed * quantity),
    totalPrice: money(total),
    totalTax: '0.0',
    unitAdjustedPrice: money(unit === null ? null : unit - (line.saved?.each ?? 0)),
    unitAdjustmentAmount: decimal(-(line.saved?.each ?? 0)),
  };
}
