import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../../src/domain';
import type { Batch, OptimisticLine, OptimisticTotals, ProductQuantity } from '../../../src/runtime/cart/cart.state';
import {
  applyPendingEdits,
  emptyOptimisticCart,
  listPendingAdds,
  serverTotals,
  toPendingQuantities,
  totalsAfterAdd,
  totalsAfterEdit,
  withEdit,
} from '../../../src/runtime/cart/optimistic-cart';
import {
  cola,
  colaLine,
  freeLine,
  gin,
  ginLine,
  noEdits,
  sixCases,
  tonic,
  tonicLine,
  unknownLine,
  unpriced,
  usd,
} from '../../support/cart-samples';
import { cartOf, lineOf } from './cart-support';

const batchOf = (waiting: readonly ProductQuantity[], inFlight: readonly ProductQuantity[] = []): Batch => {
  const byId = (items: readonly ProductQuantity[]) => new Map(items.map((item) => [item.product.id, item]));
  return {
    callId: null,
    items: [...waiting, ...inFlight],
    waiting: byId(waiting),
    inFlight: byId(inFlight),
    adjustments: [],
    hasAdded: false,
  };
};

const shownLine = (line: CartLine): OptimisticLine => ({ ...line, pending: false });

describe('a line with an edit', () => {
  /** Three cases of cola for the price of two and a half. */
  const reduced: CartLine = { ...lineOf('line', cola, 3), total: usd(2500) };

  it('is the server’s line without an edit', () => {
    expect(withEdit(reduced, undefined)).toStrictEqual({ ...reduced, pending: false });
  });

  it('keeps the server’s total at the server’s quantity', () => {
    expect(withEdit(reduced, 3)).toStrictEqual({ ...reduced, pending: true });
  });

  it('has the product’s price times the quantity', () => {
    expect(withEdit(reduced, 4)).toStrictEqual({ ...reduced, quantity: 4, total: usd(4000), pending: true });
  });

  it.each<[string, Partial<CartLine>]>([
    ['without a price', { product: unpriced }],
    ['with a problem', { problem: 'out-of-stock' }],
  ])('has no total %s', (_which, more) => {
    expect(withEdit({ ...reduced, ...more }, 4)).toStrictEqual({
      ...reduced,
      ...more,
      quantity: 4,
      total: null,
      pending: true,
    });
  });
});

describe('the server’s totals', () => {
  it.each([true, false])('are final unless prices are being calculated (%j)', (isRepricing) => {
    const cart = {
      ...sixCases,
      totals: { ...sixCases.totals, cases: 7, subtotal: usd(7000), total: usd(7700) },
      minimumProgress: { cases: 6, value: usd(6000) },
      isRepricing,
    };
    expect(serverTotals(cart)).toStrictEqual({
      cases: 7,
      countedCases: 6,
      countedValue: usd(6000),
      subtotal: usd(7000),
      total: usd(7700),
      final: !isRepricing,
    });
  });
});

const totals: OptimisticTotals = {
  cases: 20,
  countedCases: 10,
  countedValue: usd(10_000),
  subtotal: usd(20_000),
  total: usd(30_000),
  final: true,
};

