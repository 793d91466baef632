import type { UsualProduct } from '../../../domain';
import type { OrderRecord } from '../store/records';
import type { World } from '../world';
import type { CatalogItem } from './catalog';
import { isListed } from './market';
import { presentProduct, type ViewerContext } from './present';

/** Number of orders to consider, and maximum number of products. */
const LAST_ORDERS = 10;
const MOST = 30;

/** True for an order that was delivered. A placed one has no final status yet and counts at once. */
const isCompleted = ({ status }: OrderRecord): boolean =>
  status === null || status === 'delivered' || status === 'in-settlement';

/**
 * Usual products of an account: listed products of its last ten orders, most regular first, with the median quantity.
 * `orders` are newest first.
 */
export function usualProducts(
  orders: readonly OrderRecord[],
  world: World,
  reader: ViewerContext,
): readonly UsualProduct[] {
  const found = new Map<string, { item: CatalogItem; quantities: number[] }>();
  for (const { lines } of orders.filter(isCompleted).slice(0, LAST_ORDERS)) {
    for (const [productId, quantity] of perProduct(lines)) {
      const item = world.find(productId);
      if (item === undefined || !isListed(item, reader.market)) continue;
      const known = found.get(productId) ?? { item, quantities: [] };
      found.set(productId, { item, quantities: [...known.quantities, quantity] });
    }
  }
  // The sort is stable: of equally regular products the most recently ordered one comes first.
  return [...found.values()]
    .sort((a, b) => b.quantities.length - a.quantities.length)
    .slice(0, MOST)
    .map(({ item, quantities }) => {
      const product = presentProduct(item, reader);
      return {
        product,
        quantity: nearestAllowedQuantity(middleOf(quantities), product.quantityRule),
        orders: quantities.length,
      };
    });
}

/** Quantities by product, because an order can have two lines of one. */
function perProduct(lines: OrderRecord['lines']): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
}

/** The median; for an even number the mean of the two middle values. */
function middleOf(quantities: readonly number[]): number {
  const sorted = [...quantities].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  // Both indices are valid: the list is not empty.
  return ((sorted[Math.floor(half)] as number) + (sorted[Math.ceil(half)] as number)) / 2;
}

/** The nearest quantity that the product's limits allow. */
function nearestAllowedQuantity(quantity: number, { min, max, step }: UsualProduct['product']['quantityRule']): number {
  const nearest = Math.max(min, min + Math.round((quantity - min) / step) * step);
  return max === null || nearest <= max ? nearest : min + Math.floor((max - min) / step) * step;
}
