import { b as ShoppingListsProps } from 'shared/shopping-lists.types';
export { S as ShoppingListsAdapter, a as ShoppingListsEvents, c as ShoppingListsSlots, s as shoppingListsContract } from 'shared/shopping-lists.types';
export { s as shoppingListsMessages } from 'shared/shopping-lists.lazy.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** Shopping lists: what an account orders together, kept, shared, and put into the cart in one go. */
declare const ShoppingLists: react.ComponentType<ShoppingListsProps>;

export { ShoppingLists, ShoppingListsProps };
