import { type DemoAccount, accounts as knownAccounts } from './data/accounts';
import { type DemoBuyer, buyers as knownBuyers } from './data/buyers';
import { manyAccounts } from './data/many-accounts';
import { walletSeeds } from './data/wallet';
import { type CatalogItem, createCatalog } from './engine/catalog';
import { guestCart, initialCart, canGuestsCheckOut, THOUSAND } from './engine/initial-carts';
import { orderedProducts } from './engine/ordered-products';
import { seededPeople } from './engine/people';
import { olderOrders, yearOfOrders } from './engine/history';
import { seededLists } from './engine/lists';
import { type Market, marketOf } from './engine/market';
import { seededWallet } from './engine/wallet';
import { dateIn } from './engine/zoned-time';
import type { Scenario, ScenarioChanges } from './scenarios';
import type { PersonRecord } from './store/people-record';
import { type AccountState, type ListRecord, type OrderRecord, RECORD_VERSION } from './store/records';
import type { WalletRecord } from './store/paying-record';

/** Data of the demo before any change: equal for the same seed, scenario and day. */
export interface World {
  readonly seed: number;
  readonly changes: ScenarioChanges;
  readonly startedAt: number;
  now(): number;
  readonly catalog: readonly CatalogItem[];
  find(productId: string): CatalogItem | undefined;
  readonly accounts: readonly DemoAccount[];
  account(accountId: string): DemoAccount | undefined;
  readonly buyers: readonly DemoBuyer[];
  /** The seeded users of all accounts; always the same list. */
  people(): readonly PersonRecord[];
  market(account: DemoAccount | null): Market;
  /** Orders of an account's past year, oldest first; the same list while its content is the same. */
  history(account: DemoAccount | null): readonly OrderRecord[];
  /** All past orders of an account, oldest first, including earlier years. */
  archive(account: DemoAccount | null): readonly OrderRecord[];
  /** The initial state of an account. */
  fresh(account: DemoAccount | null): AccountState;
  /** Number of the nth order that is placed for an account. */
  orderNumber(account: DemoAccount | null, nth: number): string;
}

/** Maximum number of cached histories per account, so that a running clock does not fill the memory. */
const KEPT_HISTORIES = 8;

const histories = new WeakMap<DemoAccount, Map<string, readonly OrderRecord[]>>();

/**
 * Generates past orders once per page, because a year takes ten milliseconds, and stories and tests create many worlds
 * for the same time. The key contains everything besides the account that the result depends on.
 */
function cachedHistory(account: DemoAccount, key: string, made: () => readonly OrderRecord[]): readonly OrderRecord[] {
  const ofAccount = histories.get(account) ?? new Map<string, readonly OrderRecord[]>();
  histories.set(account, ofAccount);
  const known = ofAccount.get(key);
  if (known !== undefined) return known;
  if (ofAccount.size >= KEPT_HISTORIES) ofAccount.clear();
  const orders = made();
  ofAccount.set(key, orders);
  return orders;
}

