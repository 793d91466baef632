import type { UsualProduct } from '../../../domain';
import type { OrderRecord } from '../store/records';
import type { World } from '../world';
import type { CatalogItem } from './catalog';
import { isListed } from './market';
import { presentProduct, type ViewerContext } from './present';

/** Orders looked back on, and products named at most. */
const LAST_ORDERS = 10;
const MOST = 30;

/** Ends of an order that came through; a placed one has none yet, and it counts at once. */
const cameThrough = ({ status }: OrderRecord): boolean =>
  status === null || status === 'delivered' || status === 'in-settlement';

/**
 * What the account keeps ordering: products of its last ten orders that are still listed, the
 * most regular first, each in the quantity that stands in the middle of what was ordered. `orders` are newest first.
 */
export function usualProducts(
  orders: readonly OrderRecord[],
  world: World,
  reader: ViewerContext,
): readonly UsualProduct[] {
  const found = new Map<string, { item: CatalogItem; quantities: number[] }>();
  for (const { lines } of orders.filter(cameThrough).slice(0, LAST_ORDERS)) {
    for (const [productId, quantity] of perProduct(lines)) {
      const item = world.find(productId);
      if (item === undefined || !isListed(item, reader.market)) continue;
      const known = found.get(productId) ?? { item, quantities: [] };
      found.set(productId, { item, quantities: [...known.quantities, quantity] });
    }
  }
  // Sorting keeps the order of equals: of two as regular, the one ordered last stands first.
  return [...found.values()]
    .sort((a, b) => b.quantities.length - a.quantities.length)
    .slice(0, MOST)
    .map(({ item, quantities }) => {
      const product = presentProduct(item, reader);
      return { product, quantity: fitted(middleOf(quantities), product.quantityRule), orders: quantities.length };
    });
}

/** Quantities by product: an order may name one on two lines. */
function perProduct(lines: OrderRecord['lines']): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
}

/** The median; of an even number the mean of the two in the middle. */
function middleOf(quantities: readonly number[]): number {
  const sorted = [...quantities].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  // Both are in range: the list has at least one.
  return ((sorted[Math.floor(half)] as number) + (sorted[Math.ceil(half)] as number)) / 2;
}

/** The nearest quantity that the product may be ordered in. */
function fitted(quantity: number, { min, max, step }: UsualProduct['product']['quantityRule']): number {
  const nearest = Math.max(min, min + Math.round((quantity - min) / step) * step);
  return max === null || nearest <= max ? nearest : min + Math.floor((max - min) / step) * step;
}
