/** Messages of the FAQ. */
export const faqMessages = {
  title: 'Frequently asked questions',
  search: 'Search questions',
  clearSearch: 'Clear search',
  categories: 'Categories',
  loading: 'Loading questions',
  found: { one: '{count} question', other: '{count} questions' },
  noMatch: {
    title: 'Nothing matches “{search}”',
    text: 'Check the spelling, or search for another word.',
    clear: 'Clear search',
  },
  empty: { title: 'No questions yet', text: 'Call customer service if you have a question.' },
  failed: 'The questions did not load',
  link: 'Link to this question',
  linkCopied: 'Link copied',
  uncategorized: 'Other',
} as const;
