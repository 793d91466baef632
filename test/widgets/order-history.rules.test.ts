import { describe, expect, it } from 'vitest';
import Papa from 'papaparse';
import type { OrderPage, OrderRow } from '../../src/domain';
import { orderStatusMessages } from '../../src/widgets/common/order-status.messages';
import { gatherOrders, ordersCsv } from '../../src/widgets/order-history/order-history.lazy.rules';
import { orderHistoryLazyMessages } from '../../src/widgets/order-history/order-history.lazy.messages';
import {
  changed,
  charactersShort,
  withoutFilters,
  datesProblem,
  everything,
  withPageSize,
  toQuery,
  valueFrom,
  viewOf,
} from '../../src/widgets/order-history/order-history.rules';
import { demo, here } from '../adapters/demo/demo-support';

const today = '2026-11-17';

describe('search of orders', () => {
  it('starts at four characters, without surrounding spaces (decision 18)', () => {
    expect(charactersShort('  ab ')).toBe(2);
    expect(charactersShort('   ')).toBe(0);
    expect(charactersShort('4500')).toBe(0);
    expect(toQuery({ ...everything, search: ' abc ' }, today).text).toBe('');
    expect(toQuery({ ...everything, search: ' PO-00871 ' }, today).text).toBe('PO-00871');
  });

  it.each([
    [7, '2026-11-11'],
    [30, '2026-10-19'],
    [90, '2026-08-20'],
  ] as const)('covers the last %i days, including today', (period, start) => {
    expect(toQuery({ ...everything, period }, today).placed).toEqual({ start, end: today });
  });

  it('accepts a custom period with an open end, and reports a problem at the end edited last', () => {
    expect(toQuery({ ...everything, period: 'custom', start: '2026-10-01' }, today).placed).toEqual({
      start: '2026-10-01',
      end: null,
    });
    const wrong = { ...everything, period: 'custom', start: '2026-10-02', end: '2026-10-01' } as const;
    expect(datesProblem(wrong, 'start')).toMatchObject({ code: 'startAfterEnd', field: 'start' });
    expect(datesProblem(wrong, 'end')).toMatchObject({ code: 'endBeforeStart', field: 'end' });
    expect(datesProblem({ ...wrong, period: null }, 'end')).toBeNull();
    expect(datesProblem({ ...wrong, end: '2026-10-02' }, 'end')).toBeNull();
  });

  it('returns to the first page after a change, and keeps the first order when the page size changes', () => {
    const value = { ...everything, page: 5 };
    expect(changed(value, { search: 'PO-1' }).page).toBe(1);
    expect(withPageSize(value, 50).page).toBe(1);
    expect(withPageSize({ ...value, pageSize: 50, page: 2 }, 10).page).toBe(6);
    expect(withoutFilters({ ...value, search: 'x', period: 7, statuses: ['delivered'], sort: 'TotalDesc' })).toEqual({
      ...everything,
      sort: 'TotalDesc',
    });
  });

  it('valueFrom drops invalid values that a host passes, for example from an address', () => {
    // An address can contain values outside the type.
    const held = {
      search: 7,
      period: 8,
      start: '2026-02-30',
      statuses: ['delivered', 'constructor'],
      sort: 'toString',
      page: -2,
      pageSize: 11,
    } as never;
    expect(valueFrom(held)).toEqual({
      search: '',
      period: null,
      start: null,
      statuses: ['delivered'],
      sort: 'CreatedDateDesc',
      page: 1,
      pageSize: 10,
    });
    expect(valueFrom({})).toEqual({});
  });
});

describe('viewOf', () => {
  const page = (change: Partial<OrderPage>): OrderPage => ({
    items: [],
    page: 0,
    pageSize: 10,
    total: 0,
    hasMore: false,
    sorts: [],
    statuses: [],
    today,
    ...change,
  });
  it('distinguishes an account without orders, a search without results, and a page past the end', () => {
    expect(viewOf(page({}), toQuery(everything, today))).toBe('empty');
    expect(viewOf(page({}), toQuery({ ...everything, period: 7 }, today))).toBe('no-match');
    expect(viewOf(page({ page: 3, total: 12 }), toQuery(everything, today))).toBe('past-end');
  });
});

