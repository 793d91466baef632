import { ReactNode, DetailedHTMLProps, HTMLAttributes } from 'react';
import { LocalePack } from '../index.js';
import { TradefrontProviderProps, WidgetContract, AttributeKind } from '../index.js';
import { Theme } from '../index.js';
import { AccountSwitcherProps, accountSwitcherContract, AccountSwitcherEvents } from '../index.js';
import { AppLinksProps, appLinksContract, AppLinksEvents } from '../index.js';
import { CartProps, cartContract, CartEvents } from '../index.js';
import { ChangePasswordProps, changePasswordContract, ChangePasswordEvents } from '../index.js';
import { CheckoutProps, checkoutContract, CheckoutEvents } from '../index.js';
import { ContactUsProps, contactUsContract, ContactUsEvents } from '../index.js';
import { DashboardProps, dashboardContract, DashboardEvents } from '../index.js';
import { FaqProps, faqContract, FaqEvents } from '../index.js';
import { HomeProps, homeContract, HomeEvents } from '../index.js';
import { LanguageSwitcherProps, languageSwitcherContract, LanguageSwitcherEvents } from '../index.js';
import { LayoutShellProps, layoutShellContract, LayoutShellEvents } from '../index.js';
import { NotificationsProps, notificationsContract, NotificationsEvents } from '../index.js';
import { OrderBuilderProps, orderBuilderContract, OrderBuilderEvents } from '../index.js';
import { OrderDetailProps, orderDetailContract, OrderDetailEvents } from '../index.js';
import { OrderHistoryProps, orderHistoryContract, OrderHistoryEvents } from '../index.js';
import { OrderPlacedProps, orderPlacedContract, OrderPlacedEvents } from '../index.js';
import { PayInvoicesProps, payInvoicesContract, PayInvoicesEvents } from '../index.js';
import { ProductDetailsProps, productDetailsContract, ProductDetailsEvents } from '../index.js';
import { ProductGridProps, productGridContract, ProductGridEvents } from '../index.js';
import { PromotionsProps, promotionsContract, PromotionsEvents } from '../index.js';
import { ResendActivationProps, resendActivationContract, ResendActivationEvents } from '../index.js';
import { RewardsClaimProps, rewardsClaimContract, RewardsClaimEvents } from '../index.js';
import { SelfRegisterProps, selfRegisterContract, SelfRegisterEvents } from '../index.js';
import { ShoppingListsProps, shoppingListsContract, ShoppingListsEvents } from '../index.js';
import { SignInProps, signInContract, SignInEvents } from '../index.js';
import { SupportTicketWizardProps, supportTicketWizardContract, SupportTicketWizardEvents } from '../index.js';
import { SupportTicketsProps, supportTicketsContract, SupportTicketsEvents } from '../index.js';
import { UserAdminProps, userAdminContract, UserAdminEvents } from '../index.js';
import { UserProfileProps, userProfileContract, UserProfileEvents } from '../index.js';
import { WalletProps, walletContract, WalletEvents } from '../index.js';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import '../ports.js';
import 'shared/common.types';
import 'shared/account-switcher.messages';
import 'shared/app-links.messages';
import 'shared/add-to-list.types';
import 'shared/cart.lazy.messages';
import 'shared/change-password.messages';
import 'shared/payment-fields.types';
import 'shared/checkout.messages';
import 'shared/contact-us.lazy.messages';
import 'shared/dashboard.lazy.messages';
import 'shared/faq.messages';
import 'shared/sign-in-address';
import 'shared/home.messages';
import 'shared/languages';
import 'shared/language-switcher.messages';
import 'shared/layout-shell.messages';
import 'shared/notifications.lazy.messages';
import 'shared/order-builder.lazy.messages';
import 'shared/order-detail.lazy.messages';
import 'shared/order-history.lazy.messages';
import 'shared/order-placed.lazy.messages';
import 'shared/pay-invoices.lazy.messages';
import 'shared/ordering.types';
import 'shared/product-details.messages';
import 'shared/ordering.messages';
import 'shared/product-grid.messages';
import 'shared/promotions.messages';
import 'shared/resend-activation.messages';
import 'shared/rewards-claim.lazy.messages';
import 'shared/self-register.messages';
import 'shared/shopping-lists.lazy.messages';
import 'shared/sign-in.messages';
import 'shared/support-ticket-wizard.messages';
import 'shared/support-tickets.messages';
import 'shared/user-admin.lazy.messages';
import 'shared/user-profile.messages';
import 'shared/wallet.lazy.messages';

