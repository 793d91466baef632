import { N as Needs, C as CartItem } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { i as importMessages } from 'shared/import.messages';

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

/** Words of the lists as first drawn; those of dialogs and of results come later. */
declare const shoppingListsMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly lists: string;
    readonly allowance: string;
    readonly limit: string;
    readonly newList: string;
    readonly products: {
        readonly one: string;
        readonly other: string;
    };
    readonly changed: string;
    readonly sharedWith: {
        readonly one: string;
        readonly other: string;
    };
    readonly sharedBy: string;
    readonly viewOnly: string;
    readonly back: string;
    readonly empty: {
        readonly title: string;
        readonly text: string;
        readonly fromOrder: string;
    };
    readonly emptyList: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly gone: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly itemsLoading: string;
    readonly itemsFailed: string;
    readonly items: string;
    readonly select: string;
    readonly quantityOf: string;
    readonly less: string;
    readonly more: string;
    readonly remove: string;
    readonly up: string;
    readonly down: string;
    readonly moved: string;
    readonly noPrice: string;
    readonly originalPrice: string;
    readonly problems: {
        readonly 'out-of-stock': string;
        readonly 'not-listed': string;
        readonly 'price-unavailable': string;
    };
    readonly backOn: string;
    readonly total: string;
    readonly unavailable: {
        readonly one: string;
        readonly other: string;
    };
    readonly addAll: {
        readonly one: string;
        readonly other: string;
    };
    readonly addSome: {
        readonly one: string;
        readonly other: string;
    };
    readonly adding: string;
    readonly seeCart: string;
};

declare const ownMessages: {
    readonly tools: string;
    readonly edit: string;
    readonly share: string;
    readonly delete: string;
    readonly importList: string;
    readonly export: string;
    readonly arrange: string;
    readonly arranged: string;
    readonly search: string;
    readonly clearSearch: string;
    readonly noMatch: string;
    readonly selectAll: string;
    readonly selected: {
        readonly one: string;
        readonly other: string;
    };
    readonly removeSelected: string;
    readonly undo: string;
    readonly tryAgain: string;
    readonly region: string;
    readonly done: {
        readonly made: string;
        readonly saved: string;
        readonly deleted: string;
        readonly restored: string;
        readonly removed: string;
        readonly removedMany: {
            readonly one: string;
            readonly other: string;
        };
        readonly added: {
            readonly one: string;
            readonly other: string;
        };
        readonly imported: {
            readonly one: string;
            readonly other: string;
        };
        readonly shared: string;
        readonly unshared: string;
    };
    readonly trouble: string;
    readonly troubleOrder: string;
    readonly troubleList: string;
    readonly refused: {
        readonly 'too-many-lists': string;
        readonly 'name-taken': string;
        readonly 'list-full': string;
        readonly 'list-gone': string;
        readonly 'item-gone': string;
        readonly 'read-only': string;
    };
    readonly partly: {
        readonly title: {
            readonly one: string;
            readonly other: string;
        };
        readonly none: string;
        readonly unknown: string;
        readonly got: string;
        readonly dismiss: string;
    };
    readonly form: {
        readonly newTitle: string;
        readonly editTitle: string;
        readonly name: string;
        readonly nameHint: string;
        readonly description: string;
        readonly create: string;
        readonly creating: string;
        readonly save: string;
        readonly saving: string;
        readonly cancel: string;
        readonly failed: string;
        readonly problems: {
            readonly valueMissing: string;
            readonly tooLong: string;
            readonly 'name-taken': string;
        };
        readonly fromOrder: string;
        readonly unknownLeftOut: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly deleting: {
        readonly title: string;
        readonly text: {
            readonly one: string;
            readonly other: string;
        };
        readonly undo: string;
        readonly noUndo: string;
        readonly shared: {
            readonly one: string;
            readonly other: string;
        };
        readonly confirm: string;
        readonly keep: string;
        readonly busy: string;
    };
    readonly sharing: {
        readonly title: string;
        readonly text: string;
        readonly loading: string;
        readonly failed: string;
        readonly none: string;
        readonly access: string;
        readonly levels: {
            readonly none: string;
            readonly view: string;
            readonly edit: string;
        };
        readonly notSaved: string;
        readonly close: string;
    };
    readonly csv: {
        readonly sku: string;
        readonly product: string;
        readonly pack: string;
        readonly quantity: string;
        readonly price: string;
    };
    readonly importTo: string;
};
/** What is said in dialogs, tools and messages, with the words of an import. */
declare const shoppingListsLaterMessages: typeof ownMessages & {
    readonly import: typeof importMessages;
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
type ShoppingListsProps = WidgetProps<ShoppingListsAdapter, typeof shoppingListsMessages & typeof shoppingListsLaterMessages, ShoppingListsEvents, ShoppingListsSlots> & {
    /** The open list, when the host holds it (such as in the address); null for the list of lists. */
    readonly listId?: string | null;
};

export { shoppingListsMessages, shoppingListsContract };
export type { ShoppingListsAdapter, ShoppingListsEvents, ShoppingListsProps, ShoppingListsSlots };
