import { describe, expect, it } from 'vitest';
import { createMemoryStore, scenarios } from '../../../src/adapters/demo';
import type { Cart } from '../../../src/domain';
import { PortError } from '../../../src/ports';
import { change, demo, demoAt, here, locale } from './demo-support';

const cola = 'p-104417';
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function expectToAddUp({ lines, totals, minimumProgress }: Cart): void {
  const ordered = lines.filter(({ problem, isFreeGood }) => problem === null && !isFreeGood);
  expect(sum(ordered.map(({ total }) => total?.minor ?? Number.NaN))).toBe(totals.subtotal.minor);
  expect(sum(ordered.map(({ quantity }) => quantity ?? Number.NaN))).toBe(totals.cases);
  expect(minimumProgress.cases).toBe(totals.cases);
  const rows = [
    totals.subtotal,
    ...totals.discounts.map(({ amount }) => amount),
    totals.deposits,
    totals.tax,
    totals.minimumOrderCharge,
  ];
  expect(sum(rows.map((amount) => amount?.minor ?? 0))).toBe(totals.total.minor);
  expect(lines.filter(({ problem }) => problem !== null).every(({ total }) => total === null)).toBe(true);
}

describe('the demo’s cart', () => {
  it('adds up in every scenario with its own cart', async () => {
    const different = new Map(
      scenarios.map((scenario) => [
        'changes' in scenario && 'cart' in scenario.changes ? scenario.changes.cart : 'story',
        scenario.id,
      ]),
    );
    expect(different.size).toBe(5);
    for (const scenario of different.values()) {
      const adapter = demo({ scenario });
      adapter.demo.setFaults([]);
      expectToAddUp(await adapter.cart.read(here));
    }
  });

  it('adds up for every account', async () => {
    const adapter = demo();
    for (const { id } of await adapter.accounts.list({ includeOwn: true, locale })) {
      const at = { accountId: id, locale };
      await adapter.cart.change({ ...at, change: { type: 'add', productId: 'p-210031', quantity: 7 }, revision: null });
      const { cart } = await adapter.cart.change({
        ...at,
        change: { type: 'add', productId: 'p-677105', quantity: 11 },
        revision: null,
      });
      if (cart !== null) expectToAddUp(cart);
    }
  });

  it('puts an added product first, increases an existing line, and records the time', async () => {
    let now = Date.UTC(2026, 10, 17, 16);
    const { adapter, cart: before } = await demoAt({ clock: () => now });
    now += 60_000;
    const first = await change(adapter, { type: 'add', productId: 'p-677105', quantity: 2 });
    expect(first.outcome).toBe('done');
    expect(first.cart?.lines.map(({ product }) => product.id)).toEqual([
      'p-677105',
      ...before.lines.map(({ product }) => product.id),
    ]);
    expect(first.cart?.revision).not.toBe(before.revision);
    expect(Date.parse(first.cart?.savedAt ?? '')).toBe(now);
    const second = await change(adapter, { type: 'add', productId: cola, quantity: 3 });
    expect(second.cart?.lines.find(({ product }) => product.id === cola)).toMatchObject({
      quantity: 11,
      total: { minor: 24090 },
    });
    expect(second.cart?.lines.map(({ product }) => product.id)).toEqual(
      first.cart?.lines.map(({ product }) => product.id),
    );
    if (second.cart) expectToAddUp(second.cart);
  });

  it('sets, removes and clears lines, and its state matches its response', async () => {
    const { adapter, cart } = await demoAt();
    const lineId = cart.lines[0]?.id ?? '';
    expect((await change(adapter, { type: 'set', lineId, quantity: 20 })).cart?.lines[0]).toMatchObject({
      quantity: 20,
      total: { minor: 43800 },
    });
    const removed = await change(adapter, { type: 'remove', lineId });
    expect(removed.cart?.lines.some(({ id }) => id === lineId)).toBe(false);
    expect(await adapter.cart.read(here)).toEqual(removed.cart);
    const cleared = await change(adapter, { type: 'clear' });
    expect(cleared.cart).toMatchObject({ lines: [], totals: { cases: 0, total: { minor: 0 }, discounts: [] } });
  });

  it('removes the monthly offer below six cases', async () => {
    const { adapter, cart } = await demoAt();
    const lineId = cart.lines.find(({ product }) => product.sku === '210031')?.id ?? '';
    const fewer = await change(adapter, { type: 'set', lineId, quantity: 5 });
    expect(fewer.cart?.totals.discounts).toEqual([]);
    expect(fewer.cart?.lines.find(({ id }) => id === lineId)?.promotion).toBe(null);
  });

  it('includes a free case for every ten, without price and minimum, and removes it again', async () => {
    const { adapter, cart } = await demoAt();
    const ten = await change(adapter, { type: 'add', productId: 'p-677105', quantity: 10 });
    const gift = ten.cart?.lines.find(({ isFreeGood }) => isFreeGood);
    expect(gift).toMatchObject({ quantity: 1, total: { minor: 0 }, product: { name: 'Sunmill Apple Juice' } });
    expect(ten.cart?.minimumProgress.cases).toBe(cart.minimumProgress.cases + 10);
    const nine = await change(adapter, { type: 'set', lineId: ten.cart?.lines[0]?.id ?? '', quantity: 9 });
    expect(nine.cart?.lines.some(({ isFreeGood }) => isFreeGood)).toBe(false);
  });

  it('adds the available quantity when less is left than requested, and reports it', async () => {
    const adapter = demo();
    const added = await change(adapter, { type: 'add', productId: 'p-677221', quantity: 400 });
    expect(added).toMatchObject({ outcome: 'adjusted', quantity: 25, reason: 'out-of-stock' });
    expect(added.cart?.lines[0]).toMatchObject({ quantity: 25 });
    expect(await change(adapter, { type: 'add', productId: 'p-677221', quantity: 1 })).toMatchObject({
      outcome: 'refused',
      reason: 'out-of-stock',
    });
    const kegs = await change(adapter, { type: 'add', productId: 'p-845011', quantity: 50 });
    expect(kegs).toMatchObject({ outcome: 'adjusted', quantity: 20, reason: 'quantity' });
  });

  it.each([
    ['out-of-stock', { type: 'add', productId: 'p-700318', quantity: 1 }],
    ['not-listed', { type: 'add', productId: 'constructor', quantity: 1 }],
    ['quantity', { type: 'add', productId: cola, quantity: 0 }],
    ['quantity', { type: 'add', productId: cola, quantity: 1.5 }],
    ['quantity', { type: 'add', productId: cola, quantity: Number.NaN }],
    ['quantity', { type: 'add', productId: cola, quantity: -2 }],
    ['line-gone', { type: 'set', lineId: 'gone', quantity: 1 }],
  ] as const)('refuses %s and changes nothing', async (reason, what) => {
    const { adapter, cart } = await demoAt();
    const answer = await change(adapter, what);
    expect(answer).toMatchObject({ outcome: 'refused', reason });
    expect(await adapter.cart.read(here)).toEqual(cart);
  });

  it('refuses a product without a price, and an odd quantity of a product sold in pairs', async () => {
    const adapter = demo();
    const { items } = await adapter.catalog.search({
      ...here,
      text: '',
      sort: null,
      facets: {},
      page: 0,
      pageSize: 200,
    });
    const priceless = items.find(({ price, stock }) => price.state === 'unavailable' && stock.label !== 'out-of-stock');
    expect(await change(adapter, { type: 'add', productId: priceless?.id ?? '', quantity: 1 })).toMatchObject({
      outcome: 'refused',
      reason: 'not-added',
    });
    const pairs = items.find(({ quantityRule, stock }) => quantityRule.step === 2 && stock.label === null);
    expect(await change(adapter, { type: 'add', productId: pairs?.id ?? '', quantity: 3 })).toMatchObject({
      outcome: 'refused',
      reason: 'quantity',
    });
    expect(await change(adapter, { type: 'add', productId: pairs?.id ?? '', quantity: 4 })).toMatchObject({
      outcome: 'done',
    });
  });

  it('blocks additions when the account’s condition says so, and nothing else', async () => {
    for (const [scenario, accountId, outcome] of [
      ['blocked-account', 'low-tide-arcade-bar', 'refused'],
      ['not-verified', 'sawyer-street-market', 'done'],
    ] as const) {
      const adapter = demo({ scenario });
      const answer = await adapter.cart.change({
        accountId,
        locale,
        change: { type: 'add', productId: cola, quantity: 1 },
        revision: null,
      });
      expect(answer.outcome).toBe(outcome);
    }
  });

  it('does not overwrite a line that another tab changed, and keeps changes that do not conflict', async () => {
    const storage = createMemoryStore();
    const [one, two] = [demo({ storage }), demo({ storage })];
    const seen = await two.cart.read(here);
    const [first, second] = seen.lines;
    await one.cart.change({
      ...here,
      change: { type: 'set', lineId: first?.id ?? '', quantity: 9 },
      revision: seen.revision,
    });
    await expect(
      two.cart.change({
        ...here,
        change: { type: 'set', lineId: first?.id ?? '', quantity: 3 },
        revision: seen.revision,
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
    const other = await two.cart.change({
      ...here,
      change: { type: 'set', lineId: second?.id ?? '', quantity: 7 },
      revision: seen.revision,
    });
    expect(other).toMatchObject({ outcome: 'done' });
    expect(other.cart?.lines.map(({ quantity }) => quantity).slice(0, 2)).toEqual([9, 7]);
  });

  it('allows guests a cart only if the store does', async () => {
    const guest = demo({ scenario: 'guest' });
    const added = await guest.cart.change({
      accountId: null,
      locale,
      change: { type: 'add', productId: cola, quantity: 2 },
      revision: null,
    });
    expect(added).toMatchObject({ outcome: 'done', cart: { lines: [{ quantity: 2 }], minimum: {} } });
    await expect(demo({ scenario: 'no-prices-guest' }).cart.read({ accountId: null, locale })).rejects.toMatchObject({
      code: 'signed-out',
    });
    await expect(demo().cart.read({ accountId: null, locale })).rejects.toMatchObject({ code: 'rejected' });
    await expect(
      demo({ user: 'priya' }).cart.change({ ...here, change: { type: 'clear' }, revision: null }),
    ).rejects.toBeInstanceOf(PortError);
  });
});

describe('changes of many lines of the demo’s cart', () => {
  const juice = { productId: 'p-677221', quantity: 3 };
  const kegs = { productId: 'p-845011', quantity: 2 };

  it('are added in the given order above the others, and incomplete items are named', async () => {
    const { adapter, cart } = await demoAt();
    const answer = await change(adapter, {
      type: 'add-many',
      items: [
        juice,
        { productId: 'p-700318', quantity: 1 },
        { productId: cola, quantity: 1 },
        { ...kegs, quantity: 50 },
        { productId: 'nowhere', quantity: 1 },
      ],
    });
    expect(answer).toMatchObject({
      outcome: 'partial',
      items: [
        { productId: 'p-700318', quantity: 0, reason: 'out-of-stock' },
        { productId: kegs.productId, quantity: 20, reason: 'quantity' },
        { productId: 'nowhere', quantity: 0, reason: 'not-listed' },
      ],
    });
    expect(answer.cart?.lines.map(({ product }) => product.id)).toEqual([
      juice.productId,
      kegs.productId,
      ...cart.lines.map(({ product }) => product.id),
    ]);
    if (answer.cart) expectToAddUp(answer.cart);
  });

  it('report the added quantity of a product, not its total', async () => {
    const { adapter } = await demoAt();
    await change(adapter, { type: 'add', productId: juice.productId, quantity: 20 });
    expect(await change(adapter, { type: 'add-many', items: [{ ...juice, quantity: 9 }] })).toMatchObject({
      outcome: 'partial',
      items: [{ quantity: 5, reason: 'out-of-stock' }],
    });
  });

  it('are removed together, even if somebody else removed one of them', async () => {
    const { adapter, cart } = await demoAt();
    const [first, second, ...others] = cart.lines.map(({ id }) => id);
    const answer = await change(adapter, { type: 'remove-many', lineIds: [first ?? '', second ?? '', 'gone'] });
    expect(answer).toMatchObject({ outcome: 'done' });
    expect(answer.cart?.lines.map(({ id }) => id)).toEqual(others);
  });

  it.each(['remove-many', 'clear'] as const)('are not removed by %s when somebody else changed one', async (type) => {
    const { adapter, cart } = await demoAt();
    const [first, second] = cart.lines.map(({ id }) => id);
    await change(adapter, { type: 'set', lineId: second ?? '', quantity: 9 });
    const what = type === 'clear' ? ({ type } as const) : ({ type, lineIds: [first ?? '', second ?? ''] } as const);
    await expect(adapter.cart.change({ ...here, change: what, revision: cart.revision })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await adapter.cart.read(here)).lines).toHaveLength(cart.lines.length);
  });

  it('are limited to the size of one change', async () => {
    const items = Array.from({ length: 101 }, () => juice);
    await expect(change(demo(), { type: 'add-many', items })).rejects.toMatchObject({ code: 'rejected' });
  });

  it('are replaced in place, or not at all', async () => {
    const { adapter, cart } = await demoAt();
    const out = cart.lines.findIndex(({ problem }) => problem === 'out-of-stock');
    const lineId = cart.lines[out]?.id ?? '';
    const [best] = await adapter.catalog.substitutes({ ...here, productId: cart.lines[out]?.product.id ?? '' });
    expect(await change(adapter, { type: 'replace', lineId, productId: 'p-700318', quantity: 2 })).toMatchObject({
      outcome: 'refused',
    });
    expect((await adapter.cart.read(here)).lines).toEqual(cart.lines);
    const answer = await change(adapter, { type: 'replace', lineId, productId: best?.id ?? '', quantity: 4 });
    expect(answer.outcome).toBe('done');
    expect(answer.cart?.lines[out]).toMatchObject({ product: { id: best?.id }, quantity: 4, problem: null });
    expect(answer.cart?.lines.some(({ id }) => id === lineId)).toBe(false);
    const [joined, other] = answer.cart?.lines ?? [];
    const merged = await change(adapter, {
      type: 'replace',
      lineId: joined?.id ?? '',
      productId: other?.product.id ?? '',
      quantity: 1,
    });
    expect(merged.cart?.lines).toHaveLength(cart.lines.length - 1);
    expect(merged.cart?.lines[0]).toMatchObject({ id: other?.id, quantity: (other?.quantity ?? 0) + 1 });
  });
});