/** The props of each widget, by the name it is mounted with. */
interface WidgetPropsByName {
    'account-switcher': AccountSwitcherProps;
    'app-links': AppLinksProps;
    cart: CartProps;
    'change-password': ChangePasswordProps;
    checkout: CheckoutProps;
    'contact-us': ContactUsProps;
    dashboard: DashboardProps;
    faq: FaqProps;
    home: HomeProps;
    'language-switcher': LanguageSwitcherProps;
    'layout-shell': LayoutShellProps;
    notifications: NotificationsProps;
    'order-builder': OrderBuilderProps;
    'order-detail': OrderDetailProps;
    'order-history': OrderHistoryProps;
    'order-placed': OrderPlacedProps;
    'pay-invoices': PayInvoicesProps;
    'product-details': ProductDetailsProps;
    'product-grid': ProductGridProps;
    promotions: PromotionsProps;
    'resend-activation': ResendActivationProps;
    'rewards-claim': RewardsClaimProps;
    'self-register': SelfRegisterProps;
    'shopping-lists': ShoppingListsProps;
    'sign-in': SignInProps;
    'support-ticket-wizard': SupportTicketWizardProps;
    'support-tickets': SupportTicketsProps;
    'user-admin': UserAdminProps;
    'user-profile': UserProfileProps;
    wallet: WalletProps;
}
/** The events of each widget, with their details. */
interface WidgetEventsByName {
    'account-switcher': AccountSwitcherEvents;
    'app-links': AppLinksEvents;
    cart: CartEvents;
    'change-password': ChangePasswordEvents;
    checkout: CheckoutEvents;
    'contact-us': ContactUsEvents;
    dashboard: DashboardEvents;
    faq: FaqEvents;
    home: HomeEvents;
    'language-switcher': LanguageSwitcherEvents;
    'layout-shell': LayoutShellEvents;
    notifications: NotificationsEvents;
    'order-builder': OrderBuilderEvents;
    'order-detail': OrderDetailEvents;
    'order-history': OrderHistoryEvents;
    'order-placed': OrderPlacedEvents;
    'pay-invoices': PayInvoicesEvents;
    'product-details': ProductDetailsEvents;
    'product-grid': ProductGridEvents;
    promotions: PromotionsEvents;
    'resend-activation': ResendActivationEvents;
    'rewards-claim': RewardsClaimEvents;
    'self-register': SelfRegisterEvents;
    'shopping-lists': ShoppingListsEvents;
    'sign-in': SignInEvents;
    'support-ticket-wizard': SupportTicketWizardEvents;
    'support-tickets': SupportTicketsEvents;
    'user-admin': UserAdminEvents;
    'user-profile': UserProfileEvents;
    wallet: WalletEvents;
}
/** The contract of each widget. */
interface WidgetContractsByName {
    'account-switcher': typeof accountSwitcherContract;
    'app-links': typeof appLinksContract;
    cart: typeof cartContract;
    'change-password': typeof changePasswordContract;
    checkout: typeof checkoutContract;
    'contact-us': typeof contactUsContract;
    dashboard: typeof dashboardContract;
    faq: typeof faqContract;
    home: typeof homeContract;
    'language-switcher': typeof languageSwitcherContract;
    'layout-shell': typeof layoutShellContract;
    notifications: typeof notificationsContract;
    'order-builder': typeof orderBuilderContract;
    'order-detail': typeof orderDetailContract;
    'order-history': typeof orderHistoryContract;
    'order-placed': typeof orderPlacedContract;
    'pay-invoices': typeof payInvoicesContract;
    'product-details': typeof productDetailsContract;
    'product-grid': typeof productGridContract;
    promotions: typeof promotionsContract;
    'resend-activation': typeof resendActivationContract;
    'rewards-claim': typeof rewardsClaimContract;
    'self-register': typeof selfRegisterContract;
    'shopping-lists': typeof shoppingListsContract;
    'sign-in': typeof signInContract;
    'support-ticket-wizard': typeof supportTicketWizardContract;
    'support-tickets': typeof supportTicketsContract;
    'user-admin': typeof userAdminContract;
    'user-profile': typeof userProfileContract;
    wallet: typeof walletContract;
}

