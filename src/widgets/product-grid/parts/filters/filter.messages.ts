/** Words of the filters, beside those the backend gives its facets. */
export const filterMessages = {
  filterBy: {
    title: 'Filter products',
    sortBy: 'Sort by',
    more: { one: 'Show {count} more', other: 'Show {count} more' },
    fewer: 'Show fewer',
    valuesOf: '{shown}: {facet}',
    show: { one: 'Show {count} product', other: 'Show {count} products' },
    showAll: 'Show products',
    none: 'There are no filters.',
  },
} as const;
