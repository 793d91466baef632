import {
  createDemoAdapter,
  createMemoryStore,
  type DemoAdapter,
  type DemoOptions,
  type FaultKind,
  storyTime,
} from '../../src/adapters/demo';
import type { Adapter } from '../../src/ports';
import type { Fixtures, Harness, TestEnvironment, Peek, Persona, Fault } from '../../src/testing';

const seats: Readonly<Record<Persona, DemoOptions>> = {
  // A store with own checkout fields, so that every case of the kit runs.
  buyer: { user: 'dana', scenario: 'own-fields' },
  viewer: { user: 'priya' },
  guest: { scenario: 'guest-checkout' },
};

/** Fixtures of the demo for the kit, at the account “taproom”. The kit finds products itself. */
export const demoFixtures: Fixtures = {
  accountId: 'harbor-lane-taproom',
  otherAccountId: 'brasserie-du-canal',
  stoppedAccountId: 'low-tide-arcade-bar',
  noCheckoutAccountId: 'sawyer-street-market',
  otherLocale: 'fr-CA',
  products: { unlisted: 'p-845011' },
  // Juice, which a truck delivers, and gas, which a van delivers.
  orderable: [
    { productId: 'p-677105', quantity: 40 },
    { productId: 'p-902001', quantity: 2 },
  ],
  imageKey: 'logo',
  password: { current: 'Taproom-2207', next: 'Bottle-Shop-2215' },
  paymentToken: 'demo.card.Visa.1111.2031-04.kitkit',
  registration: {
    accountNumber: '0048-2207',
    code: 'NQ-2207-HAR',
    invoiceNumber: 'INV-80670',
    mobileNumber: '(207) 555-0190',
    smsCode: '204816',
    rejected: { accountNumber: '0050-7741', code: 'NQ-7741-LOW' },
  },
  activation: {
    unverified: 'new@harborlane.example',
    verified: 'dana@harborlane.example',
    unknown: 'nobody@else.example',
  },
};

const kinds: Readonly<Record<Fault, FaultKind>> = {
  unreachable: 'offline',
  timeout: 'timeout',
  'signed-out': 'signed-out',
  forbidden: 'forbidden',
  'too-many-requests': 'rate-limited',
  unavailable: 'unavailable',
  malformed: 'malformed',
};

function peekOf({ demo }: DemoAdapter): Peek {
  return {
    cart: async (accountId) => (await demo.peek()).carts.find((cart) => cart.accountId === accountId)?.lines ?? [],
    orders: async (accountId) =>
      (await demo.peek()).orders.filter((order) => order.accountId === (accountId ?? 'guest')).map(({ id }) => id),
    lists: async (accountId) => (await demo.peek()).lists.filter((list) => list.accountId === accountId),
    reminders: async (accountId) =>
      (await demo.peek()).reminders.filter((reminder) => reminder.accountId === accountId).map(({ id }) => id),
    language: async () => (await demo.currentBuyer())?.language ?? null,
  };
}

/** Wraps the demo for the kit. */
export type Wrap = (adapter: DemoAdapter) => Adapter;

/**
 * Harness of the demo, optionally with a defect. Each case gets a new demo; data that never changes is computed once.
 */
export function demoHarness({
  wrap = (adapter) => adapter,
  fixtures = {},
  ...options
}: DemoOptions & { readonly wrap?: Wrap; readonly fixtures?: Fixtures } = {}): Harness {
  const tabs = new Map<Persona, readonly [DemoAdapter, DemoAdapter]>();
  function tabsOf(seat: Persona): readonly [DemoAdapter, DemoAdapter] {
    const shared = {
      storage: createMemoryStore(),
      clock: () => storyTime,
      ...seats[seat],
      ...(seat === 'buyer' ? options : {}),
    };
    const made = tabs.get(seat) ?? ([createDemoAdapter(shared), createDemoAdapter(shared)] as const);
    tabs.set(seat, made);
    return made;
  }
  return {
    fixtures: { ...demoFixtures, ...fixtures },
    now: () => storyTime,
    async open(seat): Promise<TestEnvironment> {
      const [adapter, second] = tabsOf(seat);
      for (const { demo } of [adapter, second]) {
        await demo.reset();
        demo.setFaults([]);
      }
      return {
        adapter: wrap(adapter),
        second: () => wrap(second),
        peek: peekOf(adapter),
        injectFault(code) {
          adapter.demo.setFaults(code === null ? [] : [{ method: '*', kind: kinds[code] }]);
          return true;
        },
      };
    },
  };
}
