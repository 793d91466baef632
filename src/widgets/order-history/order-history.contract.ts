import type { WidgetContract } from '../../runtime/contract';

/** Order history: what was ordered, found again. */
export const orderHistoryContract = {
  name: 'order-history',
  element: 'tradefront-order-history',
  needs: ['orders.search'],
  uses: ['orders.detail', 'orders.resumeDraft', 'orders.deleteDraft', 'cart.read', 'cart.change', 'session.isGuest', 'session.user', 'session.settings', 'accounts.list', 'accounts.read'],
  attributes: [
    { name: 'value', prop: 'value', as: 'json' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { open: {}, 'value-change': {}, export: {}, 'order-again': {}, 'draft-resume': {}, 'draft-delete': {} },
  slots: { regions: ['header', 'footer', 'empty'], render: [] },
  states: [
    'loading', 'ready', 'searching', 'too-short', 'filtered', 'custom-dates', 'dates-wrong', 'sorted', 'page-2', 'past-end', 'no-match', 'empty', 'ten-thousand',
    'long-words', 'unknown-status', 'unreadable', 'choosing-statuses', 'exporting', 'exported', 'export-stopped', 'export-failed', 'export-empty',
    'again', 'again-partly', 'again-failed', 'browse-only', 'draft-deleted', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
