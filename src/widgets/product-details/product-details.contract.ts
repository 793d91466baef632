import type { WidgetContract } from '../../runtime/contract';

/** One product: what it looks like, what is known of it, and ordering it. */
export const productDetailsContract = {
  name: 'product-details',
  element: 'tradefront-product-details',
  needs: ['catalog.product'],
  uses: [
    'catalog.substitutes', 'catalog.related', 'cart.read', 'cart.change', 'lists.list', 'lists.create', 'lists.addItems',
    'session.isGuest', 'session.user', 'session.settings', 'accounts.list',
  ],
  attributes: [
    { name: 'product-id', prop: 'productId', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { view: {}, 'before-add': { cancelable: true }, add: {}, 'line-change': {}, 'list-add': {} },
  slots: { regions: ['header', 'footer'], render: ['extra'] },
  states: [
    'loading', 'ready', 'in-cart', 'adding', 'reduced', 'same-again', 'low-stock', 'out-of-stock', 'price-unavailable', 'no-image', 'broken-image',
    'long-name', 'few-facts', 'unknown-stock', 'list-choice', 'list-new', 'list-limit', 'ordering-stopped', 'guest', 'guest-without-prices',
    'browse-only', 'not-found', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
