import { ReactNode } from 'react';
import { M as Money } from 'shared/activation';
import { N as Needs, e as CartLine } from 'shared/ports';
import { L as ListAdd } from 'shared/add-to-list.types';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

/** The cart. */
declare const cartContract: {
    readonly name: "cart";
    readonly element: "tradefront-cart";
    readonly needs: readonly ["cart.read", "cart.change"];
    readonly uses: readonly ["session.isGuest", "session.user", "session.settings", "accounts.list", "catalog.substitutes", "catalog.match", "orders.usual", "lists.list", "lists.addItems", "lists.create"];
    readonly attributes: readonly [{
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'before-checkout': {
            readonly cancelable: true;
        };
        readonly checkout: {};
        readonly 'line-change': {};
        readonly remove: {};
        readonly clear: {};
        readonly replace: {};
        readonly import: {};
        readonly 'top-up': {};
        readonly 'list-add': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "empty", "summary-footer"];
        readonly render: readonly ["lineExtra"];
    };
    readonly states: readonly ["loading", "empty", "ready", "selecting", "cleared", "below-minimum", "top-up", "out-of-stock-line", "problem-lines", "replacing", "free-goods", "long", "import-preview", "import-partly", "repricing", "refused", "changed-elsewhere", "waiting", "stopped", "guest", "failed", "denied", "signed-out", "offline"];
};

/** Words of the cart. */
declare const cartMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly products: {
        readonly one: string;
        readonly other: string;
    };
    readonly lines: string;
    readonly columns: {
        readonly select: string;
        readonly product: string;
        readonly price: string;
        readonly quantity: string;
        readonly amount: string;
        readonly actions: string;
    };
    readonly empty: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly quantityOf: string;
    readonly less: string;
    readonly more: string;
    readonly remove: string;
    readonly select: string;
    readonly replaceLine: string;
    readonly free: string;
    readonly sku: string;
    readonly noPrice: string;
    readonly originalPrice: string;
    readonly problems: {
        readonly 'out-of-stock': string;
        readonly 'out-of-stock-until': string;
        readonly 'not-listed': string;
        readonly 'price-unavailable': string;
    };
    readonly summary: {
        readonly label: string;
        readonly subtotal: {
            readonly one: string;
            readonly other: string;
        };
        readonly deposits: string;
        readonly tax: string;
        readonly taxAt: string;
        readonly minimumCharge: string;
        readonly total: string;
        readonly checkout: string;
        readonly signIn: string;
        readonly stopped: string;
        readonly saving: string;
        readonly checking: string;
    };
    readonly minimum: {
        readonly label: string;
        readonly casesOf: string;
        readonly valueOf: string;
        readonly short: string;
        readonly met: string;
        readonly casesTitle: {
            readonly one: string;
            readonly other: string;
        };
        readonly valueTitle: string;
        readonly text: string;
        readonly unavailable: {
            readonly one: string;
            readonly other: string;
        };
        readonly addCases: {
            readonly one: string;
            readonly other: string;
        };
        readonly addValue: string;
    };
    readonly takeOut: {
        readonly one: string;
        readonly other: string;
    };
};

