import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { ShoppingListItem, Order, OrderRow } from '../../src/domain';
import { plainAmount } from '../../src/rules/money';
import { entriesOf } from '../../src/widgets/common/import/parse-rows';
import { orderStatusMessages } from '../../src/widgets/common/order-status.messages';
import { ordersCsv } from '../../src/widgets/order-history/order-history.lazy.rules';
import { orderHistoryLazyMessages } from '../../src/widgets/order-history/order-history.lazy.messages';
import { orderPlacedLazyMessages } from '../../src/widgets/order-placed/order-placed.lazy.messages';
import { orderCsv } from '../../src/widgets/order-placed/parts/order-file';
import { listCsv } from '../../src/widgets/shopping-lists/shopping-lists.lazy.rules';
import { shoppingListsLazyMessages } from '../../src/widgets/shopping-lists/shopping-lists.lazy.messages';
import { demo, here } from '../adapters/demo/demo-support';
import { readRfc4180 } from './rfc-4180';

/** Rows as parsed by two parsers, which have to agree; a file starts with its byte order mark. */
function read(csv: string): readonly (readonly string[])[] {
  expect(csv.startsWith('\ufeff')).toBe(true);
  const text = csv.slice(1);
  const rows = readRfc4180(text);
  expect(Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data).toEqual(rows);
  return rows;
}

