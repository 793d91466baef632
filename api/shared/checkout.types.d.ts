import { M as Money } from 'shared/activation';
import { N as Needs, B as OrderRefusal } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

/** Words of checkout. */
declare const checkoutMessages: {
    readonly title: "Checkout";
    readonly back: "Cart";
    readonly loading: "Loading checkout";
    readonly failed: "Checkout did not load";
    readonly denied: "Checkout needs ordering access";
    readonly empty: {
        readonly title: "There is nothing to check out";
        readonly text: "Your cart is empty.";
        readonly action: "See products";
    };
    readonly delivery: {
        readonly title: "Delivery";
        readonly how: "How do you want to have it?";
        readonly delivery: "Deliver";
        readonly pickup: "Pick up";
        readonly date: "Delivery date";
        readonly pickupDate: "Pickup date";
        readonly orderBy: "Order by {when}";
        readonly orderByToday: "Order by {time} today";
        readonly left: "{time} left";
        readonly leftAloud: {
            readonly one: "{count} minute left to order for this date";
            readonly other: "{count} minutes left to order for this date";
        };
        readonly closed: "Closed";
        readonly noDates: "There is no date to choose. Call customer service to set your delivery days.";
        readonly notes: "Note to the driver";
        readonly notesHint: "The driver sees this on the day.";
        readonly charactersLeft: {
            readonly one: "{count} character left";
            readonly other: "{count} characters left";
        };
        readonly charactersOver: {
            readonly one: "{count} character too many";
            readonly other: "{count} characters too many";
        };
    };
    readonly payment: {
        readonly title: "Payment";
        readonly purchaseOrderNumber: "PO number";
        readonly method: "Pay with";
        readonly surcharge: "A {rate}% surcharge applies: {amount}";
    };
    readonly review: {
        readonly title: "Review";
        readonly edit: "Edit cart";
        readonly times: "{quantity} ×";
        readonly leftOut: "Not part of the order";
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
        readonly surcharge: "Card surcharge, {rate}%";
        readonly total: "Total";
        readonly terms: "I accept the {link}";
        readonly termsLink: "terms of sale";
        readonly place: "Place order";
        readonly placing: "Placing order";
        readonly repricing: "Prices are being checked. You can place the order when they are final.";
    };
    readonly problems: {
        readonly title: {
            readonly one: "{count} answer needs a change";
            readonly other: "{count} answers need a change";
        };
        readonly date: "Choose a date.";
        readonly dateClosed: "This date has closed. Choose another one.";
        readonly purchaseOrderNumber: "Enter a PO number. Every order needs one.";
        readonly notes: {
            readonly one: "Shorten the note by {count} character.";
            readonly other: "Shorten the note by {count} characters.";
        };
        readonly paymentMethod: "Choose how to pay.";
        readonly terms: "Accept the terms of sale to place the order.";
    };
    readonly blocked: {
        readonly stopped: "Ordering is stopped for this account. Call customer service.";
        readonly below: "The cart is below the minimum order. Add what is missing.";
        readonly unavailable: "Something in the cart can not be ordered. Remove it first.";
        readonly toCart: "Back to cart";
    };
    readonly progress: {
        readonly sending: "Placing your order";
        readonly slow: "Still placing your order. This takes longer than usual.";
        readonly verySlow: "Still waiting for an answer. Your order is sent once, whatever happens to this page.";
        readonly checking: "We are checking whether your order went through";
        readonly checkingText: "The answer was lost on the way. Nothing is sent again until we know.";
    };
    readonly unknown: {
        readonly title: "We could not confirm the order";
        readonly text: "It may have gone through. Check again before you do anything else.";
        readonly call: "Or call customer service at {phone}.";
        readonly check: "Check again";
    };
    readonly notDone: {
        readonly title: "The order was not placed";
        readonly text: "Nothing was ordered. Your cart and your answers are kept.";
        readonly why: "Nothing was ordered. {why}";
    };
    readonly refused: {
        readonly title: "The order was not placed";
        readonly 'cart-changed': "The cart changed meanwhile. Go back to the cart and look at it again.";
        readonly 'total-changed': "The total changed meanwhile. Look at it again, then place the order.";
        readonly 'below-minimum': "The cart is below the minimum order. Go back to the cart and add what is missing.";
        readonly 'ordering-stopped': "Ordering is stopped for this account.";
        readonly 'date-closed': "The date has closed. Choose another one.";
        readonly 'unavailable-lines': "Something in the cart can not be ordered. Go back to the cart and replace it.";
        readonly 'handle-closed': "Another checkout took over. Look at your orders and your cart before you place it again.";
    };
};

/** What checkout asks of an adapter. An adapter that can not look an order up can not place one either. */
type CheckoutAdapter = Needs<'cart.read' | 'checkout.open' | 'checkout.prepare' | 'checkout.place' | 'checkout.outcome' | 'checkout.abandon', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
interface CheckoutEvents {
    /** The buyer presses *Place order*; stopping it sends nothing. */
    readonly 'before-place': {
        readonly accountId: string;
        readonly total: Money;
    };
    readonly placed: {
        readonly orderId: string;
        readonly orderNumber: string;
        readonly accountId: string;
    };
    readonly refused: {
        readonly reason: OrderRefusal;
    };
}
type CheckoutSlots = RegionSlots<'header' | 'summary-footer'>;
type CheckoutProps = WidgetProps<CheckoutAdapter, typeof checkoutMessages, CheckoutEvents, CheckoutSlots>;

export { checkoutMessages };
export type { CheckoutAdapter, CheckoutEvents, CheckoutProps, CheckoutSlots };
