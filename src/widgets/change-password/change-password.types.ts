import type { Needs } from '../../ports';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { changePasswordMessages } from './change-password.messages';

/**
 * Adapter methods that the widget calls. `profile.read` gives the email by which a password manager stores the
 * password.
 */
export type ChangePasswordAdapter = Needs<
  'password.policy' | 'password.change',
  'profile.read' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'
>;

export interface ChangePasswordEvents {
  /** The password was changed. The event contains neither password. */
  readonly 'password-change': Record<string, never>;
}

export type ChangePasswordSlots = RegionSlots<'header' | 'footer'> & ErrorSlots;

export type ChangePasswordProps = WidgetProps<
  ChangePasswordAdapter,
  typeof changePasswordMessages,
  ChangePasswordEvents,
  ChangePasswordSlots
>;
