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

/** Errors and refusals, and their texts. */
export const errors: readonly Rule[] = [
  proven(
    701,
    'Where nothing else is known: “An unexpected error occurred. Try again later.”',
    storyOf('faq')('Failed'),
    storyOf('cart')('Failed'),
    testIn('architecture/product-rules.test.ts')('quote the default error’s text'),
  ),
  ...serverCodes.map((code, at) =>
    proven(702 + at, `The server code ${code} has a code of ours`, catalogue('%j is %s')),
  ),
  proven(716, 'Any other server code is the default error', catalogue('%j is %s')),
  open(
    717,
    'Each server code in words of its own on a screen',
    'a code becomes one of the twelve of a PortError, and those have the words and the way out',
  ),
  open(
    718,
    'A message for a missing effectiveAccountId',
    'every call carries the account it is for; a store that asks for it all the same is an unexpected error with its number',
  ),
  proven(719, 'Content delivery says that its options are missing', delivery),
  proven(720, 'Content delivery says that the channel or site id is missing or invalid', delivery),
  proven(721, 'Content delivery names the parameter of the wrong type', delivery),
  proven(722, 'The cart says that the buyer has no access', storyOf('cart')('Denied')),
  open(
    723,
    'Each of three reasons for no access to a cart in words of its own',
    'the three say one thing, which is said once, with who can give access',
  ),
  open(
    724,
    'No access to this store',
    'is told as no access, with who can give it; which store a buyer may enter is not this page’s to say',
  ),
  proven(
    725,
    'An account that is blocked, or blocked for now',
    storyOf('account-switcher')('Few'),
    storyOf('product-grid')('OrderingStopped'),
    storyOf('checkout')('Stopped'),
  ),
  proven(
    726,
    'An account that isn’t verified',
    storyOf('account-switcher')('Few'),
    demoCheckout('names every missing answer, and refuses blocked accounts'),
  ),
  proven(
    727,
    'An account without a visit plan: whom to call',
    storyOf('account-switcher')('Few'),
    testIn('adapters/demo/time.test.ts')('has no dates without a plan'),
  ),
  proven(
    728,
    'An account that is restricted from ordering',
    storyOf('account-switcher')('Few'),
    testIn('widgets/product-grid.rules.test.ts')('follows the conditions of the effective account'),
  ),
  proven(729, 'A user without an account', storyOf('account-switcher')('Empty')),
  proven(
    730,
    'An account number that can’t be found: whom to call',
    storyOf('self-register')('AccountUnknown'),
    testIn('e2e/register.test.ts')('by the code of a sales rep'),
  ),
  proven(
    731,
    'A registration that can’t be verified',
    storyOf('self-register')('CodeRefused'),
    storyOf('self-register')('NoTries'),
    testIn('adapters/demo/registration.test.ts')('is blocked for a while after five wrong attempts'),
  ),
  proven(
    732,
    'A registration code that can’t be made',
    storyOf('self-register')('TextFailed'),
    testIn('adapters/demo/registration.test.ts')(
      'is not created when the service fails, and is sent only to the account’s phones',
    ),
  ),
  proven(
    733,
    'A registration with an email that has access: offers sign in and password reset',
    storyOf('self-register')('EmailRegistered'),
    testIn('e2e/register.test.ts')('by the code of a sales rep'),
  ),
  proven(
    734,
    'An account that can’t be fetched: the server’s status text',
    catalogue('accountFailureText'),
    storyOf('account-switcher')('Failed'),
    storyOf('account-switcher')('SwitchFailed'),
  ),
  proven(735, 'A product that the account can’t order', demoCart('refuses %s and changes nothing')),
  proven(
    736,
    'Products of a cart that are out of stock',
    storyOf('cart')('OutOfStockLine'),
    demoCheckout('refuses to prepare: %s'),
  ),
  proven(
    737,
    'A product that couldn’t be added',
    storyOf('product-grid')('AddRefused'),
    adding('is rolled back with one notice when it is %s'),
  ),
  proven(
    738,
    'A price that isn’t available',
    storyOf('product-grid')('NoPrice'),
    demoCart('refuses a product without a price'),
  ),
  proven(
    739,
    'Some of several products that couldn’t be added',
    storyOf('cart')('ImportPartly'),
    storyOf('order-builder')('AddedPartly'),
    storyOf('shopping-lists')('Partly'),
  ),
  open(
    740,
    'An error of fetching prices in words of its own',
    'is said on the line or card whose price did not come, in the words of a price that is not available',
  ),
  open(
    741,
    'An error of SAP in words of its own',
    'no documented answer of the platform tells of it: it is an unexpected error with its number',
  ),
  proven(
    742,
    'An order that wasn’t placed: what happened and the way back',
    storyOf('checkout')('NotDone'),
    storyOf('checkout')('Unknown'),
    storyOf('checkout')('Refused'),
  ),
  proven(
    743,
    'An order below its minimum quantity or value',
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
    'An order that couldn’t be cancelled',
    storyOf('order-detail')('CancelFailed'),
    storyOf('order-detail')('CancelRefused'),
  ),
  proven(746, 'Shopping lists that couldn’t be read', storyOf('product-details')('ListsNotRetrieved')),
  proven(
    747,
    'A shopping list that couldn’t be changed',
    storyOf('product-details')('ListNotUpdated'),
    testIn('widgets/add-to-list.rules.test.ts')('names a full list'),
  ),
  proven(
    748,
    'A shopping list that couldn’t be made',
    storyOf('product-details')('FirstList'),
    testIn('widgets/add-to-list.rules.test.ts')('keeps the typed name after an error or a refusal'),
  ),
  proven(
    749,
    'A shopping list beyond the tenth',
    storyOf('product-details')('ListLimit'),
    testIn('adapters/demo/lists.test.ts')('accept ten lists and refuse the eleventh'),
  ),
  proven(
    750,
    'A shopping list that couldn’t be deleted',
    testIn('dom/widgets/shopping-lists.test.tsx')('that could not be deleted stays'),
  ),
  proven(
    751,
    'A product that couldn’t be taken off a list',
    testIn('dom/widgets/shopping-lists.test.tsx')(
      'restores a product that could not be removed, with the reason and a retry',
    ),
  ),
  proven(752, 'A user with an email that somebody has', storyOf('user-admin')('EmailTaken')),
  proven(
    753,
    'Information that can’t be shown',
    storyOf('order-placed')('Failed'),
    storyOf('order-placed')('NotFound'),
  ),
  proven(
    754,
    'An invoice without a document',
    storyOf('pay-invoices')('NoDocument'),
    testIn('adapters/demo/invoices.test.ts')('a missing document is a result, not an error'),
  ),
  open(
    755,
    'A data source that isn’t available in words of its own',
    'is told as a service that is not available, with when to try again',
  ),
  proven(
    756,
    'A resend that fails: header, number, try again and self-register',
    storyOf('resend-activation')('ContactCustomerService'),
    testIn('e2e/docs.test.ts')('the adapter sends the email'),
  ),
  proven(
    757,
    'An image whose other widths don’t load falls back to the plain address',
    testIn('dom/widgets/layout-shell.test.tsx')('fall back to the plain address when the others do not load'),
  ),
  proven(
    758,
    'An image that can’t be read collects a warning and falls back',
    testIn('adapters/salesforce/ports.test.ts')(
      'falls back to the media path for an image that is not read, and records the error',
    ),
  ),
];
