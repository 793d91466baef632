import { C as CompletePack } from 'shared/translation';
import 'shared/messages';
import 'shared/portal.messages';
import 'shared/account-switcher.messages';
import 'shared/cart.lazy.messages';
import 'shared/checkout.messages';
import 'shared/faq.messages';
import 'shared/language-switcher.messages';
import 'shared/layout-shell.messages';
import 'shared/order-placed.lazy.messages';
import 'shared/product-details.messages';
import 'shared/ordering.messages';
import 'shared/product-grid.messages';
import 'shared/resend-activation.messages';
import 'shared/order-builder.lazy.messages';
import 'shared/wallet.lazy.messages';
import 'shared/pay-invoices.lazy.messages';
import 'shared/order-history.lazy.messages';
import 'shared/order-detail.lazy.messages';
import 'shared/app-links.messages';
import 'shared/sign-in.messages';
import 'shared/home.messages';
import 'shared/shopping-lists.lazy.messages';
import 'shared/user-admin.lazy.messages';
import 'shared/support-ticket-wizard.messages';
import 'shared/support-tickets.messages';
import 'shared/change-password.messages';
import 'shared/contact-us.lazy.messages';
import 'shared/dashboard.lazy.messages';
import 'shared/notifications.lazy.messages';
import 'shared/promotions.messages';
import 'shared/rewards-claim.lazy.messages';
import 'shared/self-register.messages';
import 'shared/user-profile.messages';

/** Simplified Chinese, always 您. */
declare const pack: CompletePack;

export { pack as default };
