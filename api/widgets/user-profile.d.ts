import { b as UserProfileProps } from 'shared/user-profile.types';
export { U as UserProfileAdapter, a as UserProfileEvents, c as UserProfileSlots, u as userProfileMessages } from 'shared/user-profile.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/languages';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** User profile: the signed-in buyer's own record (spec §2, §3, §5, §7). */
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

/** The signed-in buyer's own record: names, phones, notifications, language, and the accounts they are linked to. */
declare const UserProfile: react.ComponentType<UserProfileProps>;

export { UserProfile, UserProfileProps, userProfileContract };
