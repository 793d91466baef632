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

describe('adding a product without a line', () => {
  it('is in the cart, the count and the totals at once, which are not final', async () => {
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

  it('does not change existing lines', async () => {
    const { cart, answer } = await opened();
    cart.add(cola, 1);
    await answer();
    const { lines, lineIds } = cart.store.getState();
    cart.add(tonic, 1);
    expect(cart.store.getState().lines).toBe(lines);
    expect(cart.store.getState().lineIds).toBe(lineIds);
  });

  it('sends quick additions as one', async () => {
    const { cart, asked, answer } = await opened();
    cart.add(cola, 1);
    cart.add(cola, 1);
    cart.setProduct(cola, 5);
    await answer();
    expect(asked).toEqual([{ type: 'add', productId: 'cola', quantity: 5 }]);
    expect(shownOf(cart, 'cola')).toBe(5);
    expect(cart.store.getState().pendingAdds).toEqual({});
  });

  it('never shows an intermediate quantity when more is added while a request is in flight', async () => {
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

  it('can be cancelled before it is sent and while it is in flight', async () => {
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

  it.each(['refused', 'failed'] as const)('is rolled back with one notice when it is %s', async (how) => {
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

  it('does not build on a response with a smaller quantity', async () => {
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

  it('does not wait for the cart’s first read, and disappears when that fails', async () => {
    const { cart, fail, idle } = bench([cola]);
    cart.add(cola, 1);
    expect(shownOf(cart, 'cola')).toBe(1);
    await fail(new PortError('forbidden', 'no'));
    await idle();
    expect(shownOf(cart, 'cola')).toBe(0);
  });
});

describe('a first read that returns while an addition is in flight', () => {
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
      expect(cart.store.getState()).toMatchObject({ status: 'ready', lineIds: ['line-0'] });
      // Nothing of it was sent: it waits for the connection.
      expect(shownOf(cart, 'cola')).toBe(code === 'offline' ? 1 : 0);
    },
  );

  it('is superseded by the addition’s response', async () => {
    const { cart, answer } = await openedByAdd();
    await answer();
    expect(cart.store.getState().status).toBe('ready');
    expect(shownOf(cart, 'cola')).toBe(1);
  });
});

describe('a product whose line is being removed', () => {
  it('keeps an addition after the removal', async () => {
    const { cart, answer, stands } = await opened();
    cart.add(cola, 5);
    await answer();
    cart.setProduct(cola, 0);
    cart.add(cola, 2);
    expect(shownOf(cart, 'cola')).toBe(2);
    await answer();
    expect(stands()).toEqual([['cola', 2]]);
  });

  it('is restored by undo, even if its addition had no line yet', async () => {
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
