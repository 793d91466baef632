import type { SalesforceAdapter } from '../../../src/adapters/salesforce';
import type { InLocale } from '../../../src/ports';
import type { OrderRequest } from '../../../src/domain';
import { memoryStore } from '../../../src/runtime/storage';
import { fetchWithCookies } from '../../adapters/salesforce/support/store';
import { inProcessFetch } from '../platform-server/in-process';
import type { FaultRule } from '../platform-server/faults/rules';
import { recordId } from '../platform-server/ids';
import type { PlatformBehaviour } from '../platform-server/options';
import { peek } from '../platform-server/peek';
import { createPlatform, type Platform } from '../platform-server/platform';
import { adapterOver, type Browser, ORIGIN, PlatformTab } from './platform-tab';
import { type Random, randomFrom } from './random';
import { type Findings, isNoticed } from './schedule';
import { type Ablation, SharedLocks } from './tab';
import { VirtualTime } from './virtual-time';
import { Wire } from './wire';

const FAULTY_MS = 10 * 60_000;
const STORY_TIME = Date.parse('2026-11-17T10:35:00-05:00');
/** Turns of the event loop after which a response is certainly parsed. */
const TURNS = 3;

const PLACING = { method: 'POST', path: 'checkouts/*/orders**' } as const;
const CHECKOUT = 'webstores/*/checkouts/*';

const worlds = new Map<string, Platform>();
/** Clock of the schedule that runs; only one runs at a time. */
let running = new VirtualTime();

/** Returns the store in its initial state. Its world is built once for all schedules. */
function freshPlatform(scenario: string, behaviour: Partial<PlatformBehaviour>): Platform {
  const known = worlds.get(scenario) ?? createPlatform({ scenario, clock: () => STORY_TIME + running.now });
  worlds.set(scenario, known);
  known.clear(behaviour);
  return known;
}

/** Faults of a store and its proxies, each for a limited time. */
const storeFaults: readonly FaultRule[] = [
  { ...PLACING, fault: { kind: 'drop', after: true }, times: 1 },
  { ...PLACING, fault: { kind: 'status', status: 502, body: 'html', after: true }, times: 1 },
  { ...PLACING, fault: { kind: 'never', after: true }, times: 1 },
  { ...PLACING, fault: { kind: 'truncated' }, times: 2 },
  { ...PLACING, fault: { kind: 'twice' }, times: 2 },
  { ...PLACING, fault: { kind: 'late', ms: 20_000 }, times: 1 },
  { ...PLACING, fault: { kind: 'late', ms: 200_000 }, times: 1 },
  { ...PLACING, fault: { kind: 'with-errors', title: 'We are unable to place the order.' }, times: 1 },
  { ...PLACING, fault: { kind: 'status', status: 409, code: 'CHECKOUT_CONFLICT' }, times: 1 },
  { ...PLACING, fault: { kind: 'status', status: 202, body: 'empty', after: true }, times: 1 },
  { ...PLACING, fault: { kind: 'status', status: 500 }, times: 1 },
  { method: 'PATCH', path: CHECKOUT, fault: { kind: 'status', status: 409, code: 'CHECKOUT_CONFLICT' }, times: 2 },
  { method: 'GET', path: CHECKOUT, fault: { kind: 'status', status: 423 }, times: 2 },
  { method: 'GET', path: CHECKOUT, fault: { kind: 'status', status: 202, body: 'empty', retryAfter: 1 }, times: 2 },
  { method: 'DELETE', path: CHECKOUT, fault: { kind: 'status', status: 500, after: true }, times: 1 },
  { method: 'POST', path: 'webstores/*/checkouts', fault: { kind: 'drop', after: true }, times: 1 },
  { method: 'POST', path: 'payments', fault: { kind: 'drop', after: true }, times: 1 },
  { path: 'actions/lookup', fault: { kind: 'status', status: 404 }, times: 3 },
  { path: 'actions/lookup', fault: { kind: 'status', status: 503, retryAfter: 2 }, times: 2 },
  { path: 'getCheckoutOutcome', fault: { kind: 'status', status: 500 }, times: 2 },
];

const behaviourFrom = (random: Random): Partial<PlatformBehaviour> => ({
  checkoutReads: random.whole(0, 2),
  orderReads: random.whole(0, 3),
  calculationReads: random.whole(0, 1),
  writeMs: random.whole(0, 300),
  afterClosed: random.pick(['kept', 'gone']),
  placeOrderV2: random.chance(0.5),
  simplifiedCleanup: random.chance(0.5),
});

