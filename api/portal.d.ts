import * as react from 'react';
import { ReactNode } from 'react';
import { Adapter } from './index.js';
import { CustomerService, Theme, StorageChoice, Clock, SignalListener } from './index.js';
import { LocalePack } from './index.js';
import { MessageOverrides } from './index.js';
import { LanguageTag } from './rules.js';
import 'shared/activation';
import 'shared/port-error';

/** Words of the portal's own frame and pages; each widget brings its own. */
declare const portalMessages: {
    readonly title: "{page} · {brand}";
    readonly home: "{brand}, home";
    readonly navigation: "Main";
    readonly groups: {
        readonly order: "Order";
        readonly help: "Help";
    };
    readonly places: {
        readonly home: "Today";
        readonly products: "Products";
        readonly cart: "Cart";
        readonly faq: "FAQ";
        readonly resend: "Resend activation";
    };
    readonly pages: {
        readonly home: "Today";
        readonly products: "Products";
        readonly cart: "Cart";
        readonly checkout: "Checkout";
        readonly 'order-placed': "Order";
        readonly faq: "Questions and answers";
        readonly resend: "Resend activation email";
        readonly 'sign-in': "Sign in";
        readonly register: "Register";
        readonly 'not-found': "Page not found";
    };
    readonly search: {
        readonly label: "Search products";
        readonly clear: "Clear search";
    };
    readonly cart: {
        readonly cases: {
            readonly one: "{count} case";
            readonly other: "{count} cases";
        };
        readonly label: "Cart, {cases}";
        readonly empty: "Cart";
    };
    readonly menu: {
        readonly label: "Your menu, {name}";
        readonly signOut: "Sign out";
        readonly signingOut: "Signing out";
    };
    readonly signIn: {
        readonly action: "Sign in";
        readonly ended: "Your session ended. Sign in again to go on.";
        readonly needed: "Sign in to see that page.";
    };
    readonly ended: {
        readonly title: "Your session ended";
        readonly text: "Sign in again to go on from here. Your cart is kept.";
    };
    readonly failed: {
        readonly title: "We could not tell who is signed in";
        readonly action: "Try again";
    };
    readonly offline: "You are offline. What you see may be out of date.";
    readonly footer: {
        readonly service: "Customer service {phone}";
        readonly serviceHours: "Customer service {phone}, {hours}";
        readonly resend: "Resend activation email";
        readonly back: "Back to {brand}";
    };
    readonly leftOrder: {
        readonly sending: "Your order is being placed";
        readonly checking: "Checking what became of your order";
        readonly done: "Order {number} was placed";
        readonly doneText: "It was on its way when you left the page. Nothing was sent twice.";
        readonly open: "See order {number}";
        readonly notDone: "Your order was not placed";
        readonly notDoneText: "Nothing was sent, and your cart is as you left it.";
        readonly toCheckout: "Back to checkout";
        readonly unknown: "We could not confirm your order";
        readonly unknownText: "Check again before you place another.";
        readonly check: "Check again";
        readonly dismiss: "Dismiss";
    };
    readonly today: {
        readonly cart: "{cases} in the cart, {total}";
        readonly casesOf: "{cases} of {minimum} cases in the cart, {total}";
        readonly valueOf: "{value} of the {minimum} minimum in the cart";
        readonly short: "{missing} short";
        readonly shortCases: {
            readonly one: "{count} case short";
            readonly other: "{count} cases short";
        };
        readonly met: "Minimum met";
        readonly meter: "Toward the minimum order";
        readonly empty: "Your cart is empty";
        readonly emptyText: "Start with what you usually order.";
        readonly review: "Review cart";
        readonly browse: "Browse products";
        readonly summary: "Cart";
        readonly loading: "Loading your day";
    };
    readonly orders: {
        readonly title: "Your last orders";
        readonly loading: "Loading your orders";
        readonly failed: "Your orders did not load";
        readonly none: "No orders yet";
        readonly noneText: "Orders of this account show up here once they are placed.";
        readonly line: {
            readonly one: "{count} case";
            readonly other: "{count} cases";
        };
        readonly delivery: "For {date}";
        readonly placed: "Placed {date}";
        readonly statuses: {
            readonly draft: "Draft";
            readonly pending: "Pending";
            readonly 'order-received': "Order Received";
            readonly confirmed: "Confirmed";
            readonly 'order-prepared': "Order Prepared";
            readonly 'prep-for-shipment': "Prep for Shipment";
            readonly shipped: "Shipped";
            readonly dispatched: "Dispatched";
            readonly 'out-for-delivery': "Out for Delivery";
            readonly delivered: "Delivered";
            readonly 'not-delivered': "Not Delivered";
            readonly 'in-settlement': "In Settlement";
            readonly 'in-error': "In Error";
            readonly cancelled: "Cancelled";
        };
    };
    readonly noOrdering: {
        readonly title: "Nothing to order with here";
        readonly text: "Ordering is off for you. A Super User of your account can turn it on.";
    };
    readonly welcome: {
        readonly title: "Order for your next delivery";
        readonly text: "Sign in to see your prices, your cart and your orders.";
        readonly browse: "Browse products";
        readonly resend: "No activation email? Send it again";
    };
    readonly register: {
        readonly title: "Register";
        readonly text: "Customer service opens your access. Have your account number at hand.";
        readonly call: "Call {phone}";
    };
    readonly notFound: {
        readonly title: "There is no such page";
        readonly text: "The address may be old or mistyped.";
        readonly action: "Go to the first page";
    };
    readonly broken: {
        readonly title: "This page did not load";
        readonly text: "Your cart and your answers are kept.";
        readonly action: "Load it again";
    };
    readonly loading: "Loading the page";
};

