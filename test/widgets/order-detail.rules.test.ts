import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '../../src/domain';
import {
  addressLines,
  casesAt,
  differs,
  fewerAt,
  lineAmount,
  reportedSteps,
  wrongFirst,
} from '../../src/widgets/order-detail/order-detail.rules';
import { demo, here } from '../adapters/demo/demo-support';

async function theStory(): Promise<OrderDetail> {
  const order = await demo().orders.detail({ ...here, orderId: 'o-4500871' });
  if (order === null) throw new Error('No order');
  return order;
}

describe('the lines of an order', () => {
  it('wrongFirst moves lines with differences to the front and keeps the order otherwise', async () => {
    const { lines } = await theStory();
    const sorted = wrongFirst(lines);
    expect(sorted.slice(0, 2).every(differs)).toBe(true);
    expect(sorted.slice(2).some(differs)).toBe(false);
    expect(new Set(sorted)).toEqual(new Set(lines));
    expect(sorted.slice(2)).toEqual(lines.filter((line) => !differs(line)));
  });

  it('have a column for each reported step, and mark the steps where the quantity decreased', async () => {
    const { lines } = await theStory();
    expect(reportedSteps(lines)).toEqual(['confirmed', 'shipped', 'delivered', 'invoiced']);
    expect(fewerAt(8, { confirmed: 8, shipped: 7, delivered: 7, invoiced: 7, reason: null, substitute: null })).toEqual(
      new Set(['shipped']),
    );
    expect(
      fewerAt(8, { confirmed: null, shipped: 8, delivered: 6, invoiced: 8, reason: null, substitute: null }),
    ).toEqual(new Set(['delivered']));
    expect(casesAt(lines, 'delivered')).toBe(39);
    expect(casesAt([], 'delivered')).toBeNull();
  });

  it('add up to the invoiced amount, and the invoice’s rows add up to its total', async () => {
    const { lines, invoice, shortCases } = await theStory();
    if (invoice === null) throw new Error('No invoice');
    const { ordered, notDelivered, discounts, deposits, minimumOrderCharge, tax } = invoice.rows;
    expect(lines.reduce((sum, line) => sum + (lineAmount(line)?.minor ?? 0), 0)).toBe(
      ordered.minor + notDelivered.minor,
    );
    expect(
      [ordered, notDelivered, discounts, deposits, tax].reduce(
        (sum, { minor }) => sum + minor,
        minimumOrderCharge?.minor ?? 0,
      ),
    ).toBe(invoice.total.minor);
    expect(shortCases).toBe(2);
  });
});

it('addressLines formats a postal address and leaves out missing parts', () => {
  expect(
    addressLines({ street: '118 Harbor Lane', city: 'Portland', state: 'ME', zip: '04101', country: 'US' }),
  ).toEqual(['118 Harbor Lane', 'Portland, ME 04101', 'US']);
  expect(addressLines({ street: '', city: 'Portland', state: '', zip: '', country: '' })).toEqual(['Portland']);
  expect(addressLines(null)).toEqual([]);
});
