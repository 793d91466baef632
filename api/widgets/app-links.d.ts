import { b as AppLinksProps } from 'shared/app-links.types';
export { A as AppLinksAdapter, a as AppLinksEvents, c as AppLinksSlots, d as appLinksMessages } from 'shared/app-links.types';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/common.types';
import 'shared/locale-pack';
import 'shared/messages';

/** The way to Fountain and Freestyle, and to the mobile apps (spec §2): a list, or a prompt on the phone it is for. */
declare const appLinksContract: {
    readonly name: "app-links";
    readonly element: "tradefront-app-links";
    readonly needs: readonly [];
    readonly uses: readonly [];
    readonly attributes: readonly [{
        readonly name: "layout";
        readonly prop: "layout";
        readonly as: "text";
    }, {
        readonly name: "fountain-url";
        readonly prop: "fountainURL";
        readonly as: "url";
    }, {
        readonly name: "app-store-ios";
        readonly prop: "appStoreIos";
        readonly as: "url";
    }, {
        readonly name: "app-store-android";
        readonly prop: "appStoreAndroid";
        readonly as: "url";
    }, {
        readonly name: "platform";
        readonly prop: "platform";
        readonly as: "text";
    }, {
        readonly name: "heading-level";
        readonly prop: "headingLevel";
        readonly as: "number";
    }];
    readonly events: {
        readonly 'open-link': {};
        readonly dismiss: {};
    };
    readonly slots: {
        readonly regions: readonly ["empty"];
        readonly render: readonly [];
    };
    readonly states: readonly ["list", "list-apps", "prompt-ios", "prompt-android", "dismissed", "empty"];
};

/** The way to other applications: Fountain and Freestyle, and the mobile apps. */
declare const AppLinks: react.ComponentType<AppLinksProps>;

export { AppLinks, AppLinksProps, appLinksContract };
