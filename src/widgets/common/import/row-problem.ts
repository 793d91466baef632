import type { Product } from '../../../domain';
import { quantityProblem } from '../../../rules';

/** Reason why a row cannot be added. */
export type RowProblem = 'blank' | 'not-found' | 'near' | 'out-of-stock' | 'price' | 'quantity';

interface CheckedRow {
  readonly entry: string;
  readonly product: Product | null;
  readonly suggestions: readonly Product[];
  readonly quantityText: string;
}

/** Returns the problem of a row; null if the row can be added. */
export function rowProblem({ entry, product, suggestions, quantityText }: CheckedRow): RowProblem | null {
  if (product === null) return entry === '' ? 'blank' : suggestions.length > 0 ? 'near' : 'not-found';
  if (product.stock.label === 'out-of-stock') return 'out-of-stock';
  if (product.price.state === 'unavailable') return 'price';
  return quantityProblem(quantityText, product.quantityRule) === null ? null : 'quantity';
}
