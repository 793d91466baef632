import { open, type Row, shown, storyOf, testIn } from './row';

const catalogue = testIn('rules/catalogue.test.ts');
const demoCart = testIn('adapters/demo/cart.test.ts');
const demoCheckout = testIn('adapters/demo/checkout.test.ts');
const adding = testIn('runtime/cart/add.test.ts');
const delivery = testIn('adapters/salesforce/ports.test.ts')('names the parameter that is missing or wrong');
const serverCodes = ['WEBSTORE_NOT_FOUND', 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'API_DISABLED_FOR_ORG', 'INVALID_API_INPUT', 'MAX_LIMIT_EXCEEDED', 'LIMIT_EXCEEDED', 'TOO_MANY_RECORDS', 'INSUFFICIENT_ACCESS',
  'ITEM_NOT_FOUND', 'MISSING_RECORD', 'INVALID_BATCH_SIZE', 'ALREADY_APPLIED', 'BLOCKED_EXCLUSIVE', 'UNQUALIFIED_CART'];

/** Section 8: the error catalogue. */
export const errors: readonly Row[] = [
  shown('Default: An unexpected error occurred. Try again later.', storyOf('faq')('Failed'), storyOf('cart')('Failed'), testIn('architecture/specification.test.ts')('says the default error in the specification’s words')),
  ...serverCodes.map((code) => shown(`Server code ${code}`, catalogue('%j is %s'))),
  shown('Server codes: others give the default', catalogue('%j is %s')),
  open('Server codes: each with its words on a screen', 'a code becomes one of the twelve of a PortError, and those have the words and the way out'),
  open('effectiveAccountId parameter required', 'every call carries the account it is for; a store that asks for it all the same is an unexpected error with its number'),
  shown('Content delivery: options required', delivery), shown('Content delivery: channelOrSiteId required or invalid', delivery), shown('Content delivery: type errors naming the parameter', delivery),
  shown('Cart access: no permission', storyOf('cart')('Denied')),
  open('Cart access: each of the three reasons in its words', 'the three say one thing, which is said once, with who can give access'),
  open('Store access: no access to this store', 'is told as no access, with who can give it; which store a buyer may enter is not this page’s to say'),
  shown('Account: blocked and temporarily blocked', storyOf('account-switcher')('Few'), storyOf('product-grid')('OrderingStopped'), storyOf('checkout')('Stopped')),
  shown('Account: not verified', storyOf('account-switcher')('Few'), demoCheckout('refuses stopped accounts')),
  shown('Account: no delivery visit plan', storyOf('account-switcher')('Few'), testIn('adapters/demo/time.test.ts')('has no dates without a plan')),
  shown('Account: restricted from ordering, order block', storyOf('account-switcher')('Few'), testIn('widgets/product-grid.rules.test.ts')('is told by what the condition stops')),
  shown('Account: none linked', storyOf('account-switcher')('Empty')),
  shown('Account: could not locate account number', storyOf('self-register')('AccountUnknown'), testIn('e2e/register.test.ts')('by the code of a sales rep')),
  shown('Registration: not able to verify', storyOf('self-register')('CodeRefused'), storyOf('self-register')('NoTries'), testIn('adapters/demo/registration.test.ts')('is not listened to after five wrong tries')),
  shown('Registration: code generation error', storyOf('self-register')('TextFailed'), testIn('adapters/demo/registration.test.ts')('is not made where the service for it fails')),
  shown('Users: email already registered, offers sign in or password reset', storyOf('self-register')('EmailRegistered'), testIn('e2e/register.test.ts')('by the code of a sales rep')),
  shown('Account fetch failure shows its status text', catalogue('accountFailureText'), storyOf('account-switcher')('Failed'), storyOf('account-switcher')('SwitchFailed')),
  shown('Cart: product not listed', demoCart('refuses %s and changes nothing')),
  shown('Cart: out-of-stock items', storyOf('cart')('OutOfStockLine'), demoCheckout('refuses to prepare: %s')),
  shown('Cart: could not add item', storyOf('product-grid')('AddRefused'), adding('goes back to nothing when it is %s')),
  shown('Cart: price unavailable', storyOf('product-grid')('NoPrice'), demoCart('refuses a product without a price')),
  shown('Cart: products could not be added, of several', storyOf('cart')('ImportPartly'), storyOf('order-builder')('AddedPartly'), storyOf('shopping-lists')('Partly')),
  open('Cart: pricing fetch error in its own words', 'is said on the line or card whose price did not come, in the words of a price that is not available'),
  open('Cart: SAP error', 'no documented answer of the platform tells of it: it is an unexpected error with its number'),
  shown('Order: something went wrong placing', storyOf('checkout')('NotDone'), storyOf('checkout')('Unknown'), storyOf('checkout')('Refused')),
  shown('Order: below minimum quantity or value', storyOf('cart')('BelowMinimum'), demoCheckout('refuses to prepare: %s')),
  shown('Order: transaction ID needed before cancel, as a rule', testIn('rules/orders.test.ts')('cancels with a transaction ID and a reason')),
  shown('Order: cancel error', storyOf('order-detail')('CancelFailed'), storyOf('order-detail')('CancelRefused')),
  shown('Lists: could not be retrieved', storyOf('product-details')('ListsNotRetrieved')),
  shown('Lists: could not be updated', storyOf('product-details')('ListNotUpdated'), testIn('widgets/add-to-list.rules.test.ts')('says which list was full')),
  shown('Lists: could not be drafted', storyOf('product-details')('FirstList'), testIn('widgets/add-to-list.rules.test.ts')('keeps the name whatever goes wrong')),
  shown('Lists: maximum 10 in words', storyOf('product-details')('ListLimit'), testIn('adapters/demo/lists.test.ts')('takes ten lists and refuses the eleventh')),
  shown('Lists: could not be deleted', testIn('dom/widgets/shopping-lists.test.tsx')('that could not be deleted stays')),
  shown('Lists: item delete failure', testIn('dom/widgets/shopping-lists.test.tsx')('one that could not be taken off comes back')),
  shown('Users: user already exists with that email', storyOf('user-admin')('EmailTaken')),
  shown('Display: not able to display requested information', storyOf('order-placed')('Failed'), storyOf('order-placed')('NotFound')),
  shown('Invoice not found on download', storyOf('pay-invoices')('NoDocument'), testIn('adapters/demo/invoices.test.ts')('a document that is not there is an answer')),
  open('Data source unavailable', 'is told as a service that is not available, with when to try again'),
  shown('Resend: other codes and failed calls show header, number, try again and self-register', storyOf('resend-activation')('ContactCustomerService'), testIn('e2e/docs.test.ts')('the adapter sends the email')),
  shown('Failed images fall back to the plain URL', testIn('dom/widgets/layout-shell.test.tsx')('fall back to the plain address when the others do not load')),
  shown('Failed image preload collects a warning', testIn('adapters/salesforce/ports.test.ts')('falls back to the media path when an image is not read, and keeps the trouble')),
];
