import type { InvoiceQuery, InvoiceSummary } from '../../domain';
import { type Adapter, PortError } from '../../ports';
import { validateInvoicePage } from '../common/validate-invoices';

/** Invoices per request, and the maximum number of invoices that are read in total. No buyer selects more than that. */
const IN_ONE_READ = 200;
const MOST = 10_000;

interface Where {
  readonly accountId: string;
  readonly locale: string;
  readonly signal?: AbortSignal;
}

/** Reads all invoices of a query, page by page. */
export async function fetchAll(
  { invoices }: Adapter,
  query: InvoiceQuery,
  { accountId, locale, signal }: Where,
): Promise<readonly InvoiceSummary[]> {
  if (invoices?.list === undefined) throw new PortError('rejected', 'The adapter has no invoices.list');
  const found = new Map<string, InvoiceSummary>();
  for (let page = 0; found.size < MOST; page += 1) {
    const read = validateInvoicePage(
      await invoices.list({ ...query, page, pageSize: IN_ONE_READ, accountId, locale }, { signal }),
    );
    const before = found.size;
    for (const invoice of read.items) found.set(invoice.id, invoice);
    // A backend that repeats a page would be asked forever.
    if (!read.hasMore || found.size === before) break;
  }
  return [...found.values()];
}

/** Reads current data of invoices by id; invoices that no longer exist are left out. */
export async function fetchThese(
  adapter: Adapter,
  ids: readonly string[],
  where: Where,
): Promise<readonly InvoiceSummary[]> {
  const found: InvoiceSummary[] = [];
  for (let at = 0; at < ids.length; at += IN_ONE_READ) {
    found.push(...(await fetchAll(adapter, { ...everyInvoice, ids: ids.slice(at, at + IN_ONE_READ) }, where)));
  }
  return found;
}

/** Query without filters, earliest due date first. */
export const everyInvoice: InvoiceQuery = {
  text: '',
  statuses: [],
  bucket: null,
  ids: null,
  payableOnly: false,
  sort: 'due',
  descending: false,
};
