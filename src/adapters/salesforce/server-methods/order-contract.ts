import { builderMethods } from './builder-methods';
import * as builder from './builder-responses';
import type { ServerMethodContract } from './contract.types';
import type { OrderOnceMethodName } from './methods';
import { onceContract } from './commit-contract';
import * as orders from './order-detail-responses';
import { foundMethods } from './order-methods';
import * as request from './order-requests';
import { readerRequest } from './requests';

/** Ordering is for those with the ordering permission. */
const ordering = { INSUFFICIENT_ACCESS: 'The running user lacks the ordering permission (`getBuyer`), or may not act for the account.' };

type Reads = 'searchOrders' | 'getOrderDetail' | 'fillOrder' | 'getEasyOrder' | 'quoteEasyOrder';

const orderReads = {
  searchOrders: {
    ...foundMethods.searchOrders, request: request.ordersFoundRequest, errors: ordering,
    purpose: 'One page of the account’s orders that match, whoever placed them, in the order asked for.',
    without: 'Orders are listed newest first; they are not searched, narrowed or sorted.',
  },
  getOrderDetail: {
    ...foundMethods.getOrderDetail, request: request.orderDetailRequest, errors: ordering,
    purpose: 'What became of one order: its steps, how far each line got, its loads, its invoice, and whether it can be cancelled.',
    without: 'No page of one order. What was ordered is shown once, after it was placed.',
  },
  fillOrder: {
    ...builderMethods.fillOrder, request: request.orderFillRequest, errors: ordering,
    purpose: 'What earlier orders come to today, as the beginning of a new one.',
    without: 'The order builder begins empty.',
  },
  getEasyOrder: {
    ...builderMethods.getEasyOrder, request: readerRequest, errors: ordering,
    purpose: 'The order proposed for the account’s next delivery, decided or not.',
    without: 'Nothing is proposed.',
  },
  quoteEasyOrder: {
    ...builderMethods.quoteEasyOrder, request: request.easyOrderQuoteRequest,
    errors: { ...ordering, MISSING_RECORD: 'There is no such proposal.', INVALID_API_INPUT: 'A product is not part of the proposal, or is there twice.' },
    purpose: 'What other quantities of a proposal come to.',
    without: 'A proposal is taken as it stands or not at all.',
  },
} as const satisfies Record<Reads, ServerMethodContract>;

/** Server methods of orders that were placed, and of what follows from them. */
export const orderContract = {
  ...orderReads,
  ...onceContract({
    name: 'cancelOrder', value: orders.cancelValue, request: request.cancelOrderRequest, subject: 'order', errors: ordering,
    does: 'Cancels an order',
    reasons: {
      'too-late': 'The warehouse has begun, or the time for changes is over.',
      'transaction-unknown': 'The transaction ID is not this order’s.',
      'order-unknown': 'The account has no such order.',
    },
    without: 'Orders are not cancelled.',
  }),
  ...onceContract({
    name: 'easyOrder', value: builder.easyOrderValue, request: request.easyOrderRequest, subject: 'proposal', errors: ordering,
    does: 'Accepts or rejects a proposed order',
    reasons: {
      'decided': 'Somebody decided otherwise already.',
      'too-late': 'The delivery’s cut-off has passed.',
      'below-minimum': 'It is less than the account’s least order.',
      'unavailable-lines': 'A product can not be had in that quantity, or nothing is left.',
      'total-changed': 'It comes to another total than the buyer agreed to.',
      'ordering-stopped': 'The account may not order.',
    },
    without: 'A proposal can be seen and not decided.',
  }),
} satisfies Record<Reads | OrderOnceMethodName, ServerMethodContract>;
