import type { WidgetContract } from '../../runtime/contract';

/** Order history (spec §2). */
export const orderHistoryContract = {
  name: 'order-history',
  element: 'tradefront-order-history',
  needs: ['orders.list'],
  uses: ['session.isGuest', 'session.user', 'session.settings', 'accounts.list'],
  attributes: [{ name: 'heading-level', prop: 'headingLevel', as: 'number' }],
  events: { open: {} },
  slots: { regions: ['header', 'footer', 'empty'], render: [] },
  states: ['loading', 'ready', 'empty', 'failed', 'denied', 'signed-out', 'offline'],
} as const satisfies WidgetContract;
