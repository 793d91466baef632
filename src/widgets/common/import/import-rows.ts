import type { Product, ProductMatch } from '../../../domain';
import { CART_CHANGE_SIZE, isUnusual } from '../../../rules';
import { entriesOf, type ImportEntry, type ImportList, rowsOf } from './parse-rows';
import { rowProblem } from './row-problem';

/** Lines that can be looked at in one go. */
export const MAX_LINES = 2000;
/** Bytes of a file that are read. */
export const MAX_BYTES = 1_000_000;

/** One product of a list, as the buyer has it. */
export interface ImportRow extends ImportEntry {
  /** The product it is; null until one is picked, or when none is. */
  readonly product: Product | null;
  /** What it may have meant, nearest first. */
  readonly near: readonly Product[];
  /** What is added, as it is typed. */
  readonly wanted: string;
  /** Taken out by the buyer. */
  readonly isOut: boolean;
  /** The unusual quantity the buyer said is meant; null while none was. */
  readonly kept: string | null;
}

/** Whether a row waits for an answer: is its unusual quantity meant (decision 57)? */
export const isAsked = (row: ImportRow): boolean =>
  !row.isOut &&
  rowProblem(row) === null &&
  row.kept !== row.wanted &&
  isUnusual(Number(row.wanted), row.product?.usual);

/** The rows that are added: understood, in order, each product once. */
export function itemsToAdd(
  rows: readonly ImportRow[],
): readonly { readonly product: Product; readonly quantity: number }[] {
  const items = new Map<string, { product: Product; quantity: number }>();
  for (const row of rows) {
    if (row.isOut || row.product === null || rowProblem(row) !== null) continue;
    const quantity = Number(row.wanted) + (items.get(row.product.id)?.quantity ?? 0);
    items.set(row.product.id, { product: row.product, quantity });
  }
  return [...items.values()];
}

/** A row that is a product now: as many as were written, else the least that can be ordered. */
export const withProduct = <Row extends Pick<ImportRow, 'product' | 'wanted' | 'quantity'>>(
  row: Row,
  product: Product | null,
): Row => ({ ...row, product, wanted: row.quantity ?? (product === null ? '' : String(product.quantityRule.min)) });

/** A text as a list, or why it is none that can be looked at. */
export async function listOf(text: string): Promise<ImportList | 'empty' | 'too-many'> {
  const list = entriesOf(await rowsOf(text));
  if (list.entries.length === 0) return 'empty';
  return list.entries.length > MAX_LINES ? 'too-many' : list;
}

/** How a list is asked about. */
export interface Matching {
  readonly match: (entries: readonly string[], signal: AbortSignal) => Promise<readonly ProductMatch[]>;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** What each line of a list names, in parts that a backend takes; null when it was given up. */
export async function matchedRows(
  entries: readonly ImportEntry[],
  { match, signal, onProgress }: Matching,
): Promise<readonly ImportRow[] | null> {
  const asked = entries.filter(({ entry }) => entry !== '');
  const found = new Map<ImportEntry, ProductMatch>();
  for (let at = 0; at < asked.length; at += CART_CHANGE_SIZE) {
    onProgress(at, asked.length);
    const part = asked.slice(at, at + CART_CHANGE_SIZE);
    const matches = await match(
      part.map(({ entry }) => entry),
      signal,
    );
    if (signal.aborted) return null;
    part.forEach((one, index) => matches[index] && found.set(one, matches[index]));
  }
  return entries.map((one): ImportRow => {
    const { product = null, near = [] } = found.get(one) ?? {};
    return withProduct({ ...one, product, near, wanted: '', isOut: false, kept: null }, product);
  });
}
