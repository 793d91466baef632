import type { WidgetContract } from '../../runtime/contract';

/** Order builder and Easy Order. */
export const orderBuilderContract = {
  name: 'order-builder',
  element: 'tradefront-order-builder',
  needs: ['cart.read', 'cart.change', 'catalog.search', 'catalog.match'],
  uses: [
    'session.isGuest', 'session.user', 'session.settings', 'accounts.list', 'builder.fill', 'catalog.substitutes', 'lists.list', 'lists.read',
    'easyOrder.read', 'easyOrder.quote', 'easyOrder.prepare', 'easyOrder.commit', 'easyOrder.outcome', 'easyOrder.abandon',
  ],
  attributes: [
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
    { name: 'view', prop: 'view', as: 'text' },
  ],
  events: { 'before-add': { cancelable: true }, add: {}, fill: {}, 'view-change': {}, 'easy-order-accept': {}, 'easy-order-reject': {} },
  slots: { regions: ['header', 'footer'], render: [] },
  states: [
    'loading', 'ready', 'typing', 'filled', 'differences', 'pasted', 'trouble', 'long', 'importing', 'scanned', 'choosing-list', 'filled-list', 'no-lists', 'fill-failed', 'nothing-to-fill', 'nothing-on-list',
    'adding', 'added', 'added-partly', 'not-added', 'stopped',
    'easy-order', 'easy-order-changed', 'easy-order-short', 'easy-order-stopped', 'easy-order-closing', 'easy-order-closed', 'easy-order-rejecting', 'easy-order-accepted', 'easy-order-rejected',
    'easy-order-refused', 'easy-order-unknown', 'easy-order-none', 'easy-order-failed',
    'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