/** Words of what of the cart comes in chunks of its own: dialogs, proposals and what is said after a change. */
declare const cartLaterMessages: {
    readonly waiting: string;
    readonly discard: string;
    readonly incoming: {
        readonly one: string;
        readonly other: string;
    };
    readonly changed: string;
    readonly changedNoAmount: string;
    readonly selectAll: string;
    readonly selected: {
        readonly one: string;
        readonly other: string;
    };
    readonly removeSelected: string;
    readonly saveSelected: string;
    readonly reset: string;
    readonly clearAll: string;
    readonly importList: string;
    readonly save: string;
    readonly clear: {
        readonly title: {
            readonly one: string;
            readonly other: string;
        };
        readonly text: string;
        readonly confirm: string;
        readonly keep: string;
    };
    readonly replace: {
        readonly title: string;
        readonly text: string;
        readonly loading: string;
        readonly failed: string;
        readonly none: string;
        readonly noneText: string;
        readonly products: string;
        readonly act: string;
        readonly choose: string;
        readonly same: string;
        readonly more: string;
        readonly less: string;
        readonly quantity: string;
        readonly left: string;
    };
    readonly topUp: {
        readonly title: string;
        readonly text: string;
        readonly after: string;
        readonly afterCases: string;
        readonly cases: {
            readonly one: string;
            readonly other: string;
        };
        readonly all: {
            readonly one: string;
            readonly other: string;
        };
        readonly adding: string;
        readonly one: string;
        readonly oneOf: string;
        readonly usual: string;
    };
    readonly import: {
        readonly title: string;
        readonly text: string;
        readonly paste: string;
        readonly hint: string;
        readonly example: string;
        readonly file: string;
        readonly drop: string;
        readonly wrongFile: string;
        readonly tooLarge: string;
        readonly unreadable: string;
        readonly empty: string;
        readonly tooMany: {
            readonly one: string;
            readonly other: string;
        };
        readonly check: string;
        readonly checking: string;
        readonly checked: string;
        readonly failed: string;
        readonly back: string;
        readonly ready: {
            readonly one: string;
            readonly other: string;
        };
        readonly trouble: {
            readonly one: string;
            readonly other: string;
        };
        readonly onlyTrouble: string;
        readonly lines: string;
        readonly line: string;
        readonly merged: string;
        readonly header: string;
        readonly choose: string;
        readonly notThese: string;
        readonly leftOut: string;
        readonly notFound: string;
        readonly near: string;
        readonly blank: string;
        readonly unavailable: {
            readonly 'out-of-stock': string;
            readonly price: string;
        };
        readonly quantity: string;
        readonly defaulted: string;
        readonly add: {
            readonly one: string;
            readonly other: string;
        };
        readonly adding: string;
        readonly waiting: string;
        readonly outcome: {
            readonly done: {
                readonly one: string;
                readonly other: string;
            };
            readonly title: {
                readonly one: string;
                readonly other: string;
            };
            readonly text: string;
            readonly noneText: string;
            readonly got: string;
            readonly none: string;
            readonly unknown: string;
            readonly close: string;
        };
    };
};

/** What the cart asks of an adapter. Without a session port whoever sees it is taken for a signed-in buyer. */
type CartAdapter = Needs<'cart.read' | 'cart.change', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'catalog.substitutes' | 'catalog.match' | 'orders.usual' | 'lists.list' | 'lists.addItems' | 'lists.create'>;
/** A product and how many of it, as events name them. */
interface ItemChange {
    readonly productId: string;
    readonly quantity: number;
}
interface CartEvents {
    /** The buyer wants to check out; stopping it keeps them in the cart. */
    readonly 'before-checkout': {
        readonly cases: number;
        readonly total: Money | null;
    };
    readonly checkout: {
        readonly cases: number;
        readonly total: Money | null;
    };
    /** A line's quantity was changed by the buyer; 0 removes it. */
    readonly 'line-change': {
        readonly lineId: string;
        readonly productId: string;
        readonly quantity: number;
    };
    /** The buyer took lines out; each had so many. */
    readonly remove: {
        readonly items: readonly ItemChange[];
    };
    /** The buyer emptied the cart. */
    readonly clear: {
        readonly items: readonly ItemChange[];
    };
    /** The buyer put another product in a line's place. */
    readonly replace: {
        readonly lineId: string;
        readonly replacedId: string;
        readonly productId: string;
        readonly quantity: number;
    };
    /** Products of a pasted or read list are in the cart; those in `troubles` not as asked. */
    readonly import: {
        readonly items: readonly ItemChange[];
        readonly troubles: readonly ItemChange[];
    };
    /** What the account usually orders was added to reach the minimum. */
    readonly 'top-up': {
        readonly items: readonly ItemChange[];
    };
    readonly 'list-add': ListAdd;
}
type CartSlots = RegionSlots<'header' | 'empty' | 'summary-footer'> & {
    /** Under a line's name. A line keeps to itself: what is to hang over others belongs in an overlay of the host's. */
    readonly lineExtra?: (given: {
        readonly line: CartLine;
    }) => ReactNode;
};
type CartProps = WidgetProps<CartAdapter, typeof cartMessages & typeof cartLaterMessages, CartEvents, CartSlots>;

export { cartContract, cartMessages };
export type { CartAdapter, CartEvents, CartProps, CartSlots };
