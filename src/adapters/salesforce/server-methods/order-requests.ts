import * as z from 'zod/mini';
import { amount, count, day, quantityOf, recordId } from './parts';
import { onceReader as reader } from './commit';

/** `searchOrders`. */
export const ordersFoundRequest = z.object({
  ...reader,
  /** Looked for in every number of an order and in its products; empty, or more than three characters. */
  text: z.string(),
  /** First day, in the account's zone, on which orders were placed; null for none. */
  placedFrom: z.nullable(day()),
  /** Last day, in the account's zone, on which orders were placed; null for none. */
  placedTo: z.nullable(day()),
  /** Any of these, in the words of the business; all when empty. */
  statuses: z.array(z.string()),
  /** One of the answer's `sorts`: a field and `Asc` or `Desc`. The store's own for one it does not know. */
  sort: z.string(),
  /** From 0. */
  page: count(),
  /** At most 100. */
  pageSize: count(),
});

/** `getOrderDetail`. */
export const orderDetailRequest = z.object({
  ...reader,
  /** An order summary of the platform. */
  orderSummaryId: recordId(),
});

/** `cancelOrderPrepare`. */
export const cancelOrderRequest = z.object({
  ...orderDetailRequest.shape,
  /** The order's own, as it was told; compare it. */
  transactionId: z.string(),
  /** Why, as it was typed or chosen; not empty. */
  reason: z.string(),
});

/** `fillOrder`. */
export const orderFillRequest = z.object({
  ...reader,
  /** The last order, the average of some of the last, or the order of the same week last year or the nearest to it. */
  source: z.enum(['last-order', 'average', 'same-week-last-year']),
  /** How many orders the average is over, above zero; null for the other sources. */
  orders: z.nullable(count()),
});

const items = () => z.array(quantityOf());

/** `quoteEasyOrder`. */
export const easyOrderQuoteRequest = z.object({
  ...reader,
  /** The proposal's. */
  easyOrderId: z.string(),
  /** Products of the proposal; one that is left out is not ordered. */
  items: items(),
});

/** `easyOrderPrepare`. */
export const easyOrderRequest = z.object({
  ...reader,
  /** The proposal's. */
  easyOrderId: z.string(),
  /** `accept` or `reject`. */
  decision: z.enum(['accept', 'reject']),
  /** Products to order, with `accept`. */
  items: z.nullable(items()),
  /** What the buyer agreed to pay, with `accept`. */
  expectedTotal: z.nullable(amount()),
  currencyIsoCode: z.nullable(z.string()),
  /** Why it is not wanted, with `reject`. */
  reason: z.nullable(z.string()),
  /** More about it, with `reject`, at most 132 UTF-16 units. */
  note: z.string(),
});
