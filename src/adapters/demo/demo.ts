import { type CallOptions, PortError } from '../../ports';
import { createContext } from './context';
import type { DemoAdapter, DemoControl, DemoOptions } from './demo.types';
import { createFaults } from './faults';
import type { LazyPorts } from './lazy-ports';
import { accountsPort } from './ports/accounts';
import { cartPort } from './ports/cart';
import { catalogPort } from './ports/catalog';
import { contactPort } from './ports/contact';
import { activationPort, contentPort } from './ports/content';
import { easyOrderPort } from './ports/easy-order';
import { insightsPort } from './ports/insights';
import { invoicesPort } from './ports/invoices';
import { listsPort } from './ports/lists';
import { notificationsPort } from './ports/notifications';
import { ordersPort } from './ports/orders';
import { promotionsPort } from './ports/promotions';
import { remindersPort } from './ports/reminders';
import { rewardsPort } from './ports/rewards';
import { sessionPort } from './ports/session';
import { supportPort } from './ports/support';
import { walletPort } from './ports/wallet';
import { createRepricing } from './repricing';
import { type Scenario, scenarioFor } from './scenarios';
import { createBrowserStore, createMemoryStore, type DemoStore } from './store/demo-store';
import { RECORD_VERSION } from './store/records';
import { createWorld } from './world';

const SEED = 2207;
const FIRST_BUYER = 'dana';

function storeFor(storage: DemoOptions['storage'] = 'indexeddb'): DemoStore {
  if (storage === 'memory') return createMemoryStore();
  return storage === 'indexeddb' ? createBrowserStore() : storage;
}

/** Scenarios with different data have separate namespaces; those that only simulate errors share the default one. */
const namespaceOf = ({ id, changes }: Scenario, seed: number): string =>
  `v${RECORD_VERSION}/${changes === undefined ? 'default' : id}/${seed}`;

/**
 * Creates a complete backend in the browser: accounts, products, prices, carts, checkout and a year of orders, stored
 * in IndexedDB. Creating one reads and writes nothing. Two adapters with the same options return the same data.
 */
export function createDemoAdapter(options: DemoOptions = {}): DemoAdapter {
  const { clock = Date.now, seed = SEED, user = FIRST_BUYER, latency = 0, idempotency = 'by-key' } = options;
  const scenario: Scenario =
    typeof options.scenario === 'object' ? options.scenario : scenarioFor(options.scenario ?? 'default');
  const store = storeFor(options.storage);
  const namespace = namespaceOf(scenario, seed);
  const world = createWorld({ seed, scenario, now: clock });
  const context = createContext({ world, store, namespace, user, honorsKeys: idempotency === 'by-key' });
  const faults = createFaults(scenario.faults ?? [], latency);
  const repricing = createRepricing(scenario.changes?.repricingReads ?? 0);
  const listeners = new Set<() => void>();
  const notifyListeners = (): void => listeners.forEach((listener) => listener());

  const demo: DemoControl = {
    scenario,
    buyers: world.buyers,
    currentBuyer: () => context.buyer(),
    async signIn(buyerId) {
      if (buyerId !== null && !world.buyers.some(({ id }) => id === buyerId))
        throw new PortError('not-found', 'The buyer does not exist');
      await context.saveSession((session) => ({ ...session, buyerId, accountId: null }));
      notifyListeners();
    },
    async reset() {
      await store.clear();
      context.forgetSession();
      notifyListeners();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setFaults(rules) {
      faults.set(rules);
      notifyListeners();
    },
    registrationHelp: async () => (await loadLazyPorts()).registrationHelp(context),
    peek: async () => (await loadLazyPorts()).peekAt(store, namespace, world),
  };

  const { call } = faults;
  const lazy = memoize(async () => (await loadLazyPorts()).lazyPorts(context, call, repricing));
  const commitSteps = { prepare: true, commit: true, outcome: true, abandon: true } as const;
  return {
    id: `demo/${namespace}`,
    demo,
    accounts: accountsPort(context, call),
    activation: activationPort(context, call),
    addPaymentMethod: lazyPort(lazy, 'addPaymentMethod', commitSteps),
    builder: lazyPort(lazy, 'builder', { fill: true }),
    cancelOrder: lazyPort(lazy, 'cancelOrder', commitSteps),
    cart: cartPort(context, call, repricing),
    catalog: catalogPort(context, call),
    checkout: lazyPort(lazy, 'checkout', {
      open: true,
      upload: true,
      prepare: true,
      place: true,
      outcome: true,
      abandon: true,
    }),
    contact: contactPort(context, call),
    claimReward: lazyPort(lazy, 'claimReward', commitSteps),
    content: contentPort(context, call),
    createCase: lazyPort(lazy, 'createCase', commitSteps),
    disputeInvoice: lazyPort(lazy, 'disputeInvoice', commitSteps),
    easyOrder: easyOrderPort(context, call),
    insights: insightsPort(context, call),
    invoices: invoicesPort(context, call),
    lists: listsPort(context, call),
    notifications: notificationsPort(context, call),
    orders: ordersPort(context, call),
    password: lazyPort(lazy, 'password', { policy: true, change: true }),
    payInvoices: lazyPort(lazy, 'payInvoices', commitSteps),
    profile: lazyPort(lazy, 'profile', { read: true, save: true, saveLanguage: true }),
    register: lazyPort(lazy, 'register', commitSteps),
    registration: lazyPort(lazy, 'registration', { findAccount: true, sendCode: true, verify: true }),
    promotions: promotionsPort(context, call),
    reminders: remindersPort(context, call),
    rewards: rewardsPort(context, call),
    sendMessage: lazyPort(lazy, 'sendMessage', commitSteps),
    session: sessionPort(context, call),
    setAutopay: lazyPort(lazy, 'setAutopay', commitSteps),
    support: supportPort(context, call),
    users: lazyPort(lazy, 'users', {
      search: true,
      read: true,
      options: true,
      create: true,
      edit: true,
      setEnabled: true,
    }),
    wallet: walletPort(context, call),
  };
}

/** Type of a port method. */
type Method = (request: never, options?: never) => Promise<unknown>;

/** Loads once and caches the result; tries again after a failure. */
function memoize<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () =>
    (loading ??= load().catch((thrown: unknown) => {
      loading = null;
      throw new PortError('unavailable', 'A part of the demo adapter failed to load', { cause: thrown });
    }));
}

/** Loads the code of the lazy ports on the first call: a page that only shows products does not load the checkout. */
const loadLazyPorts = /* @__PURE__ */ memoize(() => import('./lazy-ports'));

/** Creates a lazy port from the names of its methods; each loads the code on its first call. */
function lazyPort<Name extends keyof LazyPorts>(
  lazy: () => Promise<LazyPorts>,
  name: Name,
  methods: Readonly<Record<keyof LazyPorts[Name], true>>,
): LazyPorts[Name] {
  const method =
    (key: string): Method =>
    async (request, options: never | CallOptions | undefined) => {
      if (options?.signal?.aborted) throw new PortError('aborted', 'The call was aborted');
      // All members of a port are methods, which an indexed type cannot express; the options are those of that method.
      const port = (await lazy())[name] as unknown as Readonly<Record<string, Method>>;
      return port[key]?.(request, options as never);
    };
  // Each method has the type of the original, which TypeScript cannot express for a table created from names.
  return Object.fromEntries(Object.keys(methods).map((key) => [key, method(key)])) as unknown as LazyPorts[Name];
}
