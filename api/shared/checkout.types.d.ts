import { M as Money } from 'shared/activation';
import { N as Needs, O as OrderRefusal } from 'shared/ports';
import { c as PaymentFields } from 'shared/payment-fields.types';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { c as checkoutMessages } from 'shared/checkout.messages';

/** Checkout. */
declare const checkoutContract: {
    readonly name: "checkout";
    readonly element: "tradefront-checkout";
    readonly needs: readonly ["cart.read", "checkout.open", "checkout.prepare", "checkout.place", "checkout.outcome", "checkout.abandon"];
    readonly uses: readonly ["session.isGuest", "session.user", "session.settings", "accounts.list", "addPaymentMethod.prepare", "addPaymentMethod.commit", "addPaymentMethod.outcome", "addPaymentMethod.abandon"];
    readonly attributes: readonly [{
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }, {
        readonly name: "consolidated-bottler-id";
        readonly prop: "consolidatedBottlerId";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'before-place': {
            readonly cancelable: true;
        };
        readonly placed: {};
        readonly refused: {};
        readonly 'method-add': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "summary-footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "empty", "ready", "pickup", "surcharge", "surcharge-saved", "adding-method", "method-added", "minimum-charge", "consolidated", "split-shipment", "field-errors", "note-too-long", "cut-off-near", "date-closed", "no-dates", "below-minimum", "unavailable-lines", "repricing", "stopped", "no-visit-plan", "guest-details", "guest-details-errors", "guest", "guest-placed", "placing", "placing-slow", "checking", "unknown", "unknown-payment", "refused", "refused-cart-changed", "refused-total-changed", "refused-below-minimum", "refused-ordering-stopped", "refused-date-closed", "refused-unavailable-lines", "refused-handle-closed", "not-done", "not-accepted", "wait", "failed", "denied", "signed-out", "offline"];
};

/** What checkout asks of an adapter. An adapter that can not look an order up can not place one either. */
type CheckoutAdapter = Needs<'cart.read' | 'checkout.open' | 'checkout.prepare' | 'checkout.place' | 'checkout.outcome' | 'checkout.abandon', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'addPaymentMethod.prepare' | 'addPaymentMethod.commit' | 'addPaymentMethod.outcome' | 'addPaymentMethod.abandon'>;
interface CheckoutEvents {
    /** The buyer presses *Place order*; stopping it sends nothing. The account of a guest is null. */
    readonly 'before-place': {
        readonly accountId: string | null;
        readonly total: Money;
    };
    readonly placed: {
        readonly orderId: string;
        readonly orderNumber: string;
        readonly accountId: string | null;
    };
    readonly refused: {
        readonly reason: OrderRefusal;
    };
    /** A payment method was stored without leaving the checkout. */
    readonly 'method-add': {
        readonly methodId: string;
        readonly kind: 'card' | 'ach';
    };
}
type CheckoutSlots = RegionSlots<'header' | 'summary-footer'>;
type CheckoutProps = WidgetProps<CheckoutAdapter, typeof checkoutMessages, CheckoutEvents, CheckoutSlots> & {
    /** The bottler whose accounts may have one order in several deliveries. Default 4200. */
    readonly consolidatedBottlerId?: number;
    /** Who takes card and account numbers; with it a buyer with finance access adds a payment method here. */
    readonly paymentFields?: PaymentFields;
};

export { checkoutContract };
export type { CheckoutAdapter, CheckoutEvents, CheckoutProps, CheckoutSlots };
