import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { changePasswordMessages } from './change-password.messages';

export type ChangePasswordAdapter = Needs<'orders.list', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;

export interface ChangePasswordEvents {
  /** An order was followed to its page. */
  readonly open: { readonly orderId: string };
}

export type ChangePasswordSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type ChangePasswordProps = WidgetProps<ChangePasswordAdapter, typeof changePasswordMessages, ChangePasswordEvents, ChangePasswordSlots>;
