import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

/** Words of the confirmation. */
declare const orderPlacedMessages: {
    readonly title: string;
    readonly delivery: string;
    readonly pickup: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly notFound: {
        readonly title: string;
        readonly text: string;
    };
    readonly next: {
        readonly title: string;
        readonly received: string;
        readonly changes: string;
        readonly noChanges: string;
        readonly delivered: string;
        readonly picked: string;
    };
    readonly facts: {
        readonly title: string;
        readonly purchaseOrderNumber: string;
        readonly payment: string;
        readonly notes: string;
        readonly lines: string;
        readonly times: string;
    };
    readonly sums: {
        readonly label: string;
        readonly subtotal: {
            readonly one: string;
            readonly other: string;
        };
        readonly deposits: string;
        readonly tax: string;
        readonly taxAt: string;
        readonly minimumCharge: string;
        readonly surcharge: string;
        readonly total: string;
    };
    readonly print: string;
    readonly products: string;
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
