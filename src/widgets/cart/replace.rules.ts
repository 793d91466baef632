import type { CartLine, Money, Product } from '../../domain';
import { quantityProblem, subtractMoney } from '../../rules';

/** The quantity of a line as another product comes: kept where its rule allows it, else the nearest that does. */
export function toAllowedQuantity({ quantityRule: { min, max, step }, stock }: Product, wanted: number): number {
  const most = Math.min(max ?? Infinity, stock.left ?? Infinity);
  if (wanted <= most && quantityProblem(wanted, { min, max, step }) === null) return wanted;
  const up = min + Math.max(0, Math.ceil((wanted - min) / step)) * step;
  return up <= most ? up : Math.max(min, min + Math.floor((most - min) / step) * step);
}

/** What one of the other product costs more (or, below 0, less); null where one of the two has no price. */
export function priceDifference({ product }: CartLine, other: Product): Money | null {
  if (product.price.state !== 'known' || other.price.state !== 'known') return null;
  const [before, after] = [product.price.current, other.price.current];
  return before.currency === after.currency ? subtractMoney(after, before) : null;
}
