import { type Rule, proven, storyOf, testIn } from './rule';

const placement = testIn('e2e/main/order-placement.test.ts');
const navigation = testIn('e2e/main/navigation.test.ts');
const session = testIn('adapters/demo/session.test.ts');
const people = testIn('rules/people.test.ts');

/** Permissions, and what guests may do. */
export const roles: readonly Rule[] = [
  proven(
    501,
    'A buyer with the Ordering permission uses the products, cart and checkout',
    placement('is placed in at most 12 interactions'),
    storyOf('product-grid')('Ready'),
  ),
  proven(
    502,
    'A buyer without the Ordering permission has no cart and no checkout',
    navigation('without the right to order sees no control to order'),
    storyOf('cart')('Denied'),
    storyOf('checkout')('Denied'),
    storyOf('order-placed')('Denied'),
  ),
  proven(
    503,
    'A buyer without the Finance permission can only pay on account',
    testIn('adapters/demo/checkout.test.ts')(
      'offers only the account to a buyer without the finance permission, and accepts no other method',
    ),
  ),
  proven(
    504,
    'A Super User creates and changes users',
    storyOf('user-admin')('Created'),
    storyOf('user-admin')('Saved'),
    storyOf('user-admin')('Disabled'),
  ),
  proven(505, 'A Super User grants permissions', storyOf('user-admin')('Created'), storyOf('user-admin')('LastSuper')),
  proven(506, 'User admin shows any other user a message that they have no access', storyOf('user-admin')('Denied')),
  proven(
    507,
    'A buyer with the Finance permission uses the wallet',
    storyOf('wallet')('Ready'),
    storyOf('wallet')('Denied'),
    testIn('adapters/demo/wallet.test.ts')('requires the finance permission'),
  ),
  proven(
    508,
    'A buyer with the Finance permission pays invoices',
    storyOf('pay-invoices')('Paid'),
    storyOf('pay-invoices')('Denied'),
    testIn('dom/widgets/pay-invoices.test.tsx')('requires the finance permission'),
  ),
  proven(
    509,
    'A buyer with the Service permission creates tickets',
    storyOf('support-ticket-wizard')('Created'),
    storyOf('support-ticket-wizard')('Denied'),
  ),
  proven(
    510,
    'A buyer with the Service permission views tickets',
    storyOf('support-tickets')('Ready'),
    storyOf('support-tickets')('Denied'),
  ),
  proven(
    511,
    'A buyer with the Service permission can create both kinds of ticket by default',
    storyOf('support-ticket-wizard')('Ready'),
  ),
  proven(512, 'Every user has at least one permission', people('require an existing permission and an account')),
  proven(
    513,
    'A user can have several accounts',
    storyOf('account-switcher')('Open'),
    storyOf('account-switcher')('Thousands'),
  ),
  proven(
    514,
    'A store decides whether guests browse',
    people('gives guests only the rights that the store has enabled'),
    storyOf('product-grid')('Guest'),
  ),
  proven(515, 'A store decides whether guests see prices', storyOf('product-grid')('GuestWithoutPrices')),
  proven(
    516,
    'A store decides whether guests have a cart',
    testIn('adapters/demo/cart.test.ts')('allows guests a cart only if the store does'),
  ),
  proven(
    517,
    'A store decides whether guests check out; if they can’t, they’re asked to sign in',
    storyOf('checkout')('Guest'),
    storyOf('checkout')('SignedOut'),
    testIn('adapters/demo/checkout-options.test.ts')('is only possible in stores that allow it'),
  ),
  proven(
    518,
    'A page shows a message when the buyer has no access to it',
    storyOf('cart')('Denied'),
    storyOf('product-grid')('Denied'),
  ),
  proven(
    519,
    'The default account is selected at the start',
    people('starts with the host’s account, else the stored, the default'),
    testIn('runtime/session/session.test.ts')('starts with the default account'),
  ),
  proven(520, 'The demo has a user with each role', session('can have every role and every language')),
];
