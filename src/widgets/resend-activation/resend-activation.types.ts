import type { Needs } from '../../ports';
import type { ActivationOutcome } from '../../rules';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { resendActivationLazyMessages } from './resend-activation.lazy.messages';
import type { resendActivationMessages } from './resend-activation.messages';

/** Every word of the widget, by key. */
export type ResendActivationTree = typeof resendActivationMessages & typeof resendActivationLazyMessages;

/** What the widget asks of an adapter: one method, and managed images where there are any. */
export type ResendActivationAdapter = Needs<'activation.resend', 'content.image'>;

export interface ResendActivationEvents {
  /** A fresh email is on its way. The address is not part of the event. */
  readonly sent: Record<string, never>;
  /** Where an attempt led. */
  readonly outcome: { readonly outcome: ActivationOutcome };
}

export type ResendActivationSlots = RegionSlots<'header' | 'top' | 'bottom'>;

export type ResendActivationProps = WidgetProps<
  ResendActivationAdapter,
  ResendActivationTree,
  ResendActivationEvents,
  ResendActivationSlots
> & {
  /** Customer service number; overrides the provider's (decision 25). */
  readonly custservnumber?: string;
  /** A managed content key, an image address or a data URI (decision 22). */
  readonly background?: string;
  /** The login page; opens in the same window. */
  readonly signInURL?: string;
  /** Where page Register is. Without it the button is not shown. */
  readonly registerURL?: string;
  readonly appStoreIos?: string;
  readonly appStoreAndroid?: string;
};
