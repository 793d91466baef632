import type { Needs } from '../../ports';
import type { ActivationOutcome } from '../../rules';
import type { WidgetProps } from '../common/common.types';
import type { RegionSlots } from '../common/slots';
import type { resendActivationLazyMessages } from './resend-activation.lazy.messages';
import type { resendActivationMessages } from './resend-activation.messages';

/** All messages of the widget, by key. */
export type ResendActivationTree = typeof resendActivationMessages & typeof resendActivationLazyMessages;

/** Adapter methods that the widget uses: `activation.resend`, and `content.image` if managed images exist. */
export type ResendActivationAdapter = Needs<'activation.resend', 'content.image'>;

export interface ResendActivationEvents {
  /** A new email was sent. The event does not contain the email address. */
  readonly resend: Record<string, never>;
  /** Outcome of an attempt. */
  readonly outcome: { readonly outcome: ActivationOutcome };
}

export type ResendActivationSlots = RegionSlots<'header' | 'top' | 'bottom'>;

export type ResendActivationProps = WidgetProps<
  ResendActivationAdapter,
  ResendActivationTree,
  ResendActivationEvents,
  ResendActivationSlots
> & {
  /** Customer service number; takes precedence over the provider's (decision 25). */
  readonly custservnumber?: string;
  /** Managed content key, image URL or data URI (decision 22). */
  readonly background?: string;
  /** URL of the login page; opens in the same window. */
  readonly signInURL?: string;
  /** URL of the registration page. Without it the button does not render. */
  readonly registerURL?: string;
  /** Address of the app in the App Store. */
  readonly appStoreIos?: string;
  /** Address of the app in Google Play. */
  readonly appStoreAndroid?: string;
};
