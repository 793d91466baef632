import type { WidgetContract } from '../../runtime/contract';

/** Order placed: the confirmation (spec §2). */
export const orderPlacedContract = {
  name: 'order-placed',
  element: 'tradefront-order-placed',
  needs: ['orders.read'],
  uses: ['session.isGuest', 'session.user', 'session.settings', 'accounts.list'],
  attributes: [
    { name: 'order-id', prop: 'orderId', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { print: {} },
  slots: { regions: ['header', 'footer'], render: [] },
  states: ['loading', 'ready', 'pickup', 'surcharge', 'not-found', 'failed', 'denied', 'signed-out', 'offline'],
} as const satisfies WidgetContract;
