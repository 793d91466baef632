import { describe, expect, it } from 'vitest';
import { PortError } from '../../../src/ports';
import { bench, lineOf, product, shownOf } from './cart-support';

const cola = product('cola');
const tonic = product('tonic', 2500);

async function opened() {
  const made = bench([cola, tonic]);
  await made.cart.refresh('en-US');
  return made;
}

describe('adding a product that has no line yet', () => {
  it('is in the cart at once, in the count and in the sums, which are not final', async () => {
    const { cart } = await opened();
    cart.add(tonic, 2);
    expect(shownOf(cart, 'tonic')).toBe(2);
    expect(cart.store.getState().totals).toMatchObject({
      cases: 2,
      countedCases: 2,
      total: { minor: 5000 },
      final: false,
    });
  });

  it('touches nothing of the lines that are there', async () => {
    const { cart, answer } = await opened();
    cart.add(cola, 1);
    await answer();
    const { lines, order } = cart.store.getState();
    cart.add(tonic, 1);
    expect(cart.store.getState().lines).toBe(lines);
    expect(cart.store.getState().order).toBe(order);
  });

  it('sends quick presses as one add', async () => {
    const { cart, asked, answer } = await opened();
    cart.add(cola, 1);
    cart.add(cola, 1);
    cart.setProduct(cola, 5);
    await answer();
    expect(asked).toEqual([{ type: 'add', productId: 'cola', quantity: 5 }]);
    expect(shownOf(cart, 'cola')).toBe(5);
    expect(cart.store.getState().adds).toEqual({});
  });

  it('never shows a quantity in between when more is wanted while the add is under way', async () => {
    const { cart, asked, answer, underWay, stands } = await opened();
    const seen = new Set<number>();
    cart.add(cola, 1);
    cart.store.subscribe(() => seen.add(shownOf(cart, 'cola')));
    await underWay();
    cart.setProduct(cola, 4);
    await answer();
    await answer();
    expect(asked).toEqual([
      { type: 'add', productId: 'cola', quantity: 1 },
      { type: 'set', lineId: 'line-1', quantity: 4 },
    ]);
    expect([...seen]).toEqual([4]);
    expect(stands()).toEqual([['cola', 4]]);
  });

  it('can be taken back before it left, and while it is under way', async () => {
    const early = await opened();
    early.cart.add(cola, 1);
    early.cart.setProduct(cola, 0);
    await early.idle();
    expect(early.asked).toEqual([]);
    expect(shownOf(early.cart, 'cola')).toBe(0);

    const late = await opened();
    late.cart.add(cola, 3);
    await late.underWay();
    late.cart.setProduct(cola, 0);
    expect(shownOf(late.cart, 'cola')).toBe(0);
    await late.answer();
    expect(shownOf(late.cart, 'cola')).toBe(0);
    await late.answer();
    expect(late.asked.at(-1)).toEqual({ type: 'remove', lineId: 'line-1' });
    expect(late.stands()).toEqual([]);
    expect(late.cart.store.getState().totals).toMatchObject({ cases: 0, final: true });
  });

  it.each(['refused', 'failed'] as const)('goes back to nothing when it is %s, and says so once', async (how) => {
    const { cart, answer, fail, asked, idle } = await opened();
    cart.add(cola, 2);
    if (how === 'refused') await answer('refused');
    else await fail(new PortError('forbidden', 'no'));
    await idle();
    expect(shownOf(cart, 'cola')).toBe(0);
    expect(cart.store.getState().totals).toMatchObject({ cases: 0, total: { minor: 0 } });
    expect(cart.store.getState().notices).toMatchObject([{ kind: how, productName: 'Product cola', quantity: 0 }]);
    expect(asked).toHaveLength(1);
  });

  it('builds nothing on an answer that gave less', async () => {
    const { cart, answer, asked, underWay, idle } = await opened();
    cart.add(cola, 6);
    await underWay();
    cart.setProduct(cola, 7);
    await answer('adjusted');
    await idle();
    expect(shownOf(cart, 'cola')).toBe(2);
    expect(asked).toHaveLength(1);
    expect(cart.store.getState().notices).toMatchObject([{ kind: 'adjusted', quantity: 2 }]);
  });

  it('does not wait for the first read of the cart, and is not shown for ever when it fails', async () => {
    const { cart, fail, idle } = bench([cola]);
    cart.add(cola, 1);
    expect(shownOf(cart, 'cola')).toBe(1);
    await fail(new PortError('forbidden', 'no'));
    await idle();
    expect(shownOf(cart, 'cola')).toBe(0);
  });
});

describe('a first read that is answered while an add is under way', () => {
  const openedByAdd = async () => {
    const made = bench([cola], [lineOf('line-0', tonic, 2)]);
    made.cart.add(cola, 1);
    await made.underWay();
    await made.cart.refresh('en-US');
    expect(made.cart.store.getState().status).toBe('loading');
    return made;
  };

  it.each(['forbidden', 'offline', 'timeout'] as const)(
    'shows the cart all the same when the add fails (%s)',
    async (code) => {
      const { cart, fail, idle } = await openedByAdd();
      await fail(new PortError(code, 'no'));
      await idle();
      expect(cart.store.getState()).toMatchObject({ status: 'ready', order: ['line-0'] });
      // Nothing of it was sent: it waits for the connection.
      expect(shownOf(cart, 'cola')).toBe(code === 'offline' ? 1 : 0);
    },
  );

  it('gives way to the answer of the add', async () => {
    const { cart, answer } = await openedByAdd();
    await answer();
    expect(cart.store.getState().status).toBe('ready');
    expect(shownOf(cart, 'cola')).toBe(1);
  });
});

describe('a product whose line is on its way out', () => {
  it('keeps what was added after the removal', async () => {
    const { cart, answer, stands } = await opened();
    cart.add(cola, 5);
    await answer();
    cart.setProduct(cola, 0);
    cart.add(cola, 2);
    expect(shownOf(cart, 'cola')).toBe(2);
    await answer();
    expect(stands()).toEqual([['cola', 2]]);
  });

  it('comes back as it was by undo, also when its add had no line yet', async () => {
    const { cart, answer, underWay, stands, idle } = await opened();
    cart.add(cola, 3);
    await underWay();
    cart.setProduct(cola, 0);
    await answer();
    cart.restore({
      id: 'not-a-line',
      product: cola,
      quantity: 3,
      total: null,
      free: false,
      problem: null,
      promotion: null,
    });
    expect(shownOf(cart, 'cola')).toBe(3);
    await answer();
    await answer();
    await idle();
    expect(shownOf(cart, 'cola')).toBe(3);
    expect(stands()).toEqual([['cola', 3]]);
  });
});
