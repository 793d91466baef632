import type { Needs } from '../../ports';
import type { WidgetProps } from '../common/common.types';
import type { RegionSlots } from '../common/slots';
import type { accountSwitcherMessages } from './account-switcher.messages';

export type AccountSwitcherAdapter = Needs<
  'accounts.list' | 'accounts.switchTo',
  'session.isGuest' | 'session.user' | 'session.settings'
>;

/** The target account of a switch. */
export interface AccountChange {
  readonly accountId: string;
  readonly name: string;
}

export interface AccountSwitcherEvents {
  /**
   * The buyer chose another account; canceling the event keeps the current one. No request was sent to the backend yet.
   */
  readonly 'before-account-change': AccountChange;
  /** The session has switched to another account. */
  readonly 'account-change': AccountChange;
}

export type AccountSwitcherSlots = RegionSlots<'header' | 'footer' | 'empty'>;

/** `compact`: a button for a header that opens a dialog. `inline`: the list in the page. */
export type AccountSwitcherLayout = 'compact' | 'inline';

export type AccountSwitcherProps = WidgetProps<
  AccountSwitcherAdapter,
  typeof accountSwitcherMessages,
  AccountSwitcherEvents,
  AccountSwitcherSlots
> & {
  /** Default `compact`. Every value except `inline` is treated as `compact`. */
  readonly layout?: AccountSwitcherLayout;
  /** The account that the host requires. It takes precedence over the stored and the default account (decision 8). */
  readonly accountId?: string | null;
};

/** Messages of the account switcher in any language. */
export type SwitcherMessages = typeof accountSwitcherMessages;
