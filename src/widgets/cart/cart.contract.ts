import type { WidgetContract } from '../../runtime/contract';

/** The cart. */
export const cartContract = {
  name: 'cart',
  element: 'tradefront-cart',
  needs: ['cart.read', 'cart.change'],
  uses: [
    'session.isGuest', 'session.user', 'session.settings', 'accounts.list',
    'catalog.substitutes', 'catalog.match', 'orders.usual', 'lists.list', 'lists.addItems', 'lists.create',
  ],
  attributes: [{ name: 'heading-level', prop: 'headingLevel', as: 'number' }],
  events: {
    'before-checkout': { cancelable: true }, checkout: {}, 'line-change': {}, remove: {}, clear: {}, replace: {}, import: {}, 'top-up': {}, 'list-add': {},
  },
  slots: { regions: ['header', 'empty', 'summary-footer'], render: ['lineExtra'] },
  states: [
    'loading', 'empty', 'ready', 'selecting', 'cleared', 'below-minimum', 'top-up',
    'out-of-stock-line', 'problem-lines', 'replacing', 'free-goods', 'long',
    'import-preview', 'import-partly',
    'repricing', 'refused', 'changed-elsewhere', 'waiting', 'stopped', 'guest',
    'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
