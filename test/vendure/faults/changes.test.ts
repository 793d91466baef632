import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import type { VendureTradeAdapter } from '../../../src/adapters/vendure';
import { PortError } from '../../../src/ports';
import { createCartRuntime } from '../../../src/runtime/cart/cart.store';
import { addToCart, clearCart, read, readCart, signIn, variantOf } from '../server/support/client';
import { countingFetch, type Fault, type FaultyShop, faultReport, locale, openFaultyShop } from './fault-server';

// Rests on Vendure: each change is counted past the adapter.
const { trade } = inject('vendureUrls');
const report = faultReport('Changes under faults over HTTP');
afterAll(report.print);

let shop: FaultyShop;
beforeEach(async () => {
  shop = await openFaultyShop(trade);
});

const pause = (milliseconds: number): Promise<void> => new Promise((over) => setTimeout(over, milliseconds));
const NEW_PASSWORD = 'Bottle-Shop-2215';

/** A change that a form saves. */
interface Subject {
  readonly operation: string;
  readonly name: string;
  /** Field of its mutation. */
  readonly field: string;
  /** The change with a request that stays the same, however often it is called. */
  begin(adapter: VendureTradeAdapter): Promise<() => Promise<unknown>>;
  /** The change with a value that the server's rules reject, if it has such values. */
  readonly reject?: (adapter: VendureTradeAdapter) => Promise<unknown>;
  /** Number of executions. */
  executions(): Promise<number>;
  /** Refusals that a repeat can get after the first request was executed: they tell the buyer that it was. */
  readonly repeats: readonly string[];
}

const at = () => ({ accountId: shop.accountId, locale });
const count = async <Row>(query: string, field: string, row: z.ZodMiniType<Row>, is: (row: Row) => boolean) =>
  (await read(shop.asker, query, field, z.array(row))).filter(is).length;
const named = z.object({ name: z.string() });
const lists = (name: string): Promise<number> =>
  count('query Lists { tradeLists { name } }', 'tradeLists', named, (list) => list.name === name);
const memberUsers = z.object({ items: z.array(z.object({ email: z.string(), lastName: z.string() })) });
const users = async (is: (user: { readonly email: string; readonly lastName: string }) => boolean): Promise<number> =>
  (
    await read(
      shop.asker,
      'query Users { tradeUsers(options: { take: 100 }) { items { email lastName } } }',
      'tradeUsers',
      memberUsers,
    )
  ).items.filter(is).length;

const person = {
  email: 'nora@harborlane.example',
  firstName: 'Nora',
  lastName: 'Quill',
  phoneNumber: '(207) 555-0123',
  mobileNumber: '',
  language: 'en-US',
  permissions: ['ordering'],
} as const;

