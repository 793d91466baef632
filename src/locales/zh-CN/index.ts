import type { CompletePack } from '../translation';
import { accountSwitcher } from './account-switcher';
import { addToList } from './add-to-list';
import { cart } from './cart';
import { cartNotice } from './cart-notice';
import { checkout } from './checkout';
import { common } from './common';
import { faq } from './faq';
import { languageSwitcher } from './language-switcher';
import { layoutShell } from './layout-shell';
import { orderPlaced } from './order-placed';
import { orderStatus } from './order-status';
import { portal } from './portal';
import { productDetails } from './product-details';
import { productGrid } from './product-grid';
import { resendActivation } from './resend-activation';

/** Simplified Chinese, always 您. */
export default {
  tag: 'zh-CN',
  direction: 'ltr',
  messages: {
    'account-switcher': accountSwitcher,
    'add-to-list': addToList,
    cart,
    'cart-notice': cartNotice,
    checkout,
    common,
    faq,
    'language-switcher': languageSwitcher,
    'layout-shell': layoutShell,
    'order-placed': orderPlaced,
    'order-status': orderStatus,
    portal,
    'product-details': productDetails,
    'product-grid': productGrid,
    'resend-activation': resendActivation,
  },
} as const satisfies CompletePack;