describe('the totals after an edit', () => {
  const two = shownLine(colaLine);

  it('have the difference of the quantities and of the line totals', () => {
    expect(totalsAfterEdit(totals, two, { ...two, quantity: 5, total: usd(5000) })).toStrictEqual({
      cases: 23,
      countedCases: 13,
      countedValue: usd(13_000),
      subtotal: usd(23_000),
      total: usd(33_000),
      final: false,
    });
  });

  it('no longer have a removed line', () => {
    expect(totalsAfterEdit(totals, two, null)).toStrictEqual({
      cases: 18,
      countedCases: 8,
      countedValue: usd(8000),
      subtotal: usd(18_000),
      total: usd(28_000),
      final: false,
    });
  });

  it('count no free goods toward the minimum', () => {
    expect(totalsAfterEdit(totals, { ...two, isFreeGood: true }, null)).toStrictEqual({
      cases: 18,
      countedCases: 10,
      countedValue: usd(10_000),
      subtotal: usd(18_000),
      total: usd(28_000),
      final: false,
    });
  });

  it('stay the same after the removal of a line that cannot be ordered', () => {
    expect(totalsAfterEdit(totals, { ...two, total: null, problem: 'out-of-stock' }, null)).toStrictEqual({
      ...totals,
      final: false,
    });
  });

  it('count no line that cannot be ordered toward the minimum, although it has a total', () => {
    expect(totalsAfterEdit(totals, { ...two, problem: 'not-listed' }, null)).toMatchObject({
      countedCases: 10,
      countedValue: usd(10_000),
    });
  });

  it('gain the cases and the total of a product that replaces one that cannot be ordered', () => {
    const out = { ...two, total: null, problem: 'out-of-stock' } as const;
    const replaced = { ...two, quantity: 4, total: usd(10_000), problem: null };
    expect(totalsAfterEdit(totals, out, replaced)).toStrictEqual({
      cases: 24,
      countedCases: 14,
      countedValue: usd(20_000),
      subtotal: usd(30_000),
      total: usd(40_000),
      final: false,
    });
  });

  it('gain the total of a line that had no price', () => {
    expect(totalsAfterEdit(totals, { ...two, total: null }, { ...two, quantity: 3, total: usd(900) })).toStrictEqual({
      cases: 21,
      countedCases: 11,
      countedValue: usd(10_900),
      subtotal: usd(20_900),
      total: usd(30_900),
      final: false,
    });
  });

  it('lose the total of a line whose price is no longer known', () => {
    expect(totalsAfterEdit(totals, two, { ...two, quantity: 3, total: null })).toStrictEqual({
      cases: 21,
      countedCases: 11,
      countedValue: usd(8000),
      subtotal: usd(18_000),
      total: usd(28_000),
      final: false,
    });
  });

  it('count an unknown quantity as none', () => {
    const unknown = { ...two, quantity: null };
    expect(totalsAfterEdit(totals, unknown, two)).toMatchObject({ cases: 22, countedCases: 12 });
    expect(totalsAfterEdit(totals, two, unknown)).toMatchObject({ cases: 18, countedCases: 8 });
  });

  it('have no amount where there was none', () => {
    const noAmounts = { ...totals, countedValue: null, subtotal: null, total: null };
    expect(totalsAfterEdit(noAmounts, two, null)).toStrictEqual({
      ...noAmounts,
      cases: 18,
      countedCases: 8,
      final: false,
    });
  });
});

describe('the totals after an addition', () => {
  it('have the quantity and its price', () => {
    expect(totalsAfterAdd(totals, tonic, 2)).toStrictEqual({
      cases: 22,
      countedCases: 12,
      countedValue: usd(15_000),
      subtotal: usd(25_000),
      total: usd(35_000),
      final: false,
    });
  });

  it('lose both for a negative quantity', () => {
    expect(totalsAfterAdd(totals, tonic, -2)).toStrictEqual({
      cases: 18,
      countedCases: 8,
      countedValue: usd(5000),
      subtotal: usd(15_000),
      total: usd(25_000),
      final: false,
    });
  });

  it('keep their amounts without a price', () => {
    expect(totalsAfterAdd(totals, unpriced, 2)).toStrictEqual({ ...totals, cases: 22, countedCases: 12, final: false });
  });

  it('have no amount where there was none', () => {
    const noAmounts = { ...totals, countedValue: null, subtotal: null, total: null };
    expect(totalsAfterAdd(noAmounts, tonic, 2)).toStrictEqual({
      ...noAmounts,
      cases: 22,
      countedCases: 12,
      final: false,
    });
  });
});

describe('pending quantities by product', () => {
  it('keep their identity while they are equal', () => {
    const previous = { cola: 2, tonic: 1 };
    expect(
      toPendingQuantities(
        [
          { product: cola, quantity: 2 },
          { product: tonic, quantity: 1 },
        ],
        previous,
      ),
    ).toBe(previous);
  });

  it.each([
    ['another quantity', { cola: 3, tonic: 1 }],
    ['another product', { cola: 2, gin: 1 }],
    ['one product less', { cola: 2 }],
    ['one product more', { cola: 2, tonic: 1, gin: 1 }],
  ])('are new when the previous ones have %s', (_what, previous) => {
    expect(
      toPendingQuantities(
        [
          { product: cola, quantity: 2 },
          { product: tonic, quantity: 1 },
        ],
        previous,
      ),
    ).toStrictEqual({ cola: 2, tonic: 1 });
  });
});

