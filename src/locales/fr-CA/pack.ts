import type { CompletePack } from '../translation';
import { accountSwitcher } from './account-switcher';
import {
  addMethod,
  addToList,
  cartNotice,
  commit,
  common,
  draft,
  dueReminders,
  guestCart,
  hostAnswer,
  reorder,
  orderStatus,
  orderingStopped,
  otherAccount,
  quantity,
} from './common';
import { cart } from './cart';
import { checkout } from './checkout';
import { faq } from './faq';
import { languageSwitcher } from './language-switcher';
import { layoutShell } from './layout-shell';
import { orderPlaced } from './order-placed';
import { portal } from './portal';
import { productDetails } from './product-details';
import { productGrid } from './product-grid';
import { resendActivation } from './resend-activation';
import { orderBuilder } from './order-builder';
import { wallet } from './wallet';
import { payInvoices } from './pay-invoices';
import { orderHistory } from './order-history';
import { orderDetail } from './order-detail';
import { appLinks } from './app-links';
import { signIn } from './sign-in';
import { home } from './home';
import { shoppingLists } from './shopping-lists';
import { userAdmin } from './user-admin';
import { supportTicketWizard } from './support-ticket-wizard';
import { supportTickets } from './support-tickets';
import { changePassword } from './change-password';
import { contactUs } from './contact-us';
import { dashboard } from './dashboard';
import { notifications } from './notifications';
import { promotions } from './promotions';
import { rewardsClaim } from './rewards-claim';
import { selfRegister } from './self-register';
import { userProfile } from './user-profile';

/** Québec French, the trade's own words, always vous. */
export const pack: CompletePack = {
  tag: 'fr-CA',
  direction: 'ltr',
  messages: {
    'account-switcher': accountSwitcher,
    'add-method': addMethod,
    'add-to-list': addToList,
    cart,
    'cart-notice': cartNotice,
    checkout,
    commit,
    common,
    draft,
    'due-reminders': dueReminders,
    faq,
    'guest-cart': guestCart,
    'host-answer': hostAnswer,
    'language-switcher': languageSwitcher,
    'layout-shell': layoutShell,
    reorder,
    'order-placed': orderPlaced,
    'order-status': orderStatus,
    'ordering-stopped': orderingStopped,
    'other-account': otherAccount,
    portal,
    'product-details': productDetails,
    'product-grid': productGrid,
    quantity,
    'resend-activation': resendActivation,
    'order-builder': orderBuilder,
    wallet,
    'pay-invoices': payInvoices,
    'order-history': orderHistory,
    'order-detail': orderDetail,
    'app-links': appLinks,
    'sign-in': signIn,
    home,
    'shopping-lists': shoppingLists,
    'user-admin': userAdmin,
    'support-ticket-wizard': supportTicketWizard,
    'support-tickets': supportTickets,
    'change-password': changePassword,
    'contact-us': contactUs,
    dashboard,
    notifications,
    promotions,
    'rewards-claim': rewardsClaim,
    'self-register': selfRegister,
    'user-profile': userProfile,
  },
};
