import type { Needs } from '../../ports';
import type { WidgetProps } from '../common/common.types';
import type { SignInAddress } from '../common/sign-in-address';
import type { RegionSlots } from '../common/slots';
import type { signInMessages } from './sign-in.messages';

export type SignInAdapter = Needs<never, 'session.isGuest' | 'session.user' | 'session.settings'>;

/** Reason why the buyer was redirected to the sign-in page. */
export type SignInReason = 'session-ended' | 'needs-sign-in';

export interface SignInEvents {
  /** Fires before the browser opens the login page. Cancelable, for hosts with their own sign-in. */
  readonly 'before-sign-in': { readonly href: string };
}

/** `form` replaces the link to the login page with the host's own sign-in form. */
export type SignInSlots = RegionSlots<'header' | 'form' | 'footer'>;

export type SignInProps = WidgetProps<SignInAdapter, typeof signInMessages, SignInEvents, SignInSlots> &
  SignInAddress & {
    /** Reason for the redirect; an unknown value shows no text. */
    readonly reason?: SignInReason | null;
  };
