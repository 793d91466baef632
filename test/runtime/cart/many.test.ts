import { describe, expect, it } from 'vitest';
import { PortError } from '../../../src/ports';
import { createCartHarness, lineOf, product, displayedQuantity } from './cart-support';

const names = ['cola', 'tonic', 'gin', 'juice'];
const products = names.map((name) => product(name));
const lost = new PortError('timeout', 'lost');

/** A cart with four lines, each with a case more than the one before. */
async function openFilledCart(more = products) {
  const made = createCartHarness(
    [...products, ...more],
    products.map((of, at) => lineOf(`l-${of.id}`, of, at + 1)),
  );
  await made.cart.refresh('en-US');
  const displayedLines = () => {
    const { lineIds, lines } = made.cart.store.getState();
    return lineIds.map((id) => [lines[id]?.product.id, lines[id]?.quantity]);
  };
  return { ...made, displayedLines };
}
const whole = [
  ['cola', 1],
  ['tonic', 2],
  ['gin', 3],
  ['juice', 4],
];

describe('removing many lines', () => {
  it('removes them from the view and the totals at once, with one request', async () => {
    const { cart, displayedLines, requests, respond } = await openFilledCart();
    cart.removeMany(['l-cola', 'l-gin']);
    expect(displayedLines()).toEqual([
      ['tonic', 2],
      ['juice', 4],
    ]);
    expect(cart.store.getState().totals).toMatchObject({ cases: 6, total: { minor: 6000 }, final: false });
    expect(cart.busy).toBe(true);
    await respond();
    expect(requests).toEqual([{ type: 'remove-many', lineIds: ['l-cola', 'l-gin'] }]);
    expect(cart.store.getState().totals).toMatchObject({ cases: 6, final: true });
    expect(cart.busy).toBe(false);
  });

  it('sends at most a hundred lines per request, one after another', async () => {
    const many = Array.from({ length: 230 }, (_, at) => product(`p${at}`));
    const { cart, requests, respond, nextTask } = createCartHarness(
      many,
      many.map((of) => lineOf(`l-${of.id}`, of, 1)),
    );
    await cart.refresh('en-US');
    cart.removeMany(many.slice(0, 210).map(({ id }) => `l-${id}`));
    await nextTask();
    expect(requests).toHaveLength(1);
    await respond();
    await respond();
    await respond();
    expect(requests.map((change) => change.type === 'remove-many' && change.lineIds.length)).toEqual([100, 100, 10]);
  });

  it('of a line with unknown quantity can be undone before it is sent, and reports afterwards that the product cannot be added', async () => {
    const unknown = { ...lineOf('l-cola', product('cola'), 1), quantity: null, problem: 'quantity-unknown' as const };
    const { cart, requests, respond, nextTask } = createCartHarness(products, [
      unknown,
      lineOf('l-gin', product('gin'), 3),
    ]);
    await cart.refresh('en-US');
    const lines = Object.values(cart.store.getState().lines);
    expect(cart.store.getState().totals).toMatchObject({ cases: 3, total: { minor: 3000 } });
    cart.removeMany(['l-cola', 'l-gin']);
    cart.restoreMany(lines);
    await nextTask();
    expect(cart.store.getState()).toMatchObject({
      lineIds: ['l-cola', 'l-gin'],
      lines: { 'l-cola': { quantity: null } },
      notices: [],
    });
    expect(requests).toEqual([]);
    cart.remove('l-cola');
    await respond();
    cart.restoreMany(lines.slice(0, 1));
    await nextTask();
    expect(requests).toEqual([{ type: 'remove', lineId: 'l-cola' }]);
    expect(cart.store.getState()).toMatchObject({
      lineIds: ['l-gin'],
      notices: [{ kind: 'refused', productName: 'Product cola', reason: 'quantity' }],
    });
  });

  it('restores their positions with one notice when it is refused', async () => {
    const { cart, displayedLines, respond } = await openFilledCart();
    cart.removeMany(['l-cola', 'l-tonic', 'l-gin']);
    await respond('refused');
    expect(displayedLines()).toEqual(whole);
    expect(cart.store.getState().notices).toMatchObject([
      { kind: 'refused', productName: 'Product cola', others: 2, reason: 'out-of-stock' },
    ]);
  });

  it('is undone without a request before it is sent, and afterwards by adding in the original order', async () => {
    const early = await openFilledCart();
    const lines = Object.values(early.cart.store.getState().lines);
    early.cart.removeMany(lines.slice(1, 3).map(({ id }) => id));
    early.cart.restoreMany(lines.slice(1, 3));
    await early.nextTask();
    expect(early.requests).toEqual([]);
    expect(early.displayedLines()).toEqual(whole);

    const late = await openFilledCart();
    late.cart.removeMany(['l-tonic', 'l-gin']);
    await late.respond();
    late.cart.restoreMany(lines.slice(1, 3));
    expect(late.cart.store.getState()).toMatchObject({ pendingAdds: { tonic: 2, gin: 3 }, totals: { cases: 10 } });
    await late.respond();
    expect(late.requests.at(-1)).toEqual({
      type: 'add-many',
      items: [
        { productId: 'tonic', quantity: 2 },
        { productId: 'gin', quantity: 3 },
      ],
    });
    expect(late.displayedLines()).toEqual(whole);
  });

  it('is not retried for a line that changed remotely, and reports that line', async () => {
    const { cart, displayedLines, requests, respond, failRequest, changeRemotely } = await openFilledCart();
    cart.removeMany(['l-cola', 'l-gin', 'l-juice']);
    changeRemotely({ type: 'set', lineId: 'l-gin', quantity: 9 });
    await failRequest(new PortError('conflict', 'changed'));
    await respond();
    expect(requests.at(-1)).toEqual({ type: 'remove-many', lineIds: ['l-cola', 'l-juice'] });
    expect(displayedLines()).toEqual([
      ['tonic', 2],
      ['gin', 9],
    ]);
    expect(cart.store.getState().notices).toMatchObject([
      { kind: 'changed-elsewhere', productName: 'Product gin', quantity: 9 },
    ]);
  });
});

