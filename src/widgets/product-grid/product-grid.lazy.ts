/** Lazy part of the grid: ordering, filters, fast entry, substitutes and empty states. */
export { FastEntry } from './connected/fast-entry';
export { OrderingHost } from './connected/ordering-host';
export { SearchSuggestions } from './connected/search-suggestions';
export { Substitutes } from './connected/substitutes';
export { FilterDialog, FilterPanel } from './parts/filters';