describe('pending additions', () => {
  const oneGin = { product: gin, quantity: 1 };
  const fourColas = { product: cola, quantity: 4 };

  it('are the added products and those of batches, without products that have a line', () => {
    const pending = {
      ...noEdits,
      adds: new Map([['gin', oneGin]]),
      batches: [batchOf([fourColas, { product: tonic, quantity: 2 }])],
    };
    expect(listPendingAdds(pending, cartOf([colaLine]))).toStrictEqual([oneGin, { product: tonic, quantity: 2 }]);
  });

  it('have the sum of all batches, waiting and in flight', () => {
    const batches = [batchOf([fourColas], [{ product: cola, quantity: 3 }]), batchOf([{ product: cola, quantity: 1 }])];
    expect(listPendingAdds({ ...noEdits, batches }, null)).toStrictEqual([{ product: cola, quantity: 8 }]);
  });

  it('have no cancelled products', () => {
    const adds = new Map([
      ['gin', { product: gin, quantity: 0 }],
      ['cola', fourColas],
    ]);
    expect(listPendingAdds({ ...noEdits, adds }, null)).toStrictEqual([fourColas]);
  });

  it('have an added product once, although a batch has it too', () => {
    const pending = {
      ...noEdits,
      adds: new Map([['gin', oneGin]]),
      batches: [batchOf([{ product: gin, quantity: 5 }])],
    };
    expect(listPendingAdds(pending, sixCases)).toStrictEqual([oneGin]);
  });

  it('have a product of which the cart has only free goods', () => {
    expect(listPendingAdds({ ...noEdits, batches: [batchOf([fourColas])] }, cartOf([freeLine]))).toStrictEqual([
      fourColas,
    ]);
  });

  it('have a waiting product whose line is being replaced, and not one in flight', () => {
    const pending = { ...noEdits, replacements: new Map([['line-cola', oneGin]]) };
    const cart = cartOf([colaLine]);
    expect(listPendingAdds({ ...pending, batches: [batchOf([fourColas])] }, cart)).toStrictEqual([fourColas]);
    expect(listPendingAdds({ ...pending, batches: [batchOf([], [fourColas])] }, cart)).toStrictEqual([]);
  });
});