/** Creates the world of a scenario. All data are generated on first use. */
export function createWorld({ seed, scenario, now }: { seed: number; scenario: Scenario; now: () => number }): World {
  const changes: ScenarioChanges = scenario.changes ?? {};
  const base = createCatalog();
  const catalog =
    changes.cart === 'thousand-lines'
      ? createCatalog({ batches: THOUSAND })
      : changes.products === undefined
        ? base
        : createCatalog({ others: changes.products - base.length });
  const byId = new Map(catalog.map((item) => [item.id, item]));
  const accounts =
    changes.accounts === undefined
      ? knownAccounts
      : [...knownAccounts, ...manyAccounts(changes.accounts - knownAccounts.length)];
  const accountsById = new Map(accounts.map((account) => [account.id, account]));
  const indexes = new Map(accounts.map(({ id }, index) => [id, index]));
  const startedAt = now();
  const find = (id: string): CatalogItem | undefined => byId.get(id);
  const market = (account: DemoAccount | null): Market =>
    marketOf(account, { seed, now: now(), guestPrices: changes.guestPrices ?? true, discontinuedIds: changes.gone });
  const years = new Map<string, readonly OrderRecord[]>();
  const archives = new WeakMap<readonly OrderRecord[], readonly OrderRecord[]>();
  const firstLists = new Map<string, readonly ListRecord[]>();

  function history(account: DemoAccount | null): readonly OrderRecord[] {
    const index = account === null ? undefined : indexes.get(account.id);
    if (account?.ordering == null || index === undefined || changes.noOrders === true) return NO_ORDERS;
    const here = market(account);
    // Orders of today are minutes old; within an hour they are the same ones.
    const key = `${account.id} ${dateIn(here.now, here.timeZone)} ${Math.floor(here.now / 3_600_000)}`;
    const known = years.get(key);
    if (known !== undefined) return known;
    // A list of its own, because data derived from orders, such as invoices, are cached by the list.
    const year = [
      ...cachedHistory(account, `year ${index} ${JSON.stringify(here)}`, () =>
        yearOfOrders({ account, index, market: here, catalog: base, find }),
      ),
    ];
    years.set(key, year);
    return year;
  }

  /** Older orders are only needed by order lists and search, so a cart does not generate them. */
  function archive(account: DemoAccount | null): readonly OrderRecord[] {
    const index = account === null ? undefined : indexes.get(account.id);
    const year = history(account);
    if (account === null || index === undefined || year.length === 0) return year;
    const known = archives.get(year);
    if (known !== undefined) return known;
    const here = market(account);
    const minOrders = changes.orders ?? 0;
    const older = cachedHistory(account, `older ${index} ${minOrders} ${JSON.stringify(here)}`, () =>
      olderOrders({ account, index, market: here, catalog: base, find }, minOrders),
    );
    const all = [...older, ...year];
    archives.set(year, all);
    return all;
  }

  /** Initial lists of an account, cached because a fresh state is needed often. */
  function listsOf(account: DemoAccount | null): readonly ListRecord[] {
    const id = account?.id ?? 'guest';
    const known = firstLists.get(id);
    if (known !== undefined) return known;
    const ordered = () =>
      [...orderedProducts(history(account), [], market(account))].flatMap(([productId, { last, casesLately }]) => {
        const item = find(productId);
        return item === undefined ? [] : [{ item, casesLately, quantity: last.quantity }];
      });
    const lists = seededLists(account, { ordered, now: startedAt, count: changes.lists });
    firstLists.set(id, lists);
    return lists;
  }

  /** Initial wallet of an account; empty for a guest. */
  function walletOf(account: DemoAccount | null): WalletRecord {
    const { timeZone } = market(account);
    return seededWallet(
      account === null || changes.wallet === 'empty' ? undefined : walletSeeds[account.id],
      account?.id ?? 'guest',
      dateIn(startedAt, timeZone),
    );
  }

  const buyers = knownBuyers.map((buyer) => withScenario(buyer, changes, accounts));
  let people: readonly PersonRecord[] | undefined;

  return {
    seed,
    changes,
    startedAt,
    now,
    catalog,
    find,
    accounts,
    account: (id) => accountsById.get(id),
    buyers,
    people: () => (people ??= seededPeople({ buyers, accounts, startedAt, atLeast: changes.users ?? 0 })),
    market,
    history,
    archive,
    fresh(account) {
      const id = account?.id ?? 'guest';
      // Not the adapter's creation time: handles from before a reset must not be reused.
      const born = now();
      const quantities =
        account === null ? (canGuestsCheckOut(changes) ? guestCart : []) : initialCart(account, changes, catalog);
      const lines = quantities.map(([productId, quantity], index) => ({
        id: `l-${born.toString(36)}-${quantities.length - index}`,
        productId,
        quantity,
        changedIn: 0,
      }));
      return {
        version: RECORD_VERSION,
        born,
        revision: 0,
        sequence: quantities.length,
        cart: { id: `cart-${id}-${born.toString(36)}-0`, lines, savedAt: born - 60_000 },
        handles: [],
        orders: [],
        reminders: [],
        rung: [],
        readMarks: [],
        attempts: [],
        payments: [],
        disputes: [],
        cancellations: [],
        goneDrafts: [],
        lists: listsOf(account),
        wallet: walletOf(account),
        cases: [],
        caseComments: [],
        caseRatings: [],
        rewardClaims: [],
        checks: [],
        registrations: [],
        messages: [],
      };
    },
    orderNumber: (account, nth) =>
      String(4_800_000 + (account === null ? 5001 : (indexes.get(account.id) ?? 0)) * 1000 + nth),
  };
}

const NO_ORDERS: readonly OrderRecord[] = [];

function withScenario(
  buyer: DemoBuyer,
  { accountId, accounts: many }: ScenarioChanges,
  accounts: readonly DemoAccount[],
): DemoBuyer {
  if (many !== undefined && buyer.id === 'dana') return { ...buyer, accounts: accounts.map(({ id }) => id) };
  if (accountId === undefined || !buyer.accounts.includes(accountId)) return buyer;
  return { ...buyer, accounts: [accountId, ...buyer.accounts.filter((id) => id !== accountId)] };
}
