import type { OrderPage, OrderQuery, OrderRow } from '../../domain';
import { csvFileName, type CsvColumn, type DateRange, DEFAULT_SORT_ORDER, LIST_SIZE, toCsv } from '../../rules';
import type { orderStatusMessages } from '../common/order-status.messages';
import type { orderHistoryLazyMessages } from './order-history.lazy.messages';

/** Requests one page of orders. */
export type AskOrders = (query: OrderQuery, signal: AbortSignal) => Promise<OrderPage>;

/** Progress of an export. */
export interface Gathered {
  readonly done: number;
  /** Null if the backend does not report a total. */
  readonly total: number | null;
}

/** Maximum number of requested pages. It ends the loop if a backend always reports more pages. */
const MAX_PAGES = 500;

/**
 * Loads all orders of a date range page by page, newest first. An order that moves to another page in the meantime is
 * included once.
 * @throws the error of the page that failed, and when `signal` is aborted
 */
export async function gatherOrders(
  ask: AskOrders,
  { start, end }: DateRange,
  signal: AbortSignal,
  onProgress: (gathered: Gathered) => void,
): Promise<readonly OrderRow[]> {
  const orders = new Map<string, OrderRow>();
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await ask(
      { text: '', placed: { start, end }, statuses: [], sort: DEFAULT_SORT_ORDER, page, pageSize: LIST_SIZE },
      signal,
    );
    signal.throwIfAborted();
    for (const order of answer.items) orders.set(order.id, order);
    onProgress({ done: orders.size, total: answer.total });
    if (!answer.hasMore) break;
  }
  return [...orders.values()];
}

/** Messages of the file's header row. */
export type FileMessages = (typeof orderHistoryLazyMessages)['file'];

/**
 * Converts orders to CSV (decision 5): one row per order, amounts as numbers, days as ISO dates in the account's time
 * zone.
 */
export function ordersCsv(
  orders: readonly OrderRow[],
  messages: FileMessages,
  statuses: Readonly<Record<string, string>> & typeof orderStatusMessages,
  dayOf: (instant: string) => string | null,
): string {
  const columns: readonly CsvColumn<OrderRow>[] = [
    { key: 'number', header: messages.number },
    { key: 'sapOrderNumber', header: messages.sap },
    { key: 'cokeOrderNumber', header: messages.coke },
    { key: 'transactionId', header: messages.transaction },
    { key: 'purchaseOrderNumber', header: messages.purchaseOrder },
    { key: 'placedAt', header: messages.placed, value: ({ placedAt }) => dayOf(placedAt) },
    { key: 'deliveryDate', header: messages.delivery },
    { key: 'deliveryMethod', header: messages.deliveryMethod },
    { key: 'shippingMethod', header: messages.shippingMethod },
    // An unknown status is exported as the backend sent it.
    {
      key: 'status',
      header: messages.status,
      value: ({ status }) => (Object.hasOwn(statuses, status) ? statuses[status] : status),
    },
    { key: 'cases', header: messages.cases },
    { key: 'shortCases', header: messages.shortCases },
    { key: 'orderedAmount', header: messages.ordered },
    { key: 'deliveredAmount', header: messages.delivered },
    { key: 'total', header: messages.total },
    { key: 'currency', header: messages.currency, value: ({ orderedAmount }) => orderedAmount.currency },
    { key: 'invoiceNumber', header: messages.invoice },
    { key: 'createdBy', header: messages.createdBy },
  ];
  return toCsv(orders, columns, { bom: true });
}

export const exportFileName = (): string => csvFileName();