describe('export of orders', () => {
  const range = { start: '2026-05-17', end: today };
  const adapter = demo();
  const ask: Parameters<typeof gatherOrders>[0] = (query, signal) =>
    adapter.orders.search({ ...query, ...here }, { signal });

  it('O28 F42: contains every order of six months once, even if orders move between pages', async () => {
    const all = await gatherOrders(ask, range, new AbortController().signal, () => {});
    const days = all.map(({ placedAt }) => placedAt.slice(0, 10));
    expect(days.every((day) => day >= range.start && day <= range.end)).toBe(true);
    const some = all.slice(0, 6);
    const shifting: Parameters<typeof gatherOrders>[0] = async ({ page, pageSize }) => ({
      // A new order shifts the pages: the first order of the next page is the last of this one.
      items: page === 0 ? some.slice(0, 4) : some.slice(3),
      page,
      pageSize,
      total: 6,
      hasMore: page === 0,
      sorts: [],
      statuses: [],
      today,
    });
    const steps: number[] = [];
    const found = await gatherOrders(shifting, range, new AbortController().signal, ({ done }) => steps.push(done));
    expect(found.map(({ id }) => id)).toEqual(some.map(({ id }) => id));
    expect(steps).toEqual([4, 6]);
  });

  it('O28 F26: stops when it is canceled, and sends no further request', async () => {
    const stop = new AbortController();
    let asked = 0;
    const endless: Parameters<typeof gatherOrders>[0] = async ({ page, pageSize }) => {
      asked += 1;
      if (asked === 3) stop.abort();
      return { items: [], page, pageSize, total: null, hasMore: true, sorts: [], statuses: [], today };
    };
    await expect(gatherOrders(endless, range, stop.signal, () => {})).rejects.toThrow();
    expect(asked).toBe(3);
  });

  it('is a CSV file that a spreadsheet can read back, without formulas', async () => {
    const all = await gatherOrders(ask, range, new AbortController().signal, () => {});
    const [first] = all;
    if (first === undefined) throw new Error('No orders');
    const evil: OrderRow = { ...first, purchaseOrderNumber: '=HYPERLINK("x"), now', createdBy: '@SUM(A1)' };
    const csv = ordersCsv([evil, ...all.slice(1)], orderHistoryLazyMessages.file, orderStatusMessages, (at) =>
      at.slice(0, 10),
    );
    const { data, errors } = Papa.parse<Record<string, string>>(csv, { header: true });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(all.length);
    expect(data[0]?.['PO number']).toBe(`'=HYPERLINK("x") now`);
    expect(Object.values(data[0] ?? {}).some((cell) => /^[=+@\t\r]/.test(cell))).toBe(false);
    expect(data.reduce((sum, row) => sum + Math.round(Number(row.Total) * 100), 0)).toBe(
      all.reduce((sum, { total }) => sum + (total?.minor ?? 0), 0),
    );
    expect(data.map((row) => row['Order number'])).toEqual(all.map(({ number }) => number));
  });

  it('O28 F18: writes an unknown status unchanged, and unknown values as empty cells', async () => {
    const [first] = (await ask({ ...toQuery(everything, today) }, new AbortController().signal)).items;
    if (first === undefined) throw new Error('No orders');
    // A newer backend can return statuses that this version does not know.
    const row = { ...first, status: 'Awaiting Ferry' as never, invoiceNumber: null, deliveryDate: null };
    const { data } = Papa.parse<Record<string, string>>(
      ordersCsv([row], orderHistoryLazyMessages.file, orderStatusMessages, (at) => at.slice(0, 10)),
      { header: true },
    );
    expect(data[0]).toMatchObject({ Status: 'Awaiting Ferry', 'Invoice number': '', 'Delivery date': '' });
  });
});
