'use client';

export { shoppingListsContract } from './shopping-lists.contract';
export { shoppingListsMessages } from './shopping-lists.messages';
export type {
  ShoppingListsAdapter,
  ShoppingListsEvents,
  ShoppingListsProps,
  ShoppingListsSlots,
} from './shopping-lists.types';
export { ShoppingLists } from './shopping-lists.widget';
