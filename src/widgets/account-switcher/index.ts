'use client';

export { accountSwitcherContract } from './account-switcher.contract';
export { accountSwitcherMessages } from './account-switcher.messages';
export type {
  AccountChange,
  AccountSwitcherAdapter,
  AccountSwitcherEvents,
  AccountSwitcherLayout,
  AccountSwitcherProps,
  AccountSwitcherSlots,
} from './account-switcher.types';
export { AccountSwitcher } from './account-switcher.widget';
