import { ReactNode } from 'react';
import { M as Money } from 'shared/activation';
import { N as Needs, j as CartLine } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

/** Words of the cart. */
declare const cartMessages: {
    readonly title: "Cart";
    readonly loading: "Loading the cart";
    readonly failed: "The cart did not load";
    readonly denied: "The cart needs ordering access";
    readonly products: {
        readonly one: "{count} product";
        readonly other: "{count} products";
    };
    readonly lines: "Products in the cart";
    readonly columns: {
        readonly product: "Product";
        readonly price: "Price";
        readonly quantity: "Quantity";
        readonly amount: "Amount";
        readonly actions: "Actions";
    };
    readonly empty: {
        readonly title: "Your cart is empty";
        readonly text: "Pick products from the list to start an order.";
        readonly action: "See products";
    };
    readonly quantityOf: "Quantity of {product}";
    readonly less: "One less of {product}";
    readonly more: "One more of {product}";
    readonly remove: "Remove {product}";
    readonly free: "Free";
    readonly noPrice: "Price on its way";
    readonly originalPrice: "Original price {price}";
    readonly problems: {
        readonly 'out-of-stock': "Out of stock. Remove it to check out.";
        readonly 'out-of-stock-until': "Out of stock until {date}. Remove it to check out.";
        readonly 'not-listed': "Not on the list of your account. Remove it to check out.";
        readonly 'price-unavailable': "The price is not available. Remove it to check out.";
    };
    readonly summary: {
        readonly label: "Order summary";
        readonly subtotal: {
            readonly one: "{count} case";
            readonly other: "{count} cases";
        };
        readonly deposits: "Bottle deposits";
        readonly tax: "Tax";
        readonly taxAt: "Tax, {rate}%";
        readonly minimumCharge: "Minimum order charge";
        readonly total: "Total";
        readonly checkout: "Check out";
        readonly saving: "Saving the cart";
        readonly checking: "Prices are being checked. The total may change.";
    };
    readonly minimum: {
        readonly label: "Minimum order";
        readonly casesOf: "{cases} of {minimum} cases";
        readonly valueOf: "{value} of {minimum}";
        readonly short: "{missing} short";
        readonly met: "Minimum met";
        readonly casesTitle: {
            readonly one: "{count} case short of the {minimum}-case minimum";
            readonly other: "{count} cases short of the {minimum}-case minimum";
        };
        readonly valueTitle: "{missing} short of the {minimum} minimum";
        readonly text: "Checkout opens at the minimum.";
        readonly unavailable: {
            readonly one: "{count} line does not count: it can not be ordered.";
            readonly other: "{count} lines do not count: they can not be ordered.";
        };
        readonly addCases: {
            readonly one: "Add {count} case to check out.";
            readonly other: "Add {count} cases to check out.";
        };
        readonly addValue: "Add {missing} to check out.";
    };
    readonly takeOut: {
        readonly one: "Remove {count} line that can not be ordered.";
        readonly other: "Remove {count} lines that can not be ordered.";
    };
    readonly waiting: "You are offline. Your changes are kept and sent when you are back.";
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
    /** Under a line's name. */
    readonly lineExtra?: (given: {
        readonly line: CartLine;
    }) => ReactNode;
};
type CartProps = WidgetProps<CartAdapter, typeof cartMessages, CartEvents, CartSlots>;

export { cartMessages };
export type { CartAdapter, CartEvents, CartProps, CartSlots };
