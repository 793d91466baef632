import { type AccountMethodName, insightMethods } from './account-methods';
import * as request from './account-requests';
import type { ServerMethodContract } from './contract.types';

/** Server methods of what an account's buyers begin their day with. */
export const accountContract = {
  getNextDelivery: {
    ...insightMethods.getNextDelivery, request: request.accountReaderRequest,
    purpose: 'The next delivery that can still be ordered for, by the org’s clock.',
    without: 'The first page says nothing of the next delivery.',
  },
  getOrderWeeks: {
    ...insightMethods.getOrderWeeks, request: request.orderWeeksRequest,
    errors: { INSUFFICIENT_ACCESS: 'The running user lacks the ordering permission (`getBuyer`), or may not act for the account.' },
    purpose: 'What was ordered in each of the last weeks. It agrees with `searchOrders` for the same days.',
    without: 'The first page says nothing of what was ordered lately.',
  },
} as const satisfies Record<AccountMethodName, ServerMethodContract>;
