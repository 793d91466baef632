import { b as ShoppingListsProps } from 'shared/shopping-lists.types';
export { S as ShoppingListsAdapter, a as ShoppingListsEvents, c as ShoppingListsSlots, s as shoppingListsMessages } from 'shared/shopping-lists.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';
import 'shared/import.messages';

/** Shopping lists of an account, and what is on them (spec §2, §3). */
declare const shoppingListsContract: {
    readonly name: "shopping-lists";
    readonly element: "tradefront-shopping-lists";
    readonly needs: readonly ["lists.list", "lists.read"];
    readonly uses: readonly ["lists.create", "lists.edit", "lists.remove", "lists.restore", "lists.addItems", "lists.setQuantity", "lists.removeItems", "lists.arrange", "lists.people", "lists.share", "cart.read", "cart.change", "catalog.match", "orders.list", "orders.read", "session.isGuest", "session.user", "session.settings", "accounts.list"];
    readonly attributes: readonly [{
        readonly name: "list-id";
        readonly prop: "listId";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'list-change': {};
        readonly create: {};
        readonly edit: {};
        readonly remove: {};
        readonly share: {};
        readonly 'items-change': {};
        readonly import: {};
        readonly 'before-add': {
            readonly cancelable: true;
        };
        readonly add: {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "empty", "open", "empty-list", "list-gone", "searching", "selecting", "arranging", "new-list", "limit", "renaming", "deleting", "deleted", "sharing", "view-only", "unavailable", "removed", "not-saved", "added", "partly", "import-preview", "ordering-stopped", "failed", "items-failed", "denied", "signed-out", "offline"];
};

/** Shopping lists: what an account orders together, kept, shared, and put into the cart in one go. */
declare const ShoppingLists: react.ComponentType<ShoppingListsProps>;

export { ShoppingLists, ShoppingListsProps, shoppingListsContract };
