import { b as OrderPlacedProps } from 'shared/order-placed.types';
export { O as OrderPlacedAdapter, a as OrderPlacedEvents, c as OrderPlacedSlots, o as orderPlacedMessages } from 'shared/order-placed.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Order placed: the confirmation (spec §2). */
declare const orderPlacedContract: {
    readonly name: "order-placed";
    readonly element: "tradefront-order-placed";
    readonly needs: readonly ["orders.read"];
    readonly uses: readonly ["session.isGuest", "session.user", "session.settings", "accounts.list"];
    readonly attributes: readonly [{
        readonly name: "order-id";
        readonly prop: "orderId";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly print: {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "pickup", "surcharge", "not-found", "failed", "denied", "signed-out", "offline"];
};

/** The confirmation: the number, the day, what happens next. */
declare const OrderPlaced: react.ComponentType<OrderPlacedProps>;

export { OrderPlaced, OrderPlacedProps, orderPlacedContract };
