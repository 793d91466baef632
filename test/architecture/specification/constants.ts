import { type Row, shown, storyOf, testIn } from './row';

const limits = testIn('rules/catalogue.test.ts')('are these');
const orders = testIn('rules/orders.test.ts');
const dates = testIn('rules/dates.test.ts');
const money = testIn('rules/money.test.ts');
const csv = testIn('rules/csv.test.ts');
const languages = testIn('rules/languages.test.ts');
const overTheWire = testIn('adapters/salesforce/transport.test.ts');
const shellModel = testIn('widgets/layout-shell.rules.test.ts');

/** Section 9: business constants and limits. */
export const constants: readonly Row[] = [
  shown('10 shopping lists per account', limits, orders('stops at ten shopping lists')),
  shown('Notes of 132 characters', limits, orders('flags notes past 132 UTF-16 units')),
  shown('Order search of more than 3 characters', limits, orders('search for %j')),
  shown('Page sizes 10, 20, 50, default 10', limits, orders('a page of %j has %i'), storyOf('product-grid')('Page2')),
  shown('List default 200, as a number', limits),
  shown('FAQ page size 50', limits, testIn('dom/widgets/faq.test.tsx')('the first page has %s')),
  shown('Export covers the last 6 months', orders('exports six calendar months to today')),
  shown('Date presets of 7, 30, 90 days, as numbers', limits),
  shown('Date presets and custom on a screen', storyOf('order-history')('Filtered'), storyOf('order-history')('CustomDates'), testIn('widgets/order-history.rules.test.ts')('of the last %i days ends today')),
  shown('Export on a screen', storyOf('order-history')('Exported'), storyOf('order-history')('ExportFailed')),
  shown('Card surcharge of 3 % for one delivery type', money('surcharge'), testIn('adapters/demo/checkout.test.ts')('adds the surcharge to a card’s delivery'), storyOf('order-placed')('Surcharge')),
  shown('Bottler 4200 for consolidated checkout, as a rule', testIn('rules/people.test.ts')('offers consolidated checkout to the bottler’s accounts')),
  shown('One of the last 5 orders for registration', limits, testIn('adapters/demo/registration.test.ts')('is verified by the invoices of its last five orders')),
  shown('Locale en-US where nothing else is known', languages('languageTag'), testIn('e2e/embed.test.ts')('and another when the page asks')),
  shown('Left to right in every language', testIn('locales/complete.test.ts')('is a locale that formats and reads left to right')),
  shown('Short date M/d/yyyy', dates('formatDate')),
  shown('Language map: fr, es, zh, ko', languages('languageTag')),
  shown('The five languages have all words', testIn('locales/complete.test.ts')('are all the languages of the portal'), testIn('locales/words.test.ts')('leaves nothing in English')),
  shown('Platform release 258, API v65.0, as numbers', limits),
  shown('Cart status Checkout, active cart current, sort CreatedDateDesc, as words', limits),
  shown('Cache default 300 seconds, -1 never, as numbers', limits),
  shown('Application context: 5 minutes without max-age', overTheWire('is kept for its max-age, 300 s without one')),
  shown('Application context: refreshed within 30 seconds of its end', overTheWire('is kept for its max-age, 300 s without one')),
  shown('Server-method cache of 300000 ms', overTheWire('are kept 300 s by account, language and arguments')),
  shown('Site ids 0DM and channel ids 0ap on the wire', testIn('adapters/salesforce/ports.test.ts')('read what the specification names')),
  shown('Fifteen zeros mean no account', testIn('rules/people.test.ts')('effectiveAccountId'), testIn('runtime/session/session.test.ts')('never goes to %j')),
  shown('Session storage: the account, until the buyer signs out', testIn('widgets/account-switcher.rules.test.ts')('a reload keeps the account the buyer chose'), testIn('e2e/signing-out.test.ts')('who signs out leaves nothing of theirs in the tab')),
  shown('Session storage: guest’s last name, email, phone', testIn('widgets/checkout/guest.rules.test.ts')('are kept trimmed, a blank one not at all')),
  shown('Type-ahead buffer resets after 700 ms', testIn('ui/select/type-ahead.test.ts')('collects letters up to 700 ms apart'), 'stories/ui/Select.stories.tsx#TypeAhead'),
  shown('Interaction timeout 2000 ms and leave debounce 200 ms, as numbers', limits),
  shown('Images: width floor 100', shellModel('is never narrower than 100 pixels'), testIn('rules/catalogue.test.ts')('have a floor for width')),
  shown('Images: breakpoints', shellModel('is asked for in 640, 960 and 1920 pixels, by the breakpoints'), limits),
  shown('Images: responsive widths 640, 960, 1920', shellModel('is asked for in 640, 960 and 1920 pixels')),
  shown('Images: height only with cover fit', testIn('dom/widgets/layout-shell.test.tsx')('take a height only with cover fit')),
  shown('Images: loading eager by default', testIn('dom/widgets/layout-shell.test.tsx')('load eagerly')),
  shown('Default heading h3', limits, storyOf('product-grid')('Page2')),
  shown('Spacer lines: 40, 100, solid, transparent', testIn('dom/widgets/layout-shell.test.tsx')('keeps its place and paints nothing'), shellModel('is 40 high and 100 per cent wide')),
  shown('Currency: at most 2 fraction digits', money('refuses what it would have to round or make up'), money('%s has %i digits')),
  shown('Currency: Canadian dollars', money('formatMoney'), testIn('adapters/demo/world.test.ts')('prices Canadian accounts in Canadian dollars')),
  shown('CSV: commas are stripped', csv('toCsv')),
  shown('CSV: default file name export', csv('csvFileName')),
  shown('SMS opt-out short code', storyOf('self-register')('Mobile'), testIn('e2e/register.test.ts')('by a code on a phone the account knows')),
  shown('Customer service number, 1-888', storyOf('resend-activation')('ContactCustomerService'), testIn('e2e/docs.test.ts')('the adapter sends the email')),
  shown('Logout path webruntime/logout', limits, testIn('e2e/signing-out.test.ts')('who signs out leaves nothing of theirs in the tab')),
];