/** Names of the widgets that can be mounted. */
type WidgetName = keyof WidgetPropsByName;
/** What may fill a slot of an embedded widget: words or a DOM node; React nodes where the page shares our React. */
type SlotContent = ReactNode | Node;
type HostSlots<Slots> = {
    readonly [Name in keyof Slots]: NonNullable<Slots[Name]> extends (...args: infer Args) => unknown ? (...args: Args) => SlotContent : SlotContent;
};
/** A widget's place in the page, beside its own props. */
interface HostOptions {
    /** A tag such as fr-CA, whose words are fetched, or a pack of your own. */
    readonly locale?: LocalePack | string;
    readonly theme?: Theme;
    /**
     * Height the widget takes at least, in pixels or as a CSS length, before its code and data are here and after.
     * Without it the widget's usual height is kept free until its first data is drawn.
     */
    readonly reserve?: number | string;
    /** `lazy` fetches the widget's code when it comes near the viewport. */
    readonly loading?: 'eager' | 'lazy';
}
/** Everything `mount` takes for one widget: its props, its place, and slots that may be DOM nodes. */
type MountOptions<Name extends WidgetName> = Omit<WidgetPropsByName[Name], 'locale' | 'slots'> & HostOptions & {
    readonly slots?: HostSlots<NonNullable<WidgetPropsByName[Name]['slots']>>;
};
/** A mounted widget. */
interface Mounted<Name extends WidgetName> {
    /** Changes what is named and leaves the rest; undefined takes an option back. */
    readonly update: (options: Partial<MountOptions<Name>>) => void;
    /** Takes the widget off the page. What it shared with others stays. */
    readonly unmount: () => void;
    /** Settles when the widget is drawn; rejects when its code could not be fetched. */
    readonly ready: Promise<void>;
}
/** Settings for every embedded widget of the page; a mount's or an element's own win over them. */
type PageSettings = Omit<TradefrontProviderProps, 'children'>;

/** How the elements are named. */
interface ElementOptions {
    /** What every tag starts with. Default `tradefront`. */
    readonly prefix?: string;
}
/** The tag each widget has on this page. */
type ElementTags = {
    readonly [Name in WidgetName]: string;
};
/**
 * Defines a custom element for each widget: `<tradefront-cart>` and so on, each in an open shadow root. Attributes and
 * properties are the contract's; `adapter` is a property; regions are filled by children with `slot="…"`, render slots
 * by properties that hold a function; events bubble out of the shadow root.
 *
 * A tag that another version took keeps that version; ours is then named `…-v<major>`. May be called again.
 * @returns the tags in use.
 */
declare function defineElements({ prefix }?: ElementOptions): ElementTags;

