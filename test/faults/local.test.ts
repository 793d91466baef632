import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../src/domain';
import { formatInstant, formatMoney, plainAmount } from '../../src/rules';
import { swapLanguageSegment } from '../../src/rules/languages';
import { orderCsv } from '../../src/widgets/order-placed/parts/order-file';
import { orderPlacedLazyMessages } from '../../src/widgets/order-placed/order-placed.lazy.messages';
import { demo, here } from '../adapters/demo/demo-support';

const messages = orderPlacedLazyMessages.file;
const anOrder = async (): Promise<Order> => {
  const order = await demo().orders.read({ ...here, orderId: 'o-4500871' });
  if (order === null) throw new Error('The story has this order');
  return order;
};
const rowsOf = (csv: string) => parse<string[]>(csv.replace(/^\ufeff/, '')).data;

/** The order with other lines, all in its only delivery. */
const withLines = (order: Order, lines: Order['lines']): Order => ({
  ...order,
  lines,
  deliveries: [{ date: order.deliveryDate, lineIds: lines.map(({ id }) => id) }],
});

describe('the CSV file of an order', () => {
  it('O28 F44: keeps emoji, joiners and both text directions unchanged', async () => {
    const order = await anOrder();
    const name = '👩‍👩‍👧‍👦 e\u0301 a\u200bb שלום شركة';
    const [first] = order.lines;
    if (first === undefined) throw new Error('It has lines');
    const [, row] = rowsOf(orderCsv(withLines(order, [{ ...first, product: { ...first.product, name } }]), messages));
    expect(row).toContain(name);
  });

  it('O28 F47: has a row for each line, even if two lines have the same id and product', async () => {
    const order = await anOrder();
    const [first] = order.lines;
    if (first === undefined) throw new Error('It has lines');
    const once = rowsOf(orderCsv(withLines(order, [first]), messages));
    expect(rowsOf(orderCsv(withLines(order, [first, { ...first, id: 'twin' }]), messages))).toHaveLength(
      once.length + 1,
    );
  });

  it('O28 F42: writes ten thousand lines quickly and completely', async () => {
    const order = await anOrder();
    const [first] = order.lines;
    if (first === undefined) throw new Error('It has lines');
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      ...first,
      id: `l-${at}`,
      product: { ...first.product, sku: String(at) },
    }));
    const rows = rowsOf(orderCsv(withLines(order, many), messages));
    expect(rows).toHaveLength(10_001);
    expect(new Set(rows.map((row) => row[2])).size).toBe(10_001);
  });

  it('O28 F46: adds up to the total of the order', async () => {
    const order = await anOrder();
    const rows = rowsOf(orderCsv(order, messages)).slice(1);
    const cents = rows.reduce((sum, row) => sum + Math.round(Number(row[7]) * 100), 0);
    expect(cents).toBe(order.lines.reduce((sum, { total }) => sum + (total?.minor ?? 0), 0));
  });

  it('O28 F39 F40: contains the agreed day in every time zone of the machine', async () => {
    const order = { ...(await anOrder()), deliveryDate: '2026-11-01' };
    const zone = process.env['TZ'];
    try {
      const files = ['America/Vancouver', 'Pacific/Pago_Pago', 'Asia/Tokyo'].map((one) => {
        process.env['TZ'] = one;
        return orderCsv(withLines(order, order.lines), messages);
      });
      expect(new Set(files).size).toBe(1);
      expect(files[0]).toContain('2026-11-01');
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });
});

describe('a link to the same page in another language', () => {
  const swap = (href: string) => swapLanguageSegment(href, 'fr-CA', { basePath: '/us' });
  it('O29 F44: keeps a search in any script', () => {
    const href = `https://shop.example/us/en-US/products?q=${encodeURIComponent('👩‍👩‍👧‍👦 שלום \u202eabc')}#top`;
    expect(swap(href)).toBe(href.replace('en-US', 'fr-CA'));
  });

  it('O29 F45: reads any number as a page', () => {
    for (const page of ['-0', 'NaN', '12,50', 'Infinity'])
      expect(swap(`https://shop.example/us/en-US/products?page=${page}`)).toBe(
        `https://shop.example/us/fr-CA/products?page=${page}`,
      );
  });

  it('O29 F47: changes only the language segment, even if the language occurs twice in the path', () => {
    expect(swap('https://shop.example/us/en-US/help/en-US')).toBe('https://shop.example/us/fr-CA/help/en-US');
  });
});

describe('formatted amounts and times', () => {
  it('O30 F44: isolates digits of another script from the text beside them, and contains no control characters', () => {
    for (const locale of ['en-US', 'fr-CA', 'es-CA', 'zh-CN', 'ko-KR']) {
      const text = `${formatMoney({ minor: -123_456, currency: 'CAD' }, locale)} ${formatInstant('2026-11-17T10:35:00-05:00', locale, { timeZone: 'America/Toronto' })}`;
      expect(text).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/);
    }
  });

  it('O30 F42: formats a hundred thousand values without a formatter for each', () => {
    const start = performance.now();
    for (let at = 0; at < 100_000; at++) formatMoney({ minor: at, currency: 'USD' }, 'en-US');
    // A formatter for each would take half a minute.
    expect(performance.now() - start).toBeLessThan(5000);
    expect(plainAmount({ minor: 123_456, currency: 'USD' })).toBe('1234.56');
  });
});
