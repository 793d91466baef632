import type { Checkout, Money, OrderRefusal } from '../../domain';
import type { Needs } from '../../ports';
import type { Clock } from '../../runtime/clock';
import type { PaymentFields } from '../../runtime/payment/payment-fields.types';
import type { Messages } from '../../runtime/react/use-messages';
import type { Form } from '../../ui/form/use-form';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { checkoutLazyMessages } from './checkout.lazy.messages';
import type { checkoutMessages } from './checkout.messages';
import type { AnswerField, AnswerProblem, CheckoutValues } from './checkout.rules';

/** What checkout asks of an adapter. An adapter that can not look an order up can not place one either. */
export type CheckoutAdapter = Needs<
  'cart.read' | 'checkout.open' | 'checkout.prepare' | 'checkout.place' | 'checkout.outcome' | 'checkout.abandon',
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
  /** The buyer presses *Place order*; stopping it sends nothing. The account of a guest is null. */
  readonly 'before-place': { readonly accountId: string | null; readonly total: Money };
  readonly placed: { readonly orderId: string; readonly orderNumber: string; readonly accountId: string | null };
  readonly refused: { readonly reason: OrderRefusal };
  /** A payment method was stored without leaving the checkout. */
  readonly 'method-add': { readonly methodId: string; readonly kind: 'card' | 'ach' };
}

export type CheckoutSlots = RegionSlots<'header' | 'summary-footer'>;

/** Every word of checkout, by key. */
export type CheckoutTree = typeof checkoutMessages & typeof checkoutLazyMessages;

export type CheckoutProps = WidgetProps<CheckoutAdapter, CheckoutTree, CheckoutEvents, CheckoutSlots> & {
  /** The bottler whose accounts may have one order in several deliveries. Default 4200 (decision 16). */
  readonly consolidatedBottlerId?: number;
  /** Who takes card and account numbers; with it a buyer with finance access adds a payment method here. */
  readonly paymentFields?: PaymentFields;
};

/** What every part of the form is given. */
export interface FormPartProps {
  readonly form: Form<CheckoutValues, AnswerField, AnswerProblem>;
  readonly checkout: Checkout;
  readonly messages: Messages<typeof checkoutMessages>;
  readonly now: Clock;
  /** What the host laid over the words: a part that comes later brings its own. */
  readonly overrides: object | undefined;
}
