import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { changePasswordMessages } from './change-password.messages';

/** What the widget asks of an adapter. With `profile.read` a password manager is told whose password it is. */
export type ChangePasswordAdapter = Needs<
  'password.policy' | 'password.change',
  'profile.read' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'
>;

export interface ChangePasswordEvents {
  /** The password is another one now. Nothing of either is told. */
  readonly 'password-change': Record<string, never>;
}

export type ChangePasswordSlots = RegionSlots<'header' | 'footer'>;

export type ChangePasswordProps = WidgetProps<
  ChangePasswordAdapter,
  typeof changePasswordMessages,
  ChangePasswordEvents,
  ChangePasswordSlots
>;
