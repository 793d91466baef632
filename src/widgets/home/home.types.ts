import type { Needs } from '../../ports';
import type { WidgetProps } from '../common/common.types';
import type { SignInAddress } from '../common/sign-in-address';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { homeMessages } from './home.messages';

export type HomeAdapter = Needs<never, 'session.isGuest' | 'session.user' | 'session.settings'>;

export interface HomeEvents {
  /** Fires before the browser opens the login page. Cancelable, for hosts with their own sign-in. */
  readonly 'before-sign-in': { readonly href: string };
  /** The visitor follows the link to registration. */
  readonly register: { readonly href: string };
}

/** `notice` renders at the top, `announcement` under the heading. */
export type HomeSlots = RegionSlots<'notice' | 'announcement' | 'footer'> & ErrorSlots;

export type HomeProps = WidgetProps<HomeAdapter, typeof homeMessages, HomeEvents, HomeSlots> &
  Pick<SignInAddress, 'signInURL'>;
