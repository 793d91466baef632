import type { CartRefusal, Money, Product, UsualQuantity } from '../../domain';
import type { PortErrorCode } from '../../ports';
import { addMoney, compareMoney, isUnusual, multiplyMoney, quantityProblem } from '../../rules';
import { type RowProblem, rowProblem } from '../common/import/row-problem';

/** Kinds of questions about a row, each answered separately. All except `beyond` stem from an earlier order. */
export type QuestionKind = 'gone' | 'out-of-stock' | 'dearer' | 'unusual' | 'beyond';

/** Facts from earlier orders about a row: the price at that time, the usual quantity and the substitute. */
export interface Past {
  readonly then: Money | null;
  readonly usual: { readonly least: number; readonly most: number } | null;
  readonly substitute: Product | null;
}

/** One row of the order being built. */
export interface BuilderRow {
  readonly id: string;
  /** The typed, pasted or scanned text; the SKU once the row has a product. */
  readonly entry: string;
  readonly product: Product | null;
  /** Products that the entry resembles, best match first. */
  readonly suggestions: readonly Product[];
  /** Quantity as typed. */
  readonly quantityText: string;
  /** State of the match between `entry` and a product. `typing`: the match has not been requested yet. */
  readonly status: 'typing' | 'matching' | 'failed' | 'matched';
  /** Line numbers of the pasted list in this row; several where duplicates were merged. */
  readonly lines: readonly number[];
  /** Entry and product before the buyer typed over them. */
  readonly before: { readonly entry: string; readonly product: Product } | null;
  readonly past: Past | null;
  /** Kinds of questions that the buyer has answered. */
  readonly answered: readonly QuestionKind[];
  /** Why the cart refused the row on the last attempt. */
  readonly refused: CartRefusal | PortErrorCode | null;
  /** Number of edits by the buyer; backend results do not count. */
  readonly edits: number;
}

/** A difference from earlier orders or from the usual quantity, with the alternative offered. */
export type Question =
  | { readonly kind: 'gone' | 'out-of-stock'; readonly substitute: Product }
  | { readonly kind: 'dearer'; readonly then: Money; readonly now: Money }
  | { readonly kind: 'unusual'; readonly least: number; readonly most: number; readonly suggested: number }
  /** Far beyond the usual quantity of the account (decision 57). */
  | { readonly kind: 'beyond'; readonly usual: UsualQuantity; readonly suggested: number };

/** What a row needs before it can be added. */
export type RowNeed = RowProblem | 'typing' | 'matching' | 'failed' | 'question';

/** Creates an empty row. */
export const emptyRow = (id: string): BuilderRow => ({
  id,
  entry: '',
  product: null,
  suggestions: [],
  quantityText: '',
  status: 'matched',
  lines: [],
  before: null,
  past: null,
  answered: [],
  refused: null,
  edits: 0,
});

/** True for a row without entry, product and quantity. */
export const isEmptyRow = ({ entry, product, quantityText }: BuilderRow): boolean =>
  entry === '' && product === null && quantityText === '';

/** Factor by which a quantity differs from the usual range before it needs confirmation. */
const UNUSUAL_FACTOR = 2;

/** Returns the open question of a row; null if there is none or it was answered. */
export const questionOf = (row: BuilderRow): Question | null => pastQuestionOf(row) ?? beyondQuestionOf(row);

function beyondQuestionOf({ product, quantityText, answered }: BuilderRow): Question | null {
  if (!product?.usual || product.stock.label === 'out-of-stock' || answered.includes('beyond')) return null;
  const { usual, quantityRule } = product;
  if (quantityProblem(quantityText, quantityRule) !== null || !isUnusual(Number(quantityText), usual)) return null;
  return { kind: 'beyond', usual, suggested: fitQuantity(usual.quantity ?? quantityRule.min, product) };
}

/** Returns the open question of a row that stems from an earlier order; null if there is none or it was answered. */
export function pastQuestionOf({ past, product, quantityText, answered }: BuilderRow): Question | null {
  if (past === null) return null;
  const { substitute, then, usual } = past;
  if (product === null) return substitute === null ? null : { kind: 'gone', substitute };
  if (product.stock.label === 'out-of-stock') return substitute === null ? null : { kind: 'out-of-stock', substitute };
  const now = product.price.state === 'known' ? product.price.current : null;
  if (
    then !== null &&
    now !== null &&
    now.currency === then.currency &&
    compareMoney(now, then) > 0 &&
    !answered.includes('dearer')
  ) {
    return { kind: 'dearer', then, now };
  }
  if (usual === null || answered.includes('unusual') || quantityProblem(quantityText, product.quantityRule) !== null)
    return null;
  const quantity = Number(quantityText);
  if (quantity < usual.most * UNUSUAL_FACTOR && quantity * UNUSUAL_FACTOR > usual.least) return null;
  const suggested = fitQuantity(Math.min(Math.max(quantity, usual.least), usual.most), product);
  return suggested === quantity ? null : { kind: 'unusual', ...usual, suggested };
}

/** Returns the quantity nearest to `quantity` that the quantity rule and the stock allow, and at least the minimum. */
export function fitQuantity(quantity: number, { quantityRule: { min, max, step }, stock }: Product): number {
  const most = Math.min(max ?? Infinity, stock.available ?? Infinity);
  const nearest = min + Math.max(0, Math.round((quantity - min) / step)) * step;
  return nearest <= most ? nearest : Math.max(min, min + Math.floor((most - min) / step) * step);
}

/** Returns what a row needs before it can be added; null for a complete row and for an empty one. */
export function needOf(row: BuilderRow): RowNeed | null {
  if (isEmptyRow(row)) return null;
  if (row.product === null && row.status !== 'matched') return row.status;
  if (questionOf(row) !== null) return 'question';
  return rowProblem(row);
}

/** Totals of the rows. */
export interface RowTotals {
  /** Number of rows that can be added; `cases` is the sum of their quantities. */
  readonly ready: number;
  readonly cases: number;
  /** Value at the known prices; null if a price is unknown or the currencies differ. */
  readonly value: Money | null;
  /** Number of rows that need the buyer: a product, a quantity or an answer. */
  readonly open: number;
  /** Number of rows that are not matched yet. */
  readonly waiting: number;
  readonly failed: number;
}

/** Computes the totals of the rows. */
export function rowTotalsOf(rows: readonly BuilderRow[]): RowTotals {
  let [ready, cases, open, waiting, failed] = [0, 0, 0, 0, 0];
  let value: Money | null | undefined;
  for (const row of rows) {
    const need = needOf(row);
    if (need === 'matching' || need === 'typing') waiting += 1;
    else if (need !== null) open += 1;
    if (need === 'failed') failed += 1;
    if (need !== null || row.product === null) continue;
    ready += 1;
    cases += Number(row.quantityText);
    value = value === null ? null : addAmounts(value, amountOf(row));
  }
  return { ready, cases, value: value ?? null, open, waiting, failed };
}

const addAmounts = (sum: Money | undefined, amount: Money | null): Money | null =>
  amount === null || (sum !== undefined && sum.currency !== amount.currency)
    ? null
    : sum === undefined
      ? amount
      : addMoney(sum, amount);

/** Returns the amount of a row at its known price; null if the price is unknown or the quantity is invalid. */
export function amountOf({ product, quantityText }: Pick<BuilderRow, 'product' | 'quantityText'>): Money | null {
  if (product?.price.state !== 'known' || quantityProblem(quantityText, product.quantityRule) !== null) return null;
  return multiplyMoney(product.price.current, Number(quantityText));
}