describe('clearing the cart', () => {
  it('sends one request, and is undone with quantities and order', async () => {
    const { cart, displayedLines, requests, respond } = await openFilledCart();
    const lines = Object.values(cart.store.getState().lines);
    cart.clear();
    expect(displayedLines()).toEqual([]);
    await respond();
    expect(requests).toEqual([{ type: 'clear' }]);
    cart.restoreMany(lines);
    await respond();
    expect(displayedLines()).toEqual(whole);
  });

  it('drops pending additions', async () => {
    const gin = product('rum');
    const { cart, displayedLines, requests, respond, nextTask } = await openFilledCart([gin]);
    cart.add(gin, 2);
    const answered = cart.addMany([{ product: gin, quantity: 1 }]);
    cart.clear();
    await respond();
    await nextTask();
    await answered;
    expect(requests).toEqual([{ type: 'clear' }]);
    expect(displayedLines()).toEqual([]);
    expect(displayedQuantity(cart, 'rum')).toBe(0);
  });

  it('keeps lines that were added remotely meanwhile', async () => {
    const rum = product('rum');
    const { cart, displayedLines, requests, respond, failRequest, changeRemotely } = await openFilledCart([rum]);
    cart.clear();
    changeRemotely({ type: 'add', productId: 'rum', quantity: 3 });
    await failRequest(new PortError('conflict', 'changed'));
    await respond();
    expect(requests.at(-1)).toMatchObject({ type: 'remove-many', lineIds: ['l-cola', 'l-tonic', 'l-gin', 'l-juice'] });
    expect(displayedLines()).toEqual([['rum', 3]]);
  });
});

describe('adding many products', () => {
  const rum = product('rum');
  const items = [
    { product: rum, quantity: 2 },
    { product: products[0] ?? rum, quantity: 5 },
  ];

  it('shows them at once in existing lines and in the totals', async () => {
    const { cart, requests, respond } = await openFilledCart([rum]);
    const answered = cart.addMany(items);
    expect([displayedQuantity(cart, 'rum'), displayedQuantity(cart, 'cola')]).toEqual([2, 6]);
    expect(cart.store.getState().totals).toMatchObject({ cases: 17, final: false });
    await respond();
    expect(requests).toEqual([
      {
        type: 'add-many',
        items: [
          { productId: 'rum', quantity: 2 },
          { productId: 'cola', quantity: 5 },
        ],
      },
    ]);
    expect(await answered).toEqual({ outcome: 'done' });
    expect(cart.store.getState().notices).toEqual([]);
  });

  it('is not retried after a lost response, and finds the products that were added', async () => {
    const { cart, requests, loseResponse, failRequest, changeRemotely, serverLines } = await openFilledCart([rum]);
    const result = cart.addMany(items);
    await loseResponse(lost);
    expect(await result).toEqual({ outcome: 'done' });
    const half = cart.addMany(items);
    changeRemotely({ type: 'add', productId: 'cola', quantity: 5 });
    await failRequest(lost);
    expect(await half).toEqual({ outcome: 'partial', items: [{ productId: 'rum', quantity: 0, reason: 'not-added' }] });
    expect(requests).toHaveLength(2);
    expect(serverLines()[0]).toEqual(['rum', 2]);
  });

  it('is superseded by a later edit', async () => {
    const { cart, requests, respond, untilInFlight, nextTask } = await openFilledCart([rum]);
    void cart.addMany(items);
    await untilInFlight();
    cart.setQuantity('l-cola', 3);
    cart.setProduct(rum, 0);
    expect([displayedQuantity(cart, 'rum'), displayedQuantity(cart, 'cola')]).toEqual([0, 3]);
    await respond();
    await respond();
    await respond();
    await nextTask();
    expect(requests.slice(1)).toEqual([
      { type: 'set', lineId: 'l-cola', quantity: 3 },
      { type: 'remove', lineId: 'line-1' },
    ]);
    expect([displayedQuantity(cart, 'rum'), displayedQuantity(cart, 'cola')]).toEqual([0, 3]);
  });

  it('reports products that were not added in full, and waits while the device is offline', async () => {
    const { cart, respond, failRequest } = await openFilledCart([rum]);
    const answered = cart.addMany([{ product: rum, quantity: 6 }]);
    await failRequest(new PortError('offline', 'no connection'));
    expect([cart.busy, displayedQuantity(cart, 'rum')]).toEqual([true, 6]);
    await respond('adjusted');
    expect(await answered).toEqual({
      outcome: 'partial',
      items: [{ productId: 'rum', quantity: 2, reason: 'out-of-stock' }],
    });
  });

  it('fails completely when nothing was added', async () => {
    const { cart, failRequest } = await openFilledCart([rum]);
    const answered = cart.addMany(items);
    await failRequest(new PortError('forbidden', 'no'));
    expect(await answered).toMatchObject({ outcome: 'failed', error: { code: 'forbidden' } });
    expect(displayedQuantity(cart, 'rum')).toBe(0);
  });
});