const subjects: readonly Subject[] = [
  {
    operation: 'O12',
    name: 'create a list',
    field: 'createTradeList',
    begin: async (adapter) => () =>
      adapter.lists.create({ ...at(), draft: { name: 'Cellar', description: '', items: [] } }),
    executions: () => lists('Cellar'),
    reject: (adapter) => adapter.lists.create({ ...at(), draft: { name: ' ', description: '', items: [] } }),
    repeats: ['name-taken'],
  },
  {
    operation: 'O12',
    name: 'rename a list',
    field: 'editTradeList',
    async begin(adapter) {
      const list = (await adapter.lists.list(at())).find(({ access }) => access === 'own');
      return () => adapter.lists.edit({ ...at(), listId: list?.id ?? '', name: 'Back bar', description: '' });
    },
    executions: () => lists('Back bar'),
    repeats: [],
  },
  {
    operation: 'O13',
    name: 'create a user',
    field: 'createTradeUser',
    begin: async (adapter) => {
      const key = `user-${shop.asker.token.slice(0, 12)}`;
      return () => adapter.users.create({ ...at(), key, user: { ...person, accountIds: [shop.accountId] } });
    },
    executions: () => users(({ email }) => email === person.email),
    reject: (adapter) =>
      adapter.users.create({ ...at(), key: 'bad', user: { ...person, email: 'nora', accountIds: [shop.accountId] } }),
    repeats: [],
  },
  {
    operation: 'O13',
    name: 'edit a user',
    field: 'editTradeUser',
    async begin(adapter) {
      const found = await adapter.users.search({
        ...at(),
        page: 0,
        pageSize: 50,
        text: 'sam@harborlane.example',
        permission: null,
        status: null,
        sort: 'NameAsc',
      });
      const user = await adapter.users.read({ ...at(), userId: found.items[0]?.id ?? '' });
      if (user === null) throw new Error('The user does not exist');
      const { id: userId, revision, accounts, ...details } = user;
      return () =>
        adapter.users.edit({
          ...at(),
          userId,
          revision,
          details: {
            firstName: details.firstName,
            lastName: 'Quill',
            phoneNumber: details.phoneNumber,
            mobileNumber: details.mobileNumber,
            language: details.language,
            permissions: details.permissions,
            accountIds: accounts.map(({ id }) => id),
          },
        });
    },
    executions: () => users(({ lastName }) => lastName === 'Quill'),
    // The user in the refusal has the new name.
    repeats: ['changed'],
  },
  {
    operation: 'O14',
    name: 'save the profile',
    field: 'saveTradeProfile',
    begin: async (adapter) => () => adapter.profile.save({ locale, changes: { lastName: 'Quill' } }),
    executions: () => users(({ email, lastName }) => email === 'dana@harborlane.example' && lastName === 'Quill'),
    reject: (adapter) => adapter.profile.save({ locale, changes: { lastName: ' ' } }),
    repeats: [],
  },
  {
    operation: 'O14',
    name: 'change the password',
    field: 'changeTradePassword',
    begin: async (adapter) => () => adapter.password.change({ current: 'tradefront-demo', next: NEW_PASSWORD }),
    executions: () =>
      signIn(shop.asker.url, 'dana@harborlane.example', NEW_PASSWORD).then(
        () => 1,
        () => 0,
      ),
    repeats: ['current-wrong', 'used-before'],
  },
];

const reasonOf = (answer: unknown): string | null => {
  const parsed = z.safeParse(z.object({ outcome: z.literal('refused'), reason: z.string() }), answer);
  return parsed.success ? parsed.data.reason : null;
};

/** The code of a call's error; null without one. */
async function codeOf(call: () => Promise<unknown>): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (thrown) {
    if (!(thrown instanceof PortError)) throw thrown;
    return thrown.code;
  }
}

