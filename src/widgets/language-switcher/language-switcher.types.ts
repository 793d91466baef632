import type { Needs } from '../../ports';
import type { LanguageTag } from '../../rules';
import type { WidgetProps } from '../common/common.types';
import type { languageSwitcherMessages } from './language-switcher.messages';

export type LanguageSwitcherAdapter = Needs<never, 'profile.saveLanguage' | 'session.isGuest'>;

/** The language chosen, and the address of this page in it; null where the host gave no address. */
export interface LanguageChange {
  readonly language: LanguageTag;
  readonly href: string | null;
}

export interface LanguageSwitcherEvents {
  /** The buyer chose a language; cancelable. Nothing is saved yet. */
  readonly 'before-language-change': LanguageChange;
  /** The language is saved where there is somebody to save it on; the page is about to be left. */
  readonly 'language-change': LanguageChange;
}

/** The platform's own select, or links that stand open. */
export type LanguageSwitcherLayout = 'select' | 'list';

/** The switcher's words in any language. */
export type LanguageMessages = typeof languageSwitcherMessages;

export type LanguageSwitcherProps = WidgetProps<LanguageSwitcherAdapter, LanguageMessages, LanguageSwitcherEvents> & {
  /** Default `select`. Anything else than `list` is `select`. */
  readonly layout?: LanguageSwitcherLayout;
  /** The language the page is in, short or full. Default: the locale's. */
  readonly language?: string;
  /** The languages to offer, in this order; unknown ones are left out. Default: all five. */
  readonly languages?: readonly string[];
  /** The path the portal is served under, `/b2b`; the language is the first segment after it (decision 28). */
  readonly basePath?: string;
  /** The address of the page, as the host knows it: a widget never reads it. */
  readonly currentHref?: string;
  /** The address of the page in a language, for hosts whose addresses have no language segment. Wins over `currentHref`. */
  readonly hrefFor?: (language: LanguageTag) => string | null;
  /** Goes to the address. Default: a full load of it, within this page's origin. */
  readonly navigate?: (href: string) => void;
};
