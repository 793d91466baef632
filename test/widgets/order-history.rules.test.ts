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

describe('what is looked for', () => {
  it('is searched for from four characters on, spaces around it not counted (decision 18)', () => {
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
  ] as const)('of the last %i days ends today and counts it', (period, start) => {
    expect(toQuery({ ...everything, period }, today).placed).toEqual({ start, end: today });
  });

  it('of dates of its own may leave one open, and the end edited last carries what is wrong', () => {
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

  it('starts at the first page when it changes, and stays at the same order when pages change their size', () => {
    const value = { ...everything, page: 5 };
    expect(changed(value, { search: 'PO-1' }).page).toBe(1);
    expect(withPageSize(value, 50).page).toBe(1);
    expect(withPageSize({ ...value, pageSize: 50, page: 2 }, 10).page).toBe(6);
    expect(withoutFilters({ ...value, search: 'x', period: 7, statuses: ['delivered'], sort: 'TotalDesc' })).toEqual({
      ...everything,
      sort: 'TotalDesc',
    });
  });

  it('is made sound where a host holds it: an address may say anything', () => {
    // What an address says is not what the type promises.
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

describe('what is shown', () => {
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
  it('tells an account without orders from a search without any, and from a page there is not', () => {
    expect(viewOf(page({}), toQuery(everything, today))).toBe('empty');
    expect(viewOf(page({}), toQuery({ ...everything, period: 7 }, today))).toBe('no-match');
    expect(viewOf(page({ page: 3, total: 12 }), toQuery(everything, today))).toBe('past-end');
  });
});

describe('the export', () => {
  const range = { start: '2026-05-17', end: today };
  const adapter = demo();
  const ask: Parameters<typeof gatherOrders>[0] = (query, signal) =>
    adapter.orders.search({ ...query, ...here }, { signal });

  it('O28 F42: holds every order of six months once, whatever moves between pages', async () => {
    const all = await gatherOrders(ask, range, new AbortController().signal, () => {});
    const days = all.map(({ placedAt }) => placedAt.slice(0, 10));
    expect(days.every((day) => day >= range.start && day <= range.end)).toBe(true);
    const some = all.slice(0, 6);
    const shifting: Parameters<typeof gatherOrders>[0] = async ({ page, pageSize }) => ({
      // An order came in between: the first of the next page was the last of this one.
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

  it('O28 F26: stops where it is when it is stopped, and asks for nothing more', async () => {
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

  it('is a file that a spreadsheet reads back, without a formula in it', async () => {
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

  it('O28 F18: writes a status it has not heard of as it came, and what is not known as nothing', async () => {
    const [first] = (await ask({ ...toQuery(everything, today) }, new AbortController().signal)).items;
    if (first === undefined) throw new Error('No orders');
    // A backend newer than the library.
    const row = { ...first, status: 'Awaiting Ferry' as never, invoiceNumber: null, deliveryDate: null };
    const { data } = Papa.parse<Record<string, string>>(
      ordersCsv([row], orderHistoryLazyMessages.file, orderStatusMessages, (at) => at.slice(0, 10)),
      { header: true },
    );
    expect(data[0]).toMatchObject({ Status: 'Awaiting Ferry', 'Invoice number': '', 'Delivery date': '' });
  });
});
