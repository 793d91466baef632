import { N as Needs } from 'shared/ports';
import { L as LanguageTag } from 'shared/languages';
import { a as WidgetProps } from 'shared/common.types';
import { l as languageSwitcherMessages } from 'shared/language-switcher.messages';

/** The languages of the portal: saves the choice on the user, then opens the same page in it. */
declare const languageSwitcherContract: {
    readonly name: "language-switcher";
    readonly element: "tradefront-language-switcher";
    readonly needs: readonly [];
    readonly uses: readonly ["profile.saveLanguage", "session.isGuest"];
    readonly attributes: readonly [{
        readonly name: "layout";
        readonly prop: "layout";
        readonly as: "text";
    }, {
        readonly name: "language";
        readonly prop: "language";
        readonly as: "text";
    }, {
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
    }];
    readonly events: {
        readonly 'before-language-change': {
            readonly cancelable: true;
        };
        readonly 'language-change': {};
    };
    readonly slots: {
        readonly regions: readonly [];
        readonly render: readonly [];
    };
    readonly states: readonly ["ready", "list", "saving", "failed", "guest", "offline"];
};

type LanguageSwitcherAdapter = Needs<never, 'profile.saveLanguage' | 'session.isGuest'>;
/** The language chosen, and the address of this page in it; null where the host gave no address. */
interface LanguageChange {
    readonly language: LanguageTag;
    readonly href: string | null;
}
interface LanguageSwitcherEvents {
    /** The buyer chose a language; cancelable. Nothing is saved yet. */
    readonly 'before-language-change': LanguageChange;
    /** The language is saved where there is somebody to save it on; the page is about to be left. */
    readonly 'language-change': LanguageChange;
}
/** The platform's own select, or links that stand open. */
type LanguageSwitcherLayout = 'select' | 'list';
/** The switcher's words in any language. */
type LanguageMessages = typeof languageSwitcherMessages;
type LanguageSwitcherProps = WidgetProps<LanguageSwitcherAdapter, LanguageMessages, LanguageSwitcherEvents> & {
    /** Default `select`. Anything else than `list` is `select`. */
    readonly layout?: LanguageSwitcherLayout;
    /** The language the page is in, short or full. Default: the locale's. */
    readonly language?: string;
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

export { languageSwitcherContract };
export type { LanguageChange, LanguageSwitcherAdapter, LanguageSwitcherEvents, LanguageSwitcherLayout, LanguageSwitcherProps };