type Contracts = WidgetContractsByName;
type EventsOf<Name extends WidgetName> = WidgetEventsByName[Name];
/** What may stand in an attribute, by how its text is read. */
type Written = Record<Exclude<AttributeKind, 'number' | 'boolean'>, string> & {
    readonly number: number | string;
    readonly boolean: boolean | string;
};
/** Attributes of every element. */
interface CommonAttributes {
    readonly locale?: string | undefined;
    readonly theme?: 'light' | 'dark' | 'auto' | undefined;
    readonly reserve?: string | undefined;
    readonly loading?: 'eager' | 'lazy' | undefined;
}
/** The attributes of a widget's element, as they are written in a page, by its contract. */
type ElementAttributes<Name extends WidgetName> = CommonAttributes & {
    readonly [Attribute in Contracts[Name]['attributes'][number] as Attribute['name']]?: Written[Attribute['as']] | undefined;
};
type Slots<Name extends WidgetName> = NonNullable<MountOptions<Name>['slots']>;
type RenderSlots<Name extends WidgetName> = Pick<Slots<Name>, Contracts[Name]['slots']['render'][number] & keyof Slots<Name>>;
/** The properties of a widget's element: what its contract makes of attributes and render slots, and `props` for any other prop. */
type ElementProperties<Name extends WidgetName> = {
    -readonly [Prop in 'adapter' | 'messages' | 'locale' | 'theme' | 'reserve' | 'loading']?: MountOptions<Name>[Prop & keyof MountOptions<Name>];
} & {
    -readonly [Prop in Contracts[Name]['attributes'][number]['prop'] & keyof WidgetPropsByName[Name]]?: WidgetPropsByName[Name][Prop] | undefined;
} & {
    -readonly [Slot in keyof RenderSlots<Name>]?: RenderSlots<Name>[Slot] | undefined;
} & {
    /** Any prop of the widget at once. */
    props?: Partial<MountOptions<Name>> | undefined;
};
/** The element of a widget. */
type TradefrontElement<Name extends WidgetName> = HTMLElement & ElementProperties<Name>;
/** What the elements of all widgets send, by the name of the DOM event; one name has one kind of detail for each widget that sends it. */
type AnyEvents = {
    [Name in WidgetName]: EventsOf<Name>;
}[WidgetName];
type EventName = AnyEvents extends infer Events ? (Events extends unknown ? keyof Events & string : never) : never;
type DetailOf<Name extends string> = AnyEvents extends infer Events ? (Events extends {
    readonly [Key in Name]: infer Detail;
} ? Detail : never) : never;
/** Every DOM event of the library with its detail. */
type TradefrontEventMap = {
    [Name in EventName as `tradefront-${Name}`]: CustomEvent<DetailOf<Name>>;
} & {
    'tradefront-load-error': CustomEvent<{
        readonly widget: WidgetName;
    }>;
};
type Tag<Name extends WidgetName> = Contracts[Name] extends WidgetContract ? Contracts[Name]['element'] : never;
/** The elements by their tags, under the prefix that they have by themselves. */
type TradefrontElementMap = {
    [Name in WidgetName as Tag<Name>]: TradefrontElement<Name>;
};
/** The elements as React's JSX takes them: attributes, properties, and `on` before an event's name. */
type TradefrontIntrinsicElements = {
    [Name in WidgetName as Tag<Name>]: DetailedHTMLProps<HTMLAttributes<TradefrontElement<Name>>, TradefrontElement<Name>> & Omit<ElementAttributes<Name>, keyof ElementProperties<Name>> & ElementProperties<Name> & {
        [Event in keyof EventsOf<Name> & string as `ontradefront-${Event}`]?: ((event: CustomEvent<EventsOf<Name>[Event]>) => void) | undefined;
    };
};
declare global {
    interface HTMLElementTagNameMap extends TradefrontElementMap {
    }
    interface HTMLElementEventMap extends TradefrontEventMap {
    }
    interface DocumentEventMap extends TradefrontEventMap {
    }
}
declare module 'react' {
    namespace JSX {
        interface IntrinsicElements extends TradefrontIntrinsicElements {
        }
    }
}

/**
 * Draws a widget into an element of the page, which may be in a shadow root. The code is fetched now, or near the
 * viewport with `loading: 'lazy'`.
 * @throws when there is no such widget, or neither the options nor the page have an adapter.
 */
declare function mount<Name extends WidgetName>(node: HTMLElement, name: Name, options?: Partial<MountOptions<Name>>): Mounted<Name>;

/**
 * Settles adapter, language, links and the rest for every embedded widget of the page, now and later. May be called
 * again: what is named changes in widgets that are already drawn, the rest stays; undefined takes a setting back.
 */
declare function configure(changes: PageSettings): void;

/** The version of this copy of the library. */
declare const version = "0.1.0";

export { configure, defineElements, mount, version };
export type { ElementAttributes, ElementOptions, ElementProperties, ElementTags, HostOptions, MountOptions, Mounted, PageSettings, SlotContent, TradefrontElement, TradefrontElementMap, TradefrontEventMap, TradefrontIntrinsicElements, WidgetName, WidgetPropsByName };
