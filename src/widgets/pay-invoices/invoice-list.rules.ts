import type { AgingBucket, InvoiceQuery, InvoiceStatus, InvoiceTotals } from '../../domain';
import { DEFAULT_PAGE_SIZE, INVOICE_SORTS, type InvoiceSort } from '../../rules';
import type { InvoiceColumn } from './pay-invoices.types';

/** Columns of the invoices, in their default order. */
export const INVOICE_COLUMNS = ['number', 'due', 'status', 'open', 'pay'] as const satisfies readonly InvoiceColumn[];

/** Views of the invoice list. */
export const invoicesViews = ['to-pay', 'past-due', 'disputed', 'paid', 'all'] as const;
export type InvoicesView = (typeof invoicesViews)[number];

/** View, search, filters, sort and page, which a host can store in the URL. */
export interface InvoicesValue {
  readonly view: InvoicesView;
  readonly search: string;
  /** Id of an aging bucket; null for all of them. */
  readonly bucket: string | null;
  readonly sort: InvoiceSort | `-${InvoiceSort}`;
  /** The first page is 1. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Views to choose from. A backend that reports no disputes has no view of them; the current view is always one of
 * them.
 */
export const viewsFor = (
  { disputed, counts }: Pick<InvoiceTotals, 'disputed' | 'counts'>,
  current: InvoicesView,
): readonly InvoicesView[] =>
  invoicesViews.filter(
    (view) => view !== 'disputed' || view === current || disputed !== undefined || counts.disputed > 0,
  );

/** Initial value: invoices to pay, the most urgent first. */
export const defaultValue: InvoicesValue = {
  view: 'to-pay',
  search: '',
  bucket: null,
  sort: 'due',
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
};

const statuses: Readonly<Record<InvoicesView, readonly InvoiceStatus[]>> = {
  'to-pay': [],
  'past-due': ['past-due'],
  disputed: ['disputed'],
  paid: ['paid', 'recently-paid'],
  all: [],
};

/** Converts a value to a port query. */
export function queryOf({
  view,
  search,
  bucket,
  sort,
}: Pick<InvoicesValue, 'view' | 'search' | 'bucket' | 'sort'>): InvoiceQuery {
  const { by, descending } = sortOf(sort);
  return {
    text: search.trim(),
    statuses: statuses[view],
    bucket,
    ids: null,
    payableOnly: view === 'to-pay',
    sort: by,
    descending,
  };
}

/** Splits a sort into its column and direction. */
export function sortOf(sort: InvoicesValue['sort']): { readonly by: InvoiceSort; readonly descending: boolean } {
  const by = INVOICE_SORTS.find((known) => sort === known || sort === `-${known}`) ?? 'due';
  return { by, descending: sort.startsWith('-') };
}

/** Sort after a press on a column header. Pressing the current column reverses the direction. */
export const sortedBy = (sort: InvoicesValue['sort'], by: InvoiceSort): InvoicesValue['sort'] =>
  sort === by ? `-${by}` : by;

/** Applies a change. Every change except a page change resets the page to the first one. */
export function withChange(value: InvoicesValue, change: Partial<InvoicesValue>): InvoicesValue {
  const { view = value.view } = change;
  return { ...value, page: 1, ...(view === value.view ? {} : { sort: firstSort(view) }), ...change };
}

/** Initial sort of a view: invoices to pay by due date, paid invoices newest first. */
export const firstSort = (view: InvoicesView): InvoicesValue['sort'] =>
  view === 'paid' || view === 'all' ? '-issued' : 'due';

/** Number of invoices in a view, from the totals. */
export function invoiceCountOf(
  view: InvoicesView,
  { counts, payable }: Pick<InvoiceTotals, 'counts' | 'payable'>,
): number {
  if (view === 'to-pay') return payable;
  const of = view === 'all' ? (['open', 'past-due', 'disputed', 'recently-paid', 'paid'] as const) : statuses[view];
  return of.reduce((sum, status) => sum + counts[status], 0);
}

/** Message of an aging bucket. `days` are the numbers in its text. */
export type BucketMessages =
  | { readonly kind: 'late'; readonly from: number; readonly to: number }
  | { readonly kind: 'lateOver'; readonly days: number }
  | { readonly kind: 'soon'; readonly days: number }
  | { readonly kind: 'later' };

/** Message of an aging bucket, from its days. */
export function bucketText({ from, to }: Pick<AgingBucket, 'from' | 'to'>): BucketMessages {
  if (from === null) return { kind: 'later' };
  if (from <= 0) return { kind: 'soon', days: -from };
  return to === null ? { kind: 'lateOver', days: from - 1 } : { kind: 'late', from, to };
}

/** Tone of a bucket; its text carries the same information. */
export const bucketTone = ({ from }: Pick<AgingBucket, 'from'>): 'critical' | 'accent' | 'quiet' =>
  from === null ? 'quiet' : from > 0 ? 'critical' : 'accent';

/**
 * Widths of the bar's segments in hundredths of a percent. They are rounded so that they add up to exactly 100 percent.
 */
export function barShares(
  aging: readonly AgingBucket[],
): readonly { readonly start: number; readonly width: number }[] {
  const all = aging.reduce((sum, { amount }) => sum + Math.max(0, amount.minor), 0);
  let before = 0;
  return aging.map(({ amount }) => {
    const start = all === 0 ? 0 : Math.round((before / all) * 10_000);
    before += Math.max(0, amount.minor);
    return { start, width: (all === 0 ? 0 : Math.round((before / all) * 10_000)) - start };
  });
}
