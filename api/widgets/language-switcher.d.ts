import { d as LanguageSwitcherProps } from 'shared/language-switcher.types';
export { L as LanguageChange, a as LanguageSwitcherAdapter, b as LanguageSwitcherEvents, c as LanguageSwitcherLayout, l as languageSwitcherMessages } from 'shared/language-switcher.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/languages';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** The languages of the portal: saves the choice on the user, then opens the same page in it (spec §7, §9, decision 28). */
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

/** The portal's languages, each in its own name: saves the choice on the user and opens the same page in it. */
declare const LanguageSwitcher: react.ComponentType<LanguageSwitcherProps>;

export { LanguageSwitcher, LanguageSwitcherProps, languageSwitcherContract };
