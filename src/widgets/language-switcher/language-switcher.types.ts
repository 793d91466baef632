import type { Needs } from '../../ports';
import type { LanguageTag } from '../../rules';
import type { WidgetProps } from '../common/common.types';
import type { languageSwitcherMessages } from './language-switcher.messages';

export type LanguageSwitcherAdapter = Needs<never, 'profile.saveLanguage' | 'session.isGuest'>;

/** The chosen language, and the URL of this page in it; null if the host provides no URL. */
export interface LanguageChange {
  readonly language: LanguageTag;
  readonly href: string | null;
}

export interface LanguageSwitcherEvents {
  /** The buyer chose a language; cancelable. Nothing is saved yet. */
  readonly 'before-language-change': LanguageChange;
  /** The language is saved, if a user is signed in. The browser opens the new page next. */
  readonly 'language-change': LanguageChange;
}

/** A native select, or a list of links. */
export type LanguageSwitcherLayout = 'select' | 'list';

/** The switcher's messages in any language. */
export type LanguageMessages = typeof languageSwitcherMessages;

export type LanguageSwitcherProps = WidgetProps<LanguageSwitcherAdapter, LanguageMessages, LanguageSwitcherEvents> & {
  /** Default `select`. Unknown values count as `select`. */
  readonly layout?: LanguageSwitcherLayout;
  /** Language of the page as a short or full tag. Default: the locale's language. */
  readonly language?: string;
  /** Languages to offer, in this order; unknown ones are ignored. Default: all five. */
  readonly languages?: readonly string[];
  /** Path under which the portal is served, for example `/b2b`. The next path segment is the language (decision 28). */
  readonly basePath?: string;
  /** URL of the current page. The host provides it, because widgets do not read `location`. */
  readonly currentHref?: string;
  /**
   * Returns the URL of the page in a language, for hosts without a language segment. Takes precedence over
   * `currentHref`.
   */
  readonly hrefFor?: (language: LanguageTag) => string | null;
  /** Opens the URL. Default: a full page load, restricted to the page's origin. */
  readonly navigate?: (href: string) => void;
};
