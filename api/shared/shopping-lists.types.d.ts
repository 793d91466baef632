import { N as Needs, C as CartItem } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { s as shoppingListsMessages, a as shoppingListsLazyMessages } from 'shared/shopping-lists.lazy.messages';

/** Shopping lists of an account, and what is on them. */
declare const shoppingListsContract: {
    readonly name: "shopping-lists";
    readonly element: "tradefront-shopping-lists";
    readonly needs: readonly ["lists.list", "lists.read"];
    readonly uses: readonly ["lists.create", "lists.edit", "lists.remove", "lists.restore", "lists.addItems", "lists.setQuantity", "lists.removeItems", "lists.arrange", "lists.people", "lists.share", "cart.read", "cart.change", "catalog.match", "orders.list", "orders.read", "session.isGuest", "session.user", "session.settings", "accounts.list", "accounts.read"];
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

/** What the lists ask of an adapter. What is missing takes its control with it: no `lists.remove`, no *Delete*. */
type ShoppingListsAdapter = Needs<'lists.list' | 'lists.read', 'lists.create' | 'lists.edit' | 'lists.remove' | 'lists.restore' | 'lists.addItems' | 'lists.setQuantity' | 'lists.removeItems' | 'lists.arrange' | 'lists.people' | 'lists.share' | 'cart.read' | 'cart.change' | 'catalog.match' | 'orders.list' | 'orders.read' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'accounts.read'>;
interface ShoppingListsEvents {
    /** The list that was opened; null for the list of lists. */
    readonly 'list-change': {
        readonly listId: string | null;
    };
    readonly create: {
        readonly listId: string;
        readonly name: string;
    };
    readonly edit: {
        readonly listId: string;
        readonly name: string;
    };
    readonly remove: {
        readonly listId: string;
        readonly name: string;
    };
    /** Whom a list was shared with; null access ends it. */
    readonly share: {
        readonly listId: string;
        readonly personId: string;
        readonly access: 'view' | 'edit' | null;
    };
    /** Products of a list were changed: another quantity, other places, or off the list. */
    readonly 'items-change': {
        readonly listId: string;
        readonly change: 'quantity' | 'remove' | 'order';
        readonly productIds: readonly string[];
    };
    readonly import: {
        readonly listId: string;
        readonly items: readonly CartItem[];
    };
    /** The buyer wants to add products of a list to the cart; stopping it leaves the cart as it is. */
    readonly 'before-add': {
        readonly listId: string;
        readonly items: readonly CartItem[];
    };
    /** What went into the cart; `troubles` did not go in as asked. */
    readonly add: {
        readonly listId: string;
        readonly items: readonly CartItem[];
        readonly troubles: readonly CartItem[];
    };
}
type ShoppingListsSlots = RegionSlots<'header' | 'footer' | 'empty'>;
type ShoppingListsProps = WidgetProps<ShoppingListsAdapter, typeof shoppingListsMessages & typeof shoppingListsLazyMessages, ShoppingListsEvents, ShoppingListsSlots> & {
    /** The open list, when the host holds it (such as in the address); null for the list of lists. */
    readonly listId?: string | null;
};

export { shoppingListsContract };
export type { ShoppingListsAdapter, ShoppingListsEvents, ShoppingListsProps, ShoppingListsSlots };