describe('replacing a line', () => {
  const rum = product('rum', 2500);

  it('shows the other product at its position at once, and keeps an edit made meanwhile', async () => {
    const { cart, displayedLines, requests, respond, untilInFlight } = await openFilledCart([rum]);
    cart.replace('l-tonic', rum, 2);
    expect(displayedLines()).toEqual([
      ['cola', 1],
      ['rum', 2],
      ['gin', 3],
      ['juice', 4],
    ]);
    expect(cart.store.getState().totals).toMatchObject({ cases: 10, total: { minor: 13_000 } });
    await untilInFlight();
    cart.setQuantity('l-tonic', 5);
    expect(displayedQuantity(cart, 'rum')).toBe(5);
    await respond();
    await respond();
    expect(requests).toEqual([
      { type: 'replace', lineId: 'l-tonic', productId: 'rum', quantity: 2 },
      { type: 'set', lineId: 'line-1', quantity: 5 },
    ]);
    expect(displayedLines()[1]).toEqual(['rum', 5]);
  });

  it('includes the line’s pending addition, and never shows more than the cart ends with', async () => {
    const { cart, displayedLines, requests, respond, untilInFlight, serverLines } = await openFilledCart([rum]);
    const [cola] = products;
    if (cola === undefined) throw new Error('No product');
    const answered = cart.addMany([{ product: cola, quantity: 5 }]);
    await untilInFlight();
    cart.replace('l-cola', rum, 2);
    expect([displayedQuantity(cart, 'cola'), displayedQuantity(cart, 'rum')]).toEqual([0, 2]);
    await respond();
    await respond();
    expect(await answered).toEqual({ outcome: 'done' });
    expect(requests.map(({ type }) => type)).toEqual(['add-many', 'replace']);
    expect(displayedLines()).toEqual([
      ['rum', 2],
      ['tonic', 2],
      ['gin', 3],
      ['juice', 4],
    ]);
    expect(serverLines()).toEqual(displayedLines());
  });

  it('keeps the line when it is refused', async () => {
    const { cart, displayedLines, respond } = await openFilledCart([rum]);
    cart.replace('l-tonic', rum, 2);
    await respond('refused');
    expect(displayedLines()).toEqual(whole);
    expect(cart.store.getState().notices).toMatchObject([
      { kind: 'refused', productName: 'Product tonic', quantity: 2 },
    ]);
  });
});

describe('an edit of a line that changed remotely', () => {
  it('is dropped with a notice about the current quantity', async () => {
    const { cart, displayedLines, requests, failRequest, changeRemotely, nextTask } = await openFilledCart();
    cart.setQuantity('l-gin', 7);
    changeRemotely({ type: 'set', lineId: 'l-gin', quantity: 9 });
    await failRequest(new PortError('conflict', 'changed'));
    await nextTask();
    expect(requests).toHaveLength(1);
    expect(displayedLines()[2]).toEqual(['gin', 9]);
    expect(cart.store.getState().notices).toMatchObject([
      { kind: 'changed-elsewhere', productName: 'Product gin', quantity: 9 },
    ]);
  });
});
