import { describe, expect, it } from 'vitest';
import { createMemoryStore, type DemoAdapter, scenarioFor, scenarios } from '../../../src/adapters/demo';
import type { PortErrorCode } from '../../../src/ports';
import { change, demo, here, locale, preparedHandle } from './demo-support';

const search = { text: '', sort: null, facets: {}, page: 0, pageSize: 10, ...here };
const codeOf = (call: Promise<unknown>): Promise<PortErrorCode | 'none'> =>
  call.then(
    () => 'none' as const,
    (thrown: { code: PortErrorCode }) => thrown.code,
  );

/** Every method with a request that succeeds in the default scenario. */
const calls: Readonly<Record<string, (adapter: DemoAdapter, signal?: AbortSignal) => Promise<unknown>>> = {
  'accounts.list': (a, signal) => a.accounts.list({ includeOwn: true, locale }, { signal }),
  'accounts.read': (a, signal) => a.accounts.read({ ...here }, { signal }),
  'accounts.switchTo': (a, signal) => a.accounts.switchTo({ accountId: here.accountId }, { signal }),
  'activation.resend': (a, signal) => a.activation.resend({ email: 'new@harborlane.example' }, { signal }),
  'cart.read': (a, signal) => a.cart.read(here, { signal }),
  'cart.change': (a, signal) => a.cart.change({ ...here, change: { type: 'clear' }, revision: null }, { signal }),
  'catalog.search': (a, signal) => a.catalog.search(search, { signal }),
  'catalog.substitutes': (a, signal) => a.catalog.substitutes({ ...here, productId: 'p-700318' }, { signal }),
  'checkout.open': (a, signal) => a.checkout.open(here, { signal }),
  'content.image': (a, signal) => a.content.image({ key: 'logo', locale }, { signal }),
  'content.faqs': (a, signal) => a.content.faqs({ page: 0, pageSize: 10, locale }, { signal }),
  'orders.list': (a, signal) => a.orders.list({ ...here, page: 0, pageSize: 10 }, { signal }),
  'orders.read': (a, signal) => a.orders.read({ ...here, orderId: 'o-1' }, { signal }),
  'profile.saveLanguage': (a, signal) => a.profile.saveLanguage({ language: 'fr-CA' }, { signal }),
  'session.isGuest': (a, signal) => a.session.isGuest({}, { signal }),
  'session.user': (a, signal) => a.session.user({}, { signal }),
  'session.settings': (a, signal) => a.session.settings({}, { signal }),
};

