import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { SignInAddress } from '../common/sign-in-address';
import type { signInMessages } from './sign-in.messages';

export type SignInAdapter = Needs<never, 'session.isGuest' | 'session.user' | 'session.settings'>;

/** Why the buyer was sent here. */
export type SignInReason = 'session-ended' | 'needs-sign-in';

export interface SignInEvents {
  /** The page is about to be left for the login page; cancelable, for hosts that sign in some other way. */
  readonly 'before-sign-in': { readonly href: string };
}

/** `form` signs in here, in place of the button to the login page. */
export type SignInSlots = RegionSlots<'header' | 'form' | 'footer'>;

export type SignInProps = WidgetProps<SignInAdapter, typeof signInMessages, SignInEvents, SignInSlots> &
  SignInAddress & {
    /** Why the buyer was sent here; nothing is said of any other word. */
    readonly reason?: SignInReason | null;
  };
