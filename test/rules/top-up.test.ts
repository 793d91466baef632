import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, multiplyMoney, proposeTopUp, quantityProblem, type TopUpCandidate } from '../../src/rules';

const candidate = (
  productId: string,
  usual: number,
  cents: number | null,
  changes: Partial<TopUpCandidate> = {},
): TopUpCandidate => ({
  productId,
  usual,
  available: null,
  price: cents === null ? null : money(cents, 'USD'),
  limits: { min: 1, max: null, step: 1 },
  ...changes,
});

const juice = candidate('juice', 4, 2730);
const tea = candidate('tea', 3, 1485);
const ale = candidate('ale', 1, 16_800);

describe('proposeTopUp', () => {
  it('proposes the most regular products first, up to their usual quantity, until the minimum is met', () => {
    expect(proposeTopUp({ cases: 6, value: null }, [juice, tea, ale])).toEqual({
      items: [
        { productId: 'juice', quantity: 4 },
        { productId: 'tea', quantity: 2 },
      ],
      cases: 6,
      value: money(4 * 2730 + 2 * 1485, 'USD'),
    });
  });

  it('reaches the minimum value too, with more than the usual quantity if necessary', () => {
    expect(proposeTopUp({ cases: null, value: money(6000, 'USD') }, [juice])?.items).toEqual([
      { productId: 'juice', quantity: 3 },
    ]);
    expect(proposeTopUp({ cases: 7, value: null }, [juice])?.items).toEqual([{ productId: 'juice', quantity: 7 }]);
    expect(proposeTopUp({ cases: 9, value: null }, [juice])).toBeNull();
  });

  it('respects stock, maximums and steps', () => {
    expect(proposeTopUp({ cases: 6, value: null }, [{ ...juice, available: 2 }, tea, ale])?.items).toEqual([
      { productId: 'juice', quantity: 2 },
      { productId: 'tea', quantity: 3 },
      { productId: 'ale', quantity: 1 },
    ]);
    expect(
      proposeTopUp({ cases: 1, value: null }, [candidate('pairs', 4, 100, { limits: { min: 2, max: null, step: 2 } })])
        ?.items,
    ).toEqual([{ productId: 'pairs', quantity: 2 }]);
  });

  it('counts steps from zero without a minimum quantity', () => {
    const sixes = candidate('sixes', 12, 100, { limits: { step: 6 } });
    expect(proposeTopUp({ cases: 5, value: null }, [sixes])?.items).toEqual([{ productId: 'sixes', quantity: 6 }]);
    expect(proposeTopUp({ cases: 7, value: null }, [sixes])?.items).toEqual([{ productId: 'sixes', quantity: 12 }]);
  });

  it('proposes nothing that falls short, whatever is free', () => {
    const [free, cheap] = [candidate('free', 1, 0), candidate('cheap', 1, 100)];
    expect(proposeTopUp({ cases: null, value: money(6000, 'USD') }, [free, cheap])).toBeNull();
  });

  it('counts a product without a price towards cases while a value is missing too', () => {
    const water = candidate('water', 4, null);
    expect(proposeTopUp({ cases: 6, value: money(100, 'USD') }, [water, candidate('juice', 2, 2730)])).toStrictEqual({
      items: [
        { productId: 'water', quantity: 4 },
        { productId: 'juice', quantity: 2 },
      ],
      cases: 6,
      value: null,
    });
  });

  it('counts steps from the minimum quantity and goes no further than necessary', () => {
    const pairs = candidate('pairs', 12, 100, { limits: { min: 2, max: null, step: 2 } });
    expect(proposeTopUp({ cases: 6, value: null }, [pairs])).toStrictEqual({
      items: [{ productId: 'pairs', quantity: 6 }],
      cases: 6,
      value: { minor: 600, currency: 'USD' },
    });
    expect(proposeTopUp({ cases: 5, value: null }, [pairs])?.items).toStrictEqual([
      { productId: 'pairs', quantity: 6 },
    ]);
  });

  it('stays at the step below a usual quantity that is between two steps', () => {
    const pairs = candidate('pairs', 5, 100, { limits: { min: 2, max: null, step: 2 } });
    expect(proposeTopUp({ cases: 6, value: null }, [pairs, tea])).toStrictEqual({
      items: [
        { productId: 'pairs', quantity: 4 },
        { productId: 'tea', quantity: 2 },
      ],
      cases: 6,
      value: { minor: 3370, currency: 'USD' },
    });
  });

  it('skips a product whose minimum quantity is above the usual one, unless all others are not enough', () => {
    const bulk = candidate('bulk', 4, 100, { limits: { min: 6 } });
    expect(proposeTopUp({ cases: 2, value: null }, [bulk, tea])?.items).toStrictEqual([
      { productId: 'tea', quantity: 2 },
    ]);
    expect(proposeTopUp({ cases: 5, value: null }, [bulk])).toStrictEqual({
      items: [{ productId: 'bulk', quantity: 6 }],
      cases: 6,
      value: { minor: 600, currency: 'USD' },
    });
    expect(proposeTopUp({ cases: 1, value: null }, [{ ...bulk, usual: 2 }])).toBeNull();
  });

  it('reaches a value with the rest of it from the next product', () => {
    expect(proposeTopUp({ cases: null, value: money(15_000, 'USD') }, [juice, { ...tea, usual: 12 }])).toStrictEqual({
      items: [
        { productId: 'juice', quantity: 4 },
        { productId: 'tea', quantity: 3 },
      ],
      cases: 7,
      value: { minor: 15_375, currency: 'USD' },
    });
  });

  it('reaches a value exactly, and no more', () => {
    expect(proposeTopUp({ cases: null, value: money(5460, 'USD') }, [juice, tea])).toStrictEqual({
      items: [{ productId: 'juice', quantity: 2 }],
      cases: 2,
      value: { minor: 5460, currency: 'USD' },
    });
  });

  it.each([
    ['in another currency', candidate('other', 4, 0, { price: money(100, 'CAD') })],
    ['without a price', candidate('other', 4, null)],
    ['for free', candidate('other', 4, 0)],
  ])('reaches a value without the products %s', (_what, other) => {
    expect(proposeTopUp({ cases: null, value: money(6000, 'USD') }, [other, juice])).toStrictEqual({
      items: [{ productId: 'juice', quantity: 3 }],
      cases: 3,
      value: { minor: 8190, currency: 'USD' },
    });
  });

  it('has no total when one of the products has no price', () => {
    const water = candidate('water', 4, null);
    expect(proposeTopUp({ cases: 3, value: null }, [water])).toStrictEqual({
      items: [{ productId: 'water', quantity: 3 }],
      cases: 3,
      value: null,
    });
    expect(proposeTopUp({ cases: 6, value: null }, [water, juice])).toStrictEqual({
      items: [
        { productId: 'water', quantity: 4 },
        { productId: 'juice', quantity: 2 },
      ],
      cases: 6,
      value: null,
    });
    expect(proposeTopUp({ cases: 6, value: null }, [juice, water])).toStrictEqual({
      items: [
        { productId: 'juice', quantity: 4 },
        { productId: 'water', quantity: 2 },
      ],
      cases: 6,
      value: null,
    });
  });

  it('proposes nothing when nothing is missing or nothing is known', () => {
    expect(proposeTopUp(null, [juice])).toBeNull();
    expect(proposeTopUp({ cases: null, value: null }, [juice])).toBeNull();
    expect(proposeTopUp({ cases: 2, value: null }, [])).toBeNull();
  });

  it('meets both minimums with allowed quantities, for random products', () => {
    const any = fc.record({
      usual: fc.integer({ min: 1, max: 12 }),
      available: fc.option(fc.integer({ min: 0, max: 20 })),
      cents: fc.integer({ min: 1, max: 20_000 }),
      min: fc.integer({ min: 1, max: 4 }),
      step: fc.integer({ min: 1, max: 3 }),
      max: fc.option(fc.integer({ min: 4, max: 30 })),
    });
    fc.assert(
      fc.property(
        fc.array(any, { maxLength: 8 }),
        fc.option(fc.integer({ min: 1, max: 60 })),
        fc.option(fc.integer({ min: 1, max: 300_000 })),
        (some, cases, cents) => {
          const candidates = some.map(({ usual, available, cents: price, ...limits }, at) =>
            candidate(`p${at}`, usual, price, { available, limits }),
          );
          const value = cents === null ? null : money(cents, 'USD');
          const found = proposeTopUp(cases === null && value === null ? null : { cases, value }, candidates);
          if (found === null) return;
          let worth = 0;
          for (const { productId, quantity } of found.items) {
            const of = candidates.find((one) => one.productId === productId);
            if (of?.price == null) throw new Error('Proposed what is not usual');
            expect(quantityProblem(quantity, of.limits)).toBeNull();
            expect(quantity).toBeLessThanOrEqual(Math.min(of.available ?? Infinity, of.usual * 2));
            worth += multiplyMoney(of.price, quantity).minor;
          }
          expect(found.cases).toBeGreaterThanOrEqual(cases ?? 0);
          expect(worth).toBeGreaterThanOrEqual(cents ?? 0);
          expect(found.value?.minor).toBe(worth);
        },
      ),
      { numRuns: 400 },
    );
  });
});
