import { c as AccountSwitcherProps } from 'shared/account-switcher.types';
export { A as AccountSwitcherAdapter, a as AccountSwitcherEvents, b as AccountSwitcherLayout, d as AccountSwitcherSlots, e as accountSwitcherContract } from 'shared/account-switcher.types';
export { a as accountSwitcherMessages } from 'shared/account-switcher.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** The buyer's own and managed accounts: which one they order for, and a way to another. */
declare const AccountSwitcher: react.ComponentType<AccountSwitcherProps>;

export { AccountSwitcher, AccountSwitcherProps };
