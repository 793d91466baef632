import { type Row, shown, storyOf, testIn } from './row';

const languages = testIn('rules/languages.test.ts');
const switcher = testIn('widgets/language-switcher.rules.test.ts');
const demo = testIn('adapters/demo/session.test.ts');
const platform = testIn('adapters/salesforce/ports.test.ts');
const transport = testIn('adapters/salesforce/transport.test.ts');

/** Section 7: the calls it makes. Ports say the same in the business's words. */
export const calls: readonly Row[] = [
  shown('Managed accounts, with or without my own (port)', demo('leaves the buyer’s own account out when it is not asked for')),
  shown('Effective account (port)', testIn('adapters/demo/world.test.ts')('prices Canadian accounts in Canadian dollars')),
  shown('Application context (port)', storyOf('product-grid')('GuestWithoutPrices'), testIn('rules/people.test.ts')('gives a guest only what the store switched on')),
  shown('Session context (port)', testIn('runtime/session/session.test.ts')('asks the guest flag first')),
  shown('sendActivationEmail: input email, answer responseCode', testIn('e2e/docs.test.ts')('the adapter sends the email'), demo('sends activation emails to those it knows')),
  shown('getContent: an image by its key (port)', demo('has images by key')),
  shown('FAQ content: page 0, page size, language, content type (port)', testIn('dom/widgets/faq.test.tsx')('the first page has %s'), demo('has at least 24 questions in 5 categories')),
  shown('FAQ content: language with underscore', languages('is written with an underscore for content')),
  shown('Updating the user’s language', switcher('a buyer’s language is saved, then the page is left'), demo('keeps the language saved on each user')),
  shown('Changing language redirects with the segment swapped', languages('swapLanguageSegment'), storyOf('language-switcher')('Ready'), testIn('e2e/main/visiting.test.ts')('switches account and language in place'), testIn('e2e/people.test.ts')('of a product’s page is changed with its query kept')),
  shown('Updating a cart’s repricing-needed field: the cart is read until it is priced', testIn('adapters/demo/faults.test.ts')('repricing marks the cart')),
  shown('Order placement (ours)', testIn('adapters/demo/checkout.test.ts')('places the order, shows it first in the list'), testIn('runtime/commit/once-only.test.ts')('happens once in'), testIn('adapters/salesforce/once-only.test.ts')('happens once in')),
  shown('Cart calls (ours)', testIn('adapters/demo/cart.test.ts')('sets, removes and clears'), platform('adds, sets, removes and clears'), testIn('adapters/salesforce/retry-after.full.test.ts')('is tried four times at most')),
  shown('GET external-managed-accounts', platform('lists accounts with their terms')),
  shown('GET effective-accounts, with fields', platform('goes to another account, and says the status text')),
  shown('GET application-context, max-age header is read', transport('is kept for its max-age, 300 s without one')),
  shown('GET session-context', platform('tells who is here, and who is not')),
  shown('GET ai/configuration', platform('read what the specification names')),
  shown('GET shopperAgent/context', platform('read what the specification names')),
  shown('getContent over the wire', platform('read an image where no site is named')),
  shown('getContentList', platform('has the questions in the language asked')),
  shown('Content delivery: one', platform('read what the specification names')),
  shown('Content delivery: lists', platform('read what the specification names'), platform('names the parameter that is missing or wrong')),
  shown('Content delivery: images by key with body', platform('falls back to the media path')),
  shown('Server methods: GET with query', transport('that are cacheable are GET with methodParams')),
  shown('Server methods: POST with body', transport('that are cacheable are GET with methodParams')),
  shown('Account switch over the wire', platform('goes to another account')),
  shown('Repricing-needed over the wire', platform('mark the cart for repricing after a change')),
  shown('Invoice calls (ours)', testIn('adapters/demo/invoices.test.ts')('what is charged is what is settled'), testIn('testing/demo.test.ts')('%s: %s'), testIn('runtime/commit/pay-invoices.once-only.test.ts')('happens once in')),
  shown('Wishlist calls (ours)', platform('keeps lists with quantities and descriptions'), testIn('adapters/demo/lists.test.ts')('takes ten lists and refuses the eleventh')),
  shown('Support calls (ours)', testIn('testing/demo.test.ts')('%s: %s'), testIn('runtime/commit/create-case.once-only.test.ts')('a draft is one case in')),
];
