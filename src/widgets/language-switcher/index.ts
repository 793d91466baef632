'use client';

export { languageSwitcherContract } from './language-switcher.contract';
export { languageSwitcherMessages } from './language-switcher.messages';
export type {
  LanguageChange,
  LanguageSwitcherAdapter,
  LanguageSwitcherEvents,
  LanguageSwitcherLayout,
  LanguageSwitcherProps,
} from './language-switcher.types';
export { LanguageSwitcher } from './language-switcher.widget';
