import { ReactNode } from 'react';
import { M as Money } from 'shared/activation';
import { N as Needs, b as CartLine } from 'shared/ports';
import { L as ListAdd } from 'shared/add-to-list.types';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { c as cartMessages, a as cartLazyMessages } from 'shared/cart.lazy.messages';

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
type CartProps = WidgetProps<CartAdapter, typeof cartMessages & typeof cartLazyMessages, CartEvents, CartSlots>;

export { cartContract };
export type { CartAdapter, CartEvents, CartProps, CartSlots };
