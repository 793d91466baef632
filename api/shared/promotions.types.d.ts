import { N as Needs, d as PromotionKind } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

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

/** Words of the promotions. */
declare const promotionsMessages: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly count: {
        readonly one: string;
        readonly other: string;
    };
    readonly cases: {
        readonly one: string;
        readonly other: string;
    };
    readonly filters: {
        readonly label: string;
        readonly endingSoon: string;
        readonly exclusive: string;
        readonly brand: string;
        readonly allBrands: string;
        readonly reset: string;
    };
    readonly kinds: {
        readonly discount: string;
        readonly 'free-goods': string;
    };
    readonly kindFilters: {
        readonly discount: string;
        readonly 'free-goods': string;
    };
    readonly dates: string;
    readonly from: string;
    readonly lastDay: string;
    readonly daysLeft: {
        readonly one: string;
        readonly other: string;
    };
    readonly startsOn: string;
    readonly progress: {
        readonly label: string;
        readonly of: string;
        readonly missing: {
            readonly one: string;
            readonly other: string;
        };
        readonly ofMissing: string;
        readonly earnedText: string;
        readonly saved: string;
        readonly gifts: {
            readonly one: string;
            readonly other: string;
        };
        readonly again: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly add: {
        readonly missing: string;
        readonly named: string;
        readonly adding: string;
        readonly which: string;
        readonly done: string;
        readonly undo: string;
        readonly cart: string;
        readonly partly: string;
        readonly none: string;
        readonly unknown: string;
        readonly unknownText: string;
        readonly gone: string;
        readonly back: string;
        readonly unpriced: string;
    };
    readonly terms: {
        readonly open: string;
        readonly counts: string;
        readonly gift: string;
    };
    readonly over: {
        readonly title: string;
        readonly text: string;
    };
    readonly empty: {
        readonly title: string;
        readonly text: string;
    };
    readonly noMatch: {
        readonly title: string;
        readonly text: string;
    };
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

export { promotionsMessages, promotionsContract };
export type { PromotionsAdapter, PromotionsEvents, PromotionsProps, PromotionsSlots, PromotionsValue };
