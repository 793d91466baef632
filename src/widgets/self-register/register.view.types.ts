import type { PhoneOptions } from '../../rules';
import type { Messages } from '../../runtime/react/use-messages';
import type { Form } from '../../ui/form/use-form';
import type { Answers, Field, Problem } from './self-register.rules';
import type { selfRegisterMessages } from './self-register.messages';

/** The widget's words, with what fills them. */
export type RegisterMessages = Messages<typeof selfRegisterMessages>;

/** Addresses that lead away; null for what the host does not have. */
export interface Addresses {
  readonly home: string | null;
  readonly signIn: string | null;
  readonly passwordReset: string | null;
  readonly resend: string | null;
  readonly stores: { readonly ios: string | null; readonly android: string | null };
}

/** What each step is drawn from. */
export interface StepProps {
  readonly form: Form<Answers, Field, Problem>;
  readonly messages: RegisterMessages;
  readonly phone: PhoneOptions;
}
