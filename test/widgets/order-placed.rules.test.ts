import { describe, expect, it } from 'vitest';
import type { Order, OrderLine } from '../../src/domain';
import { isProcessing, overStatus, deliveriesOf } from '../../src/widgets/order-placed/order-placed.rules';
import { orderPlacedLazyMessages } from '../../src/widgets/order-placed/order-placed.lazy.messages';
import { orderCsv } from '../../src/widgets/order-placed/parts/order-file';
import { proposals, typedTime } from '../../src/widgets/order-placed/reminder.rules';
import { demo, here } from '../adapters/demo/demo-support';

async function anOrder(): Promise<Order> {
  const adapter = demo();
  const { items } = await adapter.orders.list({ ...here, page: 0, pageSize: 50 });
  const order = await adapter.orders.read({ ...here, orderId: items.find(({ cases }) => (cases ?? 0) > 20)?.id ?? '' });
  if (order === null) throw new Error('No order');
  return order;
}

const ids = (lines: readonly OrderLine[]): readonly string[] => lines.map(({ id }) => id);

describe('status of an order', () => {
  it('is processing until the order has a number and is received', () => {
    expect(isProcessing({ status: 'pending', number: '1' })).toBe(true);
    expect(isProcessing({ status: 'draft', number: '1' })).toBe(true);
    expect(isProcessing({ status: 'order-received', number: '' })).toBe(true);
    expect(isProcessing({ status: 'order-received', number: '1' })).toBe(false);
  });

  it('is over only for statuses that end an order', () => {
    expect(overStatus('cancelled')).toBe('cancelled');
    expect(overStatus('out-for-delivery')).toBeNull();
    expect(overStatus('Awaiting Ferry')).toBeNull();
    expect(overStatus('constructor')).toBeNull();
  });
});

describe('deliveriesOf', () => {
  it('contains every line once, and puts unassigned lines into the first delivery', async () => {
    const order = await anOrder();
    const [a, b, ...rest] = ids(order.lines);
    const deliveries = [
      { date: '2026-11-19', lineIds: rest.slice(1) },
      { date: '2026-11-24', lineIds: [a ?? '', b ?? ''] },
    ];
    const groups = deliveriesOf({ ...order, deliveries });
    expect(groups.map(({ date, lines }) => [date, ids(lines)])).toEqual([
      ['2026-11-19', rest],
      ['2026-11-24', [a, b]],
    ]);
  });

  it('leaves out empty deliveries, but keeps the date of an order without lines', async () => {
    const order = await anOrder();
    const all = { date: '2026-11-19', lineIds: ids(order.lines) };
    expect(deliveriesOf({ ...order, deliveries: [all, { date: '2026-11-24', lineIds: [] }] })).toHaveLength(1);
    expect(deliveriesOf({ lines: [], deliveries: [], deliveryDate: '2026-11-19' })).toEqual([
      { date: '2026-11-19', lines: [] },
    ]);
  });
});

describe('orderCsv', () => {
  it('writes a row for each line, amounts that a spreadsheet can add up, and no formulas', async () => {
    const order = await anOrder();
    const [line] = order.lines;
    if (line === undefined) throw new Error('No line');
    const evil = {
      ...order,
      lines: [{ ...line, product: { ...line.product, name: '=HYPERLINK("x")' } }, ...order.lines.slice(1)],
    };
    const rows = orderCsv(evil, orderPlacedLazyMessages.file).slice(1).split('\r\n');
    expect(rows[0]).toBe('Order number,Delivery date,SKU,UPC/EAN,Product,Pack,Quantity,Amount,Currency');
    expect(rows).toHaveLength(order.lines.length + 1);
    expect(rows[1]).toContain(`"'=HYPERLINK(""x"")"`);
    const amounts = rows.slice(1).map((row) => Math.round(Number(row.split(',').at(-2)) * 100));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(order.totals.subtotal?.minor);
  });
});

describe('times of a reminder', () => {
  const order = { deliveryDate: '2026-11-19', placedAt: '2026-11-17T10:34:00-05:00', timeZone: 'America/New_York' };
  const visits = [
    { date: '2026-11-19', cutOff: '2026-11-18T14:00:00-05:00' },
    { date: '2026-11-24', cutOff: '2026-11-23T14:00:00-05:00' },
  ];
  const now = Date.parse('2026-11-17T10:35:00-05:00');

  it('are proposed before the cut-off of the first visit after this delivery', () => {
    expect(proposals(order, visits, now)).toEqual([
      { id: 'before', at: '2026-11-23T12:00:00-05:00', visit: '2026-11-24' },
      { id: 'dayBefore', at: '2026-11-22T09:00:00-05:00', visit: '2026-11-24' },
    ]);
  });

  it('are never in the past', () => {
    expect(proposals(order, visits, Date.parse('2026-11-23T11:00:00-05:00')).map(({ id }) => id)).toEqual(['before']);
    expect(proposals(order, visits, Date.parse('2026-11-23T13:00:00-05:00'))).toEqual([]);
  });

  it('are a week later if no visit is planned', () => {
    expect(proposals(order, [], now)).toEqual([{ id: 'weekLater', at: '2026-11-24T09:00:00-05:00', visit: null }]);
  });

  it('are parsed from the buyer’s input in the account’s time zone', () => {
    expect(typedTime('2026-11-20', '16:30', 'America/Vancouver', now)).toEqual({ at: '2026-11-20T16:30:00-08:00' });
    expect(typedTime('2026-11-20', '16:30:00', 'America/New_York', now)).toEqual({ at: '2026-11-20T16:30:00-05:00' });
    expect(typedTime('2026-11-17', '09:00', 'America/New_York', now)).toEqual({ problem: 'past' });
    expect(typedTime('', '09:00', 'America/New_York', now)).toEqual({ problem: 'missing' });
    expect(typedTime('2026-02-30', '09:00', 'America/New_York', now)).toEqual({ problem: 'missing' });
    expect(typedTime('2026-11-20', '25:00', 'America/New_York', now)).toEqual({ problem: 'missing' });
  });
});
