import type { Product } from '../../domain';
import { addDays } from '../../rules/calendar';
import type { CalendarDate } from '../../rules/dates';
import { accounts as knownAccounts, type DemoAccount } from './data/accounts';
import { buyers as knownBuyers, type DemoBuyer } from './data/buyers';
import { manyAccounts } from './data/many-accounts';
import { walletSeeds } from './data/wallet';
import { type CatalogItem, createCatalog } from './engine/catalog';
import { seededPeople } from './engine/people';
import { olderOrders, yearOfOrders } from './engine/history';
import { seededLists } from './engine/lists';
import { type Market, marketOf } from './engine/market';
import { scriptedCart } from './engine/scripted-orders';
import { seededWallet } from './engine/wallet';
import { dateIn } from './engine/zoned-time';
import type { Scenario, ScenarioChanges } from './scenarios';
import type { PersonRecord } from './store/people-record';
import {
  type AccountState,
  type ListRecord,
  type OrderRecord,
  RECORD_VERSION,
  type WalletRecord,
} from './store/records';

/** What the demo knows before anybody writes anything: the same for one seed, scenario and day. */
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
  /** Everybody of every account before anybody was changed: the same list each time. */
  people(): readonly PersonRecord[];
  market(account: DemoAccount | null): Market;
  /** The year of orders behind an account, oldest first: the same list while it is the same. */
  history(account: DemoAccount | null): readonly OrderRecord[];
  /** Every order behind an account, oldest first: the year, and the years before it. */
  archive(account: DemoAccount | null): readonly OrderRecord[];
  /** A state nobody changed yet. */
  fresh(account: DemoAccount | null): AccountState;
  /** A number for the nth order placed on an account. */
  orderNumber(account: DemoAccount | null, nth: number): string;
}

const THOUSAND = 1000;

/** Histories of an account that are kept: more would only fill the memory of a page whose clock goes on. */
const KEPT_HISTORIES = 8;

const histories = new WeakMap<DemoAccount, Map<string, readonly OrderRecord[]>>();

/**
 * Orders of an account's past, worked out once for a page: a year takes ten milliseconds, and stories and tests make one
 * world after another at the same moment. The key names everything that `made` depends on besides the account.
 */
function historyOnce(account: DemoAccount, key: string, made: () => readonly OrderRecord[]): readonly OrderRecord[] {
  const ofAccount = histories.get(account) ?? new Map<string, readonly OrderRecord[]>();
  histories.set(account, ofAccount);
  const known = ofAccount.get(key);
  if (known !== undefined) return known;
  if (ofAccount.size >= KEPT_HISTORIES) ofAccount.clear();
  const orders = made();
  ofAccount.set(key, orders);
  return orders;
}

