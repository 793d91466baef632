import { b as CheckoutProps } from 'shared/checkout.types';
export { C as CheckoutAdapter, a as CheckoutEvents, c as CheckoutSlots, d as checkoutMessages } from 'shared/checkout.types';
import * as react from 'react';
import 'shared/activation';
import 'shared/ports';
import 'shared/payment-fields.types';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Checkout (spec §2, §5). */
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
    readonly states: readonly ["loading", "empty", "ready", "pickup", "surcharge", "adding-method", "method-added", "minimum-charge", "consolidated", "split-shipment", "field-errors", "note-too-long", "cut-off-near", "date-closed", "no-dates", "below-minimum", "unavailable-lines", "repricing", "stopped", "no-visit-plan", "guest-details", "guest-details-errors", "guest", "guest-placed", "placing", "placing-slow", "checking", "unknown", "unknown-payment", "refused", "refused-cart-changed", "refused-total-changed", "refused-below-minimum", "refused-ordering-stopped", "refused-date-closed", "refused-unavailable-lines", "refused-handle-closed", "not-done", "not-accepted", "wait", "failed", "denied", "signed-out", "offline"];
};

/** Checkout: from the visit plan's dates to one order, placed once. */
declare const Checkout: react.ComponentType<CheckoutProps>;

export { Checkout, CheckoutProps, checkoutContract };
