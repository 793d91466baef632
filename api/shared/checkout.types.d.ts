import { M as Money } from 'shared/activation';
import { N as Needs, B as OrderRefusal } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';

/** Words of checkout. */
declare const checkoutMessages: {
    readonly title: string;
    readonly back: string;
    readonly loading: string;
    readonly failed: string;
    readonly denied: string;
    readonly empty: {
        readonly title: string;
        readonly text: string;
        readonly action: string;
    };
    readonly delivery: {
        readonly title: string;
        readonly how: string;
        readonly delivery: string;
        readonly pickup: string;
        readonly date: string;
        readonly pickupDate: string;
        readonly orderBy: string;
        readonly orderByToday: string;
        readonly left: string;
        readonly leftAloud: {
            readonly one: string;
            readonly other: string;
        };
        readonly closed: string;
        readonly noDates: string;
        readonly notes: string;
        readonly notesHint: string;
        readonly charactersLeft: {
            readonly one: string;
            readonly other: string;
        };
        readonly charactersOver: {
            readonly one: string;
            readonly other: string;
        };
    };
    readonly payment: {
        readonly title: string;
        readonly purchaseOrderNumber: string;
        readonly method: string;
        readonly surcharge: string;
    };
    readonly review: {
        readonly title: string;
        readonly edit: string;
        readonly times: string;
        readonly leftOut: string;
    };
    readonly summary: {
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
        readonly terms: string;
        readonly termsLink: string;
        readonly place: string;
        readonly placing: string;
        readonly repricing: string;
    };
    readonly problems: {
        readonly title: {
            readonly one: string;
            readonly other: string;
        };
        readonly date: string;
        readonly dateClosed: string;
        readonly purchaseOrderNumber: string;
        readonly notes: {
            readonly one: string;
            readonly other: string;
        };
        readonly paymentMethod: string;
        readonly terms: string;
    };
    readonly blocked: {
        readonly stopped: string;
        readonly below: string;
        readonly unavailable: string;
        readonly toCart: string;
    };
    readonly progress: {
        readonly sending: string;
        readonly slow: string;
        readonly verySlow: string;
        readonly checking: string;
        readonly checkingText: string;
    };
    readonly unknown: {
        readonly title: string;
        readonly text: string;
        readonly call: string;
        readonly check: string;
    };
    readonly notDone: {
        readonly title: string;
        readonly text: string;
        readonly why: string;
    };
    readonly refused: {
        readonly title: string;
        readonly 'cart-changed': string;
        readonly 'total-changed': string;
        readonly 'below-minimum': string;
        readonly 'ordering-stopped': string;
        readonly 'date-closed': string;
        readonly 'unavailable-lines': string;
        readonly 'handle-closed': string;
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
