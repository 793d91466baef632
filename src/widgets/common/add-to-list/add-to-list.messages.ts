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
  noLists: 'You have no lists yet, and you can’t create one here.',
  newList: 'New list',
  newTitle: 'New list',
  name: 'List name',
  nameHint: 'For example, Friday night',
  allowance: '{count} of {most} lists',
  limit: '{count} of {most} lists, the most an account can have. Choose one of these.',
  back: 'Back to lists',
  create: 'Create and add',
  creating: 'Creating',
  adding: 'Adding to {list}',
  added: 'Added to {list}',
  region: 'List messages',
  problems: {
    valueMissing: 'Enter a name for the list.',
    tooLong: 'Enter a shorter name.',
    'name-taken': 'A list with this name already exists. Enter another name, or go back and choose that list.',
  },
  notAdded: 'Nothing was added',
  notAddedTo: 'Nothing was added to {list}',
  refused: {
    'too-many-lists': 'This account has reached its limit of lists. Choose one of these.',
    'name-taken': 'A list with this name already exists.',
    'list-full': 'This list is full ({most} products). Choose another list.',
    'list-gone': 'Someone deleted this list. Choose another list.',
    'item-gone': 'Someone changed this list. Check it and try again.',
    'read-only': 'You can view this list but not change it. Choose another list.',
  },
} as const;

/**
 * Messages of the button and of the dialog that add products to a list. Merged, because the button uses its own without
 * the others.
 */
export const addToListMessages: typeof addToListButtonMessages & typeof ownMessages = /* @__PURE__ */ Object.assign(
  {},
  addToListButtonMessages,
  ownMessages,
);
