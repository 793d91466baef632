import { type Rule, proven, storyOf, testIn } from './rule';

const languages = testIn('rules/languages.test.ts');
const switcher = testIn('widgets/language-switch.machine.test.ts');
const demo = testIn('adapters/demo/session.test.ts');
const platform = testIn('adapters/salesforce/ports.test.ts');
const transport = testIn('adapters/salesforce/transport.test.ts');

/** Calls of the ports and of the Salesforce adapter. */
export const calls: readonly Rule[] = [
  proven(
    601,
    'accounts: returns a buyer’s managed accounts, with or without the buyer’s own account',
    demo('has the own account only in a list that includes it'),
  ),
  proven(
    602,
    'accounts: returns the effective account with its terms',
    testIn('adapters/demo/world.test.ts')('prices Canadian accounts in Canadian dollars'),
  ),
  proven(
    603,
    'session: returns the store’s settings, which determine what guests may do',
    storyOf('product-grid')('GuestWithoutPrices'),
    testIn('rules/people.test.ts')('gives guests only the rights that the store has enabled'),
  ),
  proven(
    604,
    'session: returns whether the buyer is a guest, and the signed-in user',
    testIn('runtime/session/session.test.ts')('reads the guest flag first'),
  ),
  proven(
    605,
    'activation: sends the email and returns a code',
    testIn('e2e/docs.test.ts')('the adapter sends the email'),
    demo('sends activation emails to known addresses, and refers others to customer service'),
  ),
  proven(606, 'content: returns an image by its key', demo('has valid images by key, and null for unknown keys')),
  proven(
    607,
    'content: returns a page of FAQ questions in a language',
    testIn('dom/widgets/faq.test.tsx')('the first page has %s'),
    demo('has at least 24 questions in 5 categories'),
    demo('is in the requested language, except product names'),
  ),
  proven(
    608,
    'content: a language code contains an underscore',
    languages('is written with an underscore for content'),
  ),
  proven(
    609,
    'profile: saves the language with the user',
    switcher('saves the language of a buyer before it leaves the page'),
    demo('keeps the language saved for each user'),
  ),
  proven(
    610,
    'A change of language opens the same page in the other language',
    languages('swapLanguageSegment'),
    storyOf('language-switcher')('Ready'),
    testIn('e2e/main/navigation.test.ts')('switches account and language in place'),
    testIn('e2e/people.test.ts')('of a product’s page is changed with its query kept'),
  ),
  proven(
    611,
    'cart: a cart is read again until its prices are calculated',
    testIn('adapters/demo/faults.test.ts')('repricing marks the cart'),
  ),
  proven(
    612,
    'checkout: places an order at most once',
    testIn('adapters/demo/checkout.test.ts')('places the order, shows it first in the list'),
    testIn('runtime/commit/once-only.test.ts')('happens once in'),
    testIn('adapters/salesforce/once-only.test.ts')('is executed once in'),
  ),
  proven(
    613,
    'cart: adds, sets, removes and clears lines',
    testIn('adapters/demo/cart.test.ts')('sets, removes and clears'),
    platform('adds, sets, removes and clears'),
    testIn('adapters/salesforce/retry-after.full.test.ts')('sends at most four requests when %s fails'),
  ),
  proven(614, 'Salesforce: GET external-managed-accounts', platform('lists accounts with their terms')),
  proven(
    615,
    'Salesforce: GET effective-accounts, with the requested fields',
    platform('switches to another account, and reports the status text of a failed switch'),
  ),
  proven(
    616,
    'Salesforce: GET application-context, whose max-age header is read',
    transport('is cached for its max-age, 300 s without one, and refreshed in the background in its last 30 s'),
  ),
  proven(617, 'Salesforce: GET session-context', platform('returns the buyer, or a guest')),
  proven(
    618,
    'Salesforce: GET ai/configuration',
    platform('read the AI configuration, the shopper agent and contents'),
  ),
  proven(
    619,
    'Salesforce: GET shopperAgent/context',
    platform('read the AI configuration, the shopper agent and contents'),
  ),
  proven(
    620,
    'Salesforce: getContent',
    platform('read an image without a configured site, and send activation emails'),
  ),
  proven(
    621,
    'Salesforce: getContentList',
    platform('returns the questions in the requested language, across the platform’s pages of 25, as plain text'),
  ),
  proven(
    622,
    'Salesforce: one piece of content by its key',
    platform('read the AI configuration, the shopper agent and contents'),
  ),
  proven(
    623,
    'Salesforce: lists of content',
    platform('read the AI configuration, the shopper agent and contents'),
    platform('names the missing or invalid parameter'),
  ),
  proven(
    624,
    'Salesforce: an image by its key, from the body of its content',
    platform('falls back to the media path'),
  ),
  proven(
    625,
    'Salesforce: a cacheable server method is a GET with a query',
    transport('use GET with methodParams if they are cacheable, otherwise POST with the arguments'),
  ),
  proven(
    626,
    'Salesforce: any other server method is a POST with a body',
    transport('use GET with methodParams if they are cacheable, otherwise POST with the arguments'),
  ),
  proven(
    627,
    'Salesforce: the account is switched',
    platform('switches to another account, and reports the status text of a failed switch'),
  ),
  proven(
    628,
    'Salesforce: a change of a cart marks it for repricing',
    platform('mark the cart for repricing after a change'),
  ),
  proven(
    629,
    'invoices: pays invoices at most once',
    testIn('adapters/demo/invoices.test.ts')('charges the settled amounts and the quoted surcharge'),
    testIn('testing/demo.test.ts')('%s: %s'),
    testIn('runtime/commit/pay-invoices.once-only.test.ts')('happens once in'),
  ),
  proven(
    630,
    'lists: stores shopping lists with quantities and a description',
    platform('stores lists with quantities and descriptions, at most ten'),
    testIn('adapters/demo/lists.test.ts')('accept ten lists and refuse the eleventh'),
  ),
  proven(
    631,
    'support: creates a ticket at most once',
    testIn('testing/demo.test.ts')('%s: %s'),
    testIn('runtime/commit/create-case.once-only.test.ts')('a draft is one case in'),
  ),
];
