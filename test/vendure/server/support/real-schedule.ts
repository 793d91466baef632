import { createVendureAdapter, type VendureAdapter } from '../../../../src/adapters/vendure';
import type { OrderRefusal, OrderRequest, Order } from '../../../../src/domain';
import type { InLocale } from '../../../../src/ports';
import { type Commit, createCommit } from '../../../../src/runtime/commit/commit';
import type { CommitState } from '../../../../src/runtime/commit/commit.types';
import { type IntentStore, intentStore, timedLock } from '../../../../src/runtime/commit/intent';
import { placeOrderOperation } from '../../../../src/runtime/commit/place-order';
import { memoryStore } from '../../../../src/runtime/storage';
import { type Random, randomFrom } from '../../../support/once-only/random';
import { SharedLocks } from '../../../support/once-only/tab';

const locale = 'en-US';

/** Waits of the library run this many times faster, so that a schedule takes seconds. */
const FASTER = 20;
/** Milliseconds in which a buyer clicks and requests meet faults. */
const FAULTY_MS = 1_500;
/** Milliseconds after which every outcome has to be known. */
const SETTLED_MS = 30_000;
/** A number of cases above every account's minimum. */
const ENOUGH = 60;

const pause = (milliseconds: number): Promise<void> => new Promise((over) => setTimeout(over, milliseconds));

/** One buyer of a shop and two of their accounts. */
export interface ScheduledBuyer {
  /** Addresses of the processes that serve the shop. */
  readonly urls: readonly string[];
  readonly token: string;
  readonly accounts: readonly [string, string];
}

/** Failures of a schedule; all zeros when there were none. */
export interface RealFindings {
  readonly duplicates: number;
  readonly lost: number;
  readonly wrongAccount: number;
  readonly orders: number;
}

/** A connection whose requests go to any of the processes, and meet faults until it is healthy. */
class Connection {
  isHealthy = true;

  constructor(
    private readonly urls: readonly string[],
    private readonly random: Random,
  ) {}

  /** The `fetch` of one page; a closed page gets no response. */
  readonly fetchFor =
    (isOpen: () => boolean): typeof fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      const body = request.method === 'GET' ? null : await request.text();
      const { pathname, search } = new URL(request.url);
      const url = this.urls[this.random.whole(0, this.urls.length - 1)] ?? '';
      const send = (): Promise<Response> =>
        fetch(`${url}${pathname}${search}`, {
          method: request.method,
          headers: request.headers,
          body,
          signal: request.signal,
        });
      if (this.isHealthy) return send();
      const { random } = this;
      // Requests that decide the outcome are few among many reads.
      const odds = body !== null && /commitTradeAttempt|placeTradeOrder|abandonTradeAttempt/.test(body) ? 1 : 0.1;
      await pause(random.whole(0, 200));
      if (random.chance(0.15 * odds)) throw new TypeError('fetch failed');
      if (random.chance(0.15 * odds)) void send().catch(() => undefined);
      const response = await send();
      await pause(random.whole(0, random.chance(0.2 * odds) ? 1_500 : 100));
      if (!isOpen()) return new Promise(() => undefined);
      if (random.chance(0.25 * odds)) throw new TypeError('fetch failed');
      if (random.chance(0.1 * odds))
        return new Response('<!doctype html><h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
      return response;
    };
}

interface Shown {
  readonly phase: CommitState<Order, OrderRefusal>['phase'];
  readonly order: string | null;
  readonly handle: string | null;
}

/** A page with the checkout in it. */
class Tab {
  isOpen = true;
  readonly shown: Shown[] = [];
  readonly commit: Commit<OrderRequest, Order, OrderRefusal>;
  #handle: string | null = null;

