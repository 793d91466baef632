import { orderingMessages } from '../common/ordering/ordering.messages';

const ownMessages = {
  title: 'Products',
  loading: 'Loading products',
  failed: 'The products did not load',
  canOrder: { one: '{count} you can order', other: '{count} you can order' },
  found: { one: '{count} product found', other: '{count} products found' },
  pricesFor: 'prices for {account}',
  search: 'Search products',
  searchHint: 'Name, SKU or flavor',
  clearSearch: 'Clear search',
  sort: 'Sort',
  list: 'Products',
  filter: 'Filter',
  filters: 'Filters',
  chosen: { one: '{count} filter applied', other: '{count} filters applied' },
  removeFilter: 'Remove {value}, {facet}',
  clearFilters: 'Clear filters',
  layout: 'Layout',
  layouts: { grid: 'Grid', list: 'Fast entry' },
  pages: 'Pages of products',
  previous: 'Previous page',
  next: 'Next page',
  range: '{first}–{last} of {total}',
  rangeOpen: '{first}–{last}',
  pageSize: 'Per page',
  pageOf: 'Page {page} of {pages}',
  page: 'Page {page}',
  again: '{last}. Same again: {product}',
  set: '{quantity} of {product}',
  saveProduct: 'Save to list: {product}',
  alike: 'See similar',
  alikeTo: 'See similar to {product}',
  add: 'Add',
} as const;

/** Messages of the first screen. `Object.assign` is marked as pure, which lets a bundler remove it. */
export const productGridMessages: typeof orderingMessages & typeof ownMessages = /* @__PURE__ */ Object.assign(
  {},
  orderingMessages,
  ownMessages,
);