describe.each(subjects.map((subject) => [`${subject.operation} ${subject.name}`, subject] as const))(
  '%s',
  (name, subject) => {
    /** The change under a fault of its mutation, and again without the fault. */
    async function under(given: Omit<Fault, 'field'>, timeout?: number) {
      let ahead = 0;
      const adapter = await shop.adapter({
        clock: () => Date.now() + ahead,
        ...(timeout === undefined ? {} : { timeout }),
      });
      const change = await subject.begin(adapter);
      await shop.strike({ field: subject.field, times: 1, ...given });
      const code = await codeOf(change);
      const first = await subject.executions();
      await shop.strike();
      ahead = 120_000;
      return { code, first, again: async () => reasonOf(await change()) };
    }

    it.each([
      ['F03', 'the request is lost', { kind: 'drop' }, 'timeout'],
      ['F05', 'the server fails', { kind: 'status', status: 500 }, 'unavailable'],
      ['F06', 'the server is down', { kind: 'status', status: 503 }, 'unavailable'],
      ['F07', 'there are too many requests', { kind: 'status', status: 429, retryAfter: 3 }, 'too-many-requests'],
      ['F09', 'the session has ended', { kind: 'status', status: 401 }, 'signed-out'],
      ['F10', 'access is missing', { kind: 'status', status: 403 }, 'forbidden'],
      ['F11', 'the record is missing', { kind: 'status', status: 404 }, 'not-found'],
      ['F16', 'a proxy answers its sign-in page', { kind: 'sign-in-page' }, 'signed-out'],
    ] as const satisfies readonly (readonly [string, string, Fault, string])[])(
      '%s: if %s, nothing changes, and a repeat executes it once',
      async (fault, _what, given, expected) => {
        const { code, first, again } = await under(given);
        expect([code, first]).toEqual([expected, 0]);
        expect([await again(), await subject.executions()]).toEqual([null, 1]);
        report.note(name, fault, `${expected}, 0 executed; 1 after a repeat`);
      },
    );

    it.each([
      ['F02', 'the response is lost', { kind: 'commit-and-drop' }, 'timeout'],
      ['F05', 'a proxy answers 502 after the execution', { kind: 'commit-and-status', status: 502 }, 'unavailable'],
      ['F15', 'the response is truncated', { kind: 'truncate' }, 'malformed'],
      ['F17', 'the response has no data', { kind: 'set', path: 'data', value: null }, 'malformed'],
    ] as const satisfies readonly (readonly [string, string, Fault, string])[])(
      '%s: if %s, a repeat executes nothing more',
      async (fault, _what, given, expected) => {
        const { code, first, again } = await under(given);
        expect([code, first]).toEqual([expected, 1]);
        expect([null, ...subject.repeats]).toContain(await again());
        expect(await subject.executions()).toBe(1);
        report.note(name, fault === 'F05' ? 'F05 executed' : fault, `${expected}, 1 executed; 1 after a repeat`);
      },
    );

    it('F04: a change that is executed after its timeout is executed once', async () => {
      const { code, again } = await under({ kind: 'delay', milliseconds: 1200 }, 600);
      expect(code).toBe('timeout');
      await pause(1500);
      expect(await subject.executions()).toBe(1);
      expect([null, ...subject.repeats]).toContain(await again());
      expect(await subject.executions()).toBe(1);
      report.note(name, 'F04', 'timeout, executed late; 1 after a repeat');
    });

    it('F24: two requests at once execute it once', async () => {
      const change = await subject.begin(await shop.adapter());
      const reasons = (await Promise.allSettled([change(), change()])).flatMap((result) =>
        result.status === 'fulfilled' ? [reasonOf(result.value)] : [],
      );
      expect(reasons).toContain(null);
      expect(await subject.executions()).toBe(1);
      report.note(name, 'F24', '1 executed');
    });
  },
);

it.each(
  subjects.flatMap(({ operation, name, reject }) =>
    reject === undefined ? [] : [[`${operation} ${name}`, reject] as const],
  ),
)('%s, F13: an invalid value is rejected at its field', async (name, reject) => {
  const adapter = await shop.adapter();
  const thrown: unknown = await reject(adapter).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ code: 'rejected' });
  expect(thrown instanceof PortError && Object.keys(thrown.fields ?? {})).toHaveLength(1);
  report.note(name, 'F13', 'rejected at its field');
});

