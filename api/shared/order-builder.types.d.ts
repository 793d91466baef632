import { N as Needs, F as FillSource } from 'shared/ports';
import { E as EasyOrderRejection } from 'shared/activation';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { o as orderBuilderMessages, a as orderBuilderLazyMessages } from 'shared/order-builder.lazy.messages';

/** Order builder and Easy Order. */
declare const orderBuilderContract: {
    readonly name: "order-builder";
    readonly element: "tradefront-order-builder";
    readonly needs: readonly ["cart.read", "cart.change", "catalog.search", "catalog.match"];
    readonly uses: readonly ["session.isGuest", "session.user", "session.settings", "accounts.list", "builder.fill", "catalog.substitutes", "lists.list", "lists.read", "easyOrder.read", "easyOrder.quote", "easyOrder.prepare", "easyOrder.commit", "easyOrder.outcome", "easyOrder.abandon"];
    readonly attributes: readonly [{
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }, {
        readonly name: "view";
        readonly prop: "view";
        readonly as: "text";
    }];
    readonly events: {
        readonly 'before-add': {
            readonly cancelable: true;
        };
        readonly add: {};
        readonly fill: {};
        readonly 'view-change': {};
        readonly 'easy-order-accept': {};
        readonly 'easy-order-reject': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "typing", "filled", "differences", "pasted", "trouble", "long", "importing", "scanned", "choosing-list", "filled-list", "no-lists", "fill-failed", "nothing-to-fill", "nothing-on-list", "adding", "added", "added-partly", "not-added", "stopped", "easy-order", "easy-order-changed", "easy-order-short", "easy-order-stopped", "easy-order-closing", "easy-order-closed", "easy-order-rejecting", "easy-order-accepted", "easy-order-rejected", "easy-order-refused", "easy-order-unknown", "easy-order-none", "easy-order-failed", "failed", "denied", "signed-out", "offline"];
};

type OrderBuilderAdapter = Needs<'cart.read' | 'cart.change' | 'catalog.search' | 'catalog.match', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list' | 'builder.fill' | 'catalog.substitutes' | 'lists.list' | 'lists.read' | 'easyOrder.read' | 'easyOrder.quote' | 'easyOrder.prepare' | 'easyOrder.commit' | 'easyOrder.outcome' | 'easyOrder.abandon'>;
/** The two ways to fill an order fast. */
type OrderBuilderView = 'builder' | 'easy-order';
interface OrderBuilderEvents {
    /** The rows are about to go into the cart; stopping it leaves them here. */
    readonly 'before-add': {
        readonly items: readonly {
            readonly productId: string;
            readonly quantity: number;
        }[];
    };
    /** Rows are in the cart; those in `troubles` not as asked. */
    readonly add: {
        readonly items: readonly {
            readonly productId: string;
            readonly quantity: number;
        }[];
        readonly troubles: readonly {
            readonly productId: string;
            readonly quantity: number;
        }[];
    };
    /** Rows were filled from earlier orders, or from a list. */
    readonly fill: {
        readonly source: FillSource['is'] | 'list';
        readonly products: number;
    };
    readonly 'view-change': {
        readonly view: OrderBuilderView;
    };
    /** A proposed order was accepted, and this order came of it. */
    readonly 'easy-order-accept': {
        readonly easyOrderId: string;
        readonly orderId: string | null;
    };
    readonly 'easy-order-reject': {
        readonly easyOrderId: string;
        readonly reason: EasyOrderRejection;
    };
}
type OrderBuilderSlots = RegionSlots<'header' | 'footer'>;
type OrderBuilderProps = WidgetProps<OrderBuilderAdapter, typeof orderBuilderMessages & typeof orderBuilderLazyMessages, OrderBuilderEvents, OrderBuilderSlots> & {
    /** Which way shows; with `onViewChange` the host decides. Default `builder`. */
    readonly view?: OrderBuilderView;
};

export { orderBuilderContract };
export type { OrderBuilderAdapter, OrderBuilderEvents, OrderBuilderProps, OrderBuilderSlots };
