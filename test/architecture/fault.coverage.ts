import matrix from './fault-matrix.json';

/** One operation under one fault: `O11 F12`. */
export type Cell = `O${string} F${string}`;

/** Operations of the matrix that the product has, with their coverage. The others follow with their widgets. */
export const present: Readonly<Record<string, string>> = {
  O01: 'placing an order',
  O02: 'paying invoices by card',
  O03: 'paying invoices from a bank account',
  O04: 'autopay, set, changed and turned off',
  O05: 'adding a card or a bank account',
  O06: 'cancelling an order',
  O07: 'making a support ticket',
  O08: 'claiming a reward',
  O09: 'registering: an account is verified and somebody registered',
  O10: 'the resend form',
  O11: 'every change of the cart',
  O12: 'making a list and adding to one; what edits and deleting come to when they fail has tests with shopping lists',
  O13: 'users: found, created, changed, kept out and let in again',
  O14: 'the own record, the password and the language',
  O15: 'the account switcher',
  O16: 'guest details at checkout',
  O17: 'the order builder',
  O18: 'the product list',
  O19: 'a product’s page, its price and stock',
  O20: 'the cart and its totals',
  O21: 'one order, and the history',
  O22: 'invoices and what is owed',
  O23: 'the file of an invoice',
  O24: 'the questions and managed images',
  O25: 'application and session context; the AI context comes with the network adapter',
  O26: 'promotions, points and rewards; notifications have tests of their own',
  O27: 'support tickets, the list of them and one',
  O28: 'the files of an order, of orders and of a list',
  O29: 'language and links',
  O30: 'amounts, days and times',
};

/** Tests without a cell in their title that cover one all the same: a file and a part of a title in it. */
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
  { operations: 'O15', faults: 'F33', by: 'test/runtime/session/session.test.ts#completes work for the old account' },
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
  { operations: 'O09', faults: 'F19', why: 'somebody is registered or not: there is no part of it' },
  { operations: 'O09', faults: 'F39 F40', why: 'shows spans of seconds and minutes, and neither a day nor a time' },
  { operations: 'O09', faults: 'F45 F46', why: 'no amount is asked for or sent' },
  { operations: 'O09', faults: 'F59', why: 'nothing is paid here' },
  {
    operations: 'O13 O14',
    faults: 'F14',
    why: 'the port answers when it is done: what an adapter is told is still to come it waits for, or fails with',
  },
  { operations: 'O13 O14', faults: 'F19', why: 'one user, one record, one password: there is no part of it' },
  {
    operations: 'O13',
    faults: 'F31',
    why: 'nothing of a form waits in a page that is left, and what was typed is kept; pages that come back are driven for the language of the record',
  },
  { operations: 'O13 O14', faults: 'F45 F46', why: 'nothing here is an amount' },
  { operations: 'O10', faults: 'F19', why: 'one email is sent or not: there is no part of it' },
  {
    operations: 'O10',
    faults: 'F28 F29 F30 F31 F32 F33 F41',
    why: 'a form without a stored intent, a cart or an account (decision 21): another tab or page begins anew',
  },
  { operations: 'O10 O29', faults: 'F39 F40 F46', why: 'shows neither a time nor an amount' },
  { operations: 'O10', faults: 'F59', why: 'nothing is paid here' },
  { operations: 'O12 O15', faults: 'F19', why: 'the port answers for all of it: in one account, on one list' },
  { operations: 'O12 O15 O16 O24 O25', faults: 'F45 F46', why: 'nothing here is an amount' },
  { operations: 'O15', faults: 'F23', why: 'the account is the session’s own and is never shown from a cache' },
  {
    operations: 'O16',
    faults: 'F19 F22 F23 F47',
    why: 'kept in the tab and sent with the order alone: there is no answer to be partial, late, twice or old',
  },
  {
    operations: 'O18 O19 O24 O25',
    faults: 'F39 F40',
    why: 'shows days and no times; the rules of times are shown for O30',
  },
  {
    operations: 'O20',
    faults: 'F39 F40',
    why: 'every time is written by the rules shown for O30; pages of their own at a change of clocks are not driven',
  },
  { operations: 'O19', faults: 'F42', why: 'one record: its lists are cut by the port' },
  { operations: 'O29', faults: 'F42', why: 'five languages at most' },
  { operations: 'O30', faults: 'F47', why: 'a format has no rows' },
  { operations: 'O25', faults: 'F23', why: 'a session is asked for once a page and held, never cached beyond it' },
  { operations: 'O04 O05', faults: 'F39 F40', why: 'days and no times: what is due is counted in the backend’s days' },
  {
    operations: 'O02 O03 O04 O06 O07',
    faults: 'F59',
    why: 'no payment fields are needed: what is paid with stands in the wallet, and adding to it is O05; a ticket is not paid for',
  },
  { operations: 'O08 O26', faults: 'F39 F40', why: 'shows days and no times: the rules of times are shown for O30' },
  {
    operations: 'O08 O26',
    faults: 'F45 F46',
    why: 'points are whole, and nothing is worked out of them here; what a promotion takes off is the cart’s own sum, shown for O20',
  },
  { operations: 'O08', faults: 'F19', why: 'one reward: there is no part of it' },
  { operations: 'O08', faults: 'F59', why: 'it is paid with points: no payment fields are needed' },
  { operations: 'O26', faults: 'F42', why: 'what is offered is some dozens; points come page by page' },
  {
    operations: 'O07',
    faults: 'F39 F40',
    why: 'asks for hours of the account’s clock, as they are typed: no instant is shown or sent',
  },
  {
    operations: 'O04 O05 O06 O07',
    faults: 'F19',
    why: 'one method, one order, one choice, one ticket: there is no part of it',
  },
  { operations: 'O05 O06 O07 O27', faults: 'F45 F46', why: 'no amount is asked for or sent' },
  {
    operations: 'O17',
    faults: 'F45 F46',
    why: 'sends products and quantities, no amount: what they come to is an estimate, and the cart’s own sums are shown for O20',
  },
  { operations: 'O22 O23', faults: 'F39 F40', why: 'days and no times: what is due is counted in the backend’s days' },
  { operations: 'O23', faults: 'F23 F42 F46 F47', why: 'one file, fetched when it is asked for and never kept' },
  {
    operations: 'O12',
    faults: 'F31',
    why: 'a list is changed by one call in a dialog, and nothing of it waits in a page that is left',
  },
  {
    operations: 'O12 O15',
    faults: 'F41',
    why: 'asked again by the hook of all reads when the page is looked at again; a dialog of lists or accounts that slept is not driven',
  },
  {
    operations: 'O23',
    faults: 'F41',
    why: 'a file is fetched when it is asked for: nothing is shown that could have grown old',
  },
  {
    operations: 'O24 O25',
    faults: 'F41',
    why: 'kept five minutes (product rules 822 and 824), so nothing is asked when a page wakes; a clock that went on meanwhile is not driven',
  },
  { operations: 'O28', faults: 'F57', why: 'a file is made when it is asked for, never on a server' },
  { operations: 'O30', faults: 'F57', why: 'the words of a server’s page are shown for the widgets around them' },
  { operations: 'O28 O30', faults: 'F58', why: 'asks nothing of an adapter' },
];

/** Why a fault is not covered for an operation, where the reason is the same for all of them. */
const everywhere: Readonly<Record<string, string>> = {
  F52: 'a tag that another version took is left to it (test/e2e/embed.test.ts); a page with every widget of two versions is not built yet',
  F58: 'an adapter that throws is shown for the calls around it, not for this one',
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