describe('O11 change the cart', () => {
  const COLA = '104417';
  const JUICE = '677105';

  /** A cart with one line, and the server's record of it. */
  async function open() {
    const cola = await variantOf(shop.asker, COLA);
    const juice = await variantOf(shop.asker, JUICE);
    await clearCart(shop.asker);
    await addToCart(shop.asker, cola, 40);
    const network = countingFetch();
    let ahead = 0;
    const adapter = await shop.adapter({ fetch: network.fetch, timeout: 900, clock: () => Date.now() + ahead });
    const product = await adapter.catalog.product({ ...at(), productId: juice });
    const cart = createCartRuntime(adapter, shop.accountId, {
      wait: (milliseconds) => {
        ahead += milliseconds;
        return Promise.resolve();
      },
      online: () => true,
    });
    await cart.refresh(locale);
    const [line = ''] = cart.store.getState().lineIds;
    const quantities = (entries: readonly (readonly [string, number])[]) =>
      Object.fromEntries([...entries].sort(([one], [other]) => one.localeCompare(other)));
    return {
      cart,
      cola,
      juice,
      line,
      product: product ?? undefined,
      network,
      rest: async () => {
        await cart.settle();
        await pause(20);
        await cart.settle();
        await cart.refresh(locale);
      },
      stored: async () => quantities((await readCart(shop.asker)).lines.map((one) => [one.product.id, one.quantity])),
      displayed: () => {
        const { lines, lineIds } = cart.store.getState();
        return quantities(
          lineIds.flatMap((id) => (lines[id] ? [[lines[id].product.id, lines[id].quantity ?? 0]] : [])),
        );
      },
      notices: () => cart.store.getState().notices.map(({ kind, reason }) => `${kind} ${reason ?? ''}`.trim()),
    };
  }

  it.each([
    ['F02', 'the response is lost', { kind: 'commit-and-drop' }],
    ['F03', 'the request is lost', { kind: 'drop' }],
    ['F04', 'the response does not come', { kind: 'delay', milliseconds: 1300 }],
    ['F05', 'the server fails', { kind: 'status', status: 500 }],
    ['F06', 'the server is down', { kind: 'status', status: 503 }],
    ['F07', 'there are too many requests', { kind: 'status', status: 429, retryAfter: 3 }],
    [
      'F08',
      'the delay comes from a clock that is a day off',
      { kind: 'status', status: 429, retryAfter: { seconds: 1, skew: -86_400 } },
    ],
    ['F10', 'access is missing', { kind: 'status', status: 403 }],
    ['F15', 'the response is truncated', { kind: 'truncate' }],
    ['F16', 'a proxy answers its sign-in page', { kind: 'sign-in-page' }],
    ['F17', 'the response has no data', { kind: 'set', path: 'data', value: null }],
    [
      'F18',
      'the response has an unknown refusal',
      { kind: 'set', path: 'data.changeTradeCart.refusal', value: 'solar-flare' },
    ],
    ['F20', 'the response is slow', { kind: 'delay', milliseconds: 500 }],
    ['F48', 'the response has names of object prototypes', { kind: 'prototype-keys' }],
  ] as const satisfies readonly (readonly [string, string, Fault])[])(
    '%s: if %s, the page shows what the server has, and nothing is executed twice',
    async (fault, _what, given) => {
      const { cart, cola, juice, line, product, network, rest, stored, displayed, notices } = await open();
      if (product === undefined) throw new Error('The product does not exist');
      await shop.strike({ field: 'changeTradeCart', times: 1, ...given });
      cart.setQuantity(line, 43);
      await rest();
      const set = await stored();
      expect(displayed()).toEqual(set);
      expect([40, 43]).toContain(set[cola]);
      await shop.strike({ field: 'changeTradeCart', times: 1, ...given });
      cart.add(product, 3);
      await rest();
      // A request after its timeout can be executed later than the page was told.
      if (fault === 'F04') await pause(1500).then(rest);
      const added = await stored();
      expect(displayed()).toEqual(added);
      expect([undefined, 3]).toContain(added[juice]);
      expect(network.count('changeTradeCart')).toBeLessThanOrEqual(6);
      const reported = notices();
      report.note(
        'O11 change the cart',
        fault,
        `set ${set[cola] === 43 ? 'executed' : 'not executed'}, add ${added[juice] === 3 ? 'executed' : 'not executed'}; ${reported.join(', ') || 'no notice'}`,
      );
      // What was not executed is never silent.
      if (set[cola] !== 43 || added[juice] !== 3)
        expect([...reported, cart.store.getState().waiting]).not.toEqual([null]);
    },
  );

  it('F12 F29: a change by another tab is merged, and both show the same', async () => {
    const { cart, cola, juice, line, rest, stored, displayed } = await open();
    await addToCart(shop.asker, juice, 5);
    cart.setQuantity(line, 44);
    await rest();
    expect(await stored()).toEqual({ [cola]: 44, [juice]: 5 });
    expect(displayed()).toEqual(await stored());
    report.note('O11 change the cart', 'F12 F29', 'both changes are in the cart');
  });

  it('F24: twenty presses end with the last quantity', async () => {
    const { cart, cola, line, network, rest, stored } = await open();
    for (let quantity = 41; quantity <= 60; quantity += 1) cart.setQuantity(line, quantity);
    await rest();
    expect(await stored()).toEqual({ [cola]: 60 });
    expect(network.count('changeTradeCart')).toBeLessThanOrEqual(2);
    report.note('O11 change the cart', 'F24', `the last quantity, ${network.count('changeTradeCart')} requests`);
  });
});
