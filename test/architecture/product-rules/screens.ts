import { type Rule, proven, storyOf, testIn } from './rule';

const cart = storyOf('cart');
const checkout = storyOf('checkout');
const details = storyOf('product-details');
const grid = storyOf('product-grid');
const resend = storyOf('resend-activation');
const signIn = storyOf('sign-in');
const apps = storyOf('app-links');
const builder = storyOf('order-builder');
const lists = storyOf('shopping-lists');
const history = storyOf('order-history');
const order = storyOf('order-detail');
const orderPage = testIn('dom/widgets/order-detail.test.tsx');
const invoices = storyOf('pay-invoices');
const wallet = storyOf('wallet');
const shell = storyOf('layout-shell');
const shellTest = testIn('dom/widgets/layout-shell.test.tsx');
const dashboard = storyOf('dashboard');
const dashboardPage = testIn('dom/widgets/dashboard.test.tsx');
const placement = testIn('e2e/main/order-placement.test.ts');
const navigation = testIn('e2e/main/navigation.test.ts');
const signOut = testIn('e2e/sign-out.test.ts');
const register = storyOf('self-register');
const registering = testIn('e2e/register.test.ts');

/** Screens: the buyer's actions on each, and the layout. */
export const screens: readonly Rule[] = [
  proven(101, 'Home: start to register', storyOf('home')('Ready')),
  proven(102, 'Sign in: a separate screen', signIn('Ready'), signIn('SessionEnded')),
  proven(
    103,
    'Sign in: the login URL opens in the same window',
    signIn('Ready'),
    navigation('whose session expires gets one message, whatever the page shows'),
  ),
  proven(
    104,
    'Self register: enter verification information',
    register('Account'),
    register('Choose'),
    register('Kept'),
  ),
  proven(105, 'Self register: verify by code', register('CodeRefused'), registering('by the code of a sales rep')),
  proven(
    106,
    'Self register: verify by invoice number',
    register('InvoiceRefused'),
    registering('by an invoice of one of the last orders'),
  ),
  proven(
    107,
    'Self register: verify by mobile number',
    register('TextSent'),
    register('TextRefused'),
    registering('by a code on a phone of the account, after which the buyer can sign in at once'),
  ),
  proven(
    108,
    'Self register: ends verified',
    register('Verified'),
    registering('by a code on a phone of the account, after which the buyer can sign in at once'),
  ),
  proven(
    109,
    'Self register: ends rejected, and says whom to call',
    register('Rejected'),
    register('NoTries'),
    registering('a registration that needs a person is sent to customer service, and so is one without attempts left'),
  ),
  proven(
    110,
    'Self register: ends with an activation email',
    register('ActivationEmailSent'),
    registering('by the code of a sales rep'),
  ),
  proven(
    111,
    'Self register: back to homepage',
    register('Verified'),
    register('Rejected'),
    register('ActivationEmailSent'),
    registering('a registration that needs a person is sent to customer service, and so is one without attempts left'),
  ),
  proven(112, 'Home: first page of a buyer, with their last orders', placement('is placed in at most 12 interactions')),
  proven(113, 'Resend activation email: form', resend('Form')),
  proven(114, 'Resend activation email: success, with app store links', resend('Success')),
  proven(
    115,
    'Resend activation email: already activated, offers sign in and app store links',
    resend('AlreadyActivated'),
  ),
  proven(
    116,
    'Resend activation email: contact customer service, with number, self-register and try again',
    resend('ContactCustomerService'),
  ),
  proven(
    117,
    'Resend activation email: background from managed content',
    resend('Form'),
    testIn('adapters/demo/session.test.ts')('has valid images by key, and null for unknown keys'),
  ),
  proven(
    118,
    'Dashboard: next delivery, cart and cut-off',
    dashboard('Ready'),
    dashboard('Closing'),
    dashboard('NoDelivery'),
    dashboardPage('counts down on the server’s clock'),
  ),
  proven(
    119,
    'Dashboard: what needs the buyer’s attention',
    dashboard('Ready'),
    dashboard('NothingNeeded'),
    dashboard('ManyPastDue'),
  ),
  proven(
    120,
    'Dashboard: orders, balance, points and reminders as permissions allow',
    dashboard('Finance'),
    dashboard('Denied'),
    dashboardPage('reads only what its buyer may see, and nothing for a guest'),
  ),
  proven(
    121,
    'Dashboard: cases and spend of 13 weeks, with a table',
    dashboard('Table'),
    dashboard('Spend'),
    testIn('e2e/dashboard.test.ts')(
      'works by keyboard: every stop shows the focus, and the weeks are reached one by one',
    ),
  ),
  proven(
    122,
    'Notifications and order reminders',
    storyOf('notifications')('Ready'),
    storyOf('notifications')('AllRead'),
    storyOf('notifications')('Reminders'),
    testIn('e2e/notifications.test.ts')(
      'a reminder is set by keyboard alone, and one of two tabs reports it when the device resumes',
    ),
    testIn('e2e/notifications.test.ts')('a read notification is read in every tab, and marking all can be undone'),
  ),
  proven(
    123,
    'Promotions: view',
    storyOf('promotions')('Ready'),
    storyOf('promotions')('Added'),
    testIn('e2e/rewards.test.ts')(
      'adding the missing cases earns one once, however often the button is pressed, and the cart shows it; undo reverts it',
    ),
  ),
  proven(
    124,
    'Rewards: view, and claim one',
    storyOf('rewards-claim')('Ready'),
    storyOf('rewards-claim')('Claimed'),
    testIn('runtime/commit/claim-reward.once-only.test.ts')('a reward is claimed once in'),
  ),
  proven(
    125,
    'Products: search',
    grid('Searching'),
    grid('NoMatch'),
    navigation('contains search and page: back, forward, reload and a link restore them'),
  ),
  proven(
    126,
    'Products: sort',
    testIn('adapters/demo/catalog.test.ts')('sorts by every offered key, and by the first one for an unknown key'),
    testIn('widgets/product-grid.rules.test.ts')('returns to the first page for another text or sort order'),
  ),
  proven(127, 'Products: pages of 10, 20 or 50 entries', grid('Page2')),
  proven(128, 'Products: add to the cart', grid('Adding'), grid('InCart'), grid('AddStopped')),
  proven(
    129,
    'Products: filter',
    grid('Filtered'),
    grid('FiltersOpen'),
    testIn('adapters/demo/catalog.test.ts')('filters by selected values: any within a facet, all across facets'),
  ),
  proven(130, 'Product details: images and every field', details('Ready'), details('BrokenImage'), details('FewFacts')),
  proven(
    131,
    'Product details: price and stock',
    details('Reduced'),
    details('PriceUnavailable'),
    details('LowStock'),
    details('OutOfStock'),
  ),
  proven(
    132,
    'Product details: add to the cart and to a list',
    details('Adding'),
    details('InCart'),
    details('ListChoice'),
  ),
  proven(133, 'Cart: lines, quantities and totals', cart('Ready')),
  proven(
    134,
    'Cart: update',
    cart('Ready'),
    testIn('runtime/cart/edit.test.ts')('shows the quantity and estimated totals at once'),
  ),
  proven(135, 'Cart: remove a line, with undo', cart('RemoveAndUndo')),
  proven(136, 'Cart: clear, with a confirmation', cart('Clearing'), cart('Cleared')),
  proven(
    137,
    'Cart: delete selected',
    cart('Selecting'),
    testIn('widgets/cart/cart-models.test.ts')('selects single lines, a range, all and none'),
  ),
  proven(
    138,
    'Cart: replace product',
    cart('Replacing'),
    cart('NothingToSwap'),
    testIn('adapters/demo/cart.test.ts')('are replaced in place, or not at all'),
  ),
  proven(
    139,
    'Checkout: CO2 cylinder options',
    checkout('Ready'),
    testIn('adapters/demo/checkout-options.test.ts')(
      'are offered with their value, stored with the order, and limited in number',
    ),
  ),
  proven(
    140,
    'Checkout: glass bottle options',
    checkout('Ready'),
    testIn('widgets/checkout/checkout.rules.test.ts')('returns empties with a delivery, not with a pickup'),
  ),
  proven(
    141,
    'Checkout: consolidated checkout',
    checkout('Consolidated'),
    testIn('adapters/demo/checkout-options.test.ts')(
      'are by truck or by van for the bottler’s accounts, each with its days',
    ),
  ),
  proven(
    142,
    'Checkout: by a guest, with a details step',
    checkout('GuestDetails'),
    checkout('GuestPlaced'),
    testIn('adapters/demo/checkout-options.test.ts')(
      'offers pickup and payment there, and stores the guest’s details with the order',
    ),
  ),
  proven(143, 'Checkout: review order', checkout('Ready')),
  proven(
    144,
    'Checkout: choose payment method',
    checkout('Ready'),
    testIn('adapters/demo/checkout.test.ts')(
      'offers only the account to a buyer without the finance permission, and accepts no other method',
    ),
  ),
  proven(
    145,
    'Checkout: delivery date',
    checkout('Ready'),
    checkout('DateClosed'),
    testIn('adapters/demo/story.test.ts')(
      'deliver on the dates of the design, with the reason why Thanksgiving has no delivery',
    ),
  ),
  proven(
    146,
    'Checkout: PO number and terms',
    checkout('FieldErrors'),
    placement('is placed in at most 12 interactions'),
  ),
  proven(
    147,
    'Checkout: pickup',
    testIn('adapters/demo/checkout.test.ts')('none to a pickup'),
    storyOf('order-placed')('Pickup'),
  ),
  proven(
    148,
    'Order placed: the confirmation',
    storyOf('order-placed')('Ready'),
    placement('is placed by keyboard alone'),
    placement('is placed by touch on a phone'),
  ),
  proven(
    149,
    'Order builder: fill an order row by row',
    builder('Filled'),
    builder('Added'),
    testIn('e2e/builder.test.ts')('a spreadsheet of 300 rows'),
  ),
  proven(
    150,
    'Easy Order: accept the proposed order',
    builder('EasyOrder'),
    builder('EasyOrderAccepted'),
    testIn('adapters/demo/builder.test.ts')('becomes one order on its date for its total when it is accepted'),
  ),
  proven(
    151,
    'Easy Order: reject the proposed order, with a reason',
    builder('EasyOrderRejecting'),
    builder('EasyOrderRejected'),
    testIn('adapters/demo/builder.test.ts')('stores the reason when it is rejected, and cannot be accepted afterwards'),
  ),
  proven(152, 'Shopping lists: list', lists('Ready'), lists('Open')),
  proven(153, 'Shopping lists: add', lists('NewList'), lists('Limit')),
  proven(154, 'Shopping lists: edit', lists('Renaming'), lists('Arranging'), lists('Removed')),
  proven(155, 'Shopping lists: delete', lists('Deleting'), lists('Deleted')),
  proven(156, 'Order history: search', history('Searching'), history('TooShort'), history('NoMatch')),
  proven(157, 'Order history: date range', history('CustomDates'), history('DatesWrong')),
  proven(
    158,
    'Order history: export',
    history('Exported'),
    testIn('e2e/orders.test.ts')('six months of orders are saved'),
  ),
  proven(159, 'Order detail: summary', order('Ready'), orderPage('shows all data of the order')),
  proven(160, 'Order detail: shipment information', order('OnItsWay'), orderPage('shows all data of the order')),
  proven(
    161,
    'Order detail: account information and buyer details',
    orderPage('shows its account, its buyer and its billing address'),
  ),
  proven(162, 'Order detail: billing address', orderPage('shows its account, its buyer and its billing address')),
  proven(
    163,
    'Order detail: cancel order',
    order('Cancelling'),
    order('Cancelled'),
    testIn('runtime/commit/once-only.test.ts')('happens once in'),
  ),
  proven(
    164,
    'Invoices: pay',
    invoices('Chosen'),
    invoices('Paid'),
    invoices('Partial'),
    testIn('runtime/commit/pay-invoices.once-only.test.ts')('happens once in'),
  ),
  proven(
    165,
    'Invoices: download',
    invoices('Invoice'),
    testIn('adapters/demo/invoices.test.ts')('an invoice in %s is a PDF'),
  ),
  proven(
    166,
    'Wallet: cards',
    wallet('Added'),
    testIn('e2e/wallet.test.ts')('adds a card through the provider’s frame, and autopay uses it'),
  ),
  proven(
    167,
    'Wallet: bank accounts (ACH)',
    wallet('AddingBank'),
    testIn('e2e/wallet.test.ts')('adds a bank account by keyboard alone, through the frame and out of it'),
  ),
  proven(
    168,
    'Wallet: autopay',
    wallet('AutopaySet'),
    wallet('TurningOff'),
    testIn('adapters/demo/wallet.test.ts')('pays automatically on a day up to a limit, and announces the next payment'),
  ),
  proven(
    169,
    'Support: equipment service ticket',
    storyOf('support-ticket-wizard')('Equipment'),
    storyOf('support-ticket-wizard')('Created'),
    testIn('e2e/support.test.ts')('an equipment ticket with photos'),
  ),
  proven(
    170,
    'Support: customer service ticket',
    storyOf('support-ticket-wizard')('Kept'),
    storyOf('support-ticket-wizard')('AboutInvoice'),
    testIn('e2e/support.test.ts')('a ticket about an invoice'),
    testIn('runtime/commit/create-case.once-only.test.ts')('a draft is one case in'),
  ),
  proven(171, 'Support: days and times at which the buyer can be reached', storyOf('support-ticket-wizard')('Times')),
  proven(172, 'Support: history', storyOf('support-tickets')('Ready'), storyOf('support-tickets')('Case')),
  proven(173, 'Support: search by case number', storyOf('support-tickets')('Searched')),
  proven(
    174,
    'Support: feedback rating',
    storyOf('support-tickets')('Rated'),
    testIn('e2e/support.test.ts')('a closed ticket is rated'),
  ),
  proven(
    175,
    'Contact us: the ways to reach customer service',
    storyOf('contact-us')('Ready'),
    storyOf('contact-us')('Guest'),
    testIn('widgets/contact-us.rules.test.ts')('uses the time zone of the store, not that of the device'),
  ),
  proven(
    176,
    'Contact us: a message',
    storyOf('contact-us')('Sent'),
    testIn('runtime/commit/send-message.once-only.test.ts')('a draft is one message in'),
    testIn('e2e/support.test.ts')('a message to customer service'),
  ),
  proven(
    177,
    'App links: Fountain and Freestyle',
    apps('List'),
    testIn('widgets/app-links.rules.test.ts')('lists the links with a valid address'),
  ),
  proven(
    178,
    'A prompt for the mobile app, on a phone that can install it',
    apps('PromptIos'),
    apps('PromptAndroid'),
    apps('Dismissed'),
  ),
  proven(179, 'FAQ: read, by category', storyOf('faq')('Ready'), storyOf('faq')('Open')),
  proven(180, 'FAQ: search', storyOf('faq')('Searching'), storyOf('faq')('NoMatch')),
  proven(
    181,
    'User admin: list',
    storyOf('user-admin')('Ready'),
    storyOf('user-admin')('Searching'),
    storyOf('user-admin')('Thousand'),
  ),
  proven(182, 'User admin: add', storyOf('user-admin')('Adding'), storyOf('user-admin')('Created')),
  proven(183, 'User admin: edit', storyOf('user-admin')('Editing'), storyOf('user-admin')('Saved')),
  proven(184, 'User admin: enable and disable', storyOf('user-admin')('Disabling'), storyOf('user-admin')('Disabled')),
  proven(185, 'User admin: set permissions', storyOf('user-admin')('Created'), storyOf('user-admin')('LastSuper')),
  proven(
    186,
    'User profile: change',
    storyOf('user-profile')('Ready'),
    storyOf('user-profile')('Saved'),
    storyOf('user-profile')('Flagged'),
    testIn('e2e/people.test.ts')('is reached from the menu, changed, undone and there after a reload'),
  ),
  proven(
    187,
    'Change password: change it',
    storyOf('change-password')('Typing'),
    storyOf('change-password')('Changed'),
    storyOf('change-password')('CurrentWrong'),
    testIn('e2e/people.test.ts')('is changed, and refused where it is wrong'),
  ),
  proven(
    188,
    'Account switcher: change the account',
    storyOf('account-switcher')('Ready'),
    navigation('switches account and language in place'),
  ),
  proven(
    189,
    'Layout: skip to main and skip to footer',
    shell('Ready'),
    shellTest('are first in the tab order, link to existing regions, and work in strict mode'),
  ),
  proven(
    190,
    'Layout: header, announcement, content and footer regions',
    shell('SignedIn'),
    shell('Empty'),
    shellTest('reads notice and logo from attributes, and its regions from the page'),
  ),
  proven(
    191,
    'commerce_Layout_1: resend form in its header slot',
    shell('CommerceLayout1'),
    shellTest('has the specified order around a form'),
  ),
  proven(
    192,
    'commerce_Layout_1: spacer line, logo, spacer line, notice',
    shellTest('has the specified order around a form'),
  ),
  proven(193, 'commerce_Layout_1: logo image, cover fit, width 100 %, height 50', shell('Logo')),
  proven(194, 'commerce_Layout_1: bold centered notice on light red', shell('Notice')),
  proven(
    195,
    'commerce_Layout_1: underlined Visit link below the form',
    shell('CommerceLayout1'),
    shell('Notice'),
    shellTest('with one Visit, below the form'),
  ),
  proven(
    196,
    'Site notice: its text, and a link to the new address',
    shell('Notice'),
    testIn('widgets/layout-shell.rules.test.ts')('has no default text, date or address'),
  ),
  proven(
    197,
    'Sign out: opens the logout path',
    signOut(
      'who signs out leaves no data in the tab or in others, after opening every page, and returns to the sign-in page',
    ),
  ),
];
