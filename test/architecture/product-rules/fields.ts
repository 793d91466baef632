import { open, type Rule, proven, storyOf, testIn } from './rule';

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

const ticket = storyOf('support-ticket-wizard');

/** Data of an order, a product and so on: a port contains it, and a test or a story checks it. */
export const fields: readonly Rule[] = [
  proven(
    201,
    'Order: order number',
    placed('Ready'),
    testIn('e2e/main/order-placement.test.ts')('is placed in at most 12 interactions'),
  ),
  proven(202, 'Order: PO number', demoCheckout('places the order, shows it first in the list')),
  proven(203, 'Order: order date', world('has three years of orders of')),
  proven(
    204,
    'Order: delivery date',
    placed('Ready'),
    world('has orders of %s that add up and are delivered on days of the plan'),
  ),
  proven(205, 'Order: delivery method', placed('Pickup')),
  proven(206, 'Order: status', world('in all fourteen statuses'), 'stories/ui/StatusIndicator.stories.tsx#All'),
  proven(207, 'Order: ordered amount', placed('Ready'), world('that add up')),
  proven(208, 'Order: driver notes', placed('Ready'), demoCheckout('places the order, shows it first in the list')),
  ...['SAP order number', 'Coke order number', 'transaction ID', 'shipping method', 'invoice number', 'created by'].map(
    (field, at) => proven(209 + at, `Order: ${field}`, order('shows all data of the order')),
  ),
  proven(
    215,
    'Order: delivered amount',
    testIn('widgets/order-history.rules.test.ts')('is a CSV file that a spreadsheet can read back, without formulas'),
    testIn('e2e/orders.test.ts')('six months of orders are saved'),
  ),
  ...['SAP item number', 'UPC/EAN', 'item price'].map((field, at) =>
    proven(216 + at, `Order line: ${field}`, order('shows each line’s product names and numbers')),
  ),
  open(
    219,
    'Order line: description',
    'A line shows the product’s name and links to the product’s page, which has the description.',
  ),
  proven(220, 'Order line: SKU and product name', placed('Ready'), cart('Ready')),
  proven(221, 'Order line: quantity', placed('Ready'), world('that add up')),
  proven(
    222,
    'Product: brand',
    catalog('finds by name, SKU, brand and flavor'),
    world('about two hundred products of fourteen brands'),
  ),
  proven(223, 'Product: flavor', catalog('finds by name, SKU, brand and flavor')),
  proven(224, 'Product: pack size', grid('Ready'), world('with their taxes and sizes')),
  proven(
    225,
    'Product: UPC',
    world('has about two hundred products of fourteen brands, each with a valid code and a drawing'),
  ),
  ...['package type', 'unit size', 'case quantity', 'calories', 'caffeine'].map((field, at) =>
    proven(226 + at, `Product: ${field}`, details('Ready'), detailsModel('lists every fact that is known')),
  ),
  proven(231, 'Product: description', details('Ready'), details('LongName')),
  proven(
    232,
    'Cart: items',
    cart('Ready'),
    testIn('adapters/demo/story.test.ts')('have the cart of the design, to the cent'),
  ),
  proven(
    233,
    'Cart: minimum order charge',
    world('has a small-order charge for accounts with one, and the total includes it'),
  ),
  proven(234, 'Cart: promotions', testIn('adapters/demo/cart.test.ts')('removes the monthly offer below six cases')),
  proven(
    235,
    'Cart: free goods',
    testIn('adapters/demo/cart.test.ts')(
      'includes a free case for every ten, without price and minimum, and removes it again',
    ),
  ),
  proven(
    236,
    'Cart: whether its prices are being calculated',
    cart('Repricing'),
    testIn('adapters/demo/faults.test.ts')('repricing marks the cart'),
  ),
  proven(
    237,
    'Shopping list: name',
    details('ListChoice'),
    lists('refuse a name that differs only in case, accents and spaces'),
  ),
  proven(238, 'Shopping list: description', lists('show a new list first, in another tab too')),
  proven(
    239,
    'Shopping list: products',
    lists('start with lists of ordered products, newest first'),
    lists('keep the larger quantity of a repeated product, in either order'),
  ),
  proven(
    240,
    'Account: name and number',
    storyOf('account-switcher')('Open'),
    switcher('joins the known parts of number and address'),
  ),
  proven(
    241,
    'Account: city',
    storyOf('account-switcher')('Searching'),
    switcher('joins the known parts of number and address'),
  ),
  proven(
    242,
    'Account: cut-off time',
    testIn('adapters/demo/time.test.ts')('closes a date exactly at its cut-off, and keeps it listed'),
    storyOf('checkout')('DateClosed'),
  ),
  proven(243, 'Account: visit plan', testIn('adapters/demo/time.test.ts')('has no dates without a plan')),
  proven(
    244,
    'Account: next delivery date',
    testIn('adapters/demo/story.test.ts')(
      'deliver on the dates of the design, with the reason why Thanksgiving has no delivery',
    ),
  ),
  proven(245, 'Account: balance', invoices('shows the open invoices and the account’s totals')),
  proven(
    246,
    'Account: next delivery, on the dashboard',
    dashboard('counts down on the server’s clock'),
    testIn('adapters/demo/insights.test.ts')('is the first open date of the checkout, by the account’s clock'),
  ),
  proven(247, 'Account: balance, on the dashboard', dashboard('show the invoices: amount due and past due')),
  proven(248, 'Account: shipping and billing address', order('shows its account, its buyer and its billing address')),
  proven(249, 'Effective account: id', testIn('rules/people.test.ts')('effectiveAccountId')),
  proven(
    250,
    'Effective account: name and address',
    switcher('joins the known parts of number and address'),
    testIn('e2e/main/navigation.test.ts')('switches account and language in place'),
  ),
  proven(
    251,
    'Effective account: default flag',
    testIn('runtime/session/session.test.ts')('starts with the default account'),
  ),
  proven(
    252,
    'Managed accounts: the buyer’s own account',
    session('has the own account only in a list that includes it'),
  ),
  proven(
    253,
    'Guest user details: last name, email, phone number',
    testIn('rules/people.test.ts')('keeps the given fields, trimmed'),
  ),
  proven(254, 'User: first name', storyOf('layout-shell')('SignedIn')),
  proven(255, 'User: language', session('keeps the language saved for each user')),
  proven(256, 'User: permissions', session('can have every role and every language')),
  proven(257, 'User: last name', storyOf('user-admin')('Ready'), storyOf('user-admin')('Adding')),
  proven(258, 'User: email, which can’t be changed', storyOf('user-admin')('Editing')),
  proven(259, 'User: phone number', storyOf('user-admin')('Editing'), storyOf('user-admin')('Flagged')),
  proven(260, 'User: mobile number', storyOf('user-admin')('Saved')),
  proven(261, 'User: last accessed', storyOf('user-admin')('Sorted')),
  proven(262, 'User: enabled or disabled', storyOf('user-admin')('Disabled'), storyOf('user-admin')('Filtered')),
  proven(263, 'Case: case number', ticket('Created')),
  ...['problem type', 'reason for request', 'message'].map((field, at) =>
    proven(264 + at, `Case: ${field}`, ticket('Problem'), ticket('Review')),
  ),
  proven(267, 'Case: equipment type and detail', ticket('Equipment'), ticket('EquipmentManual')),
  proven(
    268,
    'Case: asset number, which can be entered manually',
    ticket('EquipmentManual'),
    testIn('widgets/support-ticket-wizard.rules.test.ts')(
      'is found by a scanned number in any letter case, and is entered manually otherwise',
    ),
  ),
  proven(269, 'Case: availability days and times', ticket('Times')),
  ...['contact name, email, phone', 'onsite contact', 'on-behalf-of requester'].map((field, at) =>
    proven(270 + at, `Case: ${field}`, ticket('People')),
  ),
  proven(
    273,
    'Case: created and last modified',
    storyOf('support-tickets')('Case'),
    storyOf('support-tickets')('DatesWrong'),
  ),
  ...['amount', 'date paid', 'payment due'].map((field, at) =>
    proven(274 + at, `Invoice: ${field}`, invoices('shows the details of each invoice, of those')),
  ),
  proven(277, 'Invoice: status', invoices('shows each status by its text')),
  ...['name', 'points'].map((field, at) =>
    proven(
      278 + at,
      `Reward: ${field}`,
      storyOf('rewards-claim')('Ready'),
      testIn('adapters/demo/rewards.test.ts')('has its name in the requested language, and its points'),
    ),
  ),
  proven(
    280,
    'FAQ item: id, question, category, answer',
    session('has at least 24 questions in 5 categories'),
    storyOf('faq')('Ready'),
  ),
  proven(
    281,
    'FAQ item: HTML entities of the answer are decoded',
    session('has at least 24 questions in 5 categories'),
    testIn('rules/text.test.ts')('decodeEntities'),
  ),
  proven(
    282,
    'Managed content image: source and alt text',
    session('has valid images by key, and null for unknown keys'),
    storyOf('layout-shell')('Logo'),
  ),
  proven(
    283,
    'AI configuration of the store',
    testIn('adapters/salesforce/ports.test.ts')('read the AI configuration, the shopper agent and contents'),
  ),
  open(
    284,
    'Managed content image: isExternal',
    'The address itself shows whether an image is external, and both kinds pass the same check.',
  ),
  open(
    285,
    'Application context: fields beyond the guest settings',
    'The adapter reads only the fields that the library uses: currency, split shipment, order placement and phone check.',
  ),
  proven(286, 'Session context: guest flag', testIn('runtime/session/session.test.ts')('reads the guest flag first')),
  proven(
    287,
    'Session context: user id and first name',
    testIn('runtime/session/session.test.ts')('reads the user only after the guest flag'),
    storyOf('layout-shell')('SignedIn'),
  ),
  proven(288, 'Session context: account id', switcher('uses the session’s account without a default')),
  proven(
    289,
    'Application context: guest browsing, cart and checkout settings',
    testIn('rules/people.test.ts')('gives guests only the rights that the store has enabled'),
  ),
  proven(
    290,
    'Application context: phone check can be skipped',
    testIn('rules/people.test.ts')('is required; its format is optional if the store says so'),
  ),
  proven(
    291,
    'Resend configuration: customer service number',
    storyOf('resend-activation')('ContactCustomerService'),
    testIn('e2e/docs.test.ts')('the adapter sends the email'),
  ),
  proven(
    292,
    'Resend configuration: background and sign-in URL',
    storyOf('resend-activation')('Form'),
    storyOf('resend-activation')('AlreadyActivated'),
  ),
  proven(293, 'Resend request and response', testIn('e2e/docs.test.ts')('the adapter sends the email')),
  proven(
    294,
    'Commerce settings: cart status, active cart, default sort',
    testIn('rules/catalogue.test.ts')('have these values'),
  ),
  proven(
    295,
    'Lists: newest first',
    testIn('adapters/demo/cart.test.ts')(
      'puts an added product first, increases an existing line, and records the time',
    ),
    world('has three years of orders of'),
  ),
];
