import { storyTime } from '../../src/adapters/demo';
import type { Fixtures, Harness, TestEnvironment, Peek, Persona, Fault } from '../../src/testing';
import { openStore, type Store } from '../adapters/salesforce/support/store';
import type { Fault as ServerFault } from '../support/platform-server';
import { recordId } from '../support/platform-server/ids';

/** Milliseconds after which no rate limit of the store is active. */
const RATE_LIMIT_MS = 61_000;

/** Id of the nth account of the store. */
const account = (nth: number): string => recordId('account', nth);

/** Fixtures of the store for the kit. The kit finds products itself. */
export const salesforceFixtures: Fixtures = {
  accountId: account(1),
  otherAccountId: account(2),
  stoppedAccountId: account(6),
  noCheckoutAccountId: account(8),
  otherLocale: 'fr-CA',
  unknownId: recordId('account', 9999),
  products: { unlisted: recordId('product', '845011') },
  orderable: [
    { productId: recordId('product', '677105'), quantity: 40 },
    { productId: recordId('product', '902001'), quantity: 2 },
  ],
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

const seats: Readonly<Record<Persona, readonly [scenario: string, buyer: string | null]>> = {
  // A store with own checkout fields, so that every case of the kit runs.
  buyer: ['own-fields', 'dana'],
  viewer: ['default', 'priya'],
  guest: ['guest-checkout', null],
};

const faults: Readonly<Record<Fault, ServerFault | null>> = {
  unreachable: { kind: 'drop' },
  // No timeout fault: the adapter's own timeout is longer than a test should take.
  timeout: null,
  'signed-out': { kind: 'status', status: 401 },
  forbidden: { kind: 'status', status: 403 },
  'too-many-requests': { kind: 'status', status: 429, retryAfter: 1 },
  unavailable: { kind: 'status', status: 503 },
  malformed: { kind: 'truncated' },
};

function peekOf({ server, peek }: Store, buyer: string | null): Peek {
  const idOf = (of: string | null): string | null => {
    const place = server.platform.world.accounts.findIndex(({ id }) => id === of);
    return place < 0 ? of : account(place + 1);
  };
  return {
    cart: async (accountId) => peek().carts.find((cart) => idOf(cart.accountId) === accountId)?.lines ?? [],
    orders: async (accountId) =>
      peek()
        .orders.filter((order) => idOf(order.accountId) === accountId)
        .map(({ id }) => id),
    lists: async (accountId) => peek().wishlists.filter((list) => idOf(list.accountId) === accountId),
    language: async () => {
      const { sessions, world } = server.platform;
      const known = world.buyers.find(({ id }) => id === buyer);
      return known === undefined ? null : sessions.languageOf(known).replace('_', '-');
    },
    reminders: async (accountId) =>
      peek()
        .reminders.filter((reminder) => idOf(reminder.accountId) === accountId)
        .map(({ id }) => id),
  };
}

/** Harness of the Salesforce adapter over HTTP, with a new server for each case. `buyer` replaces the default buyer. */
export async function salesforceHarness({
  buyer = 'dana',
  fixtures = {},
}: { readonly buyer?: string; readonly fixtures?: Fixtures } = {}): Promise<Harness & { close(): Promise<void> }> {
  const store = await openStore({ clock: () => storyTime });
  const { platform } = store.server;
  // The adapter respects a rate limit until it expires, so the clock advances between two faults.
  let ahead = 0;
  const clock = () => storyTime + ahead;
  return {
    fixtures: { ...salesforceFixtures, ...fixtures },
    now: clock,
    async open(seat): Promise<TestEnvironment> {
      const [scenario, usual] = seats[seat];
      // A new page has no rate limit, so its clock is reset.
      ahead = 0;
      const who = seat === 'buyer' ? buyer : usual;
      platform.reset({ scenario });
      await store.signIn(who);
      return {
        adapter: store.adapterWith({ clock }),
        second: () => store.adapterWith({ clock }),
        peek: peekOf(store, who),
        injectFault(code) {
          ahead += RATE_LIMIT_MS;
          const fault = code === null ? null : faults[code];
          platform.faults.clear();
          if (fault !== null) platform.faults.add({ path: '**', fault });
          return fault !== null;
        },
      };
    },
    close: () => store.close(),
  };
}
