import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { SignInAddress } from '../common/sign-in-address';
import type { homeMessages } from './home.messages';

export type HomeAdapter = Needs<never, 'session.isGuest' | 'session.user' | 'session.settings'>;

export interface HomeEvents {
  /** The page is about to be left for the login page; cancelable, for hosts that sign in some other way. */
  readonly 'before-sign-in': { readonly href: string };
  /** Registration was begun. */
  readonly register: { readonly href: string };
}

/** `notice` stands above everything, `announcement` under the heading. */
export type HomeSlots = RegionSlots<'notice' | 'announcement' | 'footer'>;

export type HomeProps = WidgetProps<HomeAdapter, typeof homeMessages, HomeEvents, HomeSlots> &
  Pick<SignInAddress, 'signInURL'>;
