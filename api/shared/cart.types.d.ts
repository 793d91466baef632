import { ReactNode } from 'react';
import { M as Money } from 'shared/activation';
import { N as Needs, j as CartLine } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

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
    readonly free: string;
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
    readonly waiting: string;
};

/** What the cart asks of an adapter. Without a session port whoever sees it is taken for a signed-in buyer. */
type CartAdapter = Needs<'cart.read' | 'cart.change', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
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
}
type CartSlots = RegionSlots<'header' | 'empty' | 'summary-footer'> & {
    /** Under a line's name. A line keeps to itself: what is to hang over others belongs in an overlay of the host's. */
    readonly lineExtra?: (given: {
        readonly line: CartLine;
    }) => ReactNode;
};
type CartProps = WidgetProps<CartAdapter, typeof cartMessages, CartEvents, CartSlots>;

export { cartMessages };
export type { CartAdapter, CartEvents, CartProps, CartSlots };
