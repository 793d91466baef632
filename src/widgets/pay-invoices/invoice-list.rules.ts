import type { AgingBucket, InvoiceQuery, InvoiceStatus, InvoiceTotals } from '../../domain';
import { DEFAULT_PAGE_SIZE, INVOICE_SORTS, type InvoiceSort } from '../../rules';

/** The lists of invoices that can be looked at. */
export const invoicesViews = ['to-pay', 'past-due', 'disputed', 'paid', 'all'] as const;
export type InvoicesView = (typeof invoicesViews)[number];

/** All that a buyer would bookmark or come back to. */
export interface InvoicesValue {
  readonly view: InvoicesView;
  readonly search: string;
  /** One of the aging buckets, by its id; null for all of them. */
  readonly bucket: string | null;
  readonly sort: InvoiceSort | `-${InvoiceSort}`;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** What is looked at first: what is to be paid, the most urgent at the top. */
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

/** A value as the port is asked for it. */
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

/** A sort in its parts. */
export function sortOf(sort: InvoicesValue['sort']): { readonly by: InvoiceSort; readonly descending: boolean } {
  const by = INVOICE_SORTS.find((known) => sort === known || sort === `-${known}`) ?? 'due';
  return { by, descending: sort.startsWith('-') };
}

/** The sort after its column was pressed: the other way round when it was sorted by it. */
export const sortedBy = (sort: InvoicesValue['sort'], by: InvoiceSort): InvoicesValue['sort'] =>
  sort === by ? `-${by}` : by;

/** A change of what is looked at: everything but the page itself goes back to the first page. */
export function withChange(value: InvoicesValue, change: Partial<InvoicesValue>): InvoicesValue {
  const { view = value.view } = change;
  return { ...value, page: 1, ...(view === value.view ? {} : { sort: firstSort(view) }), ...change };
}

/** What a view is sorted by at first: what is to be paid by its due date, what is paid newest first. */
export const firstSort = (view: InvoicesView): InvoicesValue['sort'] =>
  view === 'paid' || view === 'all' ? '-issued' : 'due';

/** How many invoices a view holds, from the totals. */
export function countIn(view: InvoicesView, { counts, payable }: Pick<InvoiceTotals, 'counts' | 'payable'>): number {
  if (view === 'to-pay') return payable;
  const of = view === 'all' ? (['open', 'past-due', 'disputed', 'recently-paid', 'paid'] as const) : statuses[view];
  return of.reduce((sum, status) => sum + counts[status], 0);
}

/** How an aging bucket is said. `days` are those the words name. */
export type BucketMessages =
  | { readonly kind: 'late'; readonly from: number; readonly to: number }
  | { readonly kind: 'lateOver'; readonly days: number }
  | { readonly kind: 'soon'; readonly days: number }
  | { readonly kind: 'later' };

/** What an aging bucket is called, by the days it stands for. */
export function bucketText({ from, to }: Pick<AgingBucket, 'from' | 'to'>): BucketMessages {
  if (from === null) return { kind: 'later' };
  if (from <= 0) return { kind: 'soon', days: -from };
  return to === null ? { kind: 'lateOver', days: from - 1 } : { kind: 'late', from, to };
}

/** The tone of a bucket, beside its words. */
export const bucketTone = ({ from }: Pick<AgingBucket, 'from'>): 'critical' | 'accent' | 'quiet' =>
  from === null ? 'quiet' : from > 0 ? 'critical' : 'accent';

/** Widths of the bar's parts, in hundredths of a per cent: they add up to the whole, whatever is rounded. */
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