describe('a cart with pending edits', () => {
  const unedited = applyPendingEdits(sixCases, noEdits, emptyOptimisticCart);

  it('is the server’s cart without edits', () => {
    const cart = { ...cartOf([freeLine, colaLine]), minimum: { cases: 5 } };
    expect(applyPendingEdits(cart, noEdits, emptyOptimisticCart)).toStrictEqual({
      cart,
      lines: { 'line-free': shownLine(freeLine), 'line-cola': shownLine(colaLine) },
      lineIds: ['line-free', 'line-cola'],
      lineIdByProduct: { cola: 'line-cola' },
      pendingAdds: {},
      totals: {
        cases: 3,
        countedCases: 3,
        countedValue: usd(3000),
        subtotal: usd(3000),
        total: usd(3000),
        final: true,
      },
      minimum: { cases: 5 },
    });
  });

  it('has the edited quantity, and no removed line', () => {
    const edits = new Map([
      ['line-cola', 5],
      ['line-gin', 0],
    ]);
    const {
      lines,
      lineIds,
      lineIdByProduct,
      totals: after,
    } = applyPendingEdits(sixCases, { ...noEdits, edits }, unedited);
    expect(lines).toStrictEqual({
      'line-cola': { ...colaLine, quantity: 5, total: usd(5000), pending: true },
      'line-tonic': shownLine(tonicLine),
    });
    expect(lineIds).toStrictEqual(['line-cola', 'line-tonic']);
    expect(lineIdByProduct).toStrictEqual({ cola: 'line-cola', tonic: 'line-tonic' });
    expect(after).toStrictEqual({
      cases: 8,
      countedCases: 8,
      countedValue: usd(8000),
      subtotal: usd(8000),
      total: usd(8000),
      final: false,
    });
  });

  it('has the replacement in the place of the line', () => {
    const line: CartLine = { ...colaLine, promotion: '2 for 1' };
    const replacements = new Map([[line.id, { product: tonic, quantity: 4 }]]);
    const {
      lines,
      lineIds,
      lineIdByProduct,
      totals: after,
    } = applyPendingEdits(cartOf([line, ginLine]), { ...noEdits, replacements }, emptyOptimisticCart);
    expect(lines[line.id]).toStrictEqual({
      id: line.id,
      product: tonic,
      quantity: 4,
      total: usd(10_000),
      isFreeGood: false,
      problem: null,
      promotion: null,
      pending: true,
    });
    expect(lineIds).toStrictEqual(['line-cola', 'line-gin']);
    expect(lineIdByProduct).toStrictEqual({ tonic: 'line-cola', gin: 'line-gin' });
    expect(after).toMatchObject({ cases: 5, subtotal: usd(11_000), final: false });
  });

  it('has no problem in a replaced line, and no total without a price', () => {
    const line: CartLine = { ...colaLine, total: null, problem: 'not-listed' };
    const replacements = new Map([[line.id, { product: unpriced, quantity: 4 }]]);
    const { lines } = applyPendingEdits(cartOf([line]), { ...noEdits, replacements }, emptyOptimisticCart);
    expect(lines[line.id]).toStrictEqual({
      ...line,
      product: unpriced,
      quantity: 4,
      total: null,
      problem: null,
      pending: true,
    });
  });

  it('does not have a line whose replacement was removed', () => {
    const replacements = new Map([['line-cola', { product: tonic, quantity: 0 }]]);
    const { lineIds, totals: after } = applyPendingEdits(sixCases, { ...noEdits, replacements }, unedited);
    expect(lineIds).toStrictEqual(['line-tonic', 'line-gin']);
    expect(after).toMatchObject({ cases: 4, total: usd(4000) });
  });

  it('has batches in the line of their product, and not in its free goods', () => {
    const batches = [batchOf([{ product: cola, quantity: 4 }], [{ product: cola, quantity: 1 }])];
    const {
      lines,
      pendingAdds,
      totals: after,
    } = applyPendingEdits(cartOf([colaLine, freeLine]), { ...noEdits, batches }, emptyOptimisticCart);
    expect(lines).toStrictEqual({
      'line-cola': { ...colaLine, quantity: 7, total: usd(7000), pending: true },
      'line-free': shownLine(freeLine),
    });
    expect(pendingAdds).toStrictEqual({});
    expect(after).toMatchObject({ cases: 8, total: usd(8000) });
  });

  it('has only the quantity of a batch in a line whose quantity is unknown', () => {
    const batches = [batchOf([{ product: gin, quantity: 4 }])];
    const { lines } = applyPendingEdits(cartOf([unknownLine]), { ...noEdits, batches }, emptyOptimisticCart);
    expect(lines).toStrictEqual({ 'line-gin': { ...unknownLine, quantity: 4, pending: true } });
  });

  it('has the edit of a line instead of a batch', () => {
    const batches = [batchOf([{ product: cola, quantity: 4 }])];
    const edits = new Map([['line-cola', 9]]);
    const { lines } = applyPendingEdits(sixCases, { ...noEdits, edits, batches }, unedited);
    expect(lines['line-cola']?.quantity).toBe(9);
  });

  it('has additions in the totals, and not in the lines', () => {
    const adds = new Map([['ale', { product: { ...cola, id: 'ale' }, quantity: 3 }]]);
    const { lines, lineIds, pendingAdds, totals: after } = applyPendingEdits(sixCases, { ...noEdits, adds }, unedited);
    expect(lines).toBe(unedited.lines);
    expect(lineIds).toBe(unedited.lineIds);
    expect(pendingAdds).toStrictEqual({ ale: 3 });
    expect(after).toStrictEqual({
      cases: 9,
      countedCases: 9,
      countedValue: usd(9000),
      subtotal: usd(9000),
      total: usd(9000),
      final: false,
    });
  });

  it('finds a product in the first of its lines', () => {
    const { lineIdByProduct } = applyPendingEdits(
      cartOf([lineOf('first', cola, 1), lineOf('second', cola, 2)]),
      noEdits,
      emptyOptimisticCart,
    );
    expect(lineIdByProduct).toStrictEqual({ cola: 'first' });
  });
});

