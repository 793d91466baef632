import { describe, expect, it } from 'vitest';
import { PortError } from '../../../src/ports';
import { createCartHarness, lineOf, product, displayedQuantity } from './cart-support';

const cola = product('cola');
const tonic = product('tonic', 2500);

async function openCart() {
  const made = createCartHarness([cola, tonic]);
  await made.cart.refresh('en-US');
  return made;
}

describe('adding a product without a line', () => {
  it('is in the cart, the count and the totals at once, which are not final', async () => {
    const { cart } = await openCart();
    cart.add(tonic, 2);
    expect(displayedQuantity(cart, 'tonic')).toBe(2);
    expect(cart.store.getState().totals).toMatchObject({
      cases: 2,
      countedCases: 2,
      total: { minor: 5000 },
      final: false,
    });
  });

  it('does not change existing lines', async () => {
    const { cart, respond } = await openCart();
    cart.add(cola, 1);
    await respond();
    const { lines, lineIds } = cart.store.getState();
    cart.add(tonic, 1);
    expect(cart.store.getState().lines).toBe(lines);
    expect(cart.store.getState().lineIds).toBe(lineIds);
  });

  it('sends quick additions as one', async () => {
    const { cart, requests, respond } = await openCart();
    cart.add(cola, 1);
    cart.add(cola, 1);
    cart.setProduct(cola, 5);
    await respond();
    expect(requests).toEqual([{ type: 'add', productId: 'cola', quantity: 5 }]);
    expect(displayedQuantity(cart, 'cola')).toBe(5);
    expect(cart.store.getState().pendingAdds).toEqual({});
  });

  it('never shows an intermediate quantity when more is added while a request is in flight', async () => {
    const { cart, requests, respond, untilInFlight, serverLines } = await openCart();
    const seen = new Set<number>();
    cart.add(cola, 1);
    cart.store.subscribe(() => seen.add(displayedQuantity(cart, 'cola')));
    await untilInFlight();
    cart.setProduct(cola, 4);
    await respond();
    await respond();
    expect(requests).toEqual([
      { type: 'add', productId: 'cola', quantity: 1 },
      { type: 'set', lineId: 'line-1', quantity: 4 },
    ]);
    expect([...seen]).toEqual([4]);
    expect(serverLines()).toEqual([['cola', 4]]);
  });

  it('can be cancelled before it is sent and while it is in flight', async () => {
    const early = await openCart();
    early.cart.add(cola, 1);
    early.cart.setProduct(cola, 0);
    await early.nextTask();
    expect(early.requests).toEqual([]);
    expect(displayedQuantity(early.cart, 'cola')).toBe(0);

    const late = await openCart();
    late.cart.add(cola, 3);
    await late.untilInFlight();
    late.cart.setProduct(cola, 0);
    expect(displayedQuantity(late.cart, 'cola')).toBe(0);
    await late.respond();
    expect(displayedQuantity(late.cart, 'cola')).toBe(0);
    await late.respond();
    expect(late.requests.at(-1)).toEqual({ type: 'remove', lineId: 'line-1' });
    expect(late.serverLines()).toEqual([]);
    expect(late.cart.store.getState().totals).toMatchObject({ cases: 0, final: true });
  });

  it.each(['refused', 'failed'] as const)('is rolled back with one notice when it is %s', async (how) => {
    const { cart, respond, failRequest, requests, nextTask } = await openCart();
    cart.add(cola, 2);
    if (how === 'refused') await respond('refused');
    else await failRequest(new PortError('forbidden', 'no'));
    await nextTask();
    expect(displayedQuantity(cart, 'cola')).toBe(0);
    expect(cart.store.getState().totals).toMatchObject({ cases: 0, total: { minor: 0 } });
    expect(cart.store.getState().notices).toMatchObject([{ kind: how, productName: 'Product cola', quantity: 0 }]);
    expect(requests).toHaveLength(1);
  });

  it('does not build on a response with a smaller quantity', async () => {
    const { cart, respond, requests, untilInFlight, nextTask } = await openCart();
    cart.add(cola, 6);
    await untilInFlight();
    cart.setProduct(cola, 7);
    await respond('adjusted');
    await nextTask();
    expect(displayedQuantity(cart, 'cola')).toBe(2);
    expect(requests).toHaveLength(1);
    expect(cart.store.getState().notices).toMatchObject([{ kind: 'adjusted', quantity: 2 }]);
  });

  it('does not wait for the cart’s first read, and disappears when that fails', async () => {
    const { cart, failRequest, nextTask } = createCartHarness([cola]);
    cart.add(cola, 1);
    expect(displayedQuantity(cart, 'cola')).toBe(1);
    await failRequest(new PortError('forbidden', 'no'));
    await nextTask();
    expect(displayedQuantity(cart, 'cola')).toBe(0);
  });
});

describe('a first read that returns while an addition is in flight', () => {
  const openCartByAdd = async () => {
    const made = createCartHarness([cola], [lineOf('line-0', tonic, 2)]);
    made.cart.add(cola, 1);
    await made.untilInFlight();
    await made.cart.refresh('en-US');
    expect(made.cart.store.getState().status).toBe('loading');
    return made;
  };

  it.each(['forbidden', 'offline', 'timeout'] as const)(
    'shows the cart all the same when the add fails (%s)',
    async (code) => {
      const { cart, failRequest, nextTask } = await openCartByAdd();
      await failRequest(new PortError(code, 'no'));
      await nextTask();
      expect(cart.store.getState()).toMatchObject({ status: 'ready', lineIds: ['line-0'] });
      // Nothing was sent: the addition waits for the connection.
      expect(displayedQuantity(cart, 'cola')).toBe(code === 'offline' ? 1 : 0);
    },
  );

  it('is superseded by the addition’s response', async () => {
    const { cart, respond } = await openCartByAdd();
    await respond();
    expect(cart.store.getState().status).toBe('ready');
    expect(displayedQuantity(cart, 'cola')).toBe(1);
  });
});

describe('a product whose line is being removed', () => {
  it('keeps an addition after the removal', async () => {
    const { cart, respond, serverLines } = await openCart();
    cart.add(cola, 5);
    await respond();
    cart.setProduct(cola, 0);
    cart.add(cola, 2);
    expect(displayedQuantity(cart, 'cola')).toBe(2);
    await respond();
    expect(serverLines()).toEqual([['cola', 2]]);
  });

  it('is restored by undo, even if its addition had no line yet', async () => {
    const { cart, respond, untilInFlight, serverLines, nextTask } = await openCart();
    cart.add(cola, 3);
    await untilInFlight();
    cart.setProduct(cola, 0);
    await respond();
    cart.restore({
      id: 'not-a-line',
      product: cola,
      quantity: 3,
      total: null,
      isFreeGood: false,
      problem: null,
      promotion: null,
    });
    expect(displayedQuantity(cart, 'cola')).toBe(3);
    await respond();
    await respond();
    await nextTask();
    expect(displayedQuantity(cart, 'cola')).toBe(3);
    expect(serverLines()).toEqual([['cola', 3]]);
  });
});
