import { describe, expect, it } from 'vitest';
import type { Cart, CartTotals } from '../../../src/domain';
import {
  findLine,
  findProductLine,
  hasQuantity,
  isBusy,
  knownQuantity,
  type OptimisticTotals,
  quantityOf,
} from '../../../src/runtime/cart/cart.state';
import { initialCart } from '../../../src/runtime/cart/cart.reducer';
import { shortfallOf } from '../../../src/runtime/cart/shortfall';
import { validateCart } from '../../../src/runtime/cart/validate-cart';
import {
  cola,
  colaLine,
  freeLine,
  gin,
  ginLine,
  noEdits,
  sixCases,
  tonicLine,
  unknownLine,
  unpriced,
  usd,
} from '../../support/cart-samples';
import { cartOf, lineOf, product } from './cart-support';

describe('a cart before its first read', () => {
  it('is loading, without lines and edits', () => {
    expect(initialCart).toStrictEqual({
      view: {
        status: 'loading',
        error: null,
        cart: null,
        lines: {},
        lineIds: [],
        lineIdByProduct: {},
        pendingAdds: {},
        totals: null,
        minimum: {},
        notices: [],
        waiting: null,
      },
      pending: noEdits,
      request: null,
      retries: 0,
      pausedBy: null,
      beforeRemovals: [],
      places: undefined,
      hasMissedRead: false,
      lastNoticeId: 0,
    });
  });
});

describe('a cart', () => {
  const item = { product: gin, quantity: 1 };
  const items = new Map([['gin', item]]);
  const batch = { callId: null, items: [item], waiting: items, inFlight: new Map(), adjustments: [], hasAdded: false };

  it.each([
    ['an edit', { ...noEdits, edits: new Map([['line', 0]]) }],
    ['an addition', { ...noEdits, adds: items }],
    ['a replacement', { ...noEdits, replacements: items }],
    ['a batch', { ...noEdits, batches: [batch] }],
    [
      'one of each',
      { edits: new Map([['line', 0]]), adds: items, replacements: items, batches: [batch], isClearing: false },
    ],
    ['an edit and an addition', { ...noEdits, edits: new Map([['line', 0]]), adds: items }],
  ])('is busy with %s', (_what, pending) => {
    expect(isBusy({ pending })).toBe(true);
  });

  it('is not busy without edits', () => {
    expect(isBusy({ pending: noEdits })).toBe(false);
  });
});

describe('a line of a cart', () => {
  const cart = cartOf([freeLine, colaLine, ginLine]);

  it('is found by its id', () => {
    expect(findLine(cart, 'line-cola')).toBe(colaLine);
    expect(findLine(cart, 'line-tonic')).toBeUndefined();
    expect(findLine(null, 'line-cola')).toBeUndefined();
  });

  it('is found by its product, unless it is free', () => {
    expect(findProductLine(cart, 'cola')).toBe(colaLine);
    expect(findProductLine(cart, 'tonic')).toBeUndefined();
    expect(findProductLine(cartOf([freeLine]), 'cola')).toBeUndefined();
    expect(findProductLine(null, 'cola')).toBeUndefined();
  });

  it('has a quantity, which counts as 0 while it is unknown', () => {
    expect([colaLine, unknownLine].map(knownQuantity)).toStrictEqual([2, 0]);
    expect([colaLine, unknownLine].map(hasQuantity)).toStrictEqual([true, false]);
  });
});

describe('the quantity of a product', () => {
  const view = {
    ...initialCart.view,
    lines: {
      'line-cola': { ...colaLine, pending: false },
      'line-gin': { ...unknownLine, pending: false },
    },
    lineIdByProduct: { cola: 'line-cola', gin: 'line-gin' },
    pendingAdds: { ale: 4, cola: 9, gin: 3 },
  };

  it.each([
    ['of its line', 'cola', 2],
    ['of a pending addition', 'ale', 4],
    ['of a pending addition while that of its line is unknown', 'gin', 3],
  ])('is that %s', (_which, productId, expected) => {
    expect(quantityOf(view, productId)).toBe(expected);
  });

  it('is 0 for a product that is not in the cart', () => {
    expect(quantityOf(initialCart.view, 'cola')).toBe(0);
  });
});

describe('what a cart lacks of the minimum', () => {
  const counted: OptimisticTotals = {
    cases: 9,
    countedCases: 4,
    countedValue: usd(4000),
    subtotal: usd(9000),
    total: usd(9900),
    final: true,
  };

  it.each([
    ['cases', { cases: 10 }, { cases: 6, value: null }],
    ['value', { value: usd(5500) }, { cases: null, value: usd(1500) }],
    ['both', { cases: 5, value: usd(4001) }, { cases: 1, value: usd(1) }],
    ['nothing', { cases: 4, value: usd(4000) }, null],
    ['nothing, without a minimum', {}, null],
  ])('is %s', (_what, minimum, expected) => {
    expect(shortfallOf(counted, minimum)).toStrictEqual(expected);
  });

  it.each([
    ['only cases', { cases: 10 }, { cases: 6, value: null }],
    ['only cases of a minimum of both', { cases: 10, value: usd(5500) }, { cases: 6, value: null }],
    ['nothing of a value', { value: usd(5500) }, null],
    ['nothing, without a minimum', {}, null],
  ])('is %s when there are no prices', (_what, minimum, expected) => {
    expect(shortfallOf({ ...counted, countedValue: null }, minimum)).toStrictEqual(expected);
  });
});

describe('a cart from a backend', () => {
  const withTotals = (more: Partial<CartTotals>): Cart => ({ ...sixCases, totals: { ...sixCases.totals, ...more } });
  const half = usd(0.5);

  it('is returned as it is when its amounts are whole numbers or absent', () => {
    const cart = {
      ...cartOf([lineOf('hidden', unpriced, 1), unknownLine, tonicLine]),
      totals: {
        ...sixCases.totals,
        discounts: [{ label: 'Offer', amount: usd(-500) }],
        deposits: null,
        minimumOrderCharge: usd(100),
        tax: null,
      },
    };
    expect(validateCart(cart)).toBe(cart);
    expect(validateCart(null)).toBeNull();
  });

  it.each<[string, Cart]>([
    ['subtotal', withTotals({ subtotal: half })],
    ['deposits', withTotals({ deposits: half })],
    ['charge for a small order', withTotals({ minimumOrderCharge: half })],
    ['tax', withTotals({ tax: half })],
    ['total', withTotals({ total: half })],
    ['total that is too large', withTotals({ total: usd(2 ** 53) })],
    [
      'discount',
      withTotals({
        discounts: [
          { label: 'Offer', amount: usd(-100) },
          { label: 'Offer', amount: half },
        ],
      }),
    ],
    ['line total', cartOf([{ ...lineOf('line', cola, 1), total: half }])],
    ['price', cartOf([lineOf('line', product('cola', 0.5), 1)])],
  ])('is rejected for its %s', (_which, cart) => {
    expect(() => validateCart(cart)).toThrow(
      expect.objectContaining({ name: 'PortError', code: 'malformed', message: 'Invalid amount' }),
    );
  });
});