const guest = { lastName: 'Almeida', email: 'rui@almeida.example', phoneNumber: '(207) 555-0117' };

/** A number of cases above every account's minimum. */
const ENOUGH = 60;

/** A completed checkout, as the page had it before the faults began. */
async function createRequest(
  { cart, catalog, checkout }: SalesforceAdapter,
  accountId: string | null,
): Promise<OrderRequest & InLocale> {
  const at = { accountId, locale: 'en-US' };
  if ((await cart.read(at)).lines.length === 0) {
    const { items } = await catalog.search({ ...at, text: '', page: 0, pageSize: 20, sort: null, facets: {} });
    const product = items.find(({ stock, price }) => stock.label === null && price.state === 'known');
    await cart.change({
      ...at,
      change: { type: 'add', productId: product?.id ?? '', quantity: ENOUGH },
      revision: null,
    });
  }
  const open = await checkout.open(at);
  const [delivery] = open.deliveries;
  return {
    accountId,
    guest: accountId === null ? guest : null,
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
    locale: 'en-US',
  };
}

/**
 * A buyer, one browser and a faulty connection to a store for ten minutes: clicks (also double clicks), reloads, a
 * second tab, account switches; calls that are delayed, lost, repeated or answered by a proxy; a platform that
 * recalculates, locks and conflicts. Then all faults end, the buyer opens a page once more, and every outcome has to be
 * known. The store's ledger decides.
 */
export async function runPlatformSchedule(seed: number, ablation: Ablation = 'nothing'): Promise<Findings> {
  const random = randomFrom(seed);
  const time = new VirtualTime(TURNS);
  running = time;
  const restore = time.install();
  try {
    return await runSteps(random, time, ablation);
  } finally {
    restore();
  }
}

async function runSteps(random: Random, time: VirtualTime, ablation: Ablation): Promise<Findings> {
  const isGuest = random.chance(0.2);
  const platform = freshPlatform(isGuest ? 'guest-checkout' : 'full-cart', behaviourFrom(random));
  const store = fetchWithCookies(ORIGIN, inProcessFetch(platform).fetch);
  // The site's page has loaded before its calls start, and identifies the guest.
  if (isGuest) await store(`${ORIGIN}/`);
  else
    await store(`${ORIGIN}/login`, {
      method: 'POST',
      body: '{"username":"dana"}',
      headers: { 'content-type': 'application/json' },
    });
  const requests = await within(time, createRequests(platform, store, isGuest));
  const pickRequest = () => random.pick(requests);
  platform.faults.set(storeFaults.filter(() => random.chance(0.1)));

  const accountByCheckout = new Map<string, string | null>();
  const wire = new Wire(time, random, store);
  let keys = 0;
  const browser: Browser = {
    time,
    wire,
    platform,
    store: memoryStore(),
    user: isGuest ? 'guest' : 'dana',
    ablation,
    newKey: () => `k${++keys}`,
    // Browsers with and without locks.
    locks: random.chance(0.5) ? new SharedLocks() : null,
    onSent: (handle, accountId) => void accountByCheckout.set(checkoutOf(handle), accountId),
  };
  const tabs: PlatformTab[] = [];
  const open = (): PlatformTab => {
    const tab = new PlatformTab(browser);
    tabs.push(tab);
    void tab.commit.resume();
    return tab;
  };

  let current = open();
  let nextRequest = pickRequest();
  const click = (tab: PlatformTab) => {
    if (!tab.isOpen) return;
    const { phase } = tab.commit.store.getState();
    if (phase === 'unknown') return void tab.commit.check();
    // A buyer who saw the confirmation starts another order; no buyer knowingly orders the same cart again.
    if (phase === 'done') return;
    const request = nextRequest;
    void tab.commit.submit(request);
    if (random.chance(0.4)) void tab.commit.submit(request);
    if (random.chance(0.25)) time.after(random.whole(1, 2_000), () => (nextRequest = pickRequest()));
    if (random.chance(0.3)) time.after(random.whole(1, 200), () => tab.isOpen && void tab.commit.submit(request));
  };

  for (let moves = random.whole(3, 8), at = time.now; moves > 0; moves--) {
    at += random.whole(50, FAULTY_MS / 10);
    time.at(at, () => {
      const what = random.next();
      if (what < 0.55) return click(random.chance(0.7) ? current : random.pick([current, ...tabs]));
      if (what < 0.8) {
        current.close();
        current = open();
        return;
      }
      if (what < 0.93) {
        current = open();
        return click(current);
      }
      nextRequest = pickRequest();
    });
  }
  await time.run(time.now + FAULTY_MS);

  wire.isHealthy = true;
  platform.faults.clear();
  for (const tab of tabs) if (random.chance(0.6)) tab.close();
  await time.run(time.now + 5 * 60_000);
  for (const tab of tabs) if (tab.isOpen && tab.commit.store.getState().phase === 'unknown') void tab.commit.check();
  await time.run();
  for (const tab of tabs) tab.close();
  time.now += 10 * 60_000;
  const last = open();
  await time.run();
  if (last.commit.store.getState().phase === 'unknown') void last.commit.check();
  await time.run();
  return judge(platform, tabs, accountByCheckout, browser.store.keys().length);
}

