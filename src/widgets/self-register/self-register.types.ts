import type { Needs } from '../../ports';
import type { PhoneOptions } from '../../rules';
import type { Messages } from '../../runtime/react/use-messages';
import type { Form } from '../../ui/form/use-form';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { selfRegisterMessages } from './self-register.messages';
import type { Answers, Field, Problem } from './self-register.rules';

/** What the widget asks of an adapter. Without `registration.sendCode` nobody is verified by a phone. */
export type SelfRegisterAdapter = Needs<
  | 'registration.findAccount'
  | 'registration.verify'
  | 'register.prepare'
  | 'register.commit'
  | 'register.outcome'
  | 'register.abandon',
  'registration.sendCode' | 'session.isGuest' | 'session.user' | 'session.settings'
>;

export interface SelfRegisterEvents {
  /** Somebody went on or back. The title is the step's own heading, for the title of the page. */
  readonly 'step-change': { readonly step: 'account' | 'verify' | 'details'; readonly title: string };
  /** An account was verified. */
  readonly verify: { readonly method: 'code' | 'invoice' | 'mobile' };
  /** How it ended. No name, number or email is part of it. */
  readonly outcome: { readonly outcome: 'verified' | 'rejected' | 'activation-email-sent' };
}

export type SelfRegisterSlots = RegionSlots<'header' | 'footer'>;

export type SelfRegisterProps = WidgetProps<
  SelfRegisterAdapter,
  typeof selfRegisterMessages,
  SelfRegisterEvents,
  SelfRegisterSlots
> & {
  /** Where *Back to homepage* leads; the host's first page when left out. */
  readonly homeURL?: string;
  /** The login page; opens in the same window. */
  readonly signInURL?: string;
  /** Where a password is reset. Without it there is no link (decision 27). */
  readonly passwordResetURL?: string;
  readonly appStoreIos?: string;
  readonly appStoreAndroid?: string;
};

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
