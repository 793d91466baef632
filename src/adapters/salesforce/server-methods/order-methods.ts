import type { ServerMethod } from './methods';
import * as orders from './order-detail-responses';
import { usualResponse } from './usual-responses';

/** Methods of orders that are looked for and opened, and of what an account keeps ordering. */
export const foundMethods = {
  searchOrders: { http: 'POST', reads: true, response: orders.ordersFoundResponse },
  getUsualProducts: { http: 'GET', response: usualResponse },
  getOrderDetail: { http: 'GET', response: orders.orderDetailResponse },
} as const satisfies Record<string, ServerMethod>;
export type FoundMethodName = keyof typeof foundMethods;
