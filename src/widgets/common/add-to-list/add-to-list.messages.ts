import { addToListButtonMessages } from './add-to-list-button.messages';

const ownMessages = {
  title: 'Add to a list',
  one: '{quantity} × {product}',
  many: { one: '{count} product', other: '{count} products' },
  loading: 'Loading your lists',
  failed: 'Your lists could not be retrieved',
  lists: 'Your lists',
  lastUsed: 'Last used',
  count: { one: '{count} product', other: '{count} products' },
  search: 'Search your lists',
  clearSearch: 'Clear search',
  noMatch: 'No list matches “{search}”.',
  noLists: 'You have no lists yet, and this is not the place to make one.',
  newList: 'New list',
  newTitle: 'New list',
  name: 'List name',
  nameHint: 'Such as Friday night',
  allowance: '{count} of {most} lists',
  limit: '{count} of {most} lists. Use one of these: an account can have no more.',
  back: 'Back to lists',
  create: 'Create and add',
  creating: 'Creating',
  adding: 'Adding to {list}',
  added: 'Added to {list}',
  region: 'List messages',
  problems: {
    valueMissing: 'Enter a name for the list.',
    tooLong: 'Enter a shorter name.',
    'name-taken': 'There is a list with this name already. Enter another name, or go back and choose it.',
  },
  notAdded: 'Nothing was added',
  notAddedTo: 'Nothing was added to {list}',
  refused: {
    'too-many-lists': 'The account has as many lists as it can have. Choose one of these.',
    'name-taken': 'There is a list with this name already.',
    'list-full': 'The list is full: it holds {most} products. Choose another list.',
    'list-gone': 'Somebody deleted it. Choose another list.',
    'item-gone': 'Somebody changed the list. Look at it and try again.',
    'read-only': 'You may look at this list and not change it. Choose another list.',
  },
} as const;

/** Everything said while products are put on a list. Joined so that the button's words stand apart from the dialog's. */
export const addToListMessages: typeof addToListButtonMessages & typeof ownMessages = /* @__PURE__ */ Object.assign({}, addToListButtonMessages, ownMessages);
