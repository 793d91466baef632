import type { Checkout } from '../../domain';
import type { Clock } from '../../runtime/clock';
import type { Messages } from '../../runtime/react/use-messages';
import type { Form } from '../../ui/form/use-form';
import type { checkoutMessages } from './checkout.messages';
import type { AnswerField, AnswerProblem, CheckoutValues } from './checkout.rules';

/** What every part of the form is given. */
export interface FormPartProps {
  readonly form: Form<CheckoutValues, AnswerField, AnswerProblem>;
  readonly checkout: Checkout;
  readonly messages: Messages<typeof checkoutMessages>;
  readonly now: Clock;
  /** What the host laid over the words: a part that comes later brings its own. */
  readonly overrides: object | undefined;
}
