import { describe, expect, it } from 'vitest';
import { demoAt } from './demo-support';

describe('the story of the taproom', () => {
  it('has the cart of the pictures, to the cent', async () => {
    const { cart } = await demoAt();
    expect(cart.lines.map(({ product, quantity, total }) => [product.name, product.sku, quantity, total?.minor ?? null])).toEqual([
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
    expect(cart.counted.cases).toBe(34);
    expect(cart.lines[1]?.promotion).toBe('$2.00 off a case, $12.00 in all');
    expect(cart.lines[3]).toMatchObject({ problem: 'out-of-stock', product: { stock: { label: 'out-of-stock', backOn: '2026-11-30' } } });
  });
});
