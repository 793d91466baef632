import { describe, expect, it } from 'vitest';
import { storyTime } from '../../../src/adapters/demo';
import { upcCheckDigit } from '../../../src/adapters/demo/engine/catalog';
import { isVisitDay } from '../../../src/adapters/demo/engine/visit-plan';
import { accounts, mainAccounts, regions } from '../../../src/adapters/demo/data/accounts';
import { holidayOn } from '../../../src/adapters/demo/engine/holidays';
import { dateIn } from '../../../src/adapters/demo/engine/zoned-time';
import type { Order } from '../../../src/domain';
import { addDays } from '../../../src/rules/calendar';
import { ORDER_STATUSES } from '../../../src/rules/server-codes';
import { demo, here, locale } from './demo-support';

const everything = { text: '', sort: null, facets: {}, page: 0, pageSize: 200, locale };
const times = [
  storyTime,
  Date.UTC(2025, 0, 1, 4, 59),
  Date.UTC(2027, 5, 30, 23, 30),
  Date.UTC(2028, 1, 29, 12),
  Date.UTC(2026, 10, 22, 5, 1),
];

async function ordersOf(accountId: string, clock = storyTime): Promise<readonly Order[]> {
  const adapter = demo({ clock: () => clock });
  const first = await adapter.orders.list({ accountId, locale, page: 0, pageSize: 200 });
  const second = await adapter.orders.list({ accountId, locale, page: 1, pageSize: 200 });
  const items = [...first.items, ...second.items];
  expect(items).toHaveLength(first.total ?? -1);
  return Promise.all(
    items.map(async ({ id }) => {
      const order = await adapter.orders.read({ accountId, locale, orderId: id });
      if (order === null) throw new Error(`No order ${id}`);
      return order;
    }),
  );
}

