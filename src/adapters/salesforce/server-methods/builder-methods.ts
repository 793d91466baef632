import * as builder from './builder-responses';
import type { ServerMethod } from './methods';

/** Methods of new orders that begin with earlier ones. */
export const builderMethods = {
  fillOrder: { http: 'GET', response: builder.orderFillResponse },
  getEasyOrder: { http: 'GET', response: builder.easyOrderResponse },
  quoteEasyOrder: { http: 'POST', reads: true, response: builder.easyOrderQuoteResponse },
} as const satisfies Record<string, ServerMethod>;
export type BuilderMethodName = keyof typeof builderMethods;
