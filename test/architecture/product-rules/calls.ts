import { type Rule, shown, storyOf, testIn } from './rule';

const languages = testIn('rules/languages.test.ts');
const switcher = testIn('widgets/language-switcher.rules.test.ts');
const demo = testIn('adapters/demo/session.test.ts');
const platform = testIn('adapters/salesforce/ports.test.ts');
const transport = testIn('adapters/salesforce/transport.test.ts');

/** The calls: first as the ports have them, then as the Salesforce adapter makes them. */
export const calls: readonly Rule[] = [
  shown(
    601,
    'accounts: a buyer’s managed accounts, with or without their own',
    demo('has the own account only in a list that includes it'),
  ),
  shown(
    602,
    'accounts: the effective account, with its terms',
    testIn('adapters/demo/world.test.ts')('prices Canadian accounts in Canadian dollars'),
  ),
  shown(
    603,
    'session: the store’s settings, which say what guests may do',
    storyOf('product-grid')('GuestWithoutPrices'),
    testIn('rules/people.test.ts')('gives guests only the rights that the store has enabled'),
  ),
  shown(604, 'session: who is here', testIn('runtime/session/session.test.ts')('reads the guest flag first')),
  shown(
    605,
    'activation: sends the email and answers with a code',
    testIn('e2e/docs.test.ts')('the adapter sends the email'),
    demo('sends activation emails to known addresses, and refers others to customer service'),
  ),
  shown(606, 'content: an image by its key', demo('has valid images by key, and null for unknown keys')),
  shown(
    607,
    'content: a page of questions in a language',
    testIn('dom/widgets/faq.test.tsx')('the first page has %s'),
    demo('has at least 24 questions in 5 categories'),
    demo('is in the requested language, except product names'),
  ),
  shown(
    608,
    'content: a language is written with an underscore',
    languages('is written with an underscore for content'),
  ),
  shown(
    609,
    'profile: the language is saved on the user',
    switcher('a buyer’s language is saved, then the page is left'),
    demo('keeps the language saved for each user'),
  ),
  shown(
    610,
    'A change of language opens the same page in the other language',
    languages('swapLanguageSegment'),
    storyOf('language-switcher')('Ready'),
    testIn('e2e/main/visiting.test.ts')('switches account and language in place'),
    testIn('e2e/people.test.ts')('of a product’s page is changed with its query kept'),
  ),
  shown(
    611,
    'cart: a cart that is being priced is read until its prices are there',
    testIn('adapters/demo/faults.test.ts')('repricing marks the cart'),
  ),
  shown(
    612,
    'checkout: an order is placed once',
    testIn('adapters/demo/checkout.test.ts')('places the order, shows it first in the list'),
    testIn('runtime/commit/once-only.test.ts')('happens once in'),
    testIn('adapters/salesforce/once-only.test.ts')('is executed once in'),
  ),
  shown(
    613,
    'cart: lines are added, set, removed and cleared',
    testIn('adapters/demo/cart.test.ts')('sets, removes and clears'),
    platform('adds, sets, removes and clears'),
    testIn('adapters/salesforce/retry-after.full.test.ts')('sends at most four requests when %s fails'),
  ),
  shown(614, 'Salesforce: GET external-managed-accounts', platform('lists accounts with their terms')),
  shown(
    615,
    'Salesforce: GET effective-accounts, with the fields asked for',
    platform('switches to another account, and reports the status text of a failed switch'),
  ),
  shown(
    616,
    'Salesforce: GET application-context, whose max-age header is read',
    transport('is cached for its max-age, 300 s without one, and refreshed in the background in its last 30 s'),
  ),
  shown(617, 'Salesforce: GET session-context', platform('returns the buyer, or a guest')),
  shown(618, 'Salesforce: GET ai/configuration', platform('read the AI configuration, the shopper agent and contents')),
  shown(
    619,
    'Salesforce: GET shopperAgent/context',
    platform('read the AI configuration, the shopper agent and contents'),
  ),
  shown(620, 'Salesforce: getContent', platform('read an image without a configured site, and send activation emails')),
  shown(
    621,
    'Salesforce: getContentList',
    platform('returns the questions in the requested language, across the platform’s pages of 25, as plain text'),
  ),
  shown(
    622,
    'Salesforce: one piece of content by its key',
    platform('read the AI configuration, the shopper agent and contents'),
  ),
  shown(
    623,
    'Salesforce: lists of content',
    platform('read the AI configuration, the shopper agent and contents'),
    platform('names the missing or invalid parameter'),
  ),
  shown(624, 'Salesforce: an image by its key, read with the body', platform('falls back to the media path')),
  shown(
    625,
    'Salesforce: a cacheable server method is a GET with a query',
    transport('use GET with methodParams if they are cacheable, otherwise POST with the arguments'),
  ),
  shown(
    626,
    'Salesforce: any other server method is a POST with a body',
    transport('use GET with methodParams if they are cacheable, otherwise POST with the arguments'),
  ),
  shown(
    627,
    'Salesforce: a switch of account',
    platform('switches to another account, and reports the status text of a failed switch'),
  ),
  shown(
    628,
    'Salesforce: a change of a cart marks it for repricing',
    platform('mark the cart for repricing after a change'),
  ),
  shown(
    629,
    'invoices: they are paid once',
    testIn('adapters/demo/invoices.test.ts')('charges the settled amounts and the quoted surcharge'),
    testIn('testing/demo.test.ts')('%s: %s'),
    testIn('runtime/commit/pay-invoices.once-only.test.ts')('happens once in'),
  ),
  shown(
    630,
    'lists: shopping lists with quantities and a description',
    platform('stores lists with quantities and descriptions, at most ten'),
    testIn('adapters/demo/lists.test.ts')('accept ten lists and refuse the eleventh'),
  ),
  shown(
    631,
    'support: a ticket is made once',
    testIn('testing/demo.test.ts')('%s: %s'),
    testIn('runtime/commit/create-case.once-only.test.ts')('a draft is one case in'),
  ),
];