describe('the demo’s world', () => {
  it('is the same for the same seed and clock, and differs for another seed', async () => {
    const read = async (seed?: number) => {
      const adapter = demo(seed === undefined ? {} : { seed });
      return {
        products: await adapter.catalog.search({ ...everything, ...here }),
        cart: await adapter.cart.read(here),
        orders: await adapter.orders.list({ ...here, page: 1, pageSize: 50 }),
        checkout: await adapter.checkout.open(here),
      };
    };
    expect(await read()).toEqual(await read());
    expect((await read(1)).orders).not.toEqual((await read(2)).orders);
  });

  it('has about two hundred products of fourteen brands, each with a valid code and a drawing', async () => {
    const { items, total } = await demo().catalog.search({ ...everything, ...here, pageSize: 200 });
    const rest = await demo().catalog.search({ ...everything, ...here, page: 1 });
    const products = [...items, ...rest.items];
    expect(total).toBe(products.length);
    expect(total).toBeGreaterThan(190);
    expect(new Set(products.map(({ brand }) => brand)).size).toBe(14);
    expect(new Set(products.map(({ id }) => id)).size).toBe(total);
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(total);
    expect(new Set(products.map(({ name, packSize }) => `${name} ${packSize}`)).size).toBe(total);
    for (const { upc, image, price } of products) {
      expect(upc).toMatch(/^\d{12}$/);
      expect(upcCheckDigit(String(upc).slice(0, 11))).toBe(Number(String(upc).slice(11)));
      expect(image?.source).toMatch(/^data:image\/svg\+xml,/);
      expect(
        price.state === 'known'
          ? Number.isSafeInteger(price.current.minor) && price.current.minor > 0
          : price.state === 'unavailable',
      ).toBe(true);
    }
    // A known code with its check digit, independent of the tested calculation.
    expect(upcCheckDigit('03600029145')).toBe(2);
    expect(products.some(({ stock }) => stock.label === 'out-of-stock' && stock.backOn !== null)).toBe(true);
    expect(products.some(({ stock }) => stock.label === 'low-stock' && (stock.available ?? 0) > 0)).toBe(true);
    expect(products.some(({ price }) => price.state === 'unavailable')).toBe(true);
  });

  it.each(mainAccounts)('has three years of orders of %s in all fourteen statuses on any day', async (accountId) => {
    for (const clock of times) {
      const orders = await ordersOf(accountId, clock);
      expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
      expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
      const placed = orders.map(({ placedAt }) => Date.parse(placedAt));
      expect(placed).toEqual([...placed].sort((a, b) => b - a));
      expect(Math.max(...placed)).toBeLessThanOrEqual(clock);
      expect(Math.min(...placed)).toBeLessThan(clock - (3 * 365 - 20) * 86_400_000);
      expect(Math.min(...placed)).toBeGreaterThan(clock - (3 * 365 + 10) * 86_400_000);
    }
  });

  it.each(mainAccounts)('has orders of %s that add up and are delivered on days of the plan', async (accountId) => {
    const account = accounts.find(({ id }) => id === accountId);
    if (account?.plan == null) throw new Error('No plan');
    const { timeZone } = regions[account.region];
    for (const clock of times) {
      for (const { lines, totals, total, surcharge, deliveryDate, placedAt, cases } of await ordersOf(
        accountId,
        clock,
      )) {
        expect(lines.reduce((sum, line) => sum + (line.total?.minor ?? 0), 0)).toBe(totals.subtotal?.minor);
        expect(lines.reduce((sum, line) => sum + (line.quantity ?? 0), 0)).toBe(cases);
        const rows = [
          totals.subtotal,
          ...totals.discounts.map(({ amount }) => amount),
          totals.deposits,
          totals.tax,
          totals.minimumOrderCharge,
          surcharge,
        ];
        expect(rows.reduce((sum, amount) => sum + (amount?.minor ?? 0), 0)).toBe(total?.minor);
        if (deliveryDate === null) continue;
        const byVan = lines.every(({ product }) => product.sellingUnit === 'keg' || product.sellingUnit === 'cylinder');
        expect(
          byVan || (isVisitDay(account.plan, deliveryDate) && holidayOn(deliveryDate, account.region) === null),
        ).toBe(true);
        expect(deliveryDate >= dateIn(Date.parse(placedAt), timeZone)).toBe(true);
        if (!byVan) {
          expect(cases).toBeGreaterThanOrEqual(account.minimum.cases ?? 0);
          expect(totals.subtotal?.minor).toBeGreaterThanOrEqual(account.minimum.value ?? 0);
        }
      }
    }
  });

  it('advances with the clock: the newest orders are current, and older ones keep their number', async () => {
    const later = storyTime + 3 * 86_400_000;
    const [before, after] = [await ordersOf(here.accountId), await ordersOf(here.accountId, later)];
    const oldest = before.filter(
      ({ deliveryDate }) =>
        deliveryDate !== null && deliveryDate < '2026-11-13' && deliveryDate > addDays('2023-11-18', 10),
    );
    expect(oldest.length).toBeGreaterThan(180);
    for (const { id, total, status } of oldest)
      expect(after.find((order) => order.id === id)).toMatchObject({ total, status });
  });

  it('prices Canadian accounts in Canadian dollars, with their taxes and sizes', async () => {
    const adapter = demo();
    const brasserie = await adapter.accounts.read({ accountId: 'brasserie-du-canal', locale });
    expect(brasserie).toMatchObject({
      currency: 'CAD',
      timeZone: 'America/Toronto',
      bottlerId: '4200',
      minimum: { cases: 25 },
    });
    const bay = await adapter.accounts.read({ accountId: 'english-bay-social', locale });
    expect(bay).toMatchObject({
      currency: 'CAD',
      timeZone: 'America/Vancouver',
      minimum: { value: { minor: 40000, currency: 'CAD' } },
    });
    const { items } = await adapter.catalog.search({ ...everything, accountId: brasserie.id, text: '104417' });
    expect(items[0]).toMatchObject({
      packSize: '24 × 355\u00a0ml cans',
      price: { state: 'known', current: { minor: 2980, currency: 'CAD' } },
    });
    const beer = await adapter.catalog.search({ ...everything, accountId: brasserie.id, text: 'fennimore' });
    expect(beer.total).toBe(0);
  });

  it('has a small-order charge for accounts with one, and the total includes it', async () => {
    const adapter = demo();
    const at = { accountId: 'harbor-lane-bottle-shop', locale };
    const answer = await adapter.cart.change({
      ...at,
      change: { type: 'add', productId: 'p-104417', quantity: 3 },
      revision: null,
    });
    expect(answer.cart?.totals).toMatchObject({
      minimumOrderCharge: { minor: 1800 },
      tax: { minor: 460 },
      deposits: { minor: 360 },
      total: { minor: 6570 + 1800 + 460 + 360 },
    });
  });
});
