import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf as linesOfCart } from '../../../scripts/bench/pages/cart-data';
import { SEGMENT_SIZE, segmentLines } from '../../../src/widgets/cart/cart.rules';
import { linesOf } from '../../../src/widgets/cart/cart.lazy.rules';

const ids = (count: number, prefix = 'l') => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const homesOf = (parts: ReturnType<typeof segmentLines>) =>
  new Map(parts.flatMap(({ key, ids: own }) => own.map((id) => [id, key])));

describe('the segments of a cart', () => {
  it('contain every line once, in order and under unique keys, after any additions, removals and moves', () => {
    const edit = fc.record({ drop: fc.nat(5), at: fc.nat(200), add: fc.nat(30), where: fc.nat(200), turn: fc.nat(3) });
    fc.assert(
      fc.property(fc.nat(150), fc.array(edit, { maxLength: 8 }), (count, edits) => {
        let order = ids(count);
        let parts = segmentLines(order, []);
        edits.forEach(({ drop, at, add, where, turn }, round) => {
          order = order.toSpliced(at, drop).toSpliced(where, 0, ...ids(add, `r${round}-`));
          if (turn === 3) order = order.toReversed();
          parts = segmentLines(order, parts);
          expect(parts.flatMap((part) => part.ids)).toEqual(order);
          expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
          expect(parts.every((part) => part.ids.length > 0)).toBe(true);
        });
      }),
      { numRuns: 200 },
    );
  });

  it('keep each line when others are removed or added, so that no row is created again', () => {
    const order = ids(100);
    const before = segmentLines(order, []);
    const after = segmentLines(['new', ...order.filter((id) => id !== 'l20' && id !== 'l40')], before);
    const homes = homesOf(before);
    for (const [id, home] of homesOf(after)) if (id !== 'new') expect(home).toBe(homes.get(id));
  });

  it('accept new lines at the top and do not exceed twice their first size', () => {
    let order = ids(60);
    let parts = segmentLines(order, []);
    for (let at = 0; at < 100; at++) {
      order = [`n${at}`, ...order];
      parts = segmentLines(order, parts);
    }
    expect(Math.max(...parts.map((part) => part.ids.length))).toBeLessThanOrEqual(2 * SEGMENT_SIZE);
    expect(parts.length).toBeLessThanOrEqual(12);
  });
});

it('the selector of static lines returns the same list until one of them changes', () => {
  const [one, two] = linesOfCart(2).map((line) => ({ ...line, pending: false }));
  if (one === undefined || two === undefined) throw new Error('The cart data has no two lines');
  const lines = { [one.id]: one, [two.id]: two };
  const pick = linesOf([one.id]);
  const before = pick({ lines });
  expect(before).toEqual([one]);
  expect(pick({ lines: { ...lines, [two.id]: { ...two, quantity: 7 } } })).toBe(before);
  expect(pick({ lines: { ...lines, [one.id]: { ...one, quantity: 7 } } })).not.toBe(before);
  expect(pick({ lines: {} })).toEqual([undefined]);
});