describe('the demo’s faults', () => {
  it('do not affect the default scenario', async () => {
    const adapter = demo();
    for (const [method, call] of Object.entries(calls))
      expect([method, await codeOf(call(adapter))]).toEqual([method, 'none']);
  });

  it.each([
    ['offline', 'offline'],
    ['forbidden', 'forbidden'],
    ['unavailable', 'unavailable'],
    ['malformed', 'malformed'],
    ['signed-out', 'signed-out'],
  ] as const)('%s: a widget’s own calls reject with the error code', async (scenario, code) => {
    const adapter = demo({ scenario });
    for (const method of [
      'catalog.search',
      'cart.read',
      'cart.change',
      'checkout.open',
      'orders.list',
      'profile.saveLanguage',
      'accounts.list',
    ]) {
      expect([method, await codeOf(calls[method]?.(adapter) ?? Promise.resolve())]).toEqual([method, code]);
    }
    expect(await codeOf(adapter.session.isGuest({}))).toBe('none');
    expect(await codeOf(adapter.session.user({}))).toBe(scenario === 'signed-out' ? 'signed-out' : 'none');
  });

  it('rate-limited contains the delay, and the third call succeeds', async () => {
    const adapter = demo({ scenario: 'rate-limited' });
    await expect(adapter.cart.read(here)).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 1000 });
    await expect(adapter.cart.read(here)).rejects.toMatchObject({ code: 'too-many-requests' });
    expect((await adapter.cart.read(here)).lines).not.toEqual([]);
  });

  it('conflict affects only the first change', async () => {
    const adapter = demo({ scenario: 'conflict' });
    await expect(change(adapter, { type: 'clear' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await change(adapter, { type: 'clear' })).toMatchObject({ outcome: 'done' });
  });

  it('commit-and-drop places the order and loses the response; the look-up finds the order', async () => {
    const adapter = demo({ scenario: 'commit-and-drop' });
    const { handle, expectedTotal } = await preparedHandle(adapter);
    await expect(adapter.checkout.place({ ...here, key: 'k', handle, expectedTotal })).rejects.toMatchObject({
      code: 'timeout',
    });
    expect((await adapter.demo.peek()).orders).toHaveLength(1);
    expect(await adapter.checkout.outcome({ ...here, key: 'k', handle })).toMatchObject({ outcome: 'done' });
  });

  it('drop-before-commit places nothing; the look-up reports it and the same handle still works', async () => {
    const adapter = demo({ scenario: 'drop-before-commit' });
    const { handle, expectedTotal } = await preparedHandle(adapter);
    await expect(adapter.checkout.place({ ...here, key: 'k', handle, expectedTotal })).rejects.toMatchObject({
      code: 'timeout',
    });
    expect((await adapter.demo.peek()).orders).toEqual([]);
    expect(await adapter.checkout.outcome({ ...here, key: 'k', handle })).toEqual({ outcome: 'open' });
    expect(await adapter.checkout.place({ ...here, key: 'k', handle, expectedTotal })).toMatchObject({
      outcome: 'done',
    });
  });

  it('late times out and executes the request afterwards, unless the handle was closed meanwhile', async () => {
    for (const isAbandoned of [false, true]) {
      const adapter = demo({ scenario: 'full-cart' });
      const { handle, expectedTotal } = await preparedHandle(adapter);
      adapter.demo.setFaults([{ method: 'checkout.place', kind: 'late', latency: 5 }]);
      await expect(adapter.checkout.place({ ...here, key: 'k', handle, expectedTotal })).rejects.toMatchObject({
        code: 'timeout',
      });
      expect((await adapter.demo.peek()).orders).toEqual([]);
      if (isAbandoned) await adapter.checkout.abandon({ ...here, key: 'k', handle });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect((await adapter.demo.peek()).orders).toHaveLength(isAbandoned ? 0 : 1);
    }
  });

  it('processing reports the order as in progress for a while and then returns it', async () => {
    const adapter = demo({ scenario: 'processing' });
    const { handle, expectedTotal } = await preparedHandle(adapter);
    await expect(adapter.checkout.place({ ...here, key: 'k', handle, expectedTotal })).rejects.toMatchObject({
      code: 'timeout',
    });
    const outcomes: string[] = [];
    for (let look = 0; look < 4; look += 1)
      outcomes.push((await adapter.checkout.outcome({ ...here, key: 'k', handle })).outcome);
    expect(outcomes).toEqual(['processing', 'processing', 'processing', 'done']);
  });

  it('repricing marks the cart for a few reads after each change, and refuses orders meanwhile', async () => {
    const adapter = demo({ scenario: 'repricing' });
    const reads = async () => [
      (await adapter.cart.read(here)).isRepricing,
      (await adapter.cart.read(here)).isRepricing,
      (await adapter.cart.read(here)).isRepricing,
      (await adapter.cart.read(here)).isRepricing,
    ];
    expect(await reads()).toEqual([true, true, true, false]);
    expect((await change(adapter, { type: 'add', productId: 'p-104417', quantity: 1 })).cart?.isRepricing).toBe(true);
    expect(await reads()).toEqual([true, true, true, false]);
  });

  it('switch-fails keeps the previous account and returns the status text; save-language-fails saves nothing', async () => {
    const adapter = demo({ scenario: 'switch-fails' });
    await expect(adapter.accounts.switchTo({ accountId: 'harbor-lane-bottle-shop' })).rejects.toMatchObject({
      code: 'forbidden',
      statusText: expect.stringContaining('depot'),
    });
    expect((await adapter.session.user({})).accountId).toBe(here.accountId);
    const other = demo({ scenario: 'save-language-fails' });
    await expect(other.profile.saveLanguage({ language: 'fr-CA' })).rejects.toMatchObject({ code: 'unavailable' });
    expect((await other.demo.currentBuyer())?.language).toBe('en-US');
  });

  it('partial refuses some products and accepts others', async () => {
    const adapter = demo({ scenario: 'partial' });
    const { items } = await adapter.catalog.search({
      ...search,
      pageSize: 40,
      sort: 'newest',
      facets: { availability: ['in-stock'], brand: ['maribel'] },
    });
    const outcomes = new Set<string>();
    for (const { id } of items)
      outcomes.add((await change(adapter, { type: 'add', productId: id, quantity: 1 })).outcome);
    expect(outcomes).toEqual(new Set(['done', 'refused']));
  });

  it('unknown-enum returns codes that the library does not know', async () => {
    const adapter = demo({ scenario: 'unknown-enum' });
    expect((await adapter.orders.list({ ...here, page: 0, pageSize: 1 })).items[0]?.status).toBe('Awaiting Ferry');
    expect((await adapter.catalog.search(search)).items[0]?.stock.label).toBe('allocated');
  });

  it('scenarios of data change the data', async () => {
    expect(await demo({ scenario: 'five-thousand-accounts' }).accounts.list({ includeOwn: true, locale })).toHaveLength(
      5000,
    );
    const long = await demo({ scenario: 'thousand-line-cart' }).cart.read(here);
    expect(new Set(long.lines.map(({ product }) => product.id)).size).toBe(1000);
    expect((await demo({ scenario: 'empty-cart' }).cart.read(here)).lines).toEqual([]);
    expect((await demo({ scenario: 'faq-empty' }).content.faqs({ page: 0, pageSize: 50, locale })).items).toEqual([]);
    expect(
      (await demo({ scenario: 'many-faqs' }).content.faqs({ page: 0, pageSize: 50, locale })).total,
    ).toBeGreaterThan(400);
    const stopped = [
      ['blocked-account', 'blocked'],
      ['temporarily-blocked', 'temporarily-blocked'],
      ['no-visit-plan', 'no-visit-plan'],
      ['not-verified', 'not-verified'],
      ['not-eligible', 'not-eligible'],
      ['order-restricted', 'order-restricted'],
    ] as const;
    for (const [scenario, code] of stopped) {
      const adapter = demo({ scenario });
      const { accountId } = await adapter.session.user({});
      const account = await adapter.accounts.read({ accountId: accountId ?? '', locale });
      expect(account).toMatchObject({ isDefault: true, conditions: [{ code }] });
    }
    const guest = demo({ scenario: 'no-prices-guest' });
    expect(await guest.session.isGuest({})).toBe(true);
    expect(
      (await guest.catalog.search({ ...search, accountId: null })).items.every(({ price }) => price.state === 'hidden'),
    ).toBe(true);
    const soon = await demo({ scenario: 'cut-off-in-five-minutes' }).checkout.open(here);
    expect(Date.parse(soon.deliveries[0]?.slots[0]?.cutOff ?? '') - Date.parse(soon.serverTime)).toBe(300_000);
  });

  it('abort a call before its start, during a delay, and while it never answers', async () => {
    for (const [method, call] of Object.entries(calls)) {
      expect([method, await codeOf(call(demo(), AbortSignal.abort()))]).toEqual([method, 'aborted']);
    }
    for (const scenario of ['slow', 'never-settles']) {
      const controller = new AbortController();
      const answer = codeOf(demo({ scenario }).cart.read(here, { signal: controller.signal }));
      controller.abort();
      expect(await answer).toBe('aborted');
    }
  });

  it('an unknown scenario is the default one, and ids are unique', () => {
    expect(scenarioFor('constructor').id).toBe('default');
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  });
});

