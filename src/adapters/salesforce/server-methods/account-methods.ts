import * as account from './account-responses';
import type { ServerMethod } from './methods';

/** Methods of an account's own figures. */
export const insightMethods = {
  getNextDelivery: { http: 'GET', response: account.nextDeliveryResponse },
  getOrderWeeks: { http: 'GET', response: account.orderWeeksResponse },
} as const satisfies Record<string, ServerMethod>;

export type AccountMethodName = keyof typeof insightMethods;
