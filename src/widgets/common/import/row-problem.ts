import type { Product } from '../../../domain';
import { quantityProblem } from '../../../rules';

/** Reason why a row cannot be added. */
export type RowProblem = 'blank' | 'not-found' | 'near' | 'out-of-stock' | 'price' | 'quantity';

interface WrittenRow {
  readonly entry: string;
  readonly product: Product | null;
  readonly near: readonly Product[];
  readonly wanted: string;
}

/** Returns the problem of a row; null if the row can be added. */
export function rowProblem({ entry, product, near, wanted }: WrittenRow): RowProblem | null {
  if (product === null) return entry === '' ? 'blank' : near.length > 0 ? 'near' : 'not-found';
  if (product.stock.label === 'out-of-stock') return 'out-of-stock';
  if (product.price.state === 'unavailable') return 'price';
  return quantityProblem(wanted, product.quantityRule) === null ? null : 'quantity';
}
