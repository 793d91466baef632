import type { WidgetContract } from '../../runtime/contract';

/** Order placed: the confirmation. */
export const orderPlacedContract = {
  name: 'order-placed',
  element: 'tradefront-order-placed',
  needs: ['orders.read'],
  uses: [
    'session.isGuest', 'session.user', 'session.settings', 'accounts.list', 'accounts.read', 'accounts.switchTo', 'orders.accountOf',
    'cart.read', 'cart.change', 'reminders.list', 'reminders.create', 'reminders.remove',
  ],
  attributes: [
    { name: 'order-id', prop: 'orderId', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { print: {}, download: {}, 'order-again': {}, 'reminder-set': {}, 'reminder-remove': {}, 'account-change': {} },
  slots: { regions: ['header', 'footer'], render: [] },
  states: [
    'loading', 'ready', 'closing', 'closed', 'pickup', 'several-deliveries', 'empties', 'surcharge', 'guest', 'long-words', 'processing', 'unknown-status', 'unreadable',
    'over', 'again', 'again-partly', 'again-failed', 'setting-reminder', 'reminder-set', 'reminder-failed',
    'not-found', 'other-account', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
