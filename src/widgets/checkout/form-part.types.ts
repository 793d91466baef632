import type { Checkout } from '../../domain';
import type { Clock } from '../../runtime/clock';
import type { Messages } from '../../runtime/react/use-messages';
import type { formMessages } from './checkout.messages';
import type { AnswerField, FormAnswers } from './checkout.rules';
import type { FormModel } from './checkout-form.store';

/** What every part of the form is given. */
export interface FormPartProps {
  readonly form: FormModel;
  readonly answers: FormAnswers;
  readonly checkout: Checkout;
  readonly messages: Messages<typeof formMessages>;
  /** Start of the ids of this form's fields. */
  readonly prefix: string;
  readonly now: Clock;
  /** The words of a field's problem; undefined while it has none to show. */
  readonly problem: (field: AnswerField) => string | undefined;
  readonly check: { readonly onLeave: (field: AnswerField) => void; readonly onType: (field: AnswerField) => void };
}
