import { N as Needs } from 'shared/ports';
import { a as WidgetProps, R as RegionSlots } from 'shared/common.types';
import { a as appLinksMessages } from 'shared/app-links.messages';

/** The way to Fountain and Freestyle, and to the mobile apps: a list, or a prompt on the phone it is for. */
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

/** A mobile platform that has an app. */
type AppPlatform = 'ios' | 'android';
/** One link that can be shown. */
interface AppLink {
    readonly link: 'fountain' | AppPlatform;
    readonly href: string;
}
/** Where the links lead, from configuration. */
interface AppLinkAddresses {
    readonly fountainURL?: string;
    readonly appStoreIos?: string;
    readonly appStoreAndroid?: string;
}

/** It asks nothing of an adapter. */
type AppLinksAdapter = Needs<never>;
interface AppLinksEvents {
    /** A link was followed. */
    readonly 'open-link': {
        readonly link: AppLink['link'];
        readonly href: string;
    };
    /** The prompt was sent away. It does not come back in this browser. */
    readonly dismiss: {
        readonly platform: AppPlatform;
    };
}
/** `empty` stands where no address was given. */
type AppLinksSlots = RegionSlots<'empty'>;
/** Every link, or a prompt for the phone's own app. */
type AppLinksLayout = 'list' | 'prompt';
type AppLinksProps = WidgetProps<AppLinksAdapter, typeof appLinksMessages, AppLinksEvents, AppLinksSlots> & AppLinkAddresses & {
    /** Default `list`. Anything else than `prompt` is `list`. */
    readonly layout?: AppLinksLayout;
    /** Whose app the prompt is for. Default: the device's own; on other machines there is no prompt. */
    readonly platform?: AppPlatform;
};

export { appLinksContract };
export type { AppLinksAdapter, AppLinksEvents, AppLinksProps, AppLinksSlots };
