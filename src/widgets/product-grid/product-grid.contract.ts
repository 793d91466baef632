import type { WidgetContract } from '../../runtime/contract';

/** What an account may order: search, page, add. */
export const productGridContract = {
  name: 'product-grid',
  element: 'tradefront-product-grid',
  needs: ['catalog.search'],
  uses: [
    'catalog.substitutes', 'catalog.match', 'cart.read', 'cart.change', 'lists.list', 'lists.create', 'lists.addItems',
    'session.isGuest', 'session.user', 'session.settings', 'accounts.list',
  ],
  attributes: [
    { name: 'search', prop: 'search', as: 'text' },
    { name: 'page', prop: 'page', as: 'number' },
    { name: 'page-size', prop: 'pageSize', as: 'number' },
    { name: 'sort', prop: 'sort', as: 'text' },
    { name: 'layout', prop: 'layout', as: 'text' },
    { name: 'value', prop: 'value', as: 'json' },
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
    'filter-change': {},
    'layout-change': {},
    'value-change': {},
    'list-add': {},
  },
  slots: { regions: ['header', 'footer', 'empty'], render: ['cardExtra'] },
  states: [
    'loading', 'ready', 'in-cart', 'adding', 'same-again', 'low-stock', 'out-of-stock', 'substitutes', 'no-price', 'unknown-stock', 'adding-to-list',
    'searching', 'filtered', 'filters-open', 'no-match', 'no-match-filtered', 'page-2', 'past-end', 'empty', 'ten-thousand',
    'list', 'list-waiting', 'list-problem', 'list-pasted', 'list-adding', 'list-partly', 'list-failed', 'list-browse-only', 'list-stopped',
    'ordering-stopped', 'guest', 'guest-without-prices', 'browse-only', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
