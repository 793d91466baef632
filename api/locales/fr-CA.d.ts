import { C as CompletePack } from 'shared/translation';
import 'shared/messages';
import 'shared/portal.messages';
import 'shared/account-switcher.messages';
import 'shared/cart.later.messages';
import 'shared/checkout.messages';
import 'shared/faq.messages';
import 'shared/language-switcher.messages';
import 'shared/layout-shell.messages';
import 'shared/order-placed.later.messages';
import 'shared/product-details.messages';
import 'shared/ordering.messages';
import 'shared/product-grid.messages';
import 'shared/resend-activation.messages';
import 'shared/order-builder.later.messages';
import 'shared/wallet.later.messages';
import 'shared/pay-invoices.later.messages';
import 'shared/order-history.later.messages';
import 'shared/order-detail.later.messages';
import 'shared/app-links.messages';
import 'shared/sign-in.messages';
import 'shared/home.messages';
import 'shared/shopping-lists.later.messages';
import 'shared/user-admin.later.messages';
import 'shared/support-ticket-wizard.messages';
import 'shared/support-tickets.messages';
import 'shared/change-password.messages';
import 'shared/contact-us.later.messages';
import 'shared/dashboard.later.messages';
import 'shared/notifications.later.messages';
import 'shared/promotions.messages';
import 'shared/rewards-claim.later.messages';
import 'shared/self-register.messages';
import 'shared/user-profile.messages';

/** Québec French, the trade's own words, always vous. */
declare const pack: CompletePack;

export { pack as default };
