import { type Rule, shown, storyOf, testIn } from './rule';

const placing = testIn('e2e/main/placing.test.ts');
const visiting = testIn('e2e/main/visiting.test.ts');
const session = testIn('adapters/demo/session.test.ts');
const people = testIn('rules/people.test.ts');

/** Permissions, and what guests may do. */
export const roles: readonly Rule[] = [
  shown(
    501,
    'Who has Ordering uses the products, cart and checkout',
    placing('is placed in at most 12 interactions'),
    storyOf('product-grid')('Ready'),
  ),
  shown(
    502,
    'Who lacks Ordering has no cart and no checkout',
    visiting('who may not order is offered no place to order'),
    storyOf('cart')('Denied'),
    storyOf('checkout')('Denied'),
    storyOf('order-placed')('Denied'),
  ),
  shown(
    503,
    'Who lacks Finance pays on account',
    testIn('adapters/demo/checkout.test.ts')(
      'offers only the account to a buyer without the finance permission, and accepts no other method',
    ),
  ),
  shown(
    504,
    'A Super User creates and changes users',
    storyOf('user-admin')('Created'),
    storyOf('user-admin')('Saved'),
    storyOf('user-admin')('Disabled'),
  ),
  shown(505, 'A Super User grants permissions', storyOf('user-admin')('Created'), storyOf('user-admin')('LastSuper')),
  shown(506, 'User admin tells anybody else that they have no access', storyOf('user-admin')('Denied')),
  shown(
    507,
    'Who has Finance uses the wallet',
    storyOf('wallet')('Ready'),
    storyOf('wallet')('Denied'),
    testIn('adapters/demo/wallet.test.ts')('requires the finance permission'),
  ),
  shown(
    508,
    'Who has Finance pays invoices',
    storyOf('pay-invoices')('Paid'),
    storyOf('pay-invoices')('Denied'),
    testIn('dom/widgets/pay-invoices.test.tsx')('is for those with the finance permission'),
  ),
  shown(
    509,
    'Who has Service creates tickets',
    storyOf('support-ticket-wizard')('Made'),
    storyOf('support-ticket-wizard')('Denied'),
  ),
  shown(
    510,
    'Who has Service views tickets',
    storyOf('support-tickets')('Ready'),
    storyOf('support-tickets')('Denied'),
  ),
  shown(511, 'Who has Service has both kinds of ticket by default', storyOf('support-ticket-wizard')('Ready')),
  shown(512, 'Every user has at least one permission', people('require an existing permission and an account')),
  shown(
    513,
    'A user can have several accounts',
    storyOf('account-switcher')('Open'),
    storyOf('account-switcher')('Thousands'),
  ),
  shown(
    514,
    'A store decides whether guests browse',
    people('gives guests only the rights that the store has enabled'),
    storyOf('product-grid')('Guest'),
  ),
  shown(515, 'A store decides whether guests see prices', storyOf('product-grid')('GuestWithoutPrices')),
  shown(
    516,
    'A store decides whether guests have a cart',
    testIn('adapters/demo/cart.test.ts')('allows guests a cart only if the store does'),
  ),
  shown(
    517,
    'A store decides whether guests check out; where they can’t, they’re asked to sign in',
    storyOf('checkout')('Guest'),
    storyOf('checkout')('SignedOut'),
    testIn('adapters/demo/checkout-options.test.ts')('is only possible in stores that allow it'),
  ),
  shown(
    518,
    'A page says so when a buyer has no access to it',
    storyOf('cart')('Denied'),
    storyOf('product-grid')('Denied'),
  ),
  shown(
    519,
    'The default account is chosen at first',
    people('starts with the host’s account, else the stored, the default'),
    testIn('runtime/session/session.test.ts')('starts with the default account'),
  ),
  shown(520, 'The demo has somebody of every role', session('can have every role and every language')),
];
