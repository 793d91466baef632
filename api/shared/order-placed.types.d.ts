import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

/** Words of the confirmation. */
declare const orderPlacedMessages: {
    readonly title: "Order {number} is placed";
    readonly delivery: "It comes on {date}.";
    readonly pickup: "It is ready for pickup on {date}.";
    readonly loading: "Loading the order";
    readonly failed: "The order did not load";
    readonly denied: "Orders need ordering access";
    readonly notFound: {
        readonly title: "This order is not here";
        readonly text: "It may belong to another account. Switch account, or look at your products.";
    };
    readonly next: {
        readonly title: "What happens next";
        readonly received: "We received your order and check it against stock.";
        readonly changes: "You can ask for changes until {when}.";
        readonly noChanges: "It can not be changed any more. Call customer service if something is wrong.";
        readonly delivered: "The driver brings it on {date}.";
        readonly picked: "You pick it up on {date}.";
    };
    readonly facts: {
        readonly title: "Summary";
        readonly purchaseOrderNumber: "PO number";
        readonly payment: "Payment";
        readonly notes: "Note to the driver";
        readonly lines: "Products";
        readonly times: "{quantity} ×";
    };
    readonly sums: {
        readonly label: "Sums";
        readonly subtotal: {
            readonly one: "{count} case";
            readonly other: "{count} cases";
        };
        readonly deposits: "Bottle deposits";
        readonly tax: "Tax";
        readonly taxAt: "Tax, {rate}%";
        readonly minimumCharge: "Minimum order charge";
        readonly surcharge: "Card surcharge";
        readonly total: "Total";
    };
    readonly print: "Print";
    readonly products: "Back to products";
};

type OrderPlacedAdapter = Needs<'orders.read', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
interface OrderPlacedEvents {
    readonly print: {
        readonly orderId: string;
    };
}
type OrderPlacedSlots = RegionSlots<'header' | 'footer'>;
type OrderPlacedProps = WidgetProps<OrderPlacedAdapter, typeof orderPlacedMessages, OrderPlacedEvents, OrderPlacedSlots> & {
    /** The order that was placed. */
    readonly orderId: string;
};

export { orderPlacedMessages };
export type { OrderPlacedAdapter, OrderPlacedEvents, OrderPlacedProps, OrderPlacedSlots };
