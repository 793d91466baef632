export { O as OrderStatus } from 'shared/activation';
import { A as Adapter } from 'shared/ports';
export { a as AdapterIdentity, N as Needs, P as PortMethod } from 'shared/ports';
export { C as Clock, a as CustomerService, D as Destination, L as Links, S as Settings, b as Signal, c as SignalListener, d as StorageChoice, T as Theme } from 'shared/settings';
export { A as AttributeKind, T as TradefrontProvider, a as TradefrontProviderProps, W as WidgetContract } from 'shared/provider';
export { E as EventCallbacks, H as HeadingLevel, R as RegionSlots, W as WidgetEventControl, a as WidgetProps } from 'shared/common.types';
export { L as LocalePack, M as MessageOverrides, P as PluralMessage, T as Translated } from 'shared/messages';
export { A as AccountSwitcherAdapter, a as AccountSwitcherEvents, b as AccountSwitcherLayout, c as AccountSwitcherProps, d as AccountSwitcherSlots, e as accountSwitcherContract, f as accountSwitcherMessages } from 'shared/account-switcher.types';
export { AccountSwitcher } from './widgets/account-switcher.js';
export { A as AppLinksAdapter, a as AppLinksEvents, b as AppLinksProps, c as AppLinksSlots, d as appLinksContract, e as appLinksMessages } from 'shared/app-links.types';
export { AppLinks } from './widgets/app-links.js';
export { C as CartAdapter, a as CartEvents, b as CartProps, c as CartSlots, d as cartContract, e as cartMessages } from 'shared/cart.types';
export { Cart } from './widgets/cart.js';
export { C as ChangePasswordAdapter, a as ChangePasswordEvents, b as ChangePasswordProps, c as ChangePasswordSlots, d as changePasswordContract, e as changePasswordMessages } from 'shared/change-password.types';
export { ChangePassword } from './widgets/change-password.js';
export { C as CheckoutAdapter, a as CheckoutEvents, b as CheckoutProps, c as CheckoutSlots, d as checkoutContract, e as checkoutMessages } from 'shared/checkout.types';
export { Checkout } from './widgets/checkout.js';
export { C as ContactUsAdapter, a as ContactUsEvents, b as ContactUsProps, c as ContactUsSlots, d as contactUsContract, e as contactUsMessages } from 'shared/contact-us.types';
export { ContactUs } from './widgets/contact-us.js';
export { D as DashboardAdapter, a as DashboardEvents, b as DashboardProps, c as DashboardSlots, d as dashboardContract, e as dashboardMessages } from 'shared/dashboard.types';
export { Dashboard } from './widgets/dashboard.js';
export { F as FaqAdapter, a as FaqEvents, b as FaqProps, c as FaqSlots, f as faqContract, d as faqMessages } from 'shared/faq.types';
export { Faq } from './widgets/faq.js';
export { H as HomeAdapter, a as HomeEvents, b as HomeProps, c as HomeSlots, h as homeContract, d as homeMessages } from 'shared/home.types';
export { Home } from './widgets/home.js';
export { L as LanguageChange, a as LanguageSwitcherAdapter, b as LanguageSwitcherEvents, c as LanguageSwitcherLayout, d as LanguageSwitcherProps, l as languageSwitcherContract, e as languageSwitcherMessages } from 'shared/language-switcher.types';
export { LanguageSwitcher } from './widgets/language-switcher.js';
export { C as COMMERCE_LAYOUT_1, F as FormSurroundings, L as LayoutName, a as LayoutShellAdapter, b as LayoutShellEvents, c as LayoutShellProps, d as LayoutShellSlots, S as ShellRegion, e as ShellUser, l as layoutShellContract, f as layoutShellMessages } from 'shared/layout-shell.model';
export { CommerceLayout1, CommerceLayout1Props, LayoutShell, LogoImage, LogoImageProps, ResponsiveImage, ResponsiveImageProps, SiteNotice, SiteNoticeProps, SpacerLine, SpacerLineProps } from './widgets/layout-shell.js';
export { N as NotificationsAdapter, a as NotificationsEvents, b as NotificationsProps, c as NotificationsSlots, n as notificationsContract, d as notificationsMessages } from 'shared/notifications.types';
export { Notifications } from './widgets/notifications.js';
export { O as OrderBuilderAdapter, a as OrderBuilderEvents, b as OrderBuilderProps, c as OrderBuilderSlots, o as orderBuilderContract, d as orderBuilderMessages } from 'shared/order-builder.types';
export { OrderBuilder } from './widgets/order-builder.js';
export { O as OrderDetailAdapter, a as OrderDetailEvents, b as OrderDetailProps, c as OrderDetailSlots, o as orderDetailContract, d as orderDetailMessages } from 'shared/order-detail.types';
export { OrderDetail } from './widgets/order-detail.js';
export { O as OrderHistoryAdapter, a as OrderHistoryEvents, b as OrderHistoryProps, c as OrderHistorySlots, d as OrderHistoryValue, o as orderHistoryContract, e as orderHistoryMessages } from 'shared/order-history.types';
export { OrderHistory } from './widgets/order-history.js';
export { O as OrderPlacedAdapter, a as OrderPlacedEvents, b as OrderPlacedProps, c as OrderPlacedSlots, o as orderPlacedContract, d as orderPlacedMessages } from 'shared/order-placed.types';
export { OrderPlaced } from './widgets/order-placed.js';
export { P as PayInvoicesAdapter, a as PayInvoicesEvents, b as PayInvoicesProps, c as PayInvoicesSlots, p as payInvoicesContract, d as payInvoicesMessages } from 'shared/pay-invoices.types';
export { PayInvoices } from './widgets/pay-invoices.js';
export { P as ProductDetailsAdapter, a as ProductDetailsEvents, b as ProductDetailsProps, c as ProductDetailsSlots, p as productDetailsContract, d as productDetailsMessages } from 'shared/product-details.types';
export { ProductDetails } from './widgets/product-details.js';
export { P as ProductGridAdapter, a as ProductGridEvents, b as ProductGridProps, c as ProductGridSlots, p as productGridContract } from 'shared/product-grid.types';
export { p as productGridMessages } from 'shared/product-grid.messages';
export { ProductGrid } from './widgets/product-grid.js';
export { P as PromotionsAdapter, a as PromotionsEvents, b as PromotionsProps, c as PromotionsSlots, d as PromotionsValue, p as promotionsContract, e as promotionsMessages } from 'shared/promotions.types';
export { Promotions } from './widgets/promotions.js';
export { R as ResendActivationAdapter, a as ResendActivationEvents, b as ResendActivationProps, c as ResendActivationSlots, r as resendActivationContract, d as resendActivationMessages } from 'shared/resend-activation.types';
export { ResendActivation } from './widgets/resend-activation.js';
export { R as RewardsClaimAdapter, a as RewardsClaimEvents, b as RewardsClaimProps, c as RewardsClaimSlots, d as RewardsClaimValue, r as rewardsClaimContract, e as rewardsClaimMessages } from 'shared/rewards-claim.types';
export { RewardsClaim } from './widgets/rewards-claim.js';
export { S as SelfRegisterAdapter, a as SelfRegisterEvents, b as SelfRegisterProps, c as SelfRegisterSlots, s as selfRegisterContract, d as selfRegisterMessages } from 'shared/self-register.types';
export { SelfRegister } from './widgets/self-register.js';
export { S as ShoppingListsAdapter, a as ShoppingListsEvents, b as ShoppingListsProps, c as ShoppingListsSlots, s as shoppingListsContract, d as shoppingListsMessages } from 'shared/shopping-lists.types';
export { ShoppingLists } from './widgets/shopping-lists.js';
export { S as SignInAdapter, a as SignInEvents, b as SignInProps, c as SignInReason, d as SignInSlots, s as signInContract, e as signInMessages } from 'shared/sign-in.types';
export { SignIn } from './widgets/sign-in.js';
export { S as SupportTicketWizardAdapter, a as SupportTicketWizardEvents, b as SupportTicketWizardProps, c as SupportTicketWizardSlots, s as supportTicketWizardContract, d as supportTicketWizardMessages } from 'shared/support-ticket-wizard.types';
export { SupportTicketWizard } from './widgets/support-ticket-wizard.js';
export { S as SupportTicketsAdapter, a as SupportTicketsEvents, b as SupportTicketsProps, c as SupportTicketsSlots, d as SupportTicketsValue, s as supportTicketsContract, e as supportTicketsMessages } from 'shared/support-tickets.types';
export { SupportTickets } from './widgets/support-tickets.js';
export { U as UserAdminAdapter, a as UserAdminEvents, b as UserAdminProps, c as UserAdminSlots, d as UserAdminValue, u as userAdminContract, e as userAdminMessages } from 'shared/user-admin.types';
export { UserAdmin } from './widgets/user-admin.js';
export { U as UserProfileAdapter, a as UserProfileEvents, b as UserProfileProps, c as UserProfileSlots, u as userProfileContract, d as userProfileMessages } from 'shared/user-profile.types';
export { UserProfile } from './widgets/user-profile.js';
export { FrameFieldsOptions, Wallet, framePaymentFields } from './widgets/wallet.js';
export { I as InlinePaymentFields, M as MountedPaymentFields, P as PaymentFieldError, a as PaymentFieldName, b as PaymentFieldProblem, c as PaymentFields, d as PaymentFieldsAnswer, e as PaymentFieldsRequest, f as PaymentKind, g as PaymentToken, R as RedirectPaymentFields } from 'shared/payment-fields.types';
export { W as WalletAdapter, a as WalletEvents, b as WalletProps, c as WalletSlots, w as walletContract, d as walletMessages } from 'shared/wallet.types';
import 'shared/problem';
import './ports.js';
import 'react';
import 'shared/add-to-list.types';
import 'shared/sign-in-address';
import 'shared/languages';
import 'shared/images';
import 'shared/ordering.types';
import 'shared/ordering.messages';
import 'shared/import.messages';

/**
 * Clears everything of the account and of unfinished answers from storage and memory, in this tab and in the others
 *. Call it before the host's own logout page. Commits under way stay stored: an order that was
 * sent is found again by whoever placed it.
 *
 * With `leave`, which goes to another page, what is shown stays until this page is left; without it every widget shows
 * at once that the session ended.
 */
declare function signOut(adapter: Adapter, leave?: () => void): void;

export { Adapter, signOut };
