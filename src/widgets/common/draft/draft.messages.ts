/** Messages for resuming and for deleting a draft order. */
export const draftMessages = {
  resume: 'Resume',
  resumeLong: 'Resume draft {number}',
  remove: 'Delete',
  removeLong: 'Delete draft {number}',
  keep: 'Keep draft',
  resuming: {
    title: 'Resume draft {number}?',
    text: 'Its products go into your cart, and the draft goes away.',
    confirm: 'Resume draft',
    busy: 'Adding to cart',
    done: 'The draft is in your cart',
  },
  removing: {
    title: 'Delete draft {number}?',
    text: 'This can’t be undone.',
    confirm: 'Delete draft',
    busy: 'Deleting',
    done: 'Draft {number} deleted',
  },
  failed: 'Draft {number} was not changed',
  refused: {
    'draft-gone': 'It was already resumed or deleted.',
    'nothing-added': 'None of its products can be ordered now.',
    'ordering-stopped': 'Ordering is stopped for this account.',
    'no-draft': 'It’s already placed.',
  },
} as const;