/** The buyer's two accounts, or a guest. */
async function createRequests(platform: Platform, store: typeof fetch, isGuest: boolean) {
  const adapter = adapterOver(platform, store);
  const accounts = isGuest
    ? [null]
    : [
        recordId('account', 1),
        recordId('account', platform.world.accounts.findIndex(({ id }) => id === 'english-bay-social') + 1),
      ];
  const [first, ...others] = await Promise.all(accounts.map((accountId) => createRequest(adapter, accountId)));
  if (first === undefined) throw new Error('There is nothing to order');
  return [first, ...others] as const;
}

/** Returns the result of asynchronous work while the schedule's clock runs. */
async function within<T>(time: VirtualTime, work: Promise<T>): Promise<T> {
  let done = false;
  void work.finally(() => (done = true)).catch(() => undefined);
  while (!done) await time.run();
  return work;
}

const checkoutOf = (handle: string): string => (handle.split('.')[0] ?? '').slice(0, 15);

function judge(
  platform: Platform,
  tabs: readonly PlatformTab[],
  accountByCheckout: ReadonlyMap<string, string | null>,
  remainingIntents: number,
): Findings {
  const { carts, orders } = peek(platform);
  const shownOutcomes = tabs.flatMap((tab) => tab.shownOutcomes);
  const shownNumbers = new Set(shownOutcomes.flatMap(({ order }) => order?.number ?? []));
  const ordered = new Set(orders.map(({ checkoutId }) => checkoutOf(checkoutId ?? '')));
  const wrongOutcomes = shownOutcomes.filter(
    ({ phase, handle }) =>
      (phase === 'not-done' || phase === 'refused') && handle !== null && ordered.has(checkoutOf(handle)),
  );
  const accountId = (id: string | null) =>
    id === null ? null : recordId('account', platform.world.accounts.findIndex((account) => account.id === id) + 1);
  const ordersOnWrongAccount = orders.filter((order) => {
    const cart = carts.find(({ id }) => id === order.cartId);
    const request = accountByCheckout.get(checkoutOf(order.checkoutId ?? ''));
    return cart?.accountId !== order.accountId || (request ?? null) !== accountId(order.accountId);
  });
  return {
    duplicates: orders.length - new Set(orders.map(({ cartId }) => cartId)).size,
    lost: orders.filter(({ number }) => !shownNumbers.has(number)).length + remainingIntents + wrongOutcomes.length,
    wrongAccount: ordersOnWrongAccount.length,
    orders: orders.length,
    attempts: shownOutcomes.length,
  };
}

/** Sums the findings of many schedules. */
export async function runPlatformSchedules(from: number, count: number, ablation: Ablation = 'nothing') {
  const sum = {
    schedules: count,
    duplicates: 0,
    lost: 0,
    wrongAccount: 0,
    orders: 0,
    attempts: 0,
    worst: null as number | null,
  };
  for (let seed = from; seed < from + count; seed++) {
    const found = await runPlatformSchedule(seed, ablation);
    sum.duplicates += found.duplicates;
    sum.lost += found.lost;
    sum.wrongAccount += found.wrongAccount;
    sum.orders += found.orders;
    sum.attempts += found.attempts;
    if (sum.worst === null && found.duplicates + found.lost + found.wrongAccount > 0) sum.worst = seed;
    if (isNoticed(ablation, found)) break;
  }
  return sum;
}
