import { d as LanguageSwitcherProps } from 'shared/language-switcher.types';
export { L as LanguageChange, a as LanguageSwitcherAdapter, b as LanguageSwitcherEvents, c as LanguageSwitcherLayout, l as languageSwitcherContract } from 'shared/language-switcher.types';
export { l as languageSwitcherMessages } from 'shared/language-switcher.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/languages';
import 'shared/common.types';
import 'shared/messages';

/** The portal's languages, each in its own name: saves the choice on the user and opens the same page in it. */
declare const LanguageSwitcher: react.ComponentType<LanguageSwitcherProps>;

export { LanguageSwitcher, LanguageSwitcherProps };
