import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain';
import { changesBetween } from '../../../src/widgets/checkout/parts/outcome-banner';
import { opened } from './support';

const { cart } = await opened();
const kinds = (after: Cart) => changesBetween(cart, after).map(({ kind, line }) => [kind, line.id]);
const [one, two, three, ...rest] = cart.lines;
if (one === undefined || two === undefined || three === undefined) throw new Error('The full cart has lines');

describe('the changes between two carts', () => {
  it('are empty for equal carts', () => expect(changesBetween(cart, cart)).toEqual([]));

  it('name removed, added and changed lines', () => {
    const after = {
      ...cart,
      lines: [
        { ...two, quantity: (two.quantity ?? 0) + 1 },
        { ...three, problem: 'out-of-stock' as const },
        ...rest,
        { ...one, id: 'new' },
      ],
    };
    expect(kinds(after)).toEqual([
      ['removed', one.id],
      ['quantity', two.id],
      ['problem', three.id],
      ['new', 'new'],
    ]);
  });

  it('name a changed price only if the quantity is unchanged', () => {
    const dearer = { minor: (one.total?.minor ?? 0) + 100, currency: 'USD' };
    expect(changesBetween(cart, { ...cart, lines: [{ ...one, total: dearer }, two, three, ...rest] })).toEqual([
      { kind: 'price', line: { ...one, total: dearer }, before: one.total },
    ]);
    expect(kinds({ ...cart, lines: [{ ...one, total: null }, two, three, ...rest] })).toEqual([['price', one.id]]);
  });
});
