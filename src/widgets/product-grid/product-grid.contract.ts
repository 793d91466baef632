import type { WidgetContract } from '../../runtime/contract';

/** What an account may order: search, page, add (spec §2, §5). */
export const productGridContract = {
  name: 'product-grid',
  element: 'tradefront-product-grid',
  needs: ['catalog.search'],
  uses: ['cart.read', 'cart.change', 'session.isGuest', 'session.user', 'session.settings', 'accounts.list'],
  attributes: [
    { name: 'search', prop: 'search', as: 'text' },
    { name: 'page', prop: 'page', as: 'number' },
    { name: 'page-size', prop: 'pageSize', as: 'number' },
    { name: 'sort', prop: 'sort', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: {
    'before-add': { cancelable: true },
    add: {},
    'line-change': {},
    'search-change': {},
    'page-change': {},
    'page-size-change': {},
    'sort-change': {},
  },
  slots: { regions: ['header', 'footer', 'empty'], render: ['cardExtra'] },
  states: [
    'loading', 'ready', 'in-cart', 'adding', 'low-stock', 'out-of-stock', 'no-price', 'searching', 'no-match', 'page-2', 'past-end',
    'empty', 'ordering-stopped', 'guest', 'guest-without-prices', 'browse-only', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
