import type { Needs } from '../../ports';
import type { LanguageTag } from '../../rules';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { userProfileMessages } from './user-profile.messages';

/**
 * Adapter methods that the widget uses. Without `profile.save` the profile is read-only; without `profile.saveLanguage`
 * only the language of the page changes.
 */
export type UserProfileAdapter = Needs<
  'profile.read',
  'profile.save' | 'profile.saveLanguage' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'
>;

export interface UserProfileEvents {
  /** Names of the saved fields. The event contains no values, which a host reads from the backend. */
  readonly 'profile-save': {
    readonly fields: readonly ('firstName' | 'lastName' | 'phoneNumber' | 'mobileNumber' | 'notices')[];
  };
  /** The buyer chose a language; cancelable. Nothing is saved yet. */
  readonly 'before-language-change': { readonly language: LanguageTag; readonly href: string | null };
  /** The language is saved. The browser opens the new page next. */
  readonly 'language-change': { readonly language: LanguageTag; readonly href: string | null };
}

export type UserProfileSlots = RegionSlots<'header' | 'footer'> & ErrorSlots;

export type UserProfileProps = WidgetProps<
  UserProfileAdapter,
  typeof userProfileMessages,
  UserProfileEvents,
  UserProfileSlots
> & {
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
