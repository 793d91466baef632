import matrix from './fault-matrix.json';

/** One operation under one fault: `O11 F12`. */
export type Cell = `O${string} F${string}`;

/** Operations of the matrix that the product implements. */
export const present: Readonly<Record<string, string>> = {
  O01: 'placing an order',
  O02: 'paying invoices by card',
  O03: 'paying invoices from a bank account',
  O04: 'setting, changing and turning off autopay',
  O05: 'adding a card or a bank account',
  O06: 'cancelling an order',
  O07: 'creating a support ticket',
  O08: 'claiming a reward',
  O09: 'registering: verifying an account and registering a user',
  O10: 'the resend form',
  O11: 'every change of the cart',
  O12: 'creating a list and adding to one; the tests of shopping lists cover edits and deletions that fail',
  O13: 'users: searching, creating, changing, disabling and enabling',
  O14: 'the user’s own profile, password and language',
  O15: 'the account switcher',
  O16: 'guest details at checkout',
  O17: 'the order builder',
  O18: 'the product list',
  O19: 'a product’s page, its price and stock',
  O20: 'the cart and its totals',
  O21: 'one order, and the history',
  O22: 'invoices and the amount due',
  O23: 'the file of an invoice',
  O24: 'FAQ questions and managed images',
  O25: 'application and session context; only the network adapter has the AI context',
  O26: 'promotions, points and rewards; notifications have separate tests',
  O27: 'support tickets: the list, and one ticket',
  O28: 'the files of an order, of orders and of a list',
  O29: 'language and links',
  O30: 'amounts, dates and times',
};

/** Tests that cover a cell without naming it in their title: a file and a part of a title in it. */
const shownBy: readonly { readonly operations: string; readonly faults: string; readonly by: string }[] = [
  // Every story of every widget runs under a strict policy with Trusted Types and with its reports checked, in both
  // versions of React, with every play function.
  {
    operations:
      'O01 O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 O28 O29 O30',
    faults: 'F50 F51 F53 F54',
    by: 'test/e2e/csp.test.ts#no reports, no exceptions, no warnings, and every play function passes',
  },
  {
    operations: 'O02 O03',
    faults: 'F46',
    by: 'test/widgets/pay-invoices/payment.store.test.ts#sends the amounts that are shown, including the surcharge',
  },
  {
    operations: 'O04',
    faults: 'F45 F46',
    by: 'test/widgets/wallet.rules.test.ts#readForm parses a limit typed in the locale exactly',
  },
  {
    operations: 'O17',
    faults: 'F23',
    by: 'test/widgets/order-builder.store.test.ts#restores rows after a reload, fetches prices again and repeats open questions',
  },
  {
    operations: 'O17',
    faults: 'F47',
    by: 'test/widgets/order-builder.store.test.ts#merges lines of one product',
  },
  {
    operations: 'O20',
    faults: 'F42',
    by: 'test/dom/cart/long-cart.test.tsx#renders the visible part of a long cart, and all of a short one',
  },
  {
    operations: 'O11 O20',
    faults: 'F46',
    by: 'test/runtime/cart/totals.test.ts#equal those of its lines and pending edits',
  },
  { operations: 'O18 O19 O20 O21 O24 O25', faults: 'F18', by: 'test/adapters/salesforce/mutations.full.test.ts#%s' },
  {
    operations: 'O15',
    faults: 'F10',
    by: 'test/widgets/account-switcher.rules.test.ts#keeps the status text of a failure',
  },
  {
    operations: 'O15',
    faults: 'F24 F25 F58',
    by: 'test/widgets/account-switcher.rules.test.ts#refuses a second switch during the first, and ends the first when it throws',
  },
  {
    operations: 'O15',
    faults: 'F33',
    by: 'test/runtime/session/switch-account.test.ts#completes work for the old account',
  },
  {
    operations: 'O15',
    faults: 'F09',
    by: 'test/widgets/account-switcher.rules.test.ts#reports an ended session',
  },
  { operations: 'O15 O16', faults: 'F34', by: 'test/runtime/storage.test.ts#is replaced by memory' },
  { operations: 'O16', faults: 'F36', by: 'test/runtime/storage.test.ts#is ignored and cleared' },
  {
    operations: 'O25',
    faults: 'F09',
    by: 'test/runtime/session/session.test.ts#distinguishes an ended session from one that failed to load',
  },
  {
    operations: 'O25',
    faults: 'F22',
    by: 'test/runtime/session/session.test.ts#is read once for all widgets',
  },
  { operations: 'O28', faults: 'F45', by: 'test/rules/csv.test.ts#%j leaves as %j' },
  {
    operations: 'O29',
    faults: 'F57',
    by: 'test/widgets/switchers.server.test.tsx#the languages are links before any script runs',
  },
  { operations: 'O30', faults: 'F38', by: 'test/rules/dates.test.ts#are shown in the account’s zone with its name' },
  {
    operations: 'O30',
    faults: 'F39',
    by: 'test/rules/dates.test.ts#distinguish both hours of a clock change',
  },
  {
    operations: 'O30',
    faults: 'F40',
    by: 'test/rules/dates.test.ts#use the server’s offset instead of the engine’s zone data',
  },
  { operations: 'O30', faults: 'F45', by: 'test/rules/money.test.ts#never formats a missing amount as 0' },
  { operations: 'O30', faults: 'F46', by: 'test/rules/money.test.ts#is rounded once, half up, on the total' },
];

