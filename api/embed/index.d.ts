import { ReactNode } from 'react';
import { LocalePack } from '../index.js';
import { TradefrontProviderProps } from '../index.js';
import { Theme } from '../index.js';
import { AccountSwitcherProps } from '../index.js';
import { AppLinksProps } from '../index.js';
import { CartProps } from '../index.js';
import { ChangePasswordProps } from '../index.js';
import { CheckoutProps } from '../index.js';
import { ContactUsProps } from '../index.js';
import { DashboardProps } from '../index.js';
import { FaqProps } from '../index.js';
import { HomeProps } from '../index.js';
import { LanguageSwitcherProps } from '../index.js';
import { LayoutShellProps } from '../index.js';
import { NotificationsProps } from '../index.js';
import { OrderBuilderProps } from '../index.js';
import { OrderDetailProps } from '../index.js';
import { OrderHistoryProps } from '../index.js';
import { OrderPlacedProps } from '../index.js';
import { PayInvoicesProps } from '../index.js';
import { ProductDetailsProps } from '../index.js';
import { ProductGridProps } from '../index.js';
import { PromotionsProps } from '../index.js';
import { ResendActivationProps } from '../index.js';
import { RewardsClaimProps } from '../index.js';
import { SelfRegisterProps } from '../index.js';
import { ShoppingListsProps } from '../index.js';
import { SignInProps } from '../index.js';
import { SupportTicketWizardProps } from '../index.js';
import { SupportTicketsProps } from '../index.js';
import { UserAdminProps } from '../index.js';
import { UserProfileProps } from '../index.js';
import { WalletProps } from '../index.js';
import 'shared/ports';
import 'shared/activation';
import '../ports.js';
import 'shared/common.types';
import 'shared/messages';
import 'shared/add-to-list.types';
import 'shared/payment-fields.types';
import 'shared/sign-in-address';
import 'shared/languages';
import 'shared/ordering.types';
import 'shared/ordering.messages';
import 'shared/product-grid.messages';
import 'shared/import.messages';

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

/** Names of the widgets that can be mounted. */
type WidgetName = keyof WidgetPropsByName;
/** What may stand in a slot of an embedded widget: words or a DOM node; React nodes where the page shares our React. */
type SlotContent = ReactNode | Node;
type HostSlots<Slots> = {
    readonly [Name in keyof Slots]: NonNullable<Slots[Name]> extends (...args: infer Args) => unknown ? (...args: Args) => SlotContent : SlotContent;
};
/** How a widget stands in the page, beside its own props. */
interface PlaceOptions {
    /** A tag such as fr-CA, whose words are fetched, or a pack of your own. */
    readonly locale?: LocalePack | string;
    readonly theme?: Theme;
    /**
     * Height the widget takes at least, in pixels or CSS length, before its code and data are here and after.
     * Without it 12rem are kept free until the widget is drawn.
     */
    readonly reserve?: number | string;
    /** `lazy` fetches the widget's code when it comes near the viewport. */
    readonly loading?: 'eager' | 'lazy';
}
/** Everything `mount` takes for one widget: its props, its place, and slots that may be DOM nodes. */
type MountOptions<Name extends WidgetName> = Omit<WidgetPropsByName[Name], 'locale' | 'slots'> & PlaceOptions & {
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

/**
 * Draws a widget into an element of the page, which may stand in a shadow root. The code is fetched now, or near the
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
export type { ElementOptions, ElementTags, MountOptions, Mounted, PageSettings, PlaceOptions, SlotContent, WidgetName, WidgetPropsByName };
