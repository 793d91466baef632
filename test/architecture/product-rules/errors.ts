import { open, type Rule, proven, storyOf, testIn } from './rule';

const catalogue = testIn('rules/catalogue.test.ts');
const demoCart = testIn('adapters/demo/cart.test.ts');
const demoCheckout = testIn('adapters/demo/checkout.test.ts');
const adding = testIn('runtime/cart/add.test.ts');
const delivery = testIn('adapters/salesforce/ports.test.ts')('names the missing or invalid parameter');
const serverCodes = [
  'WEBSTORE_NOT_FOUND',
  'EFFECTIVE_ACCOUNT_NOT_FOUND',
  'API_DISABLED_FOR_ORG',
  'INVALID_API_INPUT',
  'MAX_LIMIT_EXCEEDED',
  'LIMIT_EXCEEDED',
  'TOO_MANY_RECORDS',
  'INSUFFICIENT_ACCESS',
  'ITEM_NOT_FOUND',
  'MISSING_RECORD',
  'INVALID_BATCH_SIZE',
  'ALREADY_APPLIED',
  'BLOCKED_EXCLUSIVE',
  'UNQUALIFIED_CART',
];

/** Errors and refusals with their messages. */
export const errors: readonly Rule[] = [
  proven(
    701,
    'The default error message is “An unexpected error occurred. Try again later.”',
    storyOf('faq')('Failed'),
    storyOf('cart')('Failed'),
    testIn('architecture/product-rules.test.ts')('quote the default error’s text'),
  ),
  ...serverCodes.map((code, at) =>
    proven(702 + at, `The server code ${code} has a matching PortError code`, catalogue('%j is %s')),
  ),
  proven(716, 'Any other server code becomes the default error', catalogue('%j is %s')),
  open(
    717,
    'A separate message for each server code',
    'A server code becomes one of the twelve codes of PortError. Each of these has a message and says what to do next.',
  ),
  open(
    718,
    'A message for a missing effectiveAccountId',
    'Every call contains its account. If a store still reports that the account is missing, the page shows an unexpected error with its number.',
  ),
  proven(719, 'Content delivery reports missing options', delivery),
  proven(720, 'Content delivery reports a missing or invalid channel or site id', delivery),
  proven(721, 'Content delivery names a parameter of the wrong type', delivery),
  proven(722, 'The cart shows a message when the buyer has no access', storyOf('cart')('Denied')),
  open(
    723,
    'A separate message for each of three reasons why a buyer has no access to a cart',
    'One message covers the three reasons. It says who can give access.',
  ),
  open(
    724,
    'A message for a buyer without access to this store',
    'The page shows the general message for no access, which says who can give access. It does not know which stores a buyer may use.',
  ),
  proven(
    725,
    'A message for a blocked or temporarily blocked account',
    storyOf('account-switcher')('Few'),
    storyOf('product-grid')('OrderingStopped'),
    storyOf('checkout')('Stopped'),
  ),
  proven(
    726,
    'A message for an account that isn’t verified',
    storyOf('account-switcher')('Few'),
    demoCheckout('names every missing answer, and refuses blocked accounts'),
  ),
  proven(
    727,
    'A message for an account without a visit plan, with whom to call',
    storyOf('account-switcher')('Few'),
    testIn('adapters/demo/time.test.ts')('has no dates without a plan'),
  ),
  proven(
    728,
    'A message for an account that is restricted from ordering',
    storyOf('account-switcher')('Few'),
    testIn('widgets/product-grid.rules.test.ts')('follows the conditions of the effective account'),
  ),
  proven(729, 'A message for a user without an account', storyOf('account-switcher')('Empty')),
  proven(
    730,
    'A message for an account number that can’t be found, with whom to call',
    storyOf('self-register')('AccountUnknown'),
    testIn('e2e/register.test.ts')('by the code of a sales rep'),
  ),
  proven(
    731,
    'A message for a registration that can’t be verified',
    storyOf('self-register')('CodeRefused'),
    storyOf('self-register')('NoTries'),
    testIn('adapters/demo/registration.test.ts')('is blocked for a while after five wrong attempts'),
  ),
  proven(
    732,
    'A message for a registration code that can’t be created',
    storyOf('self-register')('TextFailed'),
    testIn('adapters/demo/registration.test.ts')(
      'is not created when the service fails, and is sent only to the account’s phones',
    ),
  ),
  proven(
    733,
    'A message for a registration with an email that already has access; it offers sign in and password reset',
    storyOf('self-register')('EmailRegistered'),
    testIn('e2e/register.test.ts')('by the code of a sales rep'),
  ),
  proven(
    734,
    'A message for an account that can’t be fetched: the server’s status text',
    catalogue('accountFailureText'),
    storyOf('account-switcher')('Failed'),
    storyOf('account-switcher')('SwitchFailed'),
  ),
  proven(735, 'A message for a product that the account can’t order', demoCart('refuses %s and changes nothing')),
  proven(
    736,
    'A message for products of a cart that are out of stock',
    storyOf('cart')('OutOfStockLine'),
    demoCheckout('refuses to prepare: %s'),
  ),
  proven(
    737,
    'A message for a product that couldn’t be added',
    storyOf('product-grid')('AddRefused'),
    adding('is rolled back with one notice when it is %s'),
  ),
  proven(
    738,
    'A message for a price that isn’t available',
    storyOf('product-grid')('NoPrice'),
    demoCart('refuses a product without a price'),
  ),
  proven(
    739,
    'A message when some of several products couldn’t be added',
    storyOf('cart')('ImportPartial'),
    storyOf('order-builder')('AddedPartial'),
    storyOf('shopping-lists')('Partial'),
  ),
  open(
    740,
    'A separate message for an error while prices are fetched',
    'The line or card without a price shows the text for a price that is not available.',
  ),
  open(
    741,
    'A separate message for an SAP error',
    'No documented response of the platform identifies an SAP error. The page shows an unexpected error with its number.',
  ),
  proven(
    742,
    'A message for an order that wasn’t placed: what happened, and what the buyer can do',
    storyOf('checkout')('NotDone'),
    storyOf('checkout')('Unknown'),
    storyOf('checkout')('Refused'),
  ),
  proven(
    743,
    'A message for an order below its minimum quantity or value',
    storyOf('cart')('BelowMinimum'),
    demoCheckout('refuses to prepare: %s'),
  ),
  proven(
    744,
    'An order without a transaction ID can’t be cancelled',
    testIn('rules/orders.test.ts')('requires a transaction ID and a reason to cancel'),
  ),
  proven(
    745,
    'A message for an order that couldn’t be cancelled',
    storyOf('order-detail')('CancelFailed'),
    storyOf('order-detail')('CancelRefused'),
  ),
  proven(746, 'A message for shopping lists that couldn’t be read', storyOf('product-details')('ListsNotRetrieved')),
  proven(
    747,
    'A message for a shopping list that couldn’t be changed',
    storyOf('product-details')('ListNotUpdated'),
    testIn('widgets/add-to-list.rules.test.ts')('names a full list'),
  ),
  proven(
    748,
    'A message for a shopping list that couldn’t be created',
    storyOf('product-details')('FirstList'),
    testIn('widgets/add-to-list.rules.test.ts')('keeps the typed name after an error or a refusal'),
  ),
  proven(
    749,
    'A message for an eleventh shopping list',
    storyOf('product-details')('ListLimit'),
    testIn('adapters/demo/lists.test.ts')('accept ten lists and refuse the eleventh'),
  ),
  proven(
    750,
    'A message for a shopping list that couldn’t be deleted',
    testIn('dom/widgets/shopping-lists.test.tsx')('that could not be deleted stays'),
  ),
  proven(
    751,
    'A message for a product that couldn’t be removed from a list',
    testIn('dom/widgets/shopping-lists.test.tsx')(
      'restores a product that could not be removed, with the reason and a retry',
    ),
  ),
  proven(752, 'A message for a new user whose email is already in use', storyOf('user-admin')('EmailTaken')),
  proven(
    753,
    'A message for information that can’t be shown',
    storyOf('order-placed')('Failed'),
    storyOf('order-placed')('NotFound'),
  ),
  proven(
    754,
    'A message for an invoice without a document',
    storyOf('pay-invoices')('NoDocument'),
    testIn('adapters/demo/invoices.test.ts')('a missing document is a result, not an error'),
  ),
  open(
    755,
    'A separate message for an unavailable data source',
    'The page shows that the service is not available, and when to try again.',
  ),
  proven(
    756,
    'A failed resend shows a header, the customer service number, try again and self-register',
    storyOf('resend-activation')('ContactCustomerService'),
    testIn('e2e/docs.test.ts')('the adapter sends the email'),
  ),
  proven(
    757,
    'An image falls back to its plain address when its other widths don’t load',
    testIn('dom/widgets/layout-shell.test.tsx')('fall back to the plain address when the others do not load'),
  ),
  proven(
    758,
    'An image that can’t be read falls back to the media path and adds a warning',
    testIn('adapters/salesforce/ports.test.ts')(
      'falls back to the media path for an image that is not read, and records the error',
    ),
  ),
];
