/** Words for when there is nothing to list. */
export const nothingMessages = {
  noMatch: {
    title: 'Nothing matches “{search}”',
    titleFiltered: 'Nothing matches these filters',
    text: 'Check the spelling, or search for another word.',
    textFiltered: 'Remove one to see more.',
    without: 'Remove {value}',
    meant: 'Did you mean',
  },
  empty: { title: 'No products yet', text: 'Products appear here once your account has a product list.' },
  pastEnd: { title: 'There’s no page {page}', action: 'Go to page 1' },
} as const;