  constructor(browser: {
    readonly adapterFor: (isOpen: () => boolean) => VendureAdapter;
    readonly intents: IntentStore;
    readonly locks: SharedLocks | null;
    readonly newKey: () => string;
    readonly clock: () => number;
  }) {
    const isOpen = () => this.isOpen;
    const { checkout, id } = browser.adapterFor(isOpen);
    if (!checkout?.prepare || !checkout.place || !checkout.outcome || !checkout.abandon)
      throw new Error('The shop places no orders');
    const { prepare, place, outcome, abandon } = checkout;
    const operation = placeOrderOperation({ prepare, place, outcome, abandon }, () => locale);
    const { intents } = browser;
    this.commit = createCommit(
      {
        ...operation,
        prepare: (payload) => {
          this.#handle = null;
          return operation.prepare(payload);
        },
        send: (attempt) => {
          this.#handle = attempt.handle;
          return operation.send(attempt);
        },
        lookUp: (intent) => {
          this.#handle = intent.handle;
          return operation.lookUp(intent);
        },
      },
      {
        adapter: id,
        user: 'dana',
        clock: browser.clock,
        newKey: browser.newKey,
        wait: (milliseconds) => new Promise((over) => setTimeout(() => isOpen() && over(), milliseconds / FASTER)),
        lock: browser.locks?.of(isOpen) ?? timedLock,
        // A closed page writes nothing more.
        intents: {
          ...intents,
          save: (intent) => isOpen() && intents.save(intent),
          remove: (key) => isOpen() && intents.remove(key),
        },
      },
    );
    this.commit.store.subscribe((state) => {
      if (!this.isOpen || !['done', 'not-done', 'refused', 'unknown'].includes(state.phase)) return;
      this.shown.push({
        phase: state.phase,
        order: state.phase === 'done' ? state.value.id : null,
        handle: this.#handle,
      });
    });
  }

  /** Closes the page. Requests that it has sent still arrive. */
  close(): void {
    this.isOpen = false;
  }

  get phase() {
    return this.commit.store.getState().phase;
  }
}

/** All orders of an account. */
async function ordersOf({ orders }: VendureAdapter, accountId: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 0; ; page += 1) {
    const found = await orders?.list?.({ accountId, locale, page, pageSize: 100 });
    ids.push(...(found?.items ?? []).map(({ id }) => id));
    if (found?.hasMore !== true) return ids;
  }
}

/** A completed checkout of an account's cart, which is filled if it is empty. */
export async function createRequest(
  { cart, catalog, checkout }: VendureAdapter,
  accountId: string,
): Promise<OrderRequest & InLocale> {
  const at = { accountId, locale };
  const before = await cart?.read?.(at);
  if (before?.lines.length === 0) {
    const found = await catalog?.search?.({ ...at, text: '', page: 0, pageSize: 20, sort: null, facets: {} });
    const product = found?.items.find(({ stock, price }) => stock.label === null && price.state === 'known');
    await cart?.change?.({
      ...at,
      change: { type: 'add', productId: product?.id ?? '', quantity: ENOUGH },
      revision: null,
    });
  }
  const open = await checkout?.open?.(at);
  if (open === undefined) throw new Error('The shop has no checkout');
  const [delivery] = open.deliveries;
  return {
    accountId,
    guest: null,
    cartId: open.cart.id,
    expectedTotal: open.cart.totals.total,
    method: delivery?.method ?? 'delivery',
    date: delivery?.slots.find(({ closedReason }) => closedReason === null)?.date ?? null,
    additionalDeliveries: [],
    empties: { cylinder: 0, glass: 0 },
    notes: 'Rear door',
    purchaseOrderNumber: 'PO-7',
    paymentMethodId: open.paymentMethods[0]?.id ?? null,
    termsAccepted: true,
    locale,
  };
}

/**
 * A buyer, one browser and a faulty connection to a real server: clicks, also double clicks, reloads, a second tab and
 * another account; requests that are delayed, lost, repeated or answered by a proxy. Then the faults end, the buyer opens
 * a page once more, and every outcome has to be known. The server's orders decide.
 */
