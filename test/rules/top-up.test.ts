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

  it('proposes nothing when nothing is missing or nothing is known', () => {
    expect(proposeTopUp(null, [juice])).toBeNull();
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
