import { type Row, shown, storyOf, testIn } from './row';

const placing = testIn('e2e/main/placing.test.ts');
const visiting = testIn('e2e/main/visiting.test.ts');
const session = testIn('adapters/demo/session.test.ts');
const people = testIn('rules/people.test.ts');

/** Section 6: roles and permissions. */
export const roles: readonly Row[] = [
  shown('Ordering User: orders, cart, checkout', placing('is placed in at most 12 interactions'), storyOf('product-grid')('Ready')),
  shown('Without ordering: no cart and no checkout', visiting('who may not order is offered no place to order'), storyOf('cart')('Denied'), storyOf('checkout')('Denied'), storyOf('order-placed')('Denied')),
  shown('Without finance: pays on account', testIn('adapters/demo/checkout.test.ts')('offers a buyer without finance only the account')),
  shown('Super User: creates and manages users', storyOf('user-admin')('Created'), storyOf('user-admin')('Saved'), storyOf('user-admin')('Disabled')),
  shown('Super User: grants permissions', storyOf('user-admin')('Created'), storyOf('user-admin')('LastSuper')),
  shown('Access-denied message for user creation', storyOf('user-admin')('Denied')),
  shown('Finance User: wallet', storyOf('wallet')('Ready'), storyOf('wallet')('Denied'), testIn('adapters/demo/wallet.test.ts')('is for those with the finance permission')),
  shown('Finance User: pays invoices', storyOf('pay-invoices')('Paid'), storyOf('pay-invoices')('Denied'), testIn('dom/widgets/pay-invoices.test.tsx')('is for those with the finance permission')),
  shown('Service User: creates tickets', storyOf('support-ticket-wizard')('Made'), storyOf('support-ticket-wizard')('Denied')),
  shown('Service User: views tickets', storyOf('support-tickets')('Ready'), storyOf('support-tickets')('Denied')),
  shown('Service User: both kinds of ticket by default', storyOf('support-ticket-wizard')('Ready')),
  shown('At least one permission per user', people('needs a permission that exists and an account')),
  shown('A user may link to several accounts', storyOf('account-switcher')('Open'), storyOf('account-switcher')('Thousands')),
  shown('Guest: browsing is a store setting', people('gives a guest only what the store switched on'), storyOf('product-grid')('Guest')),
  shown('Guest: sees no prices where the store shows none', storyOf('product-grid')('GuestWithoutPrices')),
  shown('Guest: cart is a store setting', testIn('adapters/demo/cart.test.ts')('lets guests have one only where the store does')),
  shown('Guest: checkout is a store setting, and asks to sign in without it', storyOf('checkout')('Guest'), storyOf('checkout')('SignedOut'), testIn('adapters/demo/checkout-options.test.ts')('is only for stores that say so')),
  shown('Access-denied message for pages', storyOf('cart')('Denied'), storyOf('product-grid')('Denied')),
  shown('The default account is chosen initially', people('starts with the host’s account, then the stored, the default'), testIn('runtime/session/session.test.ts')('starts on the default one')),
  shown('Every role can be tried', session('has somebody of every role and every language')),
];
