import type { ReactElement } from 'react';
import { storyFields } from '../../../stories/support/payment-fields';
import { AccountSwitcher } from '../../../src/widgets/account-switcher';
import { AppLinks } from '../../../src/widgets/app-links';
import { Cart } from '../../../src/widgets/cart';
import { ChangePassword } from '../../../src/widgets/change-password';
import { Checkout } from '../../../src/widgets/checkout';
import { ContactUs } from '../../../src/widgets/contact-us';
import { Dashboard } from '../../../src/widgets/dashboard';
import { Faq } from '../../../src/widgets/faq';
import { Home } from '../../../src/widgets/home';
import { LanguageSwitcher } from '../../../src/widgets/language-switcher';
import { LayoutShell } from '../../../src/widgets/layout-shell';
import { Notifications } from '../../../src/widgets/notifications';
import { OrderBuilder } from '../../../src/widgets/order-builder';
import { OrderDetail } from '../../../src/widgets/order-detail';
import { OrderHistory } from '../../../src/widgets/order-history';
import { OrderPlaced } from '../../../src/widgets/order-placed';
import { PayInvoices } from '../../../src/widgets/pay-invoices';
import { ProductDetails } from '../../../src/widgets/product-details';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { Promotions } from '../../../src/widgets/promotions';
import { ResendActivation } from '../../../src/widgets/resend-activation';
import { RewardsClaim } from '../../../src/widgets/rewards-claim';
import { SelfRegister } from '../../../src/widgets/self-register';
import { ShoppingLists } from '../../../src/widgets/shopping-lists';
import { SignIn } from '../../../src/widgets/sign-in';
import { SupportTicketWizard } from '../../../src/widgets/support-ticket-wizard';
import { SupportTickets } from '../../../src/widgets/support-tickets';
import { UserAdmin } from '../../../src/widgets/user-admin';
import { UserProfile } from '../../../src/widgets/user-profile';
import { Wallet } from '../../../src/widgets/wallet';
import { orderId, cola } from '../faults/page';

/** Every widget by its name, with its minimal props. */
export const everyWidget = {
  'account-switcher': () => <AccountSwitcher layout="inline" />,
  'app-links': () => <AppLinks fountainURL="https://fountain.example" appStoreIos="https://apps.apple.com/app/id1" />,
  cart: () => <Cart />,
  'change-password': () => <ChangePassword />,
  checkout: () => <Checkout />,
  'contact-us': () => <ContactUs />,
  dashboard: () => <Dashboard />,
  faq: () => <Faq />,
  home: () => <Home />,
  'language-switcher': () => (
    <LanguageSwitcher
      layout="list"
      currentHref="https://shop.example/us/en-US/cart"
      basePath="/us"
      navigate={() => {}}
    />
  ),
  'layout-shell': () => <LayoutShell />,
  notifications: () => <Notifications />,
  'order-builder': () => <OrderBuilder />,
  'order-detail': () => <OrderDetail orderId={orderId} />,
  'order-history': () => <OrderHistory />,
  'order-placed': () => <OrderPlaced orderId={orderId} />,
  'pay-invoices': () => <PayInvoices />,
  'product-details': () => <ProductDetails productId={cola} />,
  'product-grid': () => <ProductGrid />,
  promotions: () => <Promotions />,
  'resend-activation': () => <ResendActivation background="resend-background" />,
  'rewards-claim': () => <RewardsClaim />,
  'self-register': () => <SelfRegister />,
  'shopping-lists': () => <ShoppingLists />,
  'sign-in': () => <SignIn />,
  'support-ticket-wizard': () => <SupportTicketWizard />,
  'support-tickets': () => <SupportTickets />,
  'user-admin': () => <UserAdmin />,
  'user-profile': () => (
    <UserProfile currentHref="https://shop.example/us/en-US/profile" basePath="/us" navigate={() => {}} />
  ),
  wallet: () => <Wallet paymentFields={storyFields()} />,
} satisfies Readonly<Record<string, () => ReactElement>>;

export type WidgetName = keyof typeof everyWidget;
