import matrix from './fault-matrix.json';

/** One operation under one fault: `O11 F12`. */
export type Cell = `O${string} F${string}`;

/**
 * Operations of the matrix that the product has, with how much of them. The others come with their widgets.
 */
export const present: Readonly<Record<string, string>> = {
  O01: 'placing an order',
  O10: 'the resend form',
  O11: 'every change of the cart',
  O12: 'making a list and adding to one; editing and deleting come with shopping lists',
  O15: 'the account switcher',
  O16: 'guest details at checkout',
  O18: 'the product list',
  O19: 'a product’s page, its price and stock',
  O20: 'the cart and its totals',
  O21: 'one order; the history comes later',
  O24: 'the questions and managed images',
  O25: 'application and session context; the AI context comes with the network adapter',
  O28: 'the file of one order',
  O29: 'language and links',
  O30: 'amounts, days and times',
};

/** Tests that name no cell and show it all the same: a file and a part of a title in it. */
const shownBy: readonly { readonly operations: string; readonly faults: string; readonly by: string }[] = [
  // Every story of every widget runs under a strict policy with Trusted Types, and is watched for reports.
  { operations: 'O01 O10 O11 O12 O15 O16 O18 O19 O20 O21 O24 O25 O29', faults: 'F50 F51', by: 'test/e2e/csp.test.ts#no reports, no throws, no warnings' },
  { operations: 'O15', faults: 'F10', by: 'test/widgets/account-switcher.model.test.ts#a failure keeps the status text' },
  { operations: 'O15', faults: 'F24 F25 F58', by: 'test/widgets/account-switcher.model.test.ts#a second choice waits for the first, and nothing stays busy when leaving an account throws' },
  { operations: 'O15', faults: 'F33', by: 'test/runtime/session/session.test.ts#settles work for the old account' },
  { operations: 'O15', faults: 'F09', by: 'test/widgets/account-switcher.model.test.ts#a session that ended shows as ended' },
  { operations: 'O15 O16', faults: 'F34', by: 'test/runtime/storage.test.ts#is stood in for by memory' },
  { operations: 'O16', faults: 'F36', by: 'test/runtime/storage.test.ts#is ignored and cleared' },
  { operations: 'O25', faults: 'F09', by: 'test/runtime/session/session.test.ts#tells an ended session from one that did not load' },
  { operations: 'O25', faults: 'F22', by: 'test/runtime/session/session.test.ts#asks once, however many widgets want to know' },
  { operations: 'O28', faults: 'F45', by: 'test/rules/csv.test.ts#%j leaves as %j' },
  { operations: 'O29', faults: 'F57', by: 'test/widgets/switchers.server.test.tsx#the languages are links before any script runs' },
  { operations: 'O30', faults: 'F38', by: 'test/rules/dates.test.ts#are shown in the account’s zone with its name' },
  { operations: 'O30', faults: 'F39', by: 'test/rules/dates.test.ts#name both hours of a clock change without mixing them up' },
  { operations: 'O30', faults: 'F40', by: 'test/rules/dates.test.ts#believe the server’s offset over the engine’s zone data' },
  { operations: 'O30', faults: 'F45', by: 'test/rules/money.test.ts#never says 0 for an amount that is not there' },
  { operations: 'O30', faults: 'F46', by: 'test/rules/money.test.ts#is rounded once, half up, on the total' },
];

/** Why a fault is not shown for an operation yet, where no test does. */
const notYet: Readonly<Record<string, string>> = {
  network: 'a test of its own is still to be written',
  interaction: 'a test of its own is still to be written',
  environment: 'a test of its own is still to be written',
  data: 'a test of its own is still to be written',
  host: 'a fault of the page around: to be shown once for all operations by the host checks',
};

/** Faults that only a network has: the demo speaks no HTTP. */
const comesWithNetwork = new Set(['F08', 'F13', 'F14', 'F15', 'F16', 'F17', 'F18', 'F48']);

const words = (text: string): readonly string[] => text.split(' ');

/** Every cell that applies to what there is: an operation's class among a fault's classes. */
export const applicable: readonly Cell[] = matrix.operations
  .filter(({ id }) => id in present)
  .flatMap(({ id, klass }) => matrix.faults.filter(({ classes }) => classes.includes(klass)).map((fault): Cell => `${id} ${fault.id}` as Cell));

/** Whether a cell is of the matrix at all: a test may show more than the matrix asks for. */
export const known = (cell: Cell): boolean => {
  const [operation, fault] = cell.split(' ');
  return matrix.operations.some(({ id }) => id === operation) && matrix.faults.some(({ id }) => id === fault);
};

/** The pointers of `shownBy`, by cell. */
export const pointed: ReadonlyMap<Cell, readonly string[]> = shownBy.reduce((map, { operations, faults, by }) => {
  for (const operation of words(operations)) {
    for (const fault of words(faults)) {
      const cell = `${operation} ${fault}` as Cell; // both from the lists above
      map.set(cell, [...(map.get(cell) ?? []), by]);
    }
  }
  return map;
}, new Map<Cell, string[]>());

/** The cells a title names: `O18 O20 F06: is asked four times at most`; none for any other title. */
export function cellsIn(title: string): readonly Cell[] {
  const [, operations = '', faults = ''] = /^((?:O\d\d )+)((?:F\d\d ?)+):/.exec(title) ?? [];
  return words(operations.trim()).flatMap((operation) => (operation === '' ? [] : words(faults.trim()).map((fault) => `${operation} ${fault}` as Cell)));
}

/** Why nothing shows a cell yet. */
export function reasonFor(cell: Cell): string {
  const fault = matrix.faults.find(({ id }) => cell.endsWith(id));
  if (fault === undefined) return '';
  return comesWithNetwork.has(fault.id) ? 'comes with the network adapter' : (notYet[fault.group] ?? '');
}
