import { describe, expect, it } from 'vitest';
import { demo, demoAt, here, preparedHandle, stored } from './demo-support';

const wholeCatalog = { text: '', sort: null, facets: {}, page: 0, pageSize: 200, ...here };

describe('the scripted data of the taproom', () => {
  it('have the cart of the design, to the cent', async () => {
    const { cart } = await demoAt();
    expect(
      cart.lines.map(({ product, quantity, total }) => [product.name, product.sku, quantity, total?.minor ?? null]),
    ).toEqual([
      ['Maribel Cola', '104417', 8, 17520],
      ['Halden Tonic Water', '210031', 6, 15840],
      ['Pomelle Grapefruit Soda', '330102', 5, 12375],
      ['Bramrook Ginger Beer', '700318', 4, null],
      ['Coldwell Still Water', '415500', 6, 5880],
      ['Quillon Energy', '518820', 5, 19100],
      ['Maribel Cola Syrup', '811204', 2, 18900],
      ['Brisk Gas CO₂', '902001', 2, 7600],
    ]);
    expect(cart.totals).toEqual({
      cases: 34,
      subtotal: { minor: 97215, currency: 'USD' },
      discounts: [{ label: 'Halden November offer', amount: { minor: -1200, currency: 'USD' } }],
      deposits: { minor: 3600, currency: 'USD' },
      minimumOrderCharge: null,
      tax: { minor: 5281, currency: 'USD' },
      taxRate: 5.5,
      total: { minor: 104896, currency: 'USD' },
    });
    expect(cart.minimum).toEqual({ cases: 40 });
    expect(cart.minimumProgress.cases).toBe(34);
    expect(cart.lines[1]?.promotion).toBe('$2.00 off per case, $12.00 in total');
    expect(cart.lines[3]).toMatchObject({
      problem: 'out-of-stock',
      product: { stock: { label: 'out-of-stock', backOn: '2026-11-30' } },
    });
  });

  it('reach the design’s total after the beer is replaced and juice is added, and a card adds 3 %', async () => {
    const { cart, adapter } = await demoAt({ scenario: 'full-cart' });
    expect(cart.totals).toMatchObject({
      cases: 40,
      subtotal: { minor: 114635 },
      deposits: { minor: 4320 },
      tax: { minor: 6239 },
      total: { minor: 123994 },
    });
    const { paymentMethods } = await adapter.checkout.open(here);
    expect(paymentMethods.map(({ id, surcharge }) => [id, surcharge?.amount.minor ?? null])).toEqual([
      ['on-account', null],
      [stored.card, 3720],
      [stored.bank, null],
    ]);
  });

  it('offer the cans and the ginger ale for the out-of-stock beer', async () => {
    const found = await demo().catalog.substitutes({ ...here, productId: 'p-700318' });
    expect(
      found.map(({ name, packSize, price }) => [name, packSize, price.state === 'known' && price.current.minor]),
    ).toEqual([
      ['Bramrook Ginger Beer', '24 × 12\u00a0oz cans', 2990],
      ['Halden Ginger Ale', '24 × 200\u00a0ml glass bottles', 2640],
      ['Halden Ginger Ale', '24 × 12\u00a0oz cans', 2320],
    ]);
  });

  it('have the last order date of each product in the design', async () => {
    const { items } = await demo().catalog.search({ ...wholeCatalog, facets: { history: ['ordered-90-days'] } });
    const last = new Map(
      items.map(({ sku, lastOrdered }) => [sku, `${lastOrdered?.quantity} on ${lastOrdered?.date}`]),
    );
    expect(
      Object.fromEntries(
        [
          '104417',
          '210031',
          '330102',
          '415500',
          '518820',
          '602214',
          '677105',
          '700318',
          '811204',
          '845011',
          '902001',
          '955120',
        ].map((sku) => [sku, last.get(sku)]),
      ),
    ).toEqual({
      104417: '8 on 2026-11-10',
      210031: '6 on 2026-11-10',
      330102: '4 on 2026-10-27',
      415500: '6 on 2026-11-10',
      518820: '5 on 2026-11-10',
      602214: '3 on 2026-10-20',
      677105: '8 on 2026-11-10',
      700318: '4 on 2026-11-10',
      811204: '2 on 2026-11-10',
      845011: '1 on 2026-10-27',
      902001: '2 on 2026-11-10',
      955120: '1 on 2026-09-22',
    });
  });

  it('deliver on the dates of the design, with the reason why Thanksgiving has no delivery', async () => {
    const { deliveries } = await demo().checkout.open(here);
    expect(deliveries[0]?.slots.slice(0, 4)).toEqual([
      { date: '2026-11-19', cutOff: '2026-11-17T14:00:00-05:00', closedReason: null },
      { date: '2026-11-24', cutOff: '2026-11-22T14:00:00-05:00', closedReason: null },
      { date: '2026-11-26', cutOff: '2026-11-24T14:00:00-05:00', closedReason: 'No delivery, Thanksgiving' },
      { date: '2026-12-03', cutOff: '2026-12-01T14:00:00-05:00', closedReason: null },
    ]);
  });

  it('list the accounts of the switcher with every condition', async () => {
    const accounts = await demo().accounts.list({ includeOwn: true, locale: 'en-US' });
    expect(accounts).toHaveLength(12);
    expect(accounts.filter(({ isDefault }) => isDefault).map(({ name, number }) => [name, number])).toEqual([
      ['Harbor Lane Taproom', '0048-2207'],
    ]);
    expect(
      accounts.flatMap(({ name, conditions }) => conditions.map(({ code, reason }) => [name, code, typeof reason])),
    ).toEqual([
      ['Granite & Gull', 'no-visit-plan', 'string'],
      ['Low Tide Arcade Bar', 'blocked', 'string'],
      ['Sawyer Street Market', 'not-verified', 'string'],
      ['The Long Room', 'temporarily-blocked', 'string'],
      ['Café du Quai Nord', 'not-eligible', 'string'],
      ['Kestrel Hall', 'order-restricted', 'string'],
    ]);
  });

  it('allow changes of a placed order until its cut-off', async () => {
    const adapter = demo({ scenario: 'full-cart' });
    const { handle, expectedTotal } = await preparedHandle(adapter);
    const placed = await adapter.checkout.place({ ...here, key: 'k', handle, expectedTotal });
    expect(placed).toMatchObject({
      outcome: 'done',
      order: { status: 'order-received', deliveryDate: '2026-11-19', changesUntil: '2026-11-17T14:00:00-05:00' },
    });
  });
});
