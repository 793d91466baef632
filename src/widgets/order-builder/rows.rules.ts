import type { CartRefusal, Money, Product, UsualQuantity } from '../../domain';
import type { PortErrorCode } from '../../ports';
import { addMoney, compareMoney, isUnusual, multiplyMoney, quantityProblem } from '../../rules';
import { type RowProblem, rowProblem } from '../common/import/row-problem';

/** What a row may ask about, each answered on its own; all but the last come from an earlier order. */
export type QuestionKind = 'gone' | 'out-of-stock' | 'dearer' | 'unusual' | 'beyond';

/** What earlier orders say about a row. */
export interface Past {
  readonly then: Money | null;
  readonly usual: { readonly least: number; readonly most: number } | null;
  readonly substitute: Product | null;
}

/** One row of the order being built. */
export interface BuilderRow {
  readonly id: string;
  /** What was typed, pasted or scanned; the SKU of what was picked. */
  readonly entry: string;
  readonly product: Product | null;
  /** What the entry may have meant, nearest first. */
  readonly near: readonly Product[];
  /** How many, as it is typed. */
  readonly wanted: string;
  /** `typing`: nobody asked yet what it names. */
  readonly status: 'typing' | 'asking' | 'failed' | 'asked';
  /** Lines of a pasted list it stands for; more than one where duplicates were put together. */
  readonly lines: readonly number[];
  /** What stood here before it was typed over. */
  readonly before: { readonly entry: string; readonly product: Product } | null;
  readonly past: Past | null;
  /** What the buyer has answered. */
  readonly answered: readonly QuestionKind[];
  /** Why the cart did not take it the last time. */
  readonly refused: CartRefusal | PortErrorCode | null;
  /** How often the buyer changed it: what a backend answers is no change of theirs. */
  readonly edits: number;
}

/** What is different from last time, and what could be done about it. */
export type Question =
  | { readonly is: 'gone' | 'out-of-stock'; readonly substitute: Product }
  | { readonly is: 'dearer'; readonly then: Money; readonly now: Money }
  | { readonly is: 'unusual'; readonly least: number; readonly most: number; readonly suggested: number }
  /** Far beyond what the account could mean (decision 57). */
  | { readonly is: 'beyond'; readonly usual: UsualQuantity; readonly suggested: number };

/** What a row lacks before it can be added. */
export type RowNeed = RowProblem | 'typing' | 'asking' | 'failed' | 'question';

/** A row nothing was written in. */
export const emptyRow = (id: string): BuilderRow => ({
  id,
  entry: '',
  product: null,
  near: [],
  wanted: '',
  status: 'asked',
  lines: [],
  before: null,
  past: null,
  answered: [],
  refused: null,
  edits: 0,
});

/** True for a row that says nothing. */
export const isEmptyRow = ({ entry, product, wanted }: BuilderRow): boolean =>
  entry === '' && product === null && wanted === '';

/** How far from the usual a quantity may be before it is asked about. */
const UNUSUAL = 2;

/** What a row asks about; null when there is nothing, or it was answered. */
export const questionOf = (row: BuilderRow): Question | null => pastQuestionOf(row) ?? beyondQuestionOf(row);

function beyondQuestionOf({ product, wanted, answered }: BuilderRow): Question | null {
  if (!product?.usual || product.stock.label === 'out-of-stock' || answered.includes('beyond')) return null;
  const { usual, quantityRule } = product;
  if (quantityProblem(wanted, quantityRule) !== null || !isUnusual(Number(wanted), usual)) return null;
  return { is: 'beyond', usual, suggested: fitted(usual.quantity ?? quantityRule.min, product) };
}

/** What an earlier order asks about a row; null when it asks nothing, or it was answered. */
export function pastQuestionOf({ past, product, wanted, answered }: BuilderRow): Question | null {
  if (past === null) return null;
  const { substitute, then, usual } = past;
  if (product === null) return substitute === null ? null : { is: 'gone', substitute };
  if (product.stock.label === 'out-of-stock') return substitute === null ? null : { is: 'out-of-stock', substitute };
  const now = product.price.state === 'known' ? product.price.current : null;
  if (
    then !== null &&
    now !== null &&
    now.currency === then.currency &&
    compareMoney(now, then) > 0 &&
    !answered.includes('dearer')
  ) {
    return { is: 'dearer', then, now };
  }
  if (usual === null || answered.includes('unusual') || quantityProblem(wanted, product.quantityRule) !== null)
    return null;
  const quantity = Number(wanted);
  if (quantity < usual.most * UNUSUAL && quantity * UNUSUAL > usual.least) return null;
  const suggested = fitted(Math.min(Math.max(quantity, usual.least), usual.most), product);
  return suggested === quantity ? null : { is: 'unusual', ...usual, suggested };
}

/** The nearest quantity up to `wanted` that may be ordered, and at least the least one. */
export function fitted(wanted: number, { quantityRule: { min, max, step }, stock }: Product): number {
  const most = Math.min(max ?? Infinity, stock.left ?? Infinity);
  const nearest = min + Math.max(0, Math.round((wanted - min) / step)) * step;
  return nearest <= most ? nearest : Math.max(min, min + Math.floor((most - min) / step) * step);
}

/** What a row lacks; null for one that can be added, and for one nothing was written in. */
export function needOf(row: BuilderRow): RowNeed | null {
  if (isEmptyRow(row)) return null;
  if (row.product === null && row.status !== 'asked') return row.status;
  if (questionOf(row) !== null) return 'question';
  return rowProblem({ entry: row.entry, product: row.product, near: row.near, quantityText: row.wanted });
}

/** What the rows come to. */
export interface RowTotals {
  /** Rows that can be added, and their cases. */
  readonly ready: number;
  readonly cases: number;
  /** At the prices known here; null where one has none, or they are in two currencies. */
  readonly value: Money | null;
  /** Rows that need the buyer: a pick, a quantity, an answer. */
  readonly open: number;
  /** Rows that wait for an answer of the backend. */
  readonly waiting: number;
  readonly failed: number;
}

/** Adds the rows up. */
export function rowTotalsOf(rows: readonly BuilderRow[]): RowTotals {
  let [ready, cases, open, waiting, failed] = [0, 0, 0, 0, 0];
  let value: Money | null | undefined;
  for (const row of rows) {
    const need = needOf(row);
    if (need === 'asking' || need === 'typing') waiting += 1;
    else if (need !== null) open += 1;
    if (need === 'failed') failed += 1;
    if (need !== null || row.product === null) continue;
    ready += 1;
    cases += Number(row.wanted);
    value = value === null ? null : plus(value, amountOf(row));
  }
  return { ready, cases, value: value ?? null, open, waiting, failed };
}

const plus = (sum: Money | undefined, amount: Money | null): Money | null =>
  amount === null || (sum !== undefined && sum.currency !== amount.currency)
    ? null
    : sum === undefined
      ? amount
      : addMoney(sum, amount);

/** What a row costs at the price known here; null without one. */
export function amountOf({ product, wanted }: Pick<BuilderRow, 'product' | 'wanted'>): Money | null {
  if (product?.price.state !== 'known' || quantityProblem(wanted, product.quantityRule) !== null) return null;
  return multiplyMoney(product.price.current, Number(wanted));
}
