import type { Needs } from '../../ports';
import type { PhoneOptions } from '../../rules';
import type { Messages } from '../../runtime/react/use-messages';
import type { Form } from '../../ui/form/use-form';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { selfRegisterMessages } from './self-register.messages';
import type { Answers, Field, Problem } from './self-register.rules';

/** Adapter methods that the widget uses. Without `registration.sendCode` verification by phone is not offered. */
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
  /** The step changed. `title` is the step's heading, for the page title. */
  readonly 'step-change': { readonly step: 'account' | 'verify' | 'details'; readonly title: string };
  /** An account was verified. */
  readonly verify: { readonly method: 'code' | 'invoice' | 'mobile' };
  /** Final outcome. The event contains no name, number or email. */
  readonly outcome: { readonly outcome: 'verified' | 'rejected' | 'activation-email-sent' };
}

export type SelfRegisterSlots = RegionSlots<'header' | 'footer'> & ErrorSlots;

export type SelfRegisterProps = WidgetProps<
  SelfRegisterAdapter,
  typeof selfRegisterMessages,
  SelfRegisterEvents,
  SelfRegisterSlots
> & {
  /** URL of *Back to homepage*; default: the host's home page. */
  readonly homeURL?: string;
  /** URL of the login page; opens in the same window. */
  readonly signInURL?: string;
  /** URL to reset a password. Without it the link does not render (decision 27). */
  readonly passwordResetURL?: string;
  /** Address of the app in the App Store. */
  readonly appStoreIos?: string;
  /** Address of the app in Google Play. */
  readonly appStoreAndroid?: string;
};

/** The widget's messages with their formatting functions. */
export type RegisterMessages = Messages<typeof selfRegisterMessages>;

/** URLs of other pages; null for those that the host does not have. */
export interface Addresses {
  readonly home: string | null;
  readonly signIn: string | null;
  readonly passwordReset: string | null;
  readonly resend: string | null;
  readonly stores: { readonly ios: string | null; readonly android: string | null };
}

/** Props of each step. */
export interface StepProps {
  readonly form: Form<Answers, Field, Problem>;
  readonly messages: RegisterMessages;
  readonly phone: PhoneOptions;
}
