import type { Product, ProductMatch } from '../../../domain';
import { CART_CHANGE_SIZE, isUnusual } from '../../../rules';
import { entriesOf, type ImportEntry, type ImportList, rowsOf } from './parse-rows';
import { rowProblem } from './row-problem';

/** Largest number of lines in one import. */
export const MAX_LINES = 2000;
/** Largest size of an imported file, in bytes. */
export const MAX_BYTES = 1_000_000;

/** One product of a list, with the buyer's changes. */
export interface ImportRow extends ImportEntry {
  /** The matched or chosen product; null if there is none yet. */
  readonly product: Product | null;
  /** Products that the entry may refer to, best match first. */
  readonly suggestions: readonly Product[];
  /** Quantity to add, as typed. */
  readonly quantityText: string;
  /** Whether the buyer excluded the row. */
  readonly isExcluded: boolean;
  /** The unusual quantity that the buyer confirmed; null if there is none. */
  readonly confirmed: string | null;
}

/** Whether the buyer still has to confirm the unusual quantity of a row (decision 57). */
export const needsConfirmation = (row: ImportRow): boolean =>
  !row.isExcluded &&
  rowProblem(row) === null &&
  row.confirmed !== row.quantityText &&
  isUnusual(Number(row.quantityText), row.product?.usual);

/** Returns the items to add: rows without a problem, in order, with one item per product. */
export function itemsToAdd(
  rows: readonly ImportRow[],
): readonly { readonly product: Product; readonly quantity: number }[] {
  const items = new Map<string, { product: Product; quantity: number }>();
  for (const row of rows) {
    if (row.isExcluded || row.product === null || rowProblem(row) !== null) continue;
    const quantity = Number(row.quantityText) + (items.get(row.product.id)?.quantity ?? 0);
    items.set(row.product.id, { product: row.product, quantity });
  }
  return [...items.values()];
}

/** Sets the product of a row. The quantity is the written one, otherwise the smallest quantity that can be ordered. */
export const withProduct = <Row extends Pick<ImportRow, 'product' | 'quantityText' | 'quantity'>>(
  row: Row,
  product: Product | null,
): Row => ({
  ...row,
  product,
  quantityText: row.quantity ?? (product === null ? '' : String(product.quantityRule.min)),
});

/** Parses a text to a list; returns the reason if it cannot be checked. */
export async function listOf(text: string): Promise<ImportList | 'empty' | 'too-many'> {
  const list = entriesOf(await rowsOf(text));
  if (list.entries.length === 0) return 'empty';
  return list.entries.length > MAX_LINES ? 'too-many' : list;
}

/** Lookup of a list's products. */
export interface Matching {
  readonly match: (entries: readonly string[], signal: AbortSignal) => Promise<readonly ProductMatch[]>;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Looks up the products of a list in batches that a backend accepts. Returns null if it was aborted. */
export async function matchedRows(
  entries: readonly ImportEntry[],
  { match, signal, onProgress }: Matching,
): Promise<readonly ImportRow[] | null> {
  const entriesToMatch = entries.filter(({ entry }) => entry !== '');
  const found = new Map<ImportEntry, ProductMatch>();
  for (let at = 0; at < entriesToMatch.length; at += CART_CHANGE_SIZE) {
    onProgress(at, entriesToMatch.length);
    const part = entriesToMatch.slice(at, at + CART_CHANGE_SIZE);
    const matches = await match(
      part.map(({ entry }) => entry),
      signal,
    );
    if (signal.aborted) return null;
    part.forEach((one, index) => matches[index] && found.set(one, matches[index]));
  }
  return entries.map((one): ImportRow => {
    const { product = null, suggestions = [] } = found.get(one) ?? {};
    return withProduct({ ...one, product, suggestions, quantityText: '', isExcluded: false, confirmed: null }, product);
  });
}
