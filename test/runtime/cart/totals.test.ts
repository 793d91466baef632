import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '../../../src/domain';
import { formatMoney, money } from '../../../src/rules';
import { initialCart } from '../../../src/runtime/cart/cart.reducer';
import { emptyOptimisticCart, applyPendingEdits } from '../../../src/runtime/cart/optimistic-cart';
import { product } from './cart-support';

/** Tests of changed code have fewer. */
const CARTS = Number(process.env.MODEL_RUNS ?? 100_000);
const markets = [
  ['USD', 'en-US'],
  ['CAD', 'fr-CA'],
  ['JPY', 'en-US'],
  ['EUR', 'es-CA'],
] as const;

/** Numbers from a fixed seed (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A backend's cart, whose totals the backend calculates from its lines. */
function cartOf(
  lines: readonly CartLine[],
  currency: string,
  rows: readonly [offer: number, deposits: number, tax: number],
): Cart {
  const of = (minor: number) => money(minor, currency);
  const counted = lines.filter(({ problem }) => problem === null);
  const cases = sum(counted.filter(({ isFreeGood }) => !isFreeGood).map(({ quantity }) => quantity ?? Number.NaN));
  const subtotal = sum(counted.map(({ total }) => total?.minor ?? 0));
  return {
    id: 'cart',
    accountId: 'a',
    revision: '1',
    lines,
    totals: {
      cases,
      subtotal: of(subtotal),
      discounts: [{ label: 'Offer', amount: of(rows[0]) }],
      deposits: of(rows[1]),
      minimumOrderCharge: null,
      tax: of(rows[2]),
      taxRate: null,
      total: of(subtotal + sum(rows)),
    },
    minimum: {},
    minimumProgress: { cases, value: of(subtotal) },
    isRepricing: false,
    savedAt: '2026-11-17T10:35:00-05:00',
  };
}

/** The digits of a formatted amount. */
const read = (text: string): number => {
  const digits = text.replaceAll(/[^\d]/g, '');
  return (/^[^\d]*[-\u2212]/.test(text) ? -1 : 1) * Number(digits);
};

describe('the totals of a cart', () => {
  it(`equal those of its lines and pending edits in ${CARTS} random carts of four currencies`, () => {
    const next = numbers(20261117);
    const shelf = Array.from({ length: 40 }, (_, at) => product(`p${at}`));
    for (let at = 0; at < CARTS; at++) {
      const [currency, locale] = markets[at % markets.length] ?? markets[0];
      const lines = Array.from({ length: 1 + next(6) }, (_, index): CartLine => {
        const quantity = 1 + next(400);
        const price = money(next(50_000), currency);
        const free = next(12) === 0;
        const problem = !free && next(10) === 0 ? 'out-of-stock' : null;
        const of = {
          ...(shelf[(at + index) % shelf.length] ?? product('p')),
          price: { state: 'known' as const, current: price, original: null, showOriginal: false, discount: null },
        };
        return {
          id: `l${index}`,
          product: of,
          quantity,
          total: problem === null ? money(free ? 0 : price.minor * quantity, currency) : null,
          isFreeGood: free,
          problem,
          promotion: null,
        };
      });
      const rows = [-next(900), next(4000), next(20_000)] as const;
      const edits = new Map(
        lines
          .filter(({ isFreeGood }) => !isFreeGood && next(2) === 0)
          .map(({ id }) => [id, next(5) === 0 ? 0 : 1 + next(99)] as const),
      );
      const optimisticCart = applyPendingEdits(
        cartOf(lines, currency, rows),
        { ...initialCart.pending, edits },
        emptyOptimisticCart,
      );

      const texts = Object.values(optimisticCart.lines)
        .filter(({ problem }) => problem === null)
        .map(({ total }) => formatMoney(total, locale));
      const subtotal = read(formatMoney(optimisticCart.totals?.subtotal, locale));
      const sent = cartOf(
        lines.flatMap((line) => {
          const quantity = edits.get(line.id) ?? line.quantity ?? Number.NaN;
          const unit = line.product.price.state === 'known' ? line.product.price.current.minor : 0;
          return quantity === 0
            ? []
            : [{ ...line, quantity, total: line.total && money(line.isFreeGood ? 0 : unit * quantity, currency) }];
        }),
        currency,
        rows,
      );
      // Plain comparisons: one assertion for each would take most of the time.
      const fits =
        sum(texts.map((text) => read(text))) === subtotal &&
        subtotal === sent.totals.subtotal.minor &&
        optimisticCart.totals?.total?.minor === subtotal + sum(rows) &&
        optimisticCart.totals.total.minor === sent.totals.total.minor &&
        optimisticCart.totals.cases === sent.totals.cases;
      if (!fits)
        expect({ at, currency, texts, shown: optimisticCart.totals }).toEqual({
          at,
          currency,
          texts,
          shown: sent.totals,
        });
    }
  }, 60_000);
});