export async function runRealSchedule(
  seed: number,
  { urls, token, accounts }: ScheduledBuyer,
  /** Called while the buyer clicks. */
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<RealFindings> {
  const random = randomFrom(seed);
  const connection = new Connection(urls, random);
  const started = Date.now();
  const adapterFor = (isOpen: () => boolean): VendureAdapter =>
    createVendureAdapter({
      baseUrl: urls[0] ?? '',
      trade: true,
      token: { get: () => token, set: () => undefined },
      fetch: connection.fetchFor(isOpen),
      termsHref: 'https://shop.example/terms',
    });
  const outside = adapterFor(() => true);
  const before = await Promise.all(accounts.map((account) => ordersOf(outside, account)));
  const requests = [await createRequest(outside, accounts[0]), await createRequest(outside, accounts[1])] as const;

  const store = memoryStore();
  const browser = {
    adapterFor,
    intents: intentStore(store),
    locks: random.chance(0.5) ? new SharedLocks() : null,
    newKey: () => `schedule-${started}-${seed}-${(keys += 1)}`,
    clock: () => started + (Date.now() - started) * FASTER,
  };
  let keys = 0;
  const tabs: Tab[] = [];
  const open = (): Tab => {
    const tab = new Tab(browser);
    tabs.push(tab);
    void tab.commit.resume();
    return tab;
  };
  let current = open();
  let request = random.pick(requests);
  const click = (tab: Tab): void => {
    if (!tab.isOpen) return;
    if (tab.phase === 'unknown') return void tab.commit.check();
    // No buyer knowingly repeats a finished order.
    if (tab.phase === 'done') return;
    void tab.commit.submit(request);
    if (random.chance(0.4)) void tab.commit.submit(request);
  };

  connection.isHealthy = false;
  const interruption = meanwhile();
  for (let moves = random.whole(2, 6); moves > 0; moves -= 1) {
    const what = random.next();
    if (what < 0.5) click(random.chance(0.7) ? current : random.pick([current, ...tabs]));
    else if (what < 0.75) {
      current.close();
      current = open();
    } else if (what < 0.9) {
      current = open();
      click(current);
    } else request = random.pick(requests);
    await pause(random.whole(20, FAULTY_MS / 3));
  }
  await interruption;
  connection.isHealthy = true;

  const settle = async (tab: Tab): Promise<void> => {
    const end = Date.now() + SETTLED_MS;
    while (Date.now() < end) {
      if (tab.phase === 'unknown') await tab.commit.check();
      if (!['sending', 'checking', 'unknown'].includes(tab.phase)) return;
      await pause(50);
    }
  };
  for (const tab of tabs) if (random.chance(0.6)) tab.close();
  await Promise.all(tabs.filter(({ isOpen }) => isOpen).map(settle));
  for (const tab of tabs) tab.close();
  // Without locks an intent counts as abandoned when its response is overdue.
  await pause(61_000 / FASTER);
  const last = new Tab(browser);
  tabs.push(last);
  await last.commit.resume();
  await settle(last);

  const after = await Promise.all(accounts.map((account) => ordersOf(outside, account)));
  const added = after.map((ids, at) => ids.filter((id) => before[at]?.includes(id) !== true));
  const details = await Promise.all(
    added.flatMap((ids, at) =>
      ids.map(async (orderId) => ({
        intended: accounts[at],
        order: await outside.orders?.read?.({ accountId: accounts[at] ?? '', locale, orderId }),
      })),
    ),
  );
  const shown = tabs.flatMap((tab) => tab.shown);
  const shownIds = new Set(shown.flatMap(({ order }) => order ?? []));
  const doneHandles = new Set(
    shown.flatMap(({ phase, handle }) => (phase === 'done' && handle !== null ? handle : [])),
  );
  const wrong = shown.filter(
    ({ phase, handle }) => (phase === 'not-done' || phase === 'refused') && handle !== null && doneHandles.has(handle),
  );
  return {
    duplicates: added.reduce((sum, ids) => sum + Math.max(0, ids.length - 1), 0),
    lost:
      added.flat().filter((id) => !shownIds.has(id)).length +
      browser.intents.list(outside.id, 'dana').length +
      wrong.length,
    wrongAccount: details.filter(({ intended, order }) => order?.accountId !== intended).length,
    orders: added.flat().length,
  };
}
