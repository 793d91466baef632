import { type Row, shown, storyOf, testIn } from './row';

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

/** Section 2: screens, what can be done on them, and the layout. Section 1's notice is here too. */
export const screens: readonly Row[] = [
  shown('Home: start registration', storyOf('home')('Ready')),
  shown('Sign in: a sign-in screen of the product', signIn('Ready'), signIn('SessionEnded')),
  shown('Sign in: the login URL opens in the same window', signIn('Ready'), visiting('whose session ends is told once')),
  shown('Self register: enter verification information', register('Account'), register('Choose'), register('Kept')),
  shown('Self register: verify by code', register('CodeRefused'), registering('by the code of a sales rep')),
  shown('Self register: verify by invoice number', register('InvoiceRefused'), registering('by an invoice of one of the last orders')),
  shown('Self register: verify by mobile number', register('TextSent'), register('TextRefused'), registering('by a code on a phone the account knows')),
  shown('Self register: outcome verified', register('Verified'), registering('by a code on a phone the account knows')),
  shown('Self register: outcome rejected, contact customer service', register('Rejected'), register('NoTries'), registering('who has to be asked about is sent to customer service')),
  shown('Self register: outcome activation email sent', register('ActivationEmailSent'), registering('by the code of a sales rep')),
  shown('Self register: back to homepage', register('Verified'), register('Rejected'), register('ActivationEmailSent'), registering('who has to be asked about is sent to customer service')),
  shown('Home: first page of a buyer, with their last orders', placing('is placed in at most 12 interactions')),
  shown('Resend activation email: form', resend('Form')),
  shown('Resend activation email: success, with app store links', resend('Success')),
  shown('Resend activation email: already activated, offers sign in and app store links', resend('AlreadyActivated')),
  shown('Resend activation email: contact customer service, with number, self-register and try again', resend('ContactCustomerService')),
  shown('Resend activation email: background from managed content', resend('Form'), testIn('adapters/demo/session.test.ts')('has images by key')),
  shown('Dashboard: next delivery, cart and cut-off', dashboard('Ready'), dashboard('Closing'), dashboard('NoDelivery'), dashboardPage('counts down on the server’s clock')),
  shown('Dashboard: what needs the buyer', dashboard('Ready'), dashboard('NothingNeeded'), dashboard('ManyPastDue')),
  shown('Dashboard: orders, balance, points and reminders as permissions allow', dashboard('Finance'), dashboard('Denied'), dashboardPage('asks only what its buyer may see')),
  shown('Dashboard: cases and spend of 13 weeks, with a table', dashboard('Table'), dashboard('Spend'), testIn('e2e/dashboard.test.ts')('is gone through by keyboard')),
  shown('Notifications and order reminders', storyOf('notifications')('Ready'), storyOf('notifications')('AllRead'), storyOf('notifications')('Reminders'),
    testIn('e2e/notifications.test.ts')('one of two tabs tells of it when the device wakes'), testIn('e2e/notifications.test.ts')('what is read is read in every tab')),
  shown('Promotions: view', storyOf('promotions')('Ready'), storyOf('promotions')('Added'), testIn('e2e/rewards.test.ts')('adding what is missing earns one')),
  shown('Rewards: view and claim', storyOf('rewards-claim')('Ready'), storyOf('rewards-claim')('Claimed'), testIn('runtime/commit/claim-reward.once-only.test.ts')('a reward is claimed once in')),
  shown('Product list: search', grid('Searching'), grid('NoMatch'), visiting('holds search and page')),
  shown('Product list: sort', testIn('adapters/demo/catalog.test.ts')('sorts each way it offers'), testIn('widgets/product-grid.rules.test.ts')('starts at the first page with another text or order')),
  shown('Product list: page, in sizes of 10, 20 and 50', grid('Page2')),
  shown('Product list: add to the cart', grid('Adding'), grid('InCart'), grid('AddStopped')),
  shown('Product list: filter', grid('Filtered'), grid('FiltersOpen'), testIn('adapters/demo/catalog.test.ts')('narrows by what is chosen')),
  shown('Product details: pictures and every field', details('Ready'), details('BrokenImage'), details('FewFacts')),
  shown('Product details: price and stock', details('Reduced'), details('PriceUnavailable'), details('LowStock'), details('OutOfStock')),
  shown('Product details: add to the cart and to a list', details('Adding'), details('InCart'), details('ListChoice')),
  shown('Cart: lines, quantities and totals', cart('Ready')),
  shown('Cart: update', cart('Ready'), testIn('runtime/cart/edit.test.ts')('shows the quantity and the moved sums at once')),
  shown('Cart: remove a line, with undo', cart('RemoveAndUndo')),
  shown('Cart: clear, with a question', cart('Clearing'), cart('Cleared')),
  shown('Cart: delete selected', cart('Selecting'), testIn('widgets/cart/cart-models.test.ts')('are marked one by one')),
  shown('Cart: replace product', cart('Replacing'), cart('NothingToSwap'), testIn('adapters/demo/cart.test.ts')('are replaced in place, or not at all')),
  shown('Checkout: CO2 cylinder options', checkout('Ready'), testIn('adapters/demo/checkout-options.test.ts')('is offered with what it is worth')),
  shown('Checkout: glass bottle options', checkout('Ready'), testIn('widgets/checkout/checkout.rules.test.ts')('takes empties back with a truck')),
  shown('Checkout: consolidated checkout', checkout('Consolidated'), testIn('adapters/demo/checkout-options.test.ts')('tells the bottler’s accounts what comes by truck')),
  shown('Checkout: of a guest, with a details step', checkout('GuestDetails'), checkout('GuestPlaced'), testIn('adapters/demo/checkout-options.test.ts')('offers the depot and to pay there')),
  shown('Checkout: review order', checkout('Ready')),
  shown('Checkout: choose payment method', checkout('Ready'), testIn('adapters/demo/checkout.test.ts')('offers a buyer without finance only the account')),
  shown('Checkout: delivery date', checkout('Ready'), checkout('DateClosed'), testIn('adapters/demo/story.test.ts')('delivers on the dates of the picture')),
  shown('Checkout: PO number and terms', checkout('FieldErrors'), placing('is placed in at most 12 interactions')),
  shown('Checkout: pickup', testIn('adapters/demo/checkout.test.ts')('none to a pickup'), storyOf('order-placed')('Pickup')),
  shown('Order placed', storyOf('order-placed')('Ready'), placing('is placed by keyboard alone'), placing('is placed by touch on a phone')),
  shown('Order builder', builder('Filled'), builder('Added'), testIn('e2e/builder.test.ts')('a spreadsheet of 300 rows')),
  shown('Easy Order', builder('EasyOrder'), builder('EasyOrderAccepted'), testIn('adapters/demo/builder.test.ts')('accepted is an order on its date for its total, once')),
  shown('Easy Order: rejected', builder('EasyOrderRejecting'), builder('EasyOrderRejected'), testIn('adapters/demo/builder.test.ts')('rejected keeps the reason')),
  shown('Shopping lists: list', lists('Ready'), lists('Open')),
  shown('Shopping lists: add', lists('NewList'), lists('Limit')),
  shown('Shopping lists: edit', lists('Renaming'), lists('Arranging'), lists('Removed')),
  shown('Shopping lists: delete', lists('Deleting'), lists('Deleted')),
  shown('Order history: search', history('Searching'), history('TooShort'), history('NoMatch')),
  shown('Order history: date range', history('CustomDates'), history('DatesWrong')),
  shown('Order history: export', history('Exported'), testIn('e2e/orders.test.ts')('six months of orders are saved')),
  shown('Order detail: summary', order('Ready'), orderPage('says everything that is known of the order')),
  shown('Order detail: shipment information', order('OnItsWay'), orderPage('says everything that is known of the order')),
  shown('Order detail: account information and buyer details', orderPage('says who it is for, who ordered it and who is billed')),
  shown('Order detail: billing address', orderPage('says who it is for, who ordered it and who is billed')),
  shown('Order detail: cancel order', order('Cancelling'), order('Cancelled'), testIn('runtime/commit/once-only.test.ts')('happens once in')),
  shown('Pay invoices', invoices('Chosen'), invoices('Paid'), invoices('Partly'), testIn('runtime/commit/pay-invoices.once-only.test.ts')('happens once in')),
  shown('Download invoices', invoices('Invoice'), testIn('adapters/demo/invoices.test.ts')('an invoice in %s is a PDF')),
  shown('myWallet: cards', wallet('Added'), testIn('e2e/wallet.test.ts')('takes a card through the provider’s frame')),
  shown('myWallet: ACH', wallet('AddingBank'), testIn('e2e/wallet.test.ts')('takes a bank account by keyboard alone')),
  shown('Autopay', wallet('AutopaySet'), wallet('TurningOff'), testIn('adapters/demo/wallet.test.ts')('pays by itself on a day up to a limit')),
  shown('Support: equipment service ticket', storyOf('support-ticket-wizard')('Equipment'), storyOf('support-ticket-wizard')('Made'), testIn('e2e/support.test.ts')('an equipment ticket with photos')),
  shown('Support: customer service ticket', storyOf('support-ticket-wizard')('Kept'), storyOf('support-ticket-wizard')('AboutInvoice'), testIn('e2e/support.test.ts')('a ticket about an invoice'), testIn('runtime/commit/create-case.once-only.test.ts')('a draft is one case in')),
  shown('Support: contact-me availability', storyOf('support-ticket-wizard')('Times')),
  shown('Support: history', storyOf('support-tickets')('Ready'), storyOf('support-tickets')('Case')),
  shown('Support: search by case number', storyOf('support-tickets')('Searched')),
  shown('Support: feedback rating', storyOf('support-tickets')('Rated'), testIn('e2e/support.test.ts')('a closed ticket is rated')),
  shown('Contact Us: read', storyOf('contact-us')('Ready'), storyOf('contact-us')('Guest'), testIn('widgets/contact-us.rules.test.ts')('is told by the clock of the store')),
  shown('Contact Us: contact', storyOf('contact-us')('Sent'), testIn('runtime/commit/send-message.once-only.test.ts')('a draft is one message in'), testIn('e2e/support.test.ts')('a message to customer service')),
  shown('Fountain and Freestyle link', apps('List'), testIn('widgets/app-links.rules.test.ts')('are those with an address that is a link')),
  shown('Mobile app prompts beyond resend', apps('PromptIos'), apps('PromptAndroid'), apps('Dismissed')),
  shown('FAQ: read, by category', storyOf('faq')('Ready'), storyOf('faq')('Open')),
  shown('FAQ: search', storyOf('faq')('Searching'), storyOf('faq')('NoMatch')),
  shown('Users: list', storyOf('user-admin')('Ready'), storyOf('user-admin')('Searching'), storyOf('user-admin')('Thousand')),
  shown('Users: add', storyOf('user-admin')('Adding'), storyOf('user-admin')('Created')),
  shown('Users: edit', storyOf('user-admin')('Editing'), storyOf('user-admin')('Saved')),
  shown('Users: enable and disable', storyOf('user-admin')('Disabling'), storyOf('user-admin')('Disabled')),
  shown('Users: set permissions', storyOf('user-admin')('Created'), storyOf('user-admin')('LastSuper')),
  shown('User profile: edit', storyOf('user-profile')('Ready'), storyOf('user-profile')('Saved'), storyOf('user-profile')('Flagged'), testIn('e2e/people.test.ts')('is reached from the menu, changed, taken back')),
  shown('Change password: edit', storyOf('change-password')('Typing'), storyOf('change-password')('Changed'), storyOf('change-password')('CurrentWrong'), testIn('e2e/people.test.ts')('is changed, and refused where it is wrong')),
  shown('Account switcher: change effective account', storyOf('account-switcher')('Ready'), visiting('switches account and language in place')),
  shown('Layout: skip to main and skip to footer', shell('Ready'), shellTest('come first, lead to regions that are there')),
  shown('Layout: header, announcement, content and footer regions', shell('SignedIn'), shell('Empty'), shellTest('takes notice and logo from attributes, and its regions')),
  shown('commerce_Layout_1: resend form in its header slot', shell('CommerceLayout1'), shellTest('has the specified order around a form')),
  shown('commerce_Layout_1: spacer line, logo, spacer line, notice', shellTest('has the specified order around a form')),
  shown('commerce_Layout_1: logo image, cover fit, width 100 %, height 50', shell('Logo')),
  shown('commerce_Layout_1: bold centered notice on light red', shell('Notice')),
  shown('commerce_Layout_1: underlined Visit below the form', shell('CommerceLayout1'), shell('Notice'), shellTest('with one Visit, below the form')),
  shown('Notice: says when the redirect stops, and offers Visit', shell('Notice'), testIn('widgets/layout-shell.rules.test.ts')('has no words, date or address of its own')),
  shown('Sign out: the logout path under the base path', signingOut('who signs out leaves nothing of theirs in the tab')),
];