/** Why some faults are not covered for some operations. */
const because: readonly { readonly operations: string; readonly faults: string; readonly why: string }[] = [
  { operations: 'O09', faults: 'F19', why: 'registration succeeds or fails as a whole: there is no partial outcome' },
  { operations: 'O09', faults: 'F39 F40', why: 'shows durations in seconds and minutes, and neither dates nor times' },
  { operations: 'O09', faults: 'F45 F46', why: 'no amount is read or sent' },
  { operations: 'O09', faults: 'F59', why: 'nothing is paid here' },
  {
    operations: 'O13 O14',
    faults: 'F14',
    why: 'the port returns only when the work is done: an adapter waits for a backend that is still processing, or fails',
  },
  {
    operations: 'O13 O14',
    faults: 'F19',
    why: 'one user, one profile or one password changes as a whole: there is no partial outcome',
  },
  {
    operations: 'O13',
    faults: 'F31',
    why: 'no request of a form is pending on a page that was left, and the typed texts are stored; a test restores pages only for the language of the profile',
  },
  { operations: 'O13 O14', faults: 'F45 F46', why: 'no value here is an amount' },
  { operations: 'O10', faults: 'F19', why: 'one email is sent or not: there is no partial outcome' },
  {
    operations: 'O10',
    faults: 'F28 F29 F30 F31 F32 F33 F41',
    why: 'the form has no stored intent, cart or account (decision 21): another tab or page starts with an empty form',
  },
  { operations: 'O10 O29', faults: 'F39 F40 F46', why: 'shows neither a time nor an amount' },
  { operations: 'O10', faults: 'F59', why: 'nothing is paid here' },
  {
    operations: 'O12 O15',
    faults: 'F19',
    why: 'the port returns one outcome for the whole request, for one account or one list',
  },
  { operations: 'O12 O15 O16 O24 O25', faults: 'F45 F46', why: 'no value here is an amount' },
  { operations: 'O15', faults: 'F23', why: 'the account belongs to the session and is never shown from a cache' },
  {
    operations: 'O16',
    faults: 'F19 F22 F23 F47',
    why: 'the details are stored in the tab and sent only with the order: no response can be partial, late, repeated or stale',
  },
  {
    operations: 'O18 O19 O24 O25',
    faults: 'F39 F40',
    why: 'shows dates and no times; O30 covers the rules for times',
  },
  {
    operations: 'O20',
    faults: 'F39 F40',
    why: 'every time is formatted by the rules that O30 covers; no test opens pages around a clock change',
  },
  { operations: 'O19', faults: 'F42', why: 'one record: the port limits its lists' },
  { operations: 'O29', faults: 'F42', why: 'there are at most five languages' },
  { operations: 'O30', faults: 'F47', why: 'formatting has no rows' },
  { operations: 'O25', faults: 'F23', why: 'a page reads the session once, and no cache outlives the page' },
  {
    operations: 'O04 O05',
    faults: 'F39 F40',
    why: 'shows dates and no times: the backend counts the days until a payment is due',
  },
  {
    operations: 'O02 O03 O04 O06 O07',
    faults: 'F59',
    why: 'no payment fields are needed: payment methods come from the wallet, O05 covers adding one, and a ticket costs nothing',
  },
  { operations: 'O08 O26', faults: 'F39 F40', why: 'shows dates and no times: O30 covers the rules for times' },
  {
    operations: 'O08 O26',
    faults: 'F45 F46',
    why: 'points are whole numbers, and nothing is calculated from them here; the discount of a promotion is part of the cart’s totals, which O20 covers',
  },
  { operations: 'O08', faults: 'F19', why: 'one reward: there is no partial outcome' },
  { operations: 'O08', faults: 'F59', why: 'a reward is paid with points: no payment fields are needed' },
  { operations: 'O26', faults: 'F42', why: 'there are only some dozens of offers; points are read page by page' },
  {
    operations: 'O07',
    faults: 'F39 F40',
    why: 'hours are typed and sent in the account’s time: no point in time is shown or sent',
  },
  {
    operations: 'O04 O05 O06 O07',
    faults: 'F19',
    why: 'one payment method, one order, one setting or one ticket: there is no partial outcome',
  },
  { operations: 'O05 O06 O07 O27', faults: 'F45 F46', why: 'no amount is read or sent' },
  {
    operations: 'O17',
    faults: 'F45 F46',
    why: 'sends products and quantities, no amounts: its total is an estimate, and O20 covers the cart’s totals',
  },
  {
    operations: 'O22 O23',
    faults: 'F39 F40',
    why: 'shows dates and no times: the backend counts the days until a payment is due',
  },
  { operations: 'O23', faults: 'F23 F42 F46 F47', why: 'one file, fetched on request and never cached' },
  {
    operations: 'O12',
    faults: 'F31',
    why: 'a dialog changes a list with one call, and no call is pending on a page that was left',
  },
  {
    operations: 'O12 O15',
    faults: 'F41',
    why: 'the hook of all reads refetches when the page becomes visible; no test suspends a dialog of lists or accounts',
  },
  {
    operations: 'O23',
    faults: 'F41',
    why: 'a file is fetched on request: no data is shown that could be stale',
  },
  {
    operations: 'O24 O25',
    faults: 'F41',
    why: 'cached for five minutes (product rules 822 and 824), so a page that resumes sends no request; no test advances the clock meanwhile',
  },
  { operations: 'O28', faults: 'F57', why: 'a file is created on request in the browser, never on a server' },
  { operations: 'O30', faults: 'F57', why: 'the tests of the widgets cover the texts of a page that a server renders' },
  { operations: 'O28 O30', faults: 'F58', why: 'makes no call to an adapter' },
];

