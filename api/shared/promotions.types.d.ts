import { N as Needs, e as PromotionKind } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { p as promotionsMessages } from 'shared/promotions.messages';

/** Promotions: what is offered to an account, and how far its cart is from each. */
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

/** What the promotions ask of an adapter. Without a cart nothing can be added. */
type PromotionsAdapter = Needs<'promotions.list', 'cart.read' | 'cart.change' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
/** What narrows the promotions, to be held by a host. */
interface PromotionsValue {
    readonly kind: PromotionKind | null;
    readonly brand: string | null;
    /** Those that end within a week alone. */
    readonly endingSoon: boolean;
    /** Those for this account alone. */
    readonly exclusive: boolean;
}
interface PromotionsEvents {
    readonly 'value-change': {
        readonly kind: 'discount' | 'free-goods' | null;
        readonly brand: string | null;
        readonly endingSoon: boolean;
        readonly exclusive: boolean;
    };
    /** What was missing went into the cart: `quantity` is what did. */
    readonly add: {
        readonly promotionId: string;
        readonly productId: string;
        readonly quantity: number;
    };
    readonly 'product-open': {
        readonly productId: string;
    };
}
type PromotionsSlots = RegionSlots<'header' | 'footer' | 'empty'>;
type PromotionsProps = WidgetProps<PromotionsAdapter, typeof promotionsMessages, PromotionsEvents, PromotionsSlots> & {
    /** What narrows them; parts that are left out are kept by the widget. */
    readonly value?: Partial<PromotionsValue>;
    /** Id of the promotion that a link named: it comes first, marked, or it is said to be over. */
    readonly promotionId?: string;
};

export { promotionsContract };
export type { PromotionsAdapter, PromotionsEvents, PromotionsProps, PromotionsSlots, PromotionsValue };
