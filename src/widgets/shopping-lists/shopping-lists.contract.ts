import type { WidgetContract } from '../../runtime/contract';

/** Shopping lists of an account, and what is on them. */
export const shoppingListsContract = {
  name: 'shopping-lists',
  element: 'tradefront-shopping-lists',
  needs: ['lists.list', 'lists.read'],
  uses: [
    'lists.create', 'lists.edit', 'lists.remove', 'lists.restore', 'lists.addItems', 'lists.setQuantity', 'lists.removeItems', 'lists.arrange',
    'lists.people', 'lists.share', 'cart.read', 'cart.change', 'catalog.match', 'orders.list', 'orders.read',
    'session.isGuest', 'session.user', 'session.settings', 'accounts.list', 'accounts.read',
  ],
  attributes: [
    { name: 'list-id', prop: 'listId', as: 'text' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: {
    'list-change': {}, create: {}, edit: {}, remove: {}, share: {}, 'items-change': {}, import: {}, 'before-add': { cancelable: true }, add: {},
  },
  slots: { regions: ['header', 'footer', 'empty'], render: [] },
  states: [
    'loading', 'ready', 'empty', 'open', 'empty-list', 'list-gone', 'searching', 'selecting', 'arranging', 'new-list', 'limit', 'renaming', 'deleting', 'deleted',
    'sharing', 'view-only', 'unavailable', 'removed', 'not-saved', 'added', 'partly', 'import-preview', 'ordering-stopped',
    'failed', 'items-failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
