import { open, type Row, shown, storyOf, testIn } from './row';

const demoCheckout = testIn('adapters/demo/checkout.test.ts');
const world = testIn('adapters/demo/world.test.ts');
const catalog = testIn('adapters/demo/catalog.test.ts');
const session = testIn('adapters/demo/session.test.ts');
const placed = storyOf('order-placed');
const cart = storyOf('cart');
const switcher = testIn('widgets/account-switcher.rules.test.ts');
const grid = storyOf('product-grid');
const details = storyOf('product-details');
const detailsModel = testIn('widgets/product-details.rules.test.ts');
const lists = testIn('adapters/demo/lists.test.ts');
const order = testIn('dom/widgets/order-detail.test.tsx');
const invoices = testIn('dom/widgets/pay-invoices.test.tsx');
const dashboard = testIn('dom/widgets/dashboard.test.tsx');

/** Section 3: entities and their fields. A row counts as shown when a port carries the field and a test or story looks at it. */
const ticket = storyOf('support-ticket-wizard');
export const fields: readonly Row[] = [
  shown('Order: order number', placed('Ready'), testIn('e2e/main/placing.test.ts')('is placed in at most 12 interactions')),
  shown('Order: PO number', demoCheckout('places the order, shows it first in the list')),
  shown('Order: order date', world('has three years of orders of')),
  shown('Order: delivery date', placed('Ready'), world('come on days a truck drives')),
  shown('Order: delivery method', placed('Pickup')),
  shown('Order: status', world('in all fourteen statuses'), 'stories/ui/StatusIndicator.stories.tsx#All'),
  shown('Order: ordered amount', placed('Ready'), world('that add up')),
  shown('Order: driver notes', placed('Ready'), demoCheckout('places the order, shows it first in the list')),
  ...['SAP order number', 'Coke order number', 'transaction ID', 'shipping method', 'invoice number', 'created by'].map((field) => shown(`Order: ${field}`, order('says everything that is known of the order'))),
  shown('Order: delivered amount', testIn('widgets/order-history.rules.test.ts')('is a file that a spreadsheet reads back, without a formula in it'), testIn('e2e/orders.test.ts')('six months of orders are saved')),
  ...['SAP item number', 'UPC/EAN on an order', 'item price'].map((field) => shown(`Order line: ${field}`, order('says of each line what it is called everywhere'))),
  open('Order line: description', 'a line says what the product is called everywhere and leads to its page, where the description stands'),
  shown('Order line: SKU and product name', placed('Ready'), cart('Ready')),
  shown('Order line: quantity', placed('Ready'), world('that add up')),
  shown('Product: brand', catalog('finds by name, SKU, brand and flavor'), world('about two hundred products of fourteen brands')),
  shown('Product: flavor', catalog('finds by name, SKU, brand and flavor')),
  shown('Product: pack size', grid('Ready'), world('with their taxes and sizes')),
  shown('Product: UPC', world('each with a sound code')),
  ...['package type as words', 'unit size', 'case quantity', 'calories', 'caffeine'].map((field) => shown(`Product: ${field}`, details('Ready'), detailsModel('are all there when all is known'))),
  shown('Product: description', details('Ready'), details('LongName')),
  shown('Cart: items', cart('Ready'), testIn('adapters/demo/story.test.ts')('has the cart of the pictures, to the cent')),
  shown('Cart: minimum order charge', world('carries a small-order charge')),
  shown('Cart: promotions', testIn('adapters/demo/cart.test.ts')('takes the month’s offer away below six cases')),
  shown('Cart: free goods', testIn('adapters/demo/cart.test.ts')('gives a case with every ten')),
  shown('Cart: IsRepricingNeeded', cart('Repricing'), testIn('adapters/demo/faults.test.ts')('repricing marks the cart')),
  shown('Shopping list: name', details('ListChoice'), lists('refuses a name that reads like another')),
  shown('Shopping list: description', lists('makes a list first in line')),
  shown('Shopping list: products', lists('begins with lists of what the account orders'), lists('keeps the larger quantity of a product already there')),
  shown('Account: name and number', storyOf('account-switcher')('Open'), switcher('number and address as far as they are known')),
  shown('Account: city', storyOf('account-switcher')('Searching'), switcher('number and address as far as they are known')),
  shown('Account: cut-off time', testIn('adapters/demo/time.test.ts')('closes a date at its cut-off'), storyOf('checkout')('DateClosed')),
  shown('Account: visit plan', testIn('adapters/demo/time.test.ts')('has no dates without a plan')),
  shown('Account: next delivery date', testIn('adapters/demo/story.test.ts')('delivers on the dates of the picture')),
  shown('Account: balance', invoices('says what is open and what the account comes to')),
  shown('Account: next scheduled delivery, told on the first page', dashboard('counts down on the server’s clock'), testIn('adapters/demo/insights.test.ts')('is the date that checkout has open first')),
  shown('Account: balance, told on the first page', dashboard('are those of the invoices: what is owed')),
  shown('Account: shipping and billing address', order('says who it is for, who ordered it and who is billed')),
  shown('Effective account: id', testIn('rules/people.test.ts')('effectiveAccountId')),
  shown('Effective account: name and address', switcher('number and address as far as they are known'), testIn('e2e/main/visiting.test.ts')('switches account and language in place')),
  shown('Effective account: default flag', testIn('runtime/session/session.test.ts')('starts on the default one')),
  shown('Managed accounts: own account', session('leaves the buyer’s own account out when it is not asked for')),
  shown('Guest user details: last name, email, phone number', testIn('rules/people.test.ts')('keeps what is there, trimmed, and nothing else')),
  shown('User: first name', storyOf('layout-shell')('SignedIn')),
  shown('User: language', session('keeps the language saved on each user')),
  shown('User: permissions', session('has somebody of every role and every language')),
  shown('User: last name', storyOf('user-admin')('Ready'), storyOf('user-admin')('Adding')),
  shown('User: email, which can not be changed', storyOf('user-admin')('Editing')),
  shown('User: phone number', storyOf('user-admin')('Editing'), storyOf('user-admin')('Flagged')),
  shown('User: mobile number', storyOf('user-admin')('Saved')),
  shown('User: last accessed', storyOf('user-admin')('Sorted')),
  shown('User: enabled or disabled', storyOf('user-admin')('Disabled'), storyOf('user-admin')('Filtered')),
  shown('Case: case number', ticket('Made')),
  ...['problem type', 'reason for request', 'message'].map((field) => shown(`Case: ${field}`, ticket('Problem'), ticket('Review'))),
  shown('Case: equipment type and detail', ticket('Equipment'), ticket('EquipmentManual')),
  shown('Case: asset number, by hand too', ticket('EquipmentManual'), testIn('widgets/support-ticket-wizard.rules.test.ts')('is found by a scanned number')),
  shown('Case: availability days and times', ticket('Times')),
  ...['contact name, email, phone', 'onsite contact', 'on-behalf-of requester'].map((field) => shown(`Case: ${field}`, ticket('People'))),
  shown('Case: created and last modified', storyOf('support-tickets')('Case'), storyOf('support-tickets')('DatesWrong')),
  ...['amount', 'date paid', 'payment due'].map((field) => shown(`Invoice: ${field}`, invoices('says of each invoice what it is for'))),
  shown('Invoice: statuses on a screen', invoices('calls each status by its word')),
  ...['name', 'points'].map((field) => shown(`Reward: ${field}`, storyOf('rewards-claim')('Ready'), testIn('adapters/demo/rewards.test.ts')('has its name in the language that is asked for, and its points'))),
  shown('FAQ item: id, question, category, answer', session('has at least 24 questions in 5 categories'), storyOf('faq')('Ready')),
  shown('FAQ item: entities of the answer are decoded', session('has at least 24 questions in 5 categories'), testIn('rules/text.test.ts')('decodeEntities')),
  shown('Managed content image: source and alt text', session('has images by key'), storyOf('layout-shell')('Logo')),
  shown('AI configuration', testIn('adapters/salesforce/ports.test.ts')('read what the specification names')),
  open('Managed content image: isExternal', 'an address says by itself where it leads, and both kinds pass the same check'),
  open('Application context: fields beyond the guest settings', 'those that something hangs on are read (currency, split shipment, order placement, phone check); of the others the specification does not say what they change'),
  shown('Session context: guest flag', testIn('runtime/session/session.test.ts')('asks the guest flag first')),
  shown('Session context: user id and first name', testIn('runtime/session/session.test.ts')('reads the user only after the guest flag'), storyOf('layout-shell')('SignedIn')),
  shown('Session context: account id', switcher('the session’s when none is the default one')),
  shown('Application context: guest browsing, cart and checkout settings', testIn('rules/people.test.ts')('gives a guest only what the store switched on')),
  shown('Application context: phone check can be skipped', testIn('rules/people.test.ts')('is mandatory; its format is not where the store says so')),
  shown('Resend configuration: customer service number', storyOf('resend-activation')('ContactCustomerService'), testIn('e2e/docs.test.ts')('the adapter sends the email')),
  shown('Resend configuration: background and sign-in URL', storyOf('resend-activation')('Form'), storyOf('resend-activation')('AlreadyActivated')),
  shown('Resend request and response', testIn('e2e/docs.test.ts')('the adapter sends the email')),
  shown('Commerce settings: cart status, active cart, default sort', testIn('rules/catalogue.test.ts')('are these')),
  shown('Lists: newest first', testIn('adapters/demo/cart.test.ts')('puts what is added first'), world('has three years of orders of')),
];
