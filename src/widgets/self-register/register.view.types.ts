import type { PhoneOptions } from '../../rules';
import type { Messages } from '../../runtime/react/use-messages';
import type { Draft, Field, Secrets } from './self-register.rules';
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
  readonly draft: Draft;
  readonly secrets: Secrets;
  readonly messages: RegisterMessages;
  readonly phone: PhoneOptions;
  readonly change: (field: Field, next: (before: Draft) => Draft) => void;
  readonly keepSecret: (field: keyof Secrets, text: string) => void;
  readonly onLeave: (field: Field) => void;
  readonly idOf: (field: Field) => string;
  /** What is wrong with a field, in words; nothing until it is to be shown. */
  readonly errorOf: (field: Field) => string | undefined;
}
