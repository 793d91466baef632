import { P as PortMethod } from 'shared/ports';
export { A as Adapter, a as AdapterIdentity, N as Needs } from 'shared/ports';
export { C as Clock, a as CustomerService, D as Destination, L as Links, S as Settings, b as Signal, c as SignalListener, d as StorageChoice, T as Theme } from 'shared/settings';
export { E as EventCallbacks, H as HeadingLevel, R as RegionSlots, W as WidgetEventControl, a as WidgetProps } from 'shared/common.types';
export { L as LocalePack } from 'shared/locale-pack';
export { M as MessageOverrides, P as PluralMessage, T as Translated } from 'shared/messages';
export { T as TradefrontProvider, a as TradefrontProviderProps } from 'shared/provider';
export { AccountSwitcher, accountSwitcherContract } from './widgets/account-switcher.js';
export { A as AccountSwitcherAdapter, a as AccountSwitcherEvents, b as AccountSwitcherLayout, c as AccountSwitcherProps, d as AccountSwitcherSlots, e as accountSwitcherMessages } from 'shared/account-switcher.types';
export { AppLinks, appLinksContract } from './widgets/app-links.js';
export { A as AppLinksAdapter, a as AppLinksEvents, b as AppLinksProps, c as AppLinksSlots, d as appLinksMessages } from 'shared/app-links.types';
export { Cart, cartContract } from './widgets/cart.js';
export { C as CartAdapter, a as CartEvents, b as CartProps, c as CartSlots, d as cartMessages } from 'shared/cart.types';
export { ChangePassword, changePasswordContract } from './widgets/change-password.js';
export { C as ChangePasswordAdapter, a as ChangePasswordEvents, b as ChangePasswordProps, c as ChangePasswordSlots, d as changePasswordMessages } from 'shared/change-password.types';
export { Checkout, checkoutContract } from './widgets/checkout.js';
export { C as CheckoutAdapter, a as CheckoutEvents, b as CheckoutProps, c as CheckoutSlots, d as checkoutMessages } from 'shared/checkout.types';
export { ContactUs, contactUsContract } from './widgets/contact-us.js';
export { C as ContactUsAdapter, a as ContactUsEvents, b as ContactUsProps, c as ContactUsSlots, d as contactUsMessages } from 'shared/contact-us.types';
export { Dashboard, dashboardContract } from './widgets/dashboard.js';
export { D as DashboardAdapter, a as DashboardEvents, b as DashboardProps, c as DashboardSlots, d as dashboardMessages } from 'shared/dashboard.types';
export { Faq, faqContract } from './widgets/faq.js';
export { F as FaqAdapter, a as FaqEvents, b as FaqProps, c as FaqSlots, f as faqMessages } from 'shared/faq.types';
export { Home, homeContract } from './widgets/home.js';
export { H as HomeAdapter, a as HomeEvents, b as HomeProps, c as HomeSlots, h as homeMessages } from 'shared/home.types';
export { LanguageSwitcher, languageSwitcherContract } from './widgets/language-switcher.js';
export { L as LanguageChange, a as LanguageSwitcherAdapter, b as LanguageSwitcherEvents, c as LanguageSwitcherLayout, d as LanguageSwitcherProps, l as languageSwitcherMessages } from 'shared/language-switcher.types';
export { CommerceLayout1, CommerceLayout1Props, LayoutShell, LogoImage, LogoImageProps, ResponsiveImage, ResponsiveImageProps, SiteNotice, SiteNoticeProps, SpacerLine, SpacerLineProps, layoutShellContract } from './widgets/layout-shell.js';
export { C as COMMERCE_LAYOUT_1, F as FormSurroundings, L as LayoutName, a as LayoutShellAdapter, b as LayoutShellEvents, c as LayoutShellProps, d as LayoutShellSlots, S as ShellRegion, e as ShellUser, l as layoutShellMessages } from 'shared/layout-shell.model';
export { Notifications, notificationsContract } from './widgets/notifications.js';
export { N as NotificationsAdapter, a as NotificationsEvents, b as NotificationsProps, c as NotificationsSlots, n as notificationsMessages } from 'shared/notifications.types';
export { OrderBuilder, orderBuilderContract } from './widgets/order-builder.js';
export { O as OrderBuilderAdapter, a as OrderBuilderEvents, b as OrderBuilderProps, c as OrderBuilderSlots, o as orderBuilderMessages } from 'shared/order-builder.types';
export { OrderDetail, orderDetailContract } from './widgets/order-detail.js';
export { O as OrderDetailAdapter, a as OrderDetailEvents, b as OrderDetailProps, c as OrderDetailSlots, o as orderDetailMessages } from 'shared/order-detail.types';
export { OrderHistory, orderHistoryContract } from './widgets/order-history.js';
export { O as OrderHistoryAdapter, a as OrderHistoryEvents, b as OrderHistoryProps, c as OrderHistorySlots, d as OrderHistoryValue, o as orderHistoryMessages } from 'shared/order-history.types';
export { OrderPlaced, orderPlacedContract } from './widgets/order-placed.js';
export { O as OrderPlacedAdapter, a as OrderPlacedEvents, b as OrderPlacedProps, c as OrderPlacedSlots, o as orderPlacedMessages } from 'shared/order-placed.types';
export { PayInvoices, payInvoicesContract } from './widgets/pay-invoices.js';
export { P as PayInvoicesAdapter, a as PayInvoicesEvents, b as PayInvoicesProps, c as PayInvoicesSlots, p as payInvoicesMessages } from 'shared/pay-invoices.types';
export { ProductDetails, productDetailsContract } from './widgets/product-details.js';
export { P as ProductDetailsAdapter, a as ProductDetailsEvents, b as ProductDetailsProps, c as ProductDetailsSlots, p as productDetailsMessages } from 'shared/product-details.types';
export { ProductGrid, productGridContract } from './widgets/product-grid.js';
export { p as productGridMessages } from 'shared/product-grid.messages';
export { P as ProductGridAdapter, a as ProductGridEvents, b as ProductGridProps, c as ProductGridSlots } from 'shared/product-grid.types';
export { Promotions, promotionsContract } from './widgets/promotions.js';
export { P as PromotionsAdapter, a as PromotionsEvents, b as PromotionsProps, c as PromotionsSlots, d as PromotionsValue, p as promotionsMessages } from 'shared/promotions.types';
export { ResendActivation, resendActivationContract } from './widgets/resend-activation.js';
export { R as ResendActivationAdapter, a as ResendActivationEvents, b as ResendActivationProps, c as ResendActivationSlots, r as resendActivationMessages } from 'shared/resend-activation.types';
export { RewardsClaim, rewardsClaimContract } from './widgets/rewards-claim.js';
export { R as RewardsClaimAdapter, a as RewardsClaimEvents, b as RewardsClaimProps, c as RewardsClaimSlots, d as RewardsClaimValue, r as rewardsClaimMessages } from 'shared/rewards-claim.types';
export { SelfRegister, selfRegisterContract } from './widgets/self-register.js';
export { S as SelfRegisterAdapter, a as SelfRegisterEvents, b as SelfRegisterProps, c as SelfRegisterSlots, s as selfRegisterMessages } from 'shared/self-register.types';
export { ShoppingLists, shoppingListsContract } from './widgets/shopping-lists.js';
export { S as ShoppingListsAdapter, a as ShoppingListsEvents, b as ShoppingListsProps, c as ShoppingListsSlots, s as shoppingListsMessages } from 'shared/shopping-lists.types';
export { SignIn, signInContract } from './widgets/sign-in.js';
export { S as SignInAdapter, a as SignInEvents, b as SignInProps, c as SignInReason, d as SignInSlots, s as signInMessages } from 'shared/sign-in.types';
export { SupportTicketWizard, supportTicketWizardContract } from './widgets/support-ticket-wizard.js';
export { S as SupportTicketWizardAdapter, a as SupportTicketWizardEvents, b as SupportTicketWizardProps, c as SupportTicketWizardSlots, s as supportTicketWizardMessages } from 'shared/support-ticket-wizard.types';
export { SupportTickets, supportTicketsContract } from './widgets/support-tickets.js';
export { S as SupportTicketsAdapter, a as SupportTicketsEvents, b as SupportTicketsProps, c as SupportTicketsSlots, d as SupportTicketsValue, s as supportTicketsMessages } from 'shared/support-tickets.types';
export { UserAdmin, userAdminContract } from './widgets/user-admin.js';
export { U as UserAdminAdapter, a as UserAdminEvents, b as UserAdminProps, c as UserAdminSlots, d as UserAdminValue, u as userAdminMessages } from 'shared/user-admin.types';
export { UserProfile, userProfileContract } from './widgets/user-profile.js';
export { U as UserProfileAdapter, a as UserProfileEvents, b as UserProfileProps, c as UserProfileSlots, u as userProfileMessages } from 'shared/user-profile.types';
export { FrameFieldsOptions, Wallet, framePaymentFields, walletContract } from './widgets/wallet.js';
export { I as InlinePaymentFields, M as MountedPaymentFields, P as PaymentFieldError, a as PaymentFieldName, b as PaymentFieldProblem, c as PaymentFields, d as PaymentFieldsAnswer, e as PaymentFieldsRequest, f as PaymentKind, g as PaymentToken, R as RedirectPaymentFields } from 'shared/payment-fields.types';
export { W as WalletAdapter, a as WalletEvents, b as WalletProps, c as WalletSlots, w as walletMessages } from 'shared/wallet.types';
import 'shared/activation';
import './ports.js';
import 'react';
import 'shared/add-to-list.types';
import 'shared/sign-in-address';
import 'shared/languages';
import 'shared/images';
import 'shared/ordering.types';
import 'shared/ordering.messages';
import 'shared/import.messages';

/** How the text of an element's attribute becomes a property. */
type AttributeKind = 'text' | 'url' | 'number' | 'boolean' | 'json';
/**
 * What a widget is, as data. Elements, documentation tables, typings, the registry and the completeness tests
 * are derived from it, so that none of them can drift from the others.
 */
interface WidgetContract {
    readonly name: string;
    readonly element: `tradefront-${string}`;
    /** Port methods without which the widget can not work. */
    readonly needs: readonly PortMethod[];
    /** Port methods whose absence removes a control. */
    readonly uses: readonly PortMethod[];
    readonly attributes: readonly {
        readonly name: string;
        readonly prop: string;
        readonly as: AttributeKind;
    }[];
    /** Names of the events without their prefix; `before-…` events may be cancelled. */
    readonly events: Readonly<Record<string, {
        readonly cancelable?: true;
    }>>;
    readonly slots: {
        readonly regions: readonly string[];
        readonly render: readonly string[];
    };
    /** Every state a designer can ask to see; each has a story. */
    readonly states: readonly string[];
}

export { PortMethod };
export type { AttributeKind, WidgetContract };
