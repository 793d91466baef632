import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { userProfileMessages } from './user-profile.messages';

export type UserProfileAdapter = Needs<'orders.list', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;

export interface UserProfileEvents {
  /** An order was followed to its page. */
  readonly open: { readonly orderId: string };
}

export type UserProfileSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type UserProfileProps = WidgetProps<UserProfileAdapter, typeof userProfileMessages, UserProfileEvents, UserProfileSlots>;
