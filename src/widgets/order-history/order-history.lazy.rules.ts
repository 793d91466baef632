import type { OrderPage, OrderQuery, OrderRow } from '../../domain';
import { csvFileName, type CsvColumn, type DateRange, DEFAULT_SORT_ORDER, LIST_SIZE, toCsv } from '../../rules';
import type { orderStatusMessages } from '../common/order-status.messages';
import type { orderHistoryLazyMessages } from './order-history.lazy.messages';

/** Asks for one page of orders. */
export type AskOrders = (query: OrderQuery, signal: AbortSignal) => Promise<OrderPage>;

/** How far gathering has come. */
export interface Gathered {
  readonly done: number;
  /** Null where the backend does not count. */
  readonly total: number | null;
}

/** No backend is asked for more pages than this, whatever it says of there being more. */
const MAX_PAGES = 500;

/**
 * All orders of some days, newest first, a page after the other. An order that moved to another page meanwhile
 * is there once. @throws the error of the page that failed, and when `signal` is aborted
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

/** The words of the file's heading. */
export type FileMessages = (typeof orderHistoryLazyMessages)['file'];

/** Orders as CSV (decision 5): a row for each, amounts as numbers and days as ISO, each in the account's zone. */
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
    // A status not heard of leaves as the backend wrote it.
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

/** The file's name, `export.csv`. */
export const exportFileName = (): string => csvFileName();
