import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { accountSwitcherMessages } from './account-switcher.messages';

export type AccountSwitcherAdapter = Needs<
  'accounts.list' | 'accounts.switchTo',
  'session.isGuest' | 'session.user' | 'session.settings'
>;

/** The account a switch goes to. */
export interface AccountChange {
  readonly accountId: string;
  readonly name: string;
}

export interface AccountSwitcherEvents {
  /** The buyer chose another account; cancelable. Nothing has been asked of the backend yet. */
  readonly 'before-account-change': AccountChange;
  /** The session stands on another account. */
  readonly 'account-change': AccountChange;
}

export type AccountSwitcherSlots = RegionSlots<'header' | 'footer' | 'empty'>;

/** A button for a header, which opens a dialog; or the list in the page. */
export type AccountSwitcherLayout = 'compact' | 'inline';

export type AccountSwitcherProps = WidgetProps<
  AccountSwitcherAdapter,
  typeof accountSwitcherMessages,
  AccountSwitcherEvents,
  AccountSwitcherSlots
> & {
  /** Default `compact`. Anything else than `inline` is `compact`. */
  readonly layout?: AccountSwitcherLayout;
  /** The account the host insists on, over what was stored and the default one (decision 8). */
  readonly accountId?: string | null;
};

/** The switcher's words in any language. */
export type SwitcherMessages = typeof accountSwitcherMessages;