/** Why a fault is not covered for an operation, where the reason is the same for all of them. */
const everywhere: Readonly<Record<string, string>> = {
  F52: 'a tag that another version has defined stays unchanged (test/e2e/embed.test.ts); there is no page with every widget in two versions',
  F58: 'tests cover an adapter that throws for other calls of the widget, not for this one',
};

const splitWords = (text: string): readonly string[] => text.split(' ');

/** Every cell that applies to the existing operations: an operation's class among a fault's classes. */
export const applicable: readonly Cell[] = matrix.operations
  .filter(({ id }) => id in present)
  .flatMap(({ id, klass }) =>
    matrix.faults.filter(({ classes }) => classes.includes(klass)).map((fault): Cell => `${id} ${fault.id}` as Cell),
  );

/** Whether a cell belongs to the matrix: a test may cover more than the matrix requires. */
export const known = (cell: Cell): boolean => {
  const [operation, fault] = cell.split(' ');
  return matrix.operations.some(({ id }) => id === operation) && matrix.faults.some(({ id }) => id === fault);
};

/** The references of `shownBy`, by cell. */
export const pointed: ReadonlyMap<Cell, readonly string[]> = shownBy.reduce((map, { operations, faults, by }) => {
  for (const operation of splitWords(operations)) {
    for (const fault of splitWords(faults)) {
      const cell = `${operation} ${fault}` as Cell; // both are in the lists above
      map.set(cell, [...(map.get(cell) ?? []), by]);
    }
  }
  return map;
}, new Map<Cell, string[]>());

/** The cells that a title names: `O18 O20 F06: is asked four times at most`; none for any other title. */
export function cellsIn(title: string): readonly Cell[] {
  const [, operations = '', faults = ''] = /^((?:O\d\d )+)((?:F\d\d ?)+):/.exec(title) ?? [];
  return splitWords(operations.trim()).flatMap((operation) =>
    operation === '' ? [] : splitWords(faults.trim()).map((fault) => `${operation} ${fault}` as Cell),
  );
}

const reasons: ReadonlyMap<string, string> = new Map(
  because.flatMap(({ operations, faults, why }) =>
    splitWords(operations).flatMap((operation) =>
      splitWords(faults).map((fault) => [`${operation} ${fault}`, why] as const),
    ),
  ),
);

/** Why a cell is not covered; empty without a reason. */
export const reasonFor = (cell: Cell): string => reasons.get(cell) ?? everywhere[cell.slice(4)] ?? '';