/** Whose portal it is. */
interface PortalBrand {
    /** Shown beside the mark and in the page's title. The first word is set strong. */
    readonly name: string;
    /** A drawing, 28 pixels square; the name's first letter where there is none. */
    readonly mark?: ReactNode;
    /** The logo of the resend page (spec §2), an https address, a path or a data URI. */
    readonly logoSrc?: string;
    /** A quiet label beside the name, such as “Demo”. */
    readonly tag?: string;
}
/** What the site notice says and where *Visit* leads (spec §1); no library default (decision 23). */
interface PortalNotice {
    /** `{date}` stands where the date goes. */
    readonly text?: string;
    /** A calendar date, `YYYY-MM-DD`. */
    readonly date?: string;
    readonly visitURL?: string;
}
/** What the sign-in page is told of why somebody is there and where they go on. */
interface SignInVisit {
    readonly reason: 'session-ended' | 'needs-sign-in' | null;
    /** A path of this portal to go to after signing in; null for the first page. */
    readonly returnTo: string | null;
    /** The portal's first page in this language. */
    readonly homeHref: string;
}
/** What the resend page is configured with (spec §3). */
interface PortalResend {
    readonly background?: string;
    readonly signInURL?: string;
    readonly appStoreIos?: string;
    readonly appStoreAndroid?: string;
}
interface PortalSlots {
    /** The sign-in page, and the first page of somebody who is not signed in. */
    readonly signIn?: (visit: SignInVisit) => ReactNode;
    /** In the buyer's menu, above *Sign out*. */
    readonly menu?: ReactNode;
    /** At the end of the footer's first line. */
    readonly footer?: ReactNode;
}
interface PortalProps {
    readonly adapter: Adapter;
    readonly brand: PortalBrand;
    /** The path the portal is served under, `/b2b`; the root by default. Every path below it is the portal's. */
    readonly basePath?: string;
    /** Languages that are offered; all of them by default. */
    readonly languages?: readonly LanguageTag[];
    /** The language of an address that names none. Default en-US (decision 28). */
    readonly defaultLanguage?: string;
    /** Brings a language's words; by default the library's own packs, each fetched when it is needed. */
    readonly loadLocale?: (tag: LanguageTag) => Promise<LocalePack>;
    readonly customerService?: CustomerService;
    readonly notice?: PortalNotice;
    readonly resend?: PortalResend;
    /** The login page of a host that has its own; gets where to come back to. */
    readonly signInHref?: (returnTo: string | null) => string;
    /** Default `auto`: the reader's own preference. */
    readonly theme?: Theme;
    readonly storage?: StorageChoice;
    readonly clock?: Clock;
    readonly onSignal?: SignalListener;
    readonly slots?: PortalSlots;
    /** Words of widgets and of the portal, laid over the locale's, by name. */
    readonly messages?: Readonly<Record<string, object>> & {
        readonly portal?: MessageOverrides<typeof portalMessages>;
    };
}

/**
 * The reference portal: every screen under one base path, with the language as the first segment after it
 * (decision 28), and search, page and open question in the address. A page of a browser: it is not drawn on a server.
 */
declare function Portal(props: PortalProps): react.JSX.Element;

export { Portal, portalMessages };
export type { PortalBrand, PortalNotice, PortalProps, PortalResend, PortalSlots, SignInVisit };