/** Makes the world of a scenario. Nothing in it is computed before it is asked for. */
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
    marketOf(account, { seed, now: now(), guestPrices: changes.guestPrices ?? true, gone: changes.gone });
  const years = new Map<string, readonly OrderRecord[]>();
  const archives = new WeakMap<readonly OrderRecord[], readonly OrderRecord[]>();
  const firstLists = new Map<string, readonly ListRecord[]>();

  function history(account: DemoAccount | null): readonly OrderRecord[] {
    const index = account === null ? undefined : indexes.get(account.id);
    if (account?.ordering == null || index === undefined || changes.noOrders === true) return NO_ORDERS;
    const here = market(account);
    // Orders placed today stand minutes before now: within an hour they are the same ones.
    const key = `${account.id} ${dateIn(here.now, here.timeZone)} ${Math.floor(here.now / 3_600_000)}`;
    const known = years.get(key);
    if (known !== undefined) return known;
    // A list of its own: what a world works out from its orders, such as invoices, is kept by the list.
    const year = [
      ...historyOnce(account, `year ${index} ${JSON.stringify(here)}`, () =>
        yearOfOrders({ account, index, market: here, catalog: base, find }),
      ),
    ];
    years.set(key, year);
    return year;
  }

  /** Older orders are needed where orders are looked for, and nowhere else: no cart waits for them. */
  function archive(account: DemoAccount | null): readonly OrderRecord[] {
    const index = account === null ? undefined : indexes.get(account.id);
    const year = history(account);
    if (account === null || index === undefined || year.length === 0) return year;
    const known = archives.get(year);
    if (known !== undefined) return known;
    const here = market(account);
    const least = changes.orders ?? 0;
    const older = historyOnce(account, `older ${index} ${least} ${JSON.stringify(here)}`, () =>
      olderOrders({ account, index, market: here, catalog: base, find }, least),
    );
    const all = [...older, ...year];
    archives.set(year, all);
    return all;
  }

  /** The lists an account begins with: worked out once, since a fresh state is asked for again and again. */
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

  /** The wallet an account begins with; a guest has none. */
  function walletOf(account: DemoAccount | null): WalletRecord {
    const { timeZone } = market(account);
    return seededWallet(
      account === null || changes.wallet === 'empty' ? undefined : walletSeeds[account.id],
      account?.id ?? 'guest',
      dateIn(startedAt, timeZone),
    );
  }

  const buyers = knownBuyers.map((buyer) => withScenario(buyer, changes, accounts));
  let everybody: readonly PersonRecord[] | undefined;

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
    people: () => (everybody ??= seededPeople({ buyers, accounts, startedAt, atLeast: changes.users ?? 0 })),
    market,
    history,
    archive,
    fresh(account) {
      const id = account?.id ?? 'guest';
      // Not when the adapter was made: handles of before a reset must not come back as others'.
      const born = now();
      const wanted =
        account === null ? (mayGuestsCheckOut(changes) ? guestCart : []) : initialCart(account, changes, catalog);
      const lines = wanted.map(([productId, quantity], index) => ({
        id: `l-${born.toString(36)}-${wanted.length - index}`,
        productId,
        quantity,
        changedIn: 0,
      }));
      return {
        version: RECORD_VERSION,
        born,
        revision: 0,
        sequence: wanted.length,
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

function initialCart(
  account: DemoAccount,
  { cart = 'story', accountId }: ScenarioChanges,
  catalog: readonly CatalogItem[],
): readonly (readonly [string, number])[] {
  const isStory = account.id === (accountId ?? 'harbor-lane-taproom');
  if (!isStory || cart === 'empty') return [];
  if (cart === 'below-minimum') return [['p-104417', 6]];
  // After the swap for cans and two cases of juice: 40 cases.
  if (cart === 'full')
    return [
      ['p-677105', 2],
      ...scriptedCart.map(([id, quantity]) => [id === 'p-700318' ? cansOfGingerBeer(catalog) : id, quantity] as const),
    ];
  if (cart === 'thousand-lines')
    return catalog
      .filter(({ price }) => price !== null)
      .slice(-THOUSAND)
      .map(({ id, position }) => [id, 1 + (position % 5)]);
  return scriptedCart;
}

/** Whether the store lets guests check out, by either of its settings. */
export const mayGuestsCheckOut = ({ guestCheckout = false, guestCartCheckout = false }: ScenarioChanges): boolean =>
  guestCheckout || guestCartCheckout;

/** What a guest who may check out has in the cart. */
const guestCart = [
  ['p-104417', 4],
  ['p-210031', 2],
  ['p-415500', 3],
] as const;

const cansOfGingerBeer = (catalog: readonly CatalogItem[]): string =>
  catalog.find(({ name, pack }) => name === 'Bramrook Ginger Beer' && pack.noun === 'cans')?.id ?? 'p-700318';

/** What orders say about a product: how often it was ordered of late, and when last. */
export interface Ordered {
  readonly last: NonNullable<Product['lastOrdered']>;
  readonly casesLately: number;
  /** Every quantity of it, in order of size. */
  readonly quantities: readonly number[];
}

const LATELY_DAYS = 90;

/** What an account ordered, by product: in the year behind it, then here. */
export function orderedProducts(
  year: readonly OrderRecord[],
  placed: readonly OrderRecord[],
  market: Market,
): ReadonlyMap<string, Ordered> {
  const since = addDays(dateIn(market.now, market.timeZone), -LATELY_DAYS);
  // A year is read again and again and never changes: it is added up once.
  let known = addedUp.get(year);
  if (known?.since !== since) {
    known = { since, ordered: addUp(year, new Map(), since, market) };
    addedUp.set(year, known);
  }
  return placed.length === 0 ? known.ordered : addUp(placed, new Map(known.ordered), since, market);
}

const addedUp = new WeakMap<
  readonly OrderRecord[],
  { readonly since: CalendarDate; readonly ordered: ReadonlyMap<string, Ordered> }
>();

function addUp(
  orders: readonly OrderRecord[],
  ordered: Map<string, Ordered>,
  since: CalendarDate,
  market: Market,
): Map<string, Ordered> {
  for (const { placedAt, lines, status } of orders) {
    if (status !== null && !settled.has(status)) continue;
    const date = dateIn(placedAt, market.timeZone);
    for (const { productId, quantity } of lines) {
      const { casesLately = 0, quantities = [] } = ordered.get(productId) ?? {};
      ordered.set(productId, {
        last: { quantity, date },
        casesLately: casesLately + (date >= since ? quantity : 0),
        quantities: [...quantities, quantity].sort((a, b) => a - b),
      });
    }
  }
  return ordered;
}

/** Ends of past orders that came through. The status of a placed one is null, and it counts at once. */
const settled: ReadonlySet<string> = new Set(['delivered', 'in-settlement']);
