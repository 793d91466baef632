import type { ServerMethod } from './methods';
import * as orders from './order-detail-responses';

/** Methods of orders that are looked for and opened. */
export const foundMethods = {
  searchOrders: { http: 'POST', reads: true, response: orders.ordersFoundResponse },
  getOrderDetail: { http: 'GET', response: orders.orderDetailResponse },
} as const satisfies Record<string, ServerMethod>;
export type FoundMethodName = keyof typeof foundMethods;