describe('the demo’s responses', () => {
  it('cannot be changed by readers, and a request is not stored', async () => {
    const adapter = demo();
    const cart = await adapter.cart.read(here);
    expect(Object.isFrozen(cart.lines[0]?.product.image)).toBe(true);
    expect(() => Object.assign(cart.totals, { cases: 0 })).toThrow();
    expect(await adapter.cart.read(here)).toEqual(cart);
  });

  it('reject only with PortError for any argument', async () => {
    const adapter = demo();
    const calls = [
      adapter.accounts.read({ accountId: 'nobody', locale }),
      adapter.accounts.read({ accountId: '__proto__', locale }),
      adapter.catalog.search({ ...search, page: -1 }),
      adapter.catalog.search({ ...search, pageSize: 0 }),
      adapter.catalog.search({ ...search, pageSize: 1e9 }),
      adapter.catalog.substitutes({ ...here, productId: 'toString' }),
      adapter.profile.saveLanguage({ language: 'tlh' }),
      demo({ user: null }).session.user({}),
      demo({ user: null }).cart.read(here),
      demo({ user: 'mei' }).cart.read(here),
      demo().demo.signIn('nobody'),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'PortError' });
    expect(await adapter.orders.read({ ...here, orderId: '__proto__' })).toBe(null);
    expect(
      (await adapter.catalog.search({ ...search, facets: { __proto__: ['x'], toString: ['y'], brand: ['nobody'] } }))
        .items,
    ).toEqual([]);
    await expect(
      createMemoryStore().update('k', () => {
        throw new Error('x');
      }),
    ).rejects.toThrow('x');
  });
});
