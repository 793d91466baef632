import { DEFAULT_PAGE_SIZE, DEFAULT_SORT_ORDER, INSIGHT_WEEKS, pageSize } from '../../rules';
import type { FirstRead } from '../../runtime/start-page';
import { ownNumber, readStored, type StorageChoice, storedKey, storeFor } from '../../runtime/storage';

/** The cart, which many widgets show. */
export const cartRead: FirstRead = ['cart.read', {}, 'ordering'];

/** Products on a page of the list, as this browser was last shown it. */
const lastPageSize = (storage: StorageChoice): number =>
  pageSize(
    readStored(storeFor('preference', storage), storedKey('preference', 'product-grid'), (value) =>
      ownNumber(value, 'pageSize'),
    ),
  );

/**
 * What a widget asks for first, while nothing was searched, filtered or turned to, in the words of its own reads. A page
 * starts these before the widget's code is there; whatever else a widget asks for, it asks itself.
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

/** What a widget asks for first; nothing for one that asks for little, or for what only its props say. */
export const firstReadsOf = (widget: string, storage: StorageChoice): readonly FirstRead[] =>
  Object.hasOwn(firstReads, widget) ? (firstReads[widget]?.(storage) ?? []) : [];