describe('the identity of the parts of a cart', () => {
  const unedited = applyPendingEdits(sixCases, noEdits, emptyOptimisticCart);

  it('stays in an equal response', () => {
    // A response has its own objects.
    const again = structuredClone(sixCases);
    const after = applyPendingEdits(again, noEdits, unedited);
    expect(after.cart).toBe(again);
    expect(after.lines).toBe(unedited.lines);
    expect(after.lineIds).toBe(unedited.lineIds);
    expect(after.lineIdByProduct).toBe(unedited.lineIdByProduct);
    expect(after.pendingAdds).toBe(unedited.pendingAdds);
    expect(after.totals).toBe(unedited.totals);
  });

  it('changes for an edited line only, whose product stays', () => {
    const edits = new Map([['line-cola', 5]]);
    const after = applyPendingEdits(structuredClone(sixCases), { ...noEdits, edits }, unedited);
    expect(after.lines).not.toBe(unedited.lines);
    expect(after.lines['line-cola']).not.toBe(unedited.lines['line-cola']);
    expect(after.lines['line-cola']?.product).toBe(cola);
    expect(after.lines['line-tonic']).toBe(unedited.lines['line-tonic']);
    expect(after.lineIds).toBe(unedited.lineIds);
    expect(after.lineIdByProduct).toBe(unedited.lineIdByProduct);
  });

  it('stays for a line that has the same edit as before', () => {
    const pending = { ...noEdits, edits: new Map([['line-cola', 5]]) };
    const before = applyPendingEdits(sixCases, pending, unedited);
    expect(applyPendingEdits(sixCases, pending, before).lines).toBe(before.lines);
  });

  it('changes when a line has another id', () => {
    const other = { ...ginLine, id: 'other' };
    const { lines, lineIds, lineIdByProduct } = applyPendingEdits(
      cartOf([colaLine, tonicLine, other]),
      noEdits,
      unedited,
    );
    expect(lines).toStrictEqual({
      'line-cola': shownLine(colaLine),
      'line-tonic': shownLine(tonicLine),
      other: shownLine(other),
    });
    expect(lineIds).toStrictEqual(['line-cola', 'line-tonic', 'other']);
    expect(lineIdByProduct).toStrictEqual({ cola: 'line-cola', tonic: 'line-tonic', gin: 'other' });
  });

  it('is new for the server’s line after its edit is dropped', () => {
    const before = applyPendingEdits(sixCases, { ...noEdits, edits: new Map([['line-cola', 5]]) }, unedited);
    expect(applyPendingEdits(sixCases, noEdits, before).lines).toStrictEqual(unedited.lines);
  });

  it.each<[string, Partial<CartLine>]>([
    ['quantity', { quantity: 9 }],
    ['unknown quantity', { quantity: null }],
    ['total', { total: usd(1) }],
    ['unknown total', { total: null }],
    ['product name', { product: { ...cola, name: 'Le cola' } }],
    ['price', { product: { ...cola, price: { state: 'hidden' } } }],
    ['brand', { product: { ...cola, brand: 'Brand' } }],
    ['promotion', { promotion: '2 for 1' }],
  ])('is new for a line that arrives with another %s, and back', (_what, more) => {
    const other = { ...colaLine, ...more };
    const cart = cartOf([other, tonicLine]);
    const after = applyPendingEdits(cart, noEdits, unedited);
    expect(after.lines['line-cola']).toStrictEqual(shownLine(other));
    const back = applyPendingEdits(sixCases, noEdits, after);
    expect(back.lines['line-cola']).toStrictEqual(shownLine(colaLine));
  });
});

describe('the order of lines', () => {
  const order = (
    lines: readonly CartLine[],
    places?: ReadonlyMap<string, number>,
    edits: ReadonlyMap<string, number> = new Map(),
  ) => applyPendingEdits(cartOf(lines), { ...noEdits, edits }, emptyOptimisticCart, places).lineIds;

  it('is the server’s without restored products', () => {
    expect(order([ginLine, colaLine, freeLine, tonicLine])).toStrictEqual([
      'line-gin',
      'line-cola',
      'line-free',
      'line-tonic',
    ]);
  });

  it('has restored products at their old positions, newer lines first and free goods last', () => {
    const places = new Map([
      ['cola', 0],
      ['gin', 1],
      ['tonic', 2],
    ]);
    const newer = lineOf('line-newer', { ...cola, id: 'newer' }, 1);
    const lines = [freeLine, tonicLine, ginLine, newer, colaLine];
    expect(order(lines, places)).toStrictEqual(['line-newer', 'line-cola', 'line-gin', 'line-tonic', 'line-free']);
    expect(lines[0]).toBe(freeLine);
  });

  it('has no free goods that are left alone by removals', () => {
    const removed = new Map([['line-cola', 0]]);
    expect(order([colaLine, freeLine], undefined, removed)).toStrictEqual([]);
    expect(order([colaLine, tonicLine, freeLine], undefined, removed)).toStrictEqual(['line-tonic', 'line-free']);
  });

  it('has free goods that the server returns alone', () => {
    expect(order([freeLine])).toStrictEqual(['line-free']);
  });
});
