import type { Needs } from '../../ports';
import type { LanguageTag } from '../../rules';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { userProfileMessages } from './user-profile.messages';

/** What the widget asks of an adapter. Without `profile.save` it is looked at, without `profile.saveLanguage` the page alone changes its language. */
export type UserProfileAdapter = Needs<
  'profile.read',
  'profile.save' | 'profile.saveLanguage' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'
>;

export interface UserProfileEvents {
  /** What of the record was saved, by name; what it says now is the backend's to tell. */
  readonly 'profile-save': {
    readonly fields: readonly ('firstName' | 'lastName' | 'phoneNumber' | 'mobileNumber' | 'notices')[];
  };
  /** The buyer chose a language; cancelable. Nothing is saved yet. */
  readonly 'before-language-change': { readonly language: LanguageTag; readonly href: string | null };
  /** The language is saved; the page is about to be left. */
  readonly 'language-change': { readonly language: LanguageTag; readonly href: string | null };
}

export type UserProfileSlots = RegionSlots<'header' | 'footer'>;

export type UserProfileProps = WidgetProps<
  UserProfileAdapter,
  typeof userProfileMessages,
  UserProfileEvents,
  UserProfileSlots
> & {
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
