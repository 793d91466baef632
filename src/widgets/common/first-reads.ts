import { DEFAULT_PAGE_SIZE, DEFAULT_SORT_ORDER, INSIGHT_WEEKS, pageSize } from '../../rules';
import type { FirstRead } from '../../runtime/start-page';
import { ownNumber, readStored, type StorageChoice, storedKey, storeFor } from '../../runtime/storage';

/** Read of the cart, which many widgets share. */
export const cartRead: FirstRead = ['cart.read', {}, 'ordering'];

/** Returns the page size of the product list that was last used in this browser. */
const lastPageSize = (storage: StorageChoice): number =>
  pageSize(
    readStored(storeFor('preference', storage), storedKey('preference', 'product-grid'), (value) =>
      ownNumber(value, 'pageSize'),
    ),
  );

/**
 * First reads of each widget, without a search, a filter or a page, with the same arguments as the widget's own reads.
 * A page starts them before the widget's code has loaded; the widget starts all other reads.
 */
const firstReads: Readonly<Record<string, (storage: StorageChoice) => readonly FirstRead[]>> = {
  'product-grid': (storage) => [
    ['catalog.search', { text: '', page: 0, pageSize: lastPageSize(storage), sort: null, facets: {} }, 'ordering'],
    cartRead,
  ],
  cart: () => [cartRead, ['orders.usual', {}, 'ordering']],
  checkout: () => [['checkout.open', {}, 'ordering'], cartRead],
  dashboard: () => [
    ['insights.delivery', {}, 'ordering'],
    ['easyOrder.read', {}, 'ordering'],
    cartRead,
    ['insights.weeks', { weeks: INSIGHT_WEEKS }, 'ordering'],
    ['rewards.read', {}],
  ],
  'order-history': () => [
    [
      'orders.search',
      {
        text: '',
        placed: { start: null, end: null },
        statuses: [],
        sort: DEFAULT_SORT_ORDER,
        page: 0,
        pageSize: DEFAULT_PAGE_SIZE,
      },
      'ordering',
    ],
  ],
  'pay-invoices': () => [
    [
      'invoices.list',
      {
        text: '',
        statuses: [],
        bucket: null,
        ids: null,
        payableOnly: true,
        sort: 'due',
        descending: false,
        page: 0,
        pageSize: DEFAULT_PAGE_SIZE,
      },
      'finance',
    ],
    ['invoices.totals', {}, 'finance'],
    ['invoices.credits', {}, 'finance'],
    ['wallet.methods', {}, 'finance'],
  ],
};

/** Returns the first reads of a widget; empty if it starts few reads, or if they depend on its props. */
export const firstReadsOf = (widget: string, storage: StorageChoice): readonly FirstRead[] =>
  Object.hasOwn(firstReads, widget) ? (firstReads[widget]?.(storage) ?? []) : [];
