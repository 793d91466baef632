import { type Rule, shown, storyOf, testIn } from './rule';

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
const placing = testIn('e2e/main/placing.test.ts');
const visiting = testIn('e2e/main/visiting.test.ts');
const signingOut = testIn('e2e/signing-out.test.ts');
const register = storyOf('self-register');
const registering = testIn('e2e/register.test.ts');

/** Screens: what a buyer can do on each, and the layout. */
export const screens: readonly Rule[] = [
  shown(101, 'Home: begin to register', storyOf('home')('Ready')),
  shown(102, 'Sign in: a screen of its own', signIn('Ready'), signIn('SessionEnded')),
  shown(103, 'Sign in: the login URL opens in the same window', signIn('Ready'), visiting('whose session ends is told once')),
  shown(104, 'Self register: enter verification information', register('Account'), register('Choose'), register('Kept')),
  shown(105, 'Self register: verify by code', register('CodeRefused'), registering('by the code of a sales rep')),
  shown(106, 'Self register: verify by invoice number', register('InvoiceRefused'), registering('by an invoice of one of the last orders')),
  shown(107, 'Self register: verify by mobile number', register('TextSent'), register('TextRefused'), registering('by a code on a phone the account knows')),
  shown(108, 'Self register: ends verified', register('Verified'), registering('by a code on a phone the account knows')),
  shown(109, 'Self register: ends rejected, with whom to call', register('Rejected'), register('NoTries'), registering('who has to be asked about is sent to customer service')),
  shown(110, 'Self register: ends with an activation email', register('ActivationEmailSent'), registering('by the code of a sales rep')),
  shown(111, 'Self register: back to homepage', register('Verified'), register('Rejected'), register('ActivationEmailSent'), registering('who has to be asked about is sent to customer service')),
  shown(112, 'Home: first page of a buyer, with their last orders', placing('is placed in at most 12 interactions')),
  shown(113, 'Resend activation email: form', resend('Form')),
  shown(114, 'Resend activation email: success, with app store links', resend('Success')),
  shown(115, 'Resend activation email: already activated, offers sign in and app store links', resend('AlreadyActivated')),
  shown(116, 'Resend activation email: contact customer service, with number, self-register and try again', resend('ContactCustomerService')),
  shown(117, 'Resend activation email: background from managed content', resend('Form'), testIn('adapters/demo/session.test.ts')('has images by key')),
  shown(118, 'Dashboard: next delivery, cart and cut-off', dashboard('Ready'), dashboard('Closing'), dashboard('NoDelivery'), dashboardPage('counts down on the server’s clock')),
  shown(119, 'Dashboard: what needs the buyer', dashboard('Ready'), dashboard('NothingNeeded'), dashboard('ManyPastDue')),
  shown(120, 'Dashboard: orders, balance, points and reminders as permissions allow', dashboard('Finance'), dashboard('Denied'), dashboardPage('asks only what its buyer may see')),
  shown(121, 'Dashboard: cases and spend of 13 weeks, with a table', dashboard('Table'), dashboard('Spend'), testIn('e2e/dashboard.test.ts')('is gone through by keyboard')),
  shown(122, 'Notifications and order reminders', storyOf('notifications')('Ready'), storyOf('notifications')('AllRead'), storyOf('notifications')('Reminders'),
    testIn('e2e/notifications.test.ts')('one of two tabs tells of it when the device wakes'), testIn('e2e/notifications.test.ts')('what is read is read in every tab')),
  shown(123, 'Promotions: look at them', storyOf('promotions')('Ready'), storyOf('promotions')('Added'), testIn('e2e/rewards.test.ts')('adding what is missing earns one')),
  shown(124, 'Rewards: look at them and claim one', storyOf('rewards-claim')('Ready'), storyOf('rewards-claim')('Claimed'), testIn('runtime/commit/claim-reward.once-only.test.ts')('a reward is claimed once in')),
  shown(125, 'Products: search', grid('Searching'), grid('NoMatch'), visiting('holds search and page')),
  shown(126, 'Products: sort', testIn('adapters/demo/catalog.test.ts')('sorts each way it offers'), testIn('widgets/product-grid.rules.test.ts')('starts at the first page with another text or order')),
  shown(127, 'Products: page, in sizes of 10, 20 and 50', grid('Page2')),
  shown(128, 'Products: add to the cart', grid('Adding'), grid('InCart'), grid('AddStopped')),
  shown(129, 'Products: filter', grid('Filtered'), grid('FiltersOpen'), testIn('adapters/demo/catalog.test.ts')('narrows by what is chosen')),
  shown(130, 'Product details: pictures and every field', details('Ready'), details('BrokenImage'), details('FewFacts')),
  shown(131, 'Product details: price and stock', details('Reduced'), details('PriceUnavailable'), details('LowStock'), details('OutOfStock')),
  shown(132, 'Product details: add to the cart and to a list', details('Adding'), details('InCart'), details('ListChoice')),
  shown(133, 'Cart: lines, quantities and totals', cart('Ready')),
  shown(134, 'Cart: update', cart('Ready'), testIn('runtime/cart/edit.test.ts')('shows the quantity and the moved sums at once')),
  shown(135, 'Cart: remove a line, with undo', cart('RemoveAndUndo')),
  shown(136, 'Cart: clear, with a question', cart('Clearing'), cart('Cleared')),
  shown(137, 'Cart: delete selected', cart('Selecting'), testIn('widgets/cart/cart-models.test.ts')('are marked one by one')),
  shown(138, 'Cart: replace product', cart('Replacing'), cart('NothingToSwap'), testIn('adapters/demo/cart.test.ts')('are replaced in place, or not at all')),
  shown(139, 'Checkout: CO2 cylinder options', checkout('Ready'), testIn('adapters/demo/checkout-options.test.ts')('is offered with what it is worth')),
  shown(140, 'Checkout: glass bottle options', checkout('Ready'), testIn('widgets/checkout/checkout.rules.test.ts')('takes empties back with a truck')),
  shown(141, 'Checkout: consolidated checkout', checkout('Consolidated'), testIn('adapters/demo/checkout-options.test.ts')('tells the bottler’s accounts what comes by truck')),
  shown(142, 'Checkout: of a guest, with a details step', checkout('GuestDetails'), checkout('GuestPlaced'), testIn('adapters/demo/checkout-options.test.ts')('offers the depot and to pay there')),
  shown(143, 'Checkout: review order', checkout('Ready')),
  shown(144, 'Checkout: choose payment method', checkout('Ready'), testIn('adapters/demo/checkout.test.ts')('offers a buyer without finance only the account')),
  shown(145, 'Checkout: delivery date', checkout('Ready'), checkout('DateClosed'), testIn('adapters/demo/story.test.ts')('delivers on the dates of the picture')),
  shown(146, 'Checkout: PO number and terms', checkout('FieldErrors'), placing('is placed in at most 12 interactions')),
  shown(147, 'Checkout: pickup', testIn('adapters/demo/checkout.test.ts')('none to a pickup'), storyOf('order-placed')('Pickup')),
  shown(148, 'Order placed: the confirmation', storyOf('order-placed')('Ready'), placing('is placed by keyboard alone'), placing('is placed by touch on a phone')),
  shown(149, 'Order builder: fill an order row by row', builder('Filled'), builder('Added'), testIn('e2e/builder.test.ts')('a spreadsheet of 300 rows')),
  shown(150, 'Easy Order: accept the order that is proposed', builder('EasyOrder'), builder('EasyOrderAccepted'), testIn('adapters/demo/builder.test.ts')('accepted is an order on its date for its total, once')),
  shown(151, 'Easy Order: reject it, with a reason', builder('EasyOrderRejecting'), builder('EasyOrderRejected'), testIn('adapters/demo/builder.test.ts')('rejected keeps the reason')),
  shown(152, 'Shopping lists: list', lists('Ready'), lists('Open')),
  shown(153, 'Shopping lists: add', lists('NewList'), lists('Limit')),
  shown(154, 'Shopping lists: edit', lists('Renaming'), lists('Arranging'), lists('Removed')),
  shown(155, 'Shopping lists: delete', lists('Deleting'), lists('Deleted')),
  shown(156, 'Order history: search', history('Searching'), history('TooShort'), history('NoMatch')),
  shown(157, 'Order history: date range', history('CustomDates'), history('DatesWrong')),
  shown(158, 'Order history: export', history('Exported'), testIn('e2e/orders.test.ts')('six months of orders are saved')),
  shown(159, 'Order detail: summary', order('Ready'), orderPage('says everything that is known of the order')),
  shown(160, 'Order detail: shipment information', order('OnItsWay'), orderPage('says everything that is known of the order')),
  shown(161, 'Order detail: account information and buyer details', orderPage('says who it is for, who ordered it and who is billed')),
  shown(162, 'Order detail: billing address', orderPage('says who it is for, who ordered it and who is billed')),
  shown(163, 'Order detail: cancel order', order('Cancelling'), order('Cancelled'), testIn('runtime/commit/once-only.test.ts')('happens once in')),
  shown(164, 'Invoices: pay', invoices('Chosen'), invoices('Paid'), invoices('Partly'), testIn('runtime/commit/pay-invoices.once-only.test.ts')('happens once in')),
  shown(165, 'Invoices: download', invoices('Invoice'), testIn('adapters/demo/invoices.test.ts')('an invoice in %s is a PDF')),
  shown(166, 'Wallet: cards', wallet('Added'), testIn('e2e/wallet.test.ts')('takes a card through the provider’s frame')),
  shown(167, 'Wallet: bank accounts (ACH)', wallet('AddingBank'), testIn('e2e/wallet.test.ts')('takes a bank account by keyboard alone')),
  shown(168, 'Wallet: autopay', wallet('AutopaySet'), wallet('TurningOff'), testIn('adapters/demo/wallet.test.ts')('pays by itself on a day up to a limit')),
  shown(169, 'Support: equipment service ticket', storyOf('support-ticket-wizard')('Equipment'), storyOf('support-ticket-wizard')('Made'), testIn('e2e/support.test.ts')('an equipment ticket with photos')),
  shown(170, 'Support: customer service ticket', storyOf('support-ticket-wizard')('Kept'), storyOf('support-ticket-wizard')('AboutInvoice'), testIn('e2e/support.test.ts')('a ticket about an invoice'), testIn('runtime/commit/create-case.once-only.test.ts')('a draft is one case in')),
  shown(171, 'Support: days and times to be reached at', storyOf('support-ticket-wizard')('Times')),
  shown(172, 'Support: history', storyOf('support-tickets')('Ready'), storyOf('support-tickets')('Case')),
  shown(173, 'Support: search by case number', storyOf('support-tickets')('Searched')),
  shown(174, 'Support: feedback rating', storyOf('support-tickets')('Rated'), testIn('e2e/support.test.ts')('a closed ticket is rated')),
  shown(175, 'Contact us: the ways to reach customer service', storyOf('contact-us')('Ready'), storyOf('contact-us')('Guest'), testIn('widgets/contact-us.rules.test.ts')('is told by the clock of the store')),
  shown(176, 'Contact us: a message', storyOf('contact-us')('Sent'), testIn('runtime/commit/send-message.once-only.test.ts')('a draft is one message in'), testIn('e2e/support.test.ts')('a message to customer service')),
  shown(177, 'App links: Fountain and Freestyle', apps('List'), testIn('widgets/app-links.rules.test.ts')('are those with an address that is a link')),
  shown(178, 'A prompt for the mobile app, on the phone it is for', apps('PromptIos'), apps('PromptAndroid'), apps('Dismissed')),
  shown(179, 'FAQ: read, by category', storyOf('faq')('Ready'), storyOf('faq')('Open')),
  shown(180, 'FAQ: search', storyOf('faq')('Searching'), storyOf('faq')('NoMatch')),
  shown(181, 'User admin: list', storyOf('user-admin')('Ready'), storyOf('user-admin')('Searching'), storyOf('user-admin')('Thousand')),
  shown(182, 'User admin: add', storyOf('user-admin')('Adding'), storyOf('user-admin')('Created')),
  shown(183, 'User admin: edit', storyOf('user-admin')('Editing'), storyOf('user-admin')('Saved')),
  shown(184, 'User admin: enable and disable', storyOf('user-admin')('Disabling'), storyOf('user-admin')('Disabled')),
  shown(185, 'User admin: set permissions', storyOf('user-admin')('Created'), storyOf('user-admin')('LastSuper')),
  shown(186, 'User profile: change', storyOf('user-profile')('Ready'), storyOf('user-profile')('Saved'), storyOf('user-profile')('Flagged'), testIn('e2e/people.test.ts')('is reached from the menu, changed, taken back')),
  shown(187, 'Change password: change it', storyOf('change-password')('Typing'), storyOf('change-password')('Changed'), storyOf('change-password')('CurrentWrong'), testIn('e2e/people.test.ts')('is changed, and refused where it is wrong')),
  shown(188, 'Account switcher: change the account', storyOf('account-switcher')('Ready'), visiting('switches account and language in place')),
  shown(189, 'Layout: skip to main and skip to footer', shell('Ready'), shellTest('come first, lead to regions that are there')),
  shown(190, 'Layout: header, announcement, content and footer regions', shell('SignedIn'), shell('Empty'), shellTest('takes notice and logo from attributes, and its regions')),
  shown(191, 'commerce_Layout_1: resend form in its header slot', shell('CommerceLayout1'), shellTest('has the specified order around a form')),
  shown(192, 'commerce_Layout_1: spacer line, logo, spacer line, notice', shellTest('has the specified order around a form')),
  shown(193, 'commerce_Layout_1: logo image, cover fit, width 100 %, height 50', shell('Logo')),
  shown(194, 'commerce_Layout_1: bold centered notice on light red', shell('Notice')),
  shown(195, 'commerce_Layout_1: underlined Visit below the form', shell('CommerceLayout1'), shell('Notice'), shellTest('with one Visit, below the form')),
  shown(196, 'Site notice: its text, and a link to the new address', shell('Notice'), testIn('widgets/layout-shell.rules.test.ts')('has no words, date or address of its own')),
  shown(197, 'Sign out: leads to the logout path', signingOut('who signs out leaves nothing of theirs in the tab')),
];
