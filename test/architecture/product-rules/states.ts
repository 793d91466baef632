import { type Rule, proven, storyOf, testIn } from './rule';

const lists = testIn('rules/catalogue.test.ts');
const world = testIn('adapters/demo/world.test.ts');
const resend = storyOf('resend-activation');
const session = testIn('runtime/session/session.test.ts');
const demoStory = testIn('adapters/demo/story.test.ts');

const statuses = [
  'Draft',
  'Pending',
  'Order Received',
  'Confirmed',
  'Order Prepared',
  'Prep for Shipment',
  'Shipped',
  'Dispatched',
  'Out for Delivery',
  'Delivered',
  'Not Delivered',
  'In Settlement',
  'In Error',
  'Cancelled',
];
const conditions = [
  'blocked',
  'temporarily blocked',
  'not verified',
  'not eligible',
  'no visit plan',
  'order restricted',
];

/** States and their transitions. */
export const states: readonly Rule[] = [
  ...statuses.map((status, at) =>
    proven(
      301 + at,
      `An order can be ${status}`,
      lists('are complete'),
      world('in all fourteen statuses'),
      'stories/ui/StatusIndicator.stories.tsx#All',
    ),
  ),
  proven(
    315,
    'An order status that the library doesn’t know is shown as the server’s text',
    testIn('adapters/demo/faults.test.ts')('unknown-enum returns codes that the library does not know'),
    lists('match every server text in any spelling'),
  ),
  ...['Paid', 'Recently Paid', 'Past Due', 'Disputed'].map((label, at) =>
    proven(316 + at, `An invoice can be ${label}`, lists('are complete')),
  ),
  proven(
    320,
    'Each invoice shows its status as text',
    testIn('dom/widgets/pay-invoices.test.tsx')('shows each status by its text'),
  ),
  proven(321, 'A product can be Out of Stock', storyOf('product-grid')('OutOfStock')),
  proven(322, 'A product can be Low Stock', storyOf('product-grid')('LowStock')),
  proven(
    323,
    'A registration can end verified',
    storyOf('self-register')('Verified'),
    testIn('adapters/demo/registration.test.ts')(
      'activates at once with a phone of the account, otherwise with an email; both users exist afterwards',
    ),
  ),
  proven(
    324,
    'A registration can end rejected',
    storyOf('self-register')('Rejected'),
    testIn('adapters/demo/registration.test.ts')(
      'refuses a registered email, a blocked account, and an expired verification',
    ),
  ),
  proven(
    325,
    'A registration can end with an activation email that was sent',
    storyOf('self-register')('ActivationEmailSent'),
    testIn('adapters/demo/registration.test.ts')(
      'activates at once with a phone of the account, otherwise with an email; both users exist afterwards',
    ),
  ),
  ...conditions.map((condition, at) =>
    proven(
      326 + at,
      `An account can be ${condition}`,
      demoStory('list the accounts of the switcher with every condition'),
      storyOf('account-switcher')('Few'),
    ),
  ),
  proven(
    332,
    'A condition of an account blocks only the actions that it names; all others still work',
    storyOf('product-grid')('OrderingStopped'),
    storyOf('checkout')('Stopped'),
    testIn('adapters/demo/cart.test.ts')('blocks additions when the account’s condition says so, and nothing else'),
  ),
  proven(
    333,
    'Cancelling an order needs its transaction ID and a reason',
    testIn('rules/orders.test.ts')('requires a transaction ID and a reason to cancel'),
  ),
  proven(
    334,
    'The cancel dialog asks for the reason, and makes no call without a transaction ID',
    storyOf('order-detail')('Cancelling'),
    storyOf('order-detail')('ReasonMissing'),
    storyOf('order-detail')('NoTransaction'),
  ),
  proven(335, 'Resend activation: SUCCESS leads to “email sent”', lists('resend activation'), resend('Success')),
  proven(
    336,
    'Resend activation: EXISTS leads to “already activated”',
    lists('resend activation'),
    resend('AlreadyActivated'),
    testIn('e2e/docs.test.ts')('the adapter sends the email'),
  ),
  proven(
    337,
    'Resend activation: INVALID_EMAIL leads to customer service and removes the mark of a valid email',
    lists('resend activation'),
  ),
  proven(
    338,
    'Resend activation: ERROR and every other code lead to customer service',
    lists('resend activation'),
    resend('ContactCustomerService'),
  ),
  proven(
    339,
    'Resend activation: a failed call leads to customer service',
    testIn('e2e/docs.test.ts')('the adapter sends the email'),
  ),
  proven(340, 'Resend activation: an invalid email keeps the form and makes no call', resend('Form')),
  proven(
    341,
    'A user counts as signed in only when the session says that they aren’t a guest',
    testIn('rules/people.test.ts')('guestUser %j: logged in %j'),
  ),
  proven(
    342,
    'A switch of account updates the session',
    session('starts with the default account'),
    testIn('adapters/demo/session.test.ts')('stays on the switched account, in this tab and after a reload'),
  ),
  proven(
    343,
    'A widget shows a loading state while it waits for its first data',
    ...['cart', 'checkout', 'faq', 'order-placed', 'product-grid', 'account-switcher', 'layout-shell'].map((widget) =>
      storyOf(widget)('Loading'),
    ),
  ),
  proven(
    344,
    'A widget shows its data once it has loaded',
    storyOf('cart')('Ready'),
    storyOf('faq')('Ready'),
    storyOf('product-grid')('Ready'),
  ),
  proven(
    345,
    'A widget shows an error state with a way to try again',
    ...['cart', 'checkout', 'faq', 'order-placed', 'product-grid', 'account-switcher'].map((widget) =>
      storyOf(widget)('Failed'),
    ),
  ),
  proven(
    346,
    'The layout reads the guest flag first',
    testIn('dom/widgets/layout-shell.test.tsx')('reads the guest flag first, and no user for a guest'),
  ),
  proven(
    347,
    'The layout reads the user’s id only for a user who isn’t a guest',
    testIn('dom/widgets/layout-shell.test.tsx')('is read after the guest flag'),
    session('no user for a guest'),
  ),
];
