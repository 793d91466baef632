import { type Row, shown, storyOf, testIn } from './row';

const lists = testIn('rules/catalogue.test.ts');
const world = testIn('adapters/demo/world.test.ts');
const resend = storyOf('resend-activation');
const session = testIn('runtime/session/session.test.ts');
const demoStory = testIn('adapters/demo/story.test.ts');

const statuses = ['Draft', 'Pending', 'Order Received', 'Confirmed', 'Order Prepared', 'Prep for Shipment', 'Shipped', 'Dispatched', 'Out for Delivery', 'Delivered', 'Not Delivered', 'In Settlement', 'In Error', 'Cancelled'];
const conditions = ['blocked', 'temporarily blocked', 'not verified', 'not eligible', 'no visit plan', 'order restricted'];

/** Section 4: states and transitions. */
export const states: readonly Row[] = [
  ...statuses.map((status) => shown(`Order status: ${status}`, lists('are complete'), world('in all fourteen statuses'), 'stories/ui/StatusIndicator.stories.tsx#All')),
  shown('Order status: a word that no list has', testIn('adapters/demo/faults.test.ts')('unknown-enum answers with words no list has'), lists('find the code of every word a server uses')),
  ...['Paid', 'Recently Paid', 'Past Due', 'Disputed'].map((label) => shown(`Invoice label: ${label}, as a word`, lists('are complete'))),
  shown('Invoice labels on a screen', testIn('dom/widgets/pay-invoices.test.tsx')('calls each status by its word')),
  shown('Stock label: Out of Stock', storyOf('product-grid')('OutOfStock')),
  shown('Stock label: Low Stock', storyOf('product-grid')('LowStock')),
  shown('Registration outcome: verified', storyOf('self-register')('Verified'), testIn('adapters/demo/registration.test.ts')('opens access at once by a phone')),
  shown('Registration outcome: rejected', storyOf('self-register')('Rejected'), testIn('adapters/demo/registration.test.ts')('an account that is blocked')),
  shown('Registration outcome: activation email sent', storyOf('self-register')('ActivationEmailSent'), testIn('adapters/demo/registration.test.ts')('opens access at once by a phone')),
  ...conditions.map((condition) => shown(`Account condition: ${condition}`, demoStory('lists the accounts of the switcher with every condition'), storyOf('account-switcher')('Few'))),
  shown('Account condition: what it stops', storyOf('product-grid')('OrderingStopped'), storyOf('checkout')('Stopped'), testIn('adapters/demo/cart.test.ts')('stops adding where the account’s condition says so')),
  shown('Cancelling needs a transaction ID and a reason, as a rule', testIn('rules/orders.test.ts')('cancels with a transaction ID and a reason')),
  shown('Cancelling on a screen', storyOf('order-detail')('Cancelling'), storyOf('order-detail')('ReasonMissing'), storyOf('order-detail')('NoTransaction')),
  shown('Resend: SUCCESS leads to Success', lists('resend activation'), resend('Success')),
  shown('Resend: EXISTS leads to Already activated', lists('resend activation'), resend('AlreadyActivated'), testIn('e2e/docs.test.ts')('the adapter sends the email')),
  shown('Resend: INVALID_EMAIL leads to Contact customer service and clears the flag', lists('resend activation')),
  shown('Resend: ERROR or any other code leads to Contact customer service', lists('resend activation'), resend('ContactCustomerService')),
  shown('Resend: a failed call leads to Contact customer service', testIn('e2e/docs.test.ts')('the adapter sends the email')),
  shown('Resend: an invalid email keeps the form', resend('Form')),
  shown('Logged in when the session says not a guest', testIn('rules/people.test.ts')('guestUser %j: logged in %j')),
  shown('Switching the effective account updates the session', session('starts on the default one'), testIn('adapters/demo/session.test.ts')('stays on the account it was switched to')),
  shown('Data loads: loading', ...['cart', 'checkout', 'faq', 'order-placed', 'product-grid', 'account-switcher', 'layout-shell'].map((widget) => storyOf(widget)('Loading'))),
  shown('Data loads: loaded', storyOf('cart')('Ready'), storyOf('faq')('Ready'), storyOf('product-grid')('Ready')),
  shown('Data loads: error', ...['cart', 'checkout', 'faq', 'order-placed', 'product-grid', 'account-switcher'].map((widget) => storyOf(widget)('Failed'))),
  shown('Layout user: the guest flag loads first', testIn('dom/widgets/layout-shell.test.tsx')('is asked for whether a guest first')),
  shown('Layout user: the id loads only for non-guests', testIn('dom/widgets/layout-shell.test.tsx')('is read after the guest flag'), session('of a guest nothing more about a user')),
];
