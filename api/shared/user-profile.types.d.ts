import { N as Needs } from 'shared/ports';
import { L as LanguageTag } from 'shared/languages';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { u as userProfileMessages } from 'shared/user-profile.messages';

/** User profile: the signed-in buyer's own record. */
declare const userProfileContract: {
    readonly name: "user-profile";
    readonly element: "tradefront-user-profile";
    readonly needs: readonly ["profile.read"];
    readonly uses: readonly ["profile.save", "profile.saveLanguage", "session.isGuest", "session.user", "session.settings", "accounts.list"];
    readonly attributes: readonly [{
        readonly name: "languages";
        readonly prop: "languages";
        readonly as: "json";
    }, {
        readonly name: "base-path";
        readonly prop: "basePath";
        readonly as: "text";
    }, {
        readonly name: "current-href";
        readonly prop: "currentHref";
        readonly as: "url";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'profile-save': {};
        readonly 'before-language-change': {
            readonly cancelable: true;
        };
        readonly 'language-change': {};
    };
    readonly slots: {
        readonly regions: readonly ["header", "footer"];
        readonly render: readonly [];
    };
    readonly states: readonly ["loading", "ready", "read-only", "changed", "flagged", "text-without-mobile", "saving", "saved", "undone", "discarded", "save-failed", "changed-elsewhere", "draft-kept", "language-saving", "language-failed", "many-accounts", "no-account", "long-words", "failed", "signed-out", "offline"];
};

/** What the widget asks of an adapter. Without `profile.save` it is looked at, without `profile.saveLanguage` the page alone changes its language. */
type UserProfileAdapter = Needs<'profile.read', 'profile.save' | 'profile.saveLanguage' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;
interface UserProfileEvents {
    /** What of the record was saved, by name; what it says now is the backend's to tell. */
    readonly 'profile-save': {
        readonly fields: readonly ('firstName' | 'lastName' | 'phoneNumber' | 'mobileNumber' | 'notices')[];
    };
    /** The buyer chose a language; cancelable. Nothing is saved yet. */
    readonly 'before-language-change': {
        readonly language: LanguageTag;
        readonly href: string | null;
    };
    /** The language is saved; the page is about to be left. */
    readonly 'language-change': {
        readonly language: LanguageTag;
        readonly href: string | null;
    };
}
type UserProfileSlots = RegionSlots<'header' | 'footer'>;
type UserProfileProps = WidgetProps<UserProfileAdapter, typeof userProfileMessages, UserProfileEvents, UserProfileSlots> & {
    /** The languages to offer, in this order; unknown ones are left out. Default: all five. */
    readonly languages?: readonly string[];
    /** The path the portal is served under, `/b2b`; the language is the first segment after it. */
    readonly basePath?: string;
    /** The address of the page, as the host knows it: a widget never reads it. */
    readonly currentHref?: string;
    /** The address of the page in a language, for hosts whose addresses have no language segment. Wins over `currentHref`. */
    readonly hrefFor?: (language: LanguageTag) => string | null;
    /** Goes to the address. Default: a full load of it, within this page's origin. */
    readonly navigate?: (href: string) => void;
};

export { userProfileContract };
export type { UserProfileAdapter, UserProfileEvents, UserProfileProps, UserProfileSlots };
