import { type Rule, proven, storyOf, testIn } from './rule';

const limits = testIn('rules/catalogue.test.ts')('have these values');
const orders = testIn('rules/orders.test.ts');
const dates = testIn('rules/dates.test.ts');
const money = testIn('rules/money.test.ts');
const csv = testIn('rules/csv.test.ts');
const languages = testIn('rules/languages.test.ts');
const overTheWire = testIn('adapters/salesforce/transport.test.ts');
const shellModel = testIn('widgets/layout-shell.rules.test.ts');

/** Constants and limits. */
export const constants: readonly Rule[] = [
  proven(801, 'An account has 10 shopping lists at most', limits, orders('limits shopping lists to ten')),
  proven(802, 'Notes have 132 characters at most', limits, orders('reports notes above 132 UTF-16 units')),
  proven(803, 'An order search has more than 3 characters', limits, orders('search for %j')),
  proven(
    804,
    'A page has 10, 20 or 50 entries; 10 by default',
    limits,
    orders('a page of %j has %i'),
    storyOf('product-grid')('Page2'),
  ),
  proven(805, 'A shopping list is read 200 products at a time', limits),
  proven(806, 'Questions are read 50 at a time', limits, testIn('dom/widgets/faq.test.tsx')('the first page has %s')),
  proven(807, 'An export covers the last 6 months', orders('exports six calendar months up to today')),
  proven(808, 'Date presets are the last 7, 30 and 90 days', limits),
  proven(
    809,
    'Order history offers the date presets and custom dates',
    storyOf('order-history')('Filtered'),
    storyOf('order-history')('CustomDates'),
    testIn('widgets/order-history.rules.test.ts')('covers the last %i days, including today'),
  ),
  proven(
    810,
    'Order history exports orders, and shows an error when the export fails',
    storyOf('order-history')('Exported'),
    storyOf('order-history')('ExportFailed'),
  ),
  proven(
    811,
    'The demo’s card surcharge is 3 % for one delivery type',
    money('surcharge'),
    testIn('adapters/demo/checkout.test.ts')(
      'adds the surcharge of a card to a delivery, and none to a pickup or a bank account',
    ),
    storyOf('order-placed')('Surcharge'),
  ),
  proven(
    812,
    'Accounts of bottler 4200 are offered consolidated checkout',
    testIn('rules/people.test.ts')('offers consolidated checkout only to the bottler’s accounts'),
  ),
  proven(
    813,
    'A registration can be verified by an invoice of one of the last 5 orders',
    limits,
    testIn('adapters/demo/registration.test.ts')('is verified by the invoices of its last five orders'),
  ),
  proven(
    814,
    'The default locale is en-US',
    languages('languageTag'),
    testIn('e2e/embed.test.ts')(
      'uses the page’s language from the first text on, and another one when the page changes it',
    ),
  ),
  proven(
    815,
    'Every language reads left to right',
    testIn('locales/complete.test.ts')('is a locale that formats and reads left to right'),
  ),
  proven(816, 'A short date in English has the format M/d/yyyy', dates('formatDate')),
  proven(817, 'The codes fr, es, zh and ko mean fr-CA, es-CA, zh-CN and ko-KR', languages('languageTag')),
  proven(
    818,
    'All five languages have every message',
    testIn('locales/complete.test.ts')('are all the languages of the portal'),
    testIn('locales/words.test.ts')('leaves nothing in English'),
  ),
  proven(819, 'The platform is release 258, API v65.0', limits),
  proven(
    820,
    'The status of a cart at checkout is Checkout, the active cart is current, and the default sort is CreatedDateDesc',
    limits,
  ),
  proven(821, 'A read is cached for 300 seconds by default; −1 never expires', limits),
  proven(
    822,
    'Application context without a max-age is cached for 5 minutes',
    overTheWire('is cached for its max-age, 300 s without one, and refreshed in the background in its last 30 s'),
  ),
  proven(
    823,
    'Application context is refreshed in the last 30 seconds before it expires',
    overTheWire('is cached for its max-age, 300 s without one, and refreshed in the background in its last 30 s'),
  ),
  proven(
    824,
    'The response of a cacheable server method is cached for 300,000 ms',
    overTheWire('are cached for 300 s by account, language and arguments if the contract allows it, others never'),
  ),
  proven(
    825,
    'Site ids start with 0DM and channel ids with 0ap',
    testIn('adapters/salesforce/ports.test.ts')('read the AI configuration, the shopper agent and contents'),
  ),
  proven(
    826,
    'An account id of fifteen zeros means no account',
    testIn('rules/people.test.ts')('effectiveAccountId'),
    testIn('runtime/session/switch-account.test.ts')('is never to %j'),
  ),
  proven(
    827,
    'The account is kept in session storage until the buyer signs out',
    testIn('widgets/account-switcher.rules.test.ts')('keeps the buyer’s account after the host’s on reload'),
    testIn('e2e/sign-out.test.ts')(
      'who signs out leaves no data in the tab or in others, after opening every page, and returns to the sign-in page',
    ),
  ),
  proven(
    828,
    'A guest’s last name, email and phone are kept in session storage',
    testIn('widgets/checkout/guest.rules.test.ts')('are stored trimmed and without blank ones'),
  ),
  proven(
    829,
    'A type-ahead search starts again after 700 ms without a key press',
    testIn('ui/select/type-ahead.test.ts')('collects letters up to 700 ms apart'),
    'stories/ui/Select.stories.tsx#TypeAhead',
  ),
  proven(830, 'A field’s problem shows 2000 ms after typing stops, or 200 ms after the field loses focus', limits),
  proven(
    831,
    'An image is never requested narrower than 100 pixels',
    shellModel('is never narrower than 100 pixels'),
    testIn('rules/catalogue.test.ts')('have a minimum width'),
  ),
  proven(
    832,
    'Layouts have breakpoints at 47.9375em and 64em',
    shellModel('is requested in 640, 960 and 1920 pixels, by breakpoint'),
    limits,
  ),
  proven(
    833,
    'Responsive images are 640, 960 and 1920 pixels wide',
    shellModel('is requested in 640, 960 and 1920 pixels, by breakpoint'),
  ),
  proven(
    834,
    'An image’s height applies only with cover fit',
    testIn('dom/widgets/layout-shell.test.tsx')('take a height only with cover fit'),
  ),
  proven(835, 'Images load eagerly by default', testIn('dom/widgets/layout-shell.test.tsx')('load eagerly')),
  proven(836, 'A widget’s first heading is h3 by default', limits, storyOf('product-grid')('Page2')),
  proven(
    837,
    'A spacer line is 40 pixels high and 100 % wide, and is invisible',
    testIn('dom/widgets/layout-shell.test.tsx')('takes up its space and paints nothing, in forced colors too'),
    shellModel('is 40 pixels high and 100 percent wide by default'),
  ),
  proven(
    838,
    'An amount has at most 2 fraction digits',
    money('rejects amounts that it would have to round'),
    money('%s has %i digits'),
  ),
  proven(
    839,
    'Canadian dollars have the format of the locale',
    money('formatMoney'),
    testIn('adapters/demo/world.test.ts')('prices Canadian accounts in Canadian dollars'),
  ),
  proven(840, 'A CSV cell has no commas', csv('toCsv')),
  proven(841, 'The default name of a CSV file is export', csv('csvFileName')),
  proven(
    842,
    'A text message says how to stop further messages',
    storyOf('self-register')('Mobile'),
    testIn('e2e/register.test.ts')('by a code on a phone of the account, after which the buyer can sign in at once'),
  ),
  proven(
    843,
    'The customer service number is configured by the host, in a format such as 1-888-555-0142',
    storyOf('resend-activation')('ContactCustomerService'),
    testIn('e2e/docs.test.ts')('the adapter sends the email'),
  ),
  proven(
    844,
    'Signing out opens webruntime/logout',
    limits,
    testIn('e2e/sign-out.test.ts')(
      'who signs out leaves no data in the tab or in others, after opening every page, and returns to the sign-in page',
    ),
  ),
];