/** A text's value in a file: without commas, and no formula. Implemented separately from the rule under test. */
function leaves(text: string): string {
  const bare = text.split(',').join('');
  const signs = [...bare].filter((sign) => !/[\s\p{Cc}\p{Cf}"＂]/u.test(sign));
  const starts = '\t\r\n'.includes(bare[0] ?? 'x') || '=+-@＝＋－＠﹦﹢﹣﹫'.includes(signs[0] ?? 'x');
  return starts && !/^-?\d+(\.\d+)?$/.test(bare) ? `'${bare}` : bare;
}

/**
 * Every cell of a file: a number, or a text that no spreadsheet interprets as a formula, with or without quotation
 * marks.
 */
function isHarmless(rows: readonly (readonly string[])[]): void {
  for (const cell of rows.flat()) {
    const bare = cell.replace(/^[\s\p{Cc}\p{Cf}"＂]+/u, '');
    expect(/^-?\d+(\.\d+)?$/.test(cell) || !/^[=+\-@＝＋－＠﹦﹢﹣﹫]/u.test(bare), JSON.stringify(cell)).toBe(true);
    expect(/^[\t\r]/.test(cell), JSON.stringify(cell)).toBe(false);
  }
}

const piece = fc.constantFrom(
  ',',
  ';',
  '"',
  '""',
  "'",
  '\r',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '\u00a0',
  '\u200b',
  '\u202e',
  '\ufeff',
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '﹦',
  '＂',
  'a',
  'é',
  '中',
  '1',
  '.',
  '😀',
  '\u0000',
  '=1+1',
  "cmd|'/C calc'!A0",
);
const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
);
const cents = fc.integer({ min: -5_000_000, max: 5_000_000 });
const RUNS = { numRuns: 400, seed: 11 } as const;

const found = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('The story has it');
  return value;
};
const anOrder = async (): Promise<Order> => found(await demo().orders.read({ ...here, orderId: 'o-4500871' }));
const aRow = async (): Promise<OrderRow> =>
  found(
    (
      await demo().orders.search({
        ...here,
        text: '',
        placed: { start: null, end: null },
        statuses: [],
        sort: 'CreatedDateDesc',
        page: 0,
        pageSize: 1,
      })
    ).items[0],
  );
const aList = async (): Promise<readonly ShoppingListItem[]> => {
  const { lists } = demo();
  const [first] = await lists.list(here);
  return found(await lists.read({ ...here, listId: found(first).id, page: 0, pageSize: 200 })).items.items;
};

describe('an order history export', () => {
  it('O28 F45: two CSV parsers read the same values back for any text in an order', async () => {
    const base = await aRow();
    fc.assert(
      fc.property(fc.array(fc.tuple(nasty, nasty, nasty, nasty, cents), { minLength: 1, maxLength: 4 }), (all) => {
        const rows = all.map(([purchaseOrderNumber, createdBy, deliveryMethod, shippingMethod, minor]): OrderRow => ({
          ...base,
          purchaseOrderNumber,
          createdBy,
          deliveryMethod,
          shippingMethod,
          total: { ...base.orderedAmount, minor },
        }));
        const [head = [], ...cells] = read(
          ordersCsv(rows, orderHistoryLazyMessages.file, orderStatusMessages, (at) => at.slice(0, 10)),
        );
        const at = (name: string) => head.indexOf(name);
        const { file } = orderHistoryLazyMessages;
        expect(
          cells.map((row) =>
            [file.purchaseOrder, file.createdBy, file.deliveryMethod, file.shippingMethod, file.total].map(
              (name) => row[at(name)],
            ),
          ),
        ).toEqual(
          rows.map((row) => [
            leaves(row.purchaseOrderNumber),
            leaves(row.createdBy ?? ''),
            leaves(row.deliveryMethod ?? ''),
            leaves(row.shippingMethod ?? ''),
            plainAmount(row.total ?? base.orderedAmount),
          ]),
        );
        isHarmless(cells);
      }),
      RUNS,
    );
  });
});

describe('an order export', () => {
  it('O28 F45: two CSV parsers read the same values back for any product name', async () => {
    const order = await anOrder();
    const [line] = order.lines;
    fc.assert(
      fc.property(fc.array(fc.tuple(nasty, nasty, nasty, cents), { minLength: 1, maxLength: 4 }), (all) => {
        const lines = all.map(([name, sku, packSize, minor], at) => ({
          ...found(line),
          id: `l-${at}`,
          product: { ...found(line).product, name, sku, packSize },
          total: { minor, currency: 'USD' },
        }));
        const csv = orderCsv(
          { ...order, lines, deliveries: [{ date: order.deliveryDate, lineIds: lines.map(({ id }) => id) }] },
          orderPlacedLazyMessages.file,
        );
        const [, ...cells] = read(csv);
        expect(cells.map((row) => [row[4], row[2], row[5], row[7]])).toEqual(
          lines.map(({ product, total }) => [
            leaves(product.name),
            leaves(product.sku),
            leaves(product.packSize),
            plainAmount(total),
          ]),
        );
        isHarmless(cells);
      }),
      RUNS,
    );
  });
});

describe('a list export', () => {
  it('O28 F45: two CSV parsers read the same values back for any product name in a list', async () => {
    const [entry] = await aList();
    fc.assert(
      fc.property(
        fc.array(fc.tuple(nasty, nasty, fc.integer({ min: 1, max: 999 })), { minLength: 1, maxLength: 4 }),
        (all) => {
          const items = all.map(([name, packSize, quantity]): ShoppingListItem => ({
            ...found(entry),
            quantity,
            product: { ...found(entry).product, name, packSize },
          }));
          const [, ...cells] = read(listCsv(items, shoppingListsLazyMessages.csv));
          expect(cells.map((row) => row.slice(0, 4))).toEqual(
            items.map(({ product, quantity }) => [
              product.sku,
              String(quantity),
              leaves(product.name),
              leaves(product.packSize),
            ]),
          );
          isHarmless(cells);
        },
      ),
      RUNS,
    );
  });

  it('can be imported as the same list', async () => {
    const items = await aList();
    const { entries, hasHeader } = entriesOf(read(listCsv(items, shoppingListsLazyMessages.csv)));
    expect(hasHeader).toBe(true);
    expect(entries.map(({ entry, quantity }) => [entry, quantity])).toEqual(
      items.map(({ product, quantity }) => [product.sku, String(quantity)]),
    );
  });
});

describe('a statement export', () => {
  it.each(['en-US', 'fr-CA', 'es-CA', 'zh-CN', 'ko-KR'])(
    'O28 F46: is parsed back by two parsers in %s, and equals the invoiced amounts less the payments',
    async (locale) => {
      const { invoices } = demo();
      const period = { from: '2026-08-01', to: '2026-11-17' };
      const file = await invoices.statement({ ...here, locale, ...period, format: 'csv' });
      const [, ...rows] = read(`\ufeff${await file.content.text()}`);
      const all = (
        await invoices.list({
          ...here,
          text: '',
          statuses: [],
          bucket: null,
          ids: null,
          payableOnly: false,
          sort: 'issued',
          descending: true,
          page: 0,
          pageSize: 200,
        })
      ).items;
      const invoiced = all.filter(({ issuedOn }) => issuedOn >= period.from && issuedOn <= period.to);
      const cells = new Map(rows.map((row) => [row[2], row]));
      for (const { number, amount, issuedOn } of invoiced)
        expect(cells.get(number)).toEqual([issuedOn, expect.any(String), number, plainAmount(amount), amount.currency]);
      const payments = (await invoices.payments({ ...here, page: 0, pageSize: 200 })).items.filter(({ number }) =>
        cells.has(number),
      );
      expect(payments.length).toBeGreaterThan(0);
      expect(rows).toHaveLength(invoiced.length + payments.length);
      for (const { number } of payments) expect(Number(cells.get(number)?.[3])).toBeLessThan(0);
      isHarmless(rows);
    },
  );
});

describe('the second CSV parser', () => {
  it.each([
    ['a bare mark', 'a"b'],
    ['text after a closing mark', '"a"b'],
    ['a mark that never closes', '"a'],
    ['a bare line feed', 'a\nb'],
    ['rows of other lengths', 'a,b\r\nc'],
  ])('refuses %s', (_what, text) => {
    expect(() => readRfc4180(text)).toThrow();
  });
  it('parses everything that the grammar allows', () =>
    expect(readRfc4180('"a""b","c\r\nd",\r\n,,e')).toEqual([
      ['a"b', 'c\r\nd', ''],
      ['', '', 'e'],
    ]));
});
