import { b as PromotionsProps } from 'shared/promotions.types';
export { P as PromotionsAdapter, a as PromotionsEvents, c as PromotionsSlots, d as PromotionsValue, p as promotionsMessages } from 'shared/promotions.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** Promotions: what is offered to an account, and how far its cart is from each (spec §2, Promotions). */
declare const promotionsContract: {
    readonly name: "promotions";
    readonly element: "tradefront-promotions";
    readonly needs: readonly ["promotions.list"];
    readonly uses: readonly ["cart.read", "cart.change", "session.isGuest", "session.user", "session.settings", "accounts.list"];
    readonly attributes: readonly [{
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }, {
        readonly name: "promotion-id";
        readonly prop: "promotionId";
        readonly as: "text";
    }];
    readonly events: {
        readonly 'value-change': {};
        readonly add: {};
        readonly 'product-open': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer", "empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "named", "named-over", "earned", "filtered", "no-match", "terms", "to-come", "out-of-stock", "added", "added-partly", "add-failed", "look-only", "empty", "failed", "denied", "signed-out", "offline"];
};

/** Promotions: what is offered, on what terms, and what the cart is missing to earn it. */
declare const Promotions: react.ComponentType<PromotionsProps>;

export { Promotions, PromotionsProps, promotionsContract };
