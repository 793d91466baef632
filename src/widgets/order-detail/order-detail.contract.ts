import type { WidgetContract } from '../../runtime/contract';

/** Order detail: one order from the day it was placed to its invoice. */
export const orderDetailContract = {
  name: 'order-detail',
  element: 'tradefront-order-detail',
  needs: ['orders.detail'],
  uses: [
    'cancelOrder.prepare', 'cancelOrder.commit', 'cancelOrder.outcome', 'cancelOrder.abandon', 'cart.read', 'cart.change', 'orders.accountOf', 'orders.resumeDraft', 'orders.deleteDraft',
    'session.isGuest', 'session.user', 'session.settings', 'accounts.list', 'accounts.switchTo',
  ],
  attributes: [
    { name: 'order-id', prop: 'orderId', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { print: {}, 'order-again': {}, cancel: {}, 'report-problem': {}, 'account-change': {}, 'draft-resume': {}, 'draft-delete': {} },
  slots: { regions: ['header', 'footer'], render: [] },
  states: [
    'loading', 'ready', 'only-differences', 'on-its-way', 'received', 'substituted', 'in-error', 'not-delivered', 'in-settlement', 'was-cancelled', 'pickup',
    'unknown-status', 'sparse', 'unreadable', 'long-words', 'browse-only', 'draft', 'draft-refused',
    'cancelling', 'reason-missing', 'cancelled', 'cancel-checking', 'cancel-unknown', 'cancel-refused', 'cancel-failed', 'no-transaction',
    'again', 'again-partly', 'again-failed', 'not-found', 'other-account', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
