import type { ReactNode } from 'react';
import type { Checkout, Money, OrderRefusal } from '../../domain';
import type { Needs } from '../../ports';
import type { Clock } from '../../runtime/clock';
import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import type { Messages } from '../../runtime/react/use-messages';
import type { Form } from '../../ui/form/use-form';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots, SlotsOf } from '../common/slots';
import type { checkoutLazyMessages } from './checkout.lazy.messages';
import type { checkoutMessages } from './checkout.messages';
import type { AnswerField, AnswerProblem, CheckoutValues } from './checkout.rules';

/** Methods that checkout needs from an adapter. An adapter that cannot look up an order cannot place one. */
export type CheckoutAdapter = Needs<
  'cart.read' | 'checkout.open' | 'checkout.prepare' | 'checkout.place' | 'checkout.outcome' | 'checkout.abandon',
  | 'checkout.upload'
  | 'session.isGuest'
  | 'session.user'
  | 'session.settings'
  | 'accounts.list'
  | 'addPaymentMethod.prepare'
  | 'addPaymentMethod.commit'
  | 'addPaymentMethod.outcome'
  | 'addPaymentMethod.abandon'
>;

export interface CheckoutEvents {
  /** The buyer presses *Place order*; canceling it sends nothing. `accountId` is null for a guest. */
  readonly 'before-place': { readonly accountId: string | null; readonly total: Money };
  /** The order was placed, now or by an earlier page. `total` is null if the backend reports none. */
  readonly place: {
    readonly orderId: string;
    readonly orderNumber: string;
    readonly accountId: string | null;
    readonly total: Money | null;
  };
  /** The backend refused the order. */
  readonly 'place-refused': { readonly reason: OrderRefusal };
  /** A payment method was stored without leaving checkout. */
  readonly 'method-add': { readonly methodId: string; readonly kind: 'card' | 'ach' };
}

/** Data of the slot of the sections. */
export interface CheckoutSectionsData {
  readonly checkout: Checkout;
  /** The widget's own sections, to leave some out, to change their order, or to put others between them. */
  readonly sections: {
    readonly delivery: ReactNode;
    /** Null if the delivery takes no empties. */
    readonly empties: ReactNode;
    /** The store's own fields; null if it has none. */
    readonly fields: ReactNode;
    readonly payment: ReactNode;
    readonly review: ReactNode;
  };
}

export type CheckoutSlots = RegionSlots<'header' | 'summary-footer'> &
  ErrorSlots &
  SlotsOf<{
    /**
     * The sections of the form. A section of your own checks its fields in `before-place`, and cancels the event if they
     * are not valid.
     */
    sections: CheckoutSectionsData;
  }>;

/** All messages of checkout. */
export type CheckoutTree = typeof checkoutMessages & typeof checkoutLazyMessages;

export type CheckoutProps = WidgetProps<CheckoutAdapter, CheckoutTree, CheckoutEvents, CheckoutSlots> & {
  /** The bottler whose accounts can split an order into several deliveries. Default 4200 (decision 16). */
  readonly consolidatedBottlerId?: number;
  /**
   * Provider of the card and account number fields; with it a buyer with finance access can add a payment method here.
   */
  readonly paymentFields?: PaymentFields;
};

/** Props of every part of the form. */
export interface FormPartProps {
  readonly form: Form<CheckoutValues, AnswerField, AnswerProblem>;
  readonly checkout: Checkout;
  readonly messages: Messages<typeof checkoutMessages>;
  readonly now: Clock;
  /** Messages that the host overrides; a lazy part loads its own. */
  readonly overrides: object | undefined;
}
