/** The lazy part of the grid: ordering, filters, fast entry, and what is shown where there are no products. */
export { EntryList } from './parts/entry/entry-list';
export { FilterDialog, FilterPanel } from './parts/filters/filters';
export { NoResults } from './parts/no-results';
export { OrderingHost } from './parts/ordering/ordering-host';
export { SubstitutesDialog } from './parts/ordering/substitutes-dialog';
