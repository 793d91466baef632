import { describe, expect, it } from 'vitest';
import { PortError } from '../../../src/ports';
import { bench, lineOf, product, shownOf } from './cart-support';

const names = ['cola', 'tonic', 'gin', 'juice'];
const products = names.map((name) => product(name));
const lost = new PortError('timeout', 'lost');

/** A cart with four lines, a case more of each. */
async function filled(more = products) {
  const made = bench(
    [...products, ...more],
    products.map((of, at) => lineOf(`l-${of.id}`, of, at + 1)),
  );
  await made.cart.refresh('en-US');
  const shownLines = () => {
    const { lineIds, lines } = made.cart.store.getState();
    return lineIds.map((id) => [lines[id]?.product.id, lines[id]?.quantity]);
  };
  return { ...made, shownLines };
}
const whole = [
  ['cola', 1],
  ['tonic', 2],
  ['gin', 3],
  ['juice', 4],
];

describe('removing many lines', () => {
  it('removes them from the view and the totals at once, with one request', async () => {
    const { cart, shownLines, asked, answer } = await filled();
    cart.removeMany(['l-cola', 'l-gin']);
    expect(shownLines()).toEqual([
      ['tonic', 2],
      ['juice', 4],
    ]);
    expect(cart.store.getState().totals).toMatchObject({ cases: 6, total: { minor: 6000 }, final: false });
    expect(cart.busy).toBe(true);
    await answer();
    expect(asked).toEqual([{ type: 'remove-many', lineIds: ['l-cola', 'l-gin'] }]);
    expect(cart.store.getState().totals).toMatchObject({ cases: 6, final: true });
    expect(cart.busy).toBe(false);
  });

  it('sends at most a hundred lines per request, one after another', async () => {
    const many = Array.from({ length: 230 }, (_, at) => product(`p${at}`));
    const { cart, asked, answer, idle } = bench(
      many,
      many.map((of) => lineOf(`l-${of.id}`, of, 1)),
    );
    await cart.refresh('en-US');
    cart.removeMany(many.slice(0, 210).map(({ id }) => `l-${id}`));
    await idle();
    expect(asked).toHaveLength(1);
    await answer();
    await answer();
    await answer();
    expect(asked.map((change) => change.type === 'remove-many' && change.lineIds.length)).toEqual([100, 100, 10]);
  });

  it('of a line with unknown quantity can be undone before it is sent, and reports afterwards that the product cannot be added', async () => {
    const unknown = { ...lineOf('l-cola', product('cola'), 1), quantity: null, problem: 'quantity-unknown' as const };
    const { cart, asked, answer, idle } = bench(products, [unknown, lineOf('l-gin', product('gin'), 3)]);
    await cart.refresh('en-US');
    const lines = Object.values(cart.store.getState().lines);
    expect(cart.store.getState().totals).toMatchObject({ cases: 3, total: { minor: 3000 } });
    cart.removeMany(['l-cola', 'l-gin']);
    cart.restoreMany(lines);
    await idle();
    expect(cart.store.getState()).toMatchObject({
      lineIds: ['l-cola', 'l-gin'],
      lines: { 'l-cola': { quantity: null } },
      notices: [],
    });
    expect(asked).toEqual([]);
    cart.remove('l-cola');
    await answer();
    cart.restoreMany(lines.slice(0, 1));
    await idle();
    expect(asked).toEqual([{ type: 'remove', lineId: 'l-cola' }]);
    expect(cart.store.getState()).toMatchObject({
      lineIds: ['l-gin'],
      notices: [{ kind: 'refused', productName: 'Product cola', reason: 'quantity' }],
    });
  });

  it('restores their positions with one notice when it is refused', async () => {
    const { cart, shownLines, answer } = await filled();
    cart.removeMany(['l-cola', 'l-tonic', 'l-gin']);
    await answer('refused');
    expect(shownLines()).toEqual(whole);
    expect(cart.store.getState().notices).toMatchObject([
      { kind: 'refused', productName: 'Product cola', others: 2, reason: 'out-of-stock' },
    ]);
  });

  it('is undone without a request before it is sent, and afterwards by adding in the original order', async () => {
    const early = await filled();
    const lines = Object.values(early.cart.store.getState().lines);
    early.cart.removeMany(lines.slice(1, 3).map(({ id }) => id));
    early.cart.restoreMany(lines.slice(1, 3));
    await early.idle();
    expect(early.asked).toEqual([]);
    expect(early.shownLines()).toEqual(whole);

    const late = await filled();
    late.cart.removeMany(['l-tonic', 'l-gin']);
    await late.answer();
    late.cart.restoreMany(lines.slice(1, 3));
    expect(late.cart.store.getState()).toMatchObject({ pendingAdds: { tonic: 2, gin: 3 }, totals: { cases: 10 } });
    await late.answer();
    expect(late.asked.at(-1)).toEqual({
      type: 'add-many',
      items: [
        { productId: 'tonic', quantity: 2 },
        { productId: 'gin', quantity: 3 },
      ],
    });
    expect(late.shownLines()).toEqual(whole);
  });

  it('is not retried for a line that changed remotely, and reports that line', async () => {
    const { cart, shownLines, asked, answer, fail, elsewhere } = await filled();
    cart.removeMany(['l-cola', 'l-gin', 'l-juice']);
    elsewhere({ type: 'set', lineId: 'l-gin', quantity: 9 });
    await fail(new PortError('conflict', 'changed'));
    await answer();
    expect(asked.at(-1)).toEqual({ type: 'remove-many', lineIds: ['l-cola', 'l-juice'] });
    expect(shownLines()).toEqual([
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
    const { cart, shownLines, asked, answer } = await filled();
    const lines = Object.values(cart.store.getState().lines);
    cart.clear();
    expect(shownLines()).toEqual([]);
    await answer();
    expect(asked).toEqual([{ type: 'clear' }]);
    cart.restoreMany(lines);
    await answer();
    expect(shownLines()).toEqual(whole);
  });

  it('drops pending additions', async () => {
    const gin = product('rum');
    const { cart, shownLines, asked, answer, idle } = await filled([gin]);
    cart.add(gin, 2);
    const answered = cart.addMany([{ product: gin, quantity: 1 }]);
    cart.clear();
    await answer();
    await idle();
    await answered;
    expect(asked).toEqual([{ type: 'clear' }]);
    expect(shownLines()).toEqual([]);
    expect(shownOf(cart, 'rum')).toBe(0);
  });

  it('keeps lines that were added remotely meanwhile', async () => {
    const rum = product('rum');
    const { cart, shownLines, asked, answer, fail, elsewhere } = await filled([rum]);
    cart.clear();
    elsewhere({ type: 'add', productId: 'rum', quantity: 3 });
    await fail(new PortError('conflict', 'changed'));
    await answer();
    expect(asked.at(-1)).toMatchObject({ type: 'remove-many', lineIds: ['l-cola', 'l-tonic', 'l-gin', 'l-juice'] });
    expect(shownLines()).toEqual([['rum', 3]]);
  });
});

describe('adding many products', () => {
  const rum = product('rum');
  const items = [
    { product: rum, quantity: 2 },
    { product: products[0] ?? rum, quantity: 5 },
  ];

  it('shows them at once in existing lines and in the totals', async () => {
    const { cart, asked, answer } = await filled([rum]);
    const answered = cart.addMany(items);
    expect([shownOf(cart, 'rum'), shownOf(cart, 'cola')]).toEqual([2, 6]);
    expect(cart.store.getState().totals).toMatchObject({ cases: 17, final: false });
    await answer();
    expect(asked).toEqual([
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
    const { cart, asked, lose, fail, elsewhere, stands } = await filled([rum]);
    const came = cart.addMany(items);
    await lose(lost);
    expect(await came).toEqual({ outcome: 'done' });
    const half = cart.addMany(items);
    elsewhere({ type: 'add', productId: 'cola', quantity: 5 });
    await fail(lost);
    expect(await half).toEqual({ outcome: 'partly', items: [{ productId: 'rum', quantity: 0, reason: 'not-added' }] });
    expect(asked).toHaveLength(2);
    expect(stands()[0]).toEqual(['rum', 2]);
  });

  it('is superseded by a later edit', async () => {
    const { cart, asked, answer, underWay, idle } = await filled([rum]);
    void cart.addMany(items);
    await underWay();
    cart.setQuantity('l-cola', 3);
    cart.setProduct(rum, 0);
    expect([shownOf(cart, 'rum'), shownOf(cart, 'cola')]).toEqual([0, 3]);
    await answer();
    await answer();
    await answer();
    await idle();
    expect(asked.slice(1)).toEqual([
      { type: 'set', lineId: 'l-cola', quantity: 3 },
      { type: 'remove', lineId: 'line-1' },
    ]);
    expect([shownOf(cart, 'rum'), shownOf(cart, 'cola')]).toEqual([0, 3]);
  });

  it('reports products that were not added in full, and waits while the device is offline', async () => {
    const { cart, answer, fail } = await filled([rum]);
    const answered = cart.addMany([{ product: rum, quantity: 6 }]);
    await fail(new PortError('offline', 'no connection'));
    expect([cart.busy, shownOf(cart, 'rum')]).toEqual([true, 6]);
    await answer('adjusted');
    expect(await answered).toEqual({
      outcome: 'partly',
      items: [{ productId: 'rum', quantity: 2, reason: 'out-of-stock' }],
    });
  });

  it('fails completely when nothing was added', async () => {
    const { cart, fail } = await filled([rum]);
    const answered = cart.addMany(items);
    await fail(new PortError('forbidden', 'no'));
    expect(await answered).toMatchObject({ outcome: 'failed', error: { code: 'forbidden' } });
    expect(shownOf(cart, 'rum')).toBe(0);
  });
});

describe('replacing a line', () => {
  const rum = product('rum', 2500);

  it('shows the other product at its position at once, and keeps an edit made meanwhile', async () => {
    const { cart, shownLines, asked, answer, underWay } = await filled([rum]);
    cart.replace('l-tonic', rum, 2);
    expect(shownLines()).toEqual([
      ['cola', 1],
      ['rum', 2],
      ['gin', 3],
      ['juice', 4],
    ]);
    expect(cart.store.getState().totals).toMatchObject({ cases: 10, total: { minor: 13_000 } });
    await underWay();
    cart.setQuantity('l-tonic', 5);
    expect(shownOf(cart, 'rum')).toBe(5);
    await answer();
    await answer();
    expect(asked).toEqual([
      { type: 'replace', lineId: 'l-tonic', productId: 'rum', quantity: 2 },
      { type: 'set', lineId: 'line-1', quantity: 5 },
    ]);
    expect(shownLines()[1]).toEqual(['rum', 5]);
  });

  it('includes the line’s pending addition, and never shows more than the cart ends with', async () => {
    const { cart, shownLines, asked, answer, underWay, stands } = await filled([rum]);
    const [cola] = products;
    if (cola === undefined) throw new Error('No product');
    const answered = cart.addMany([{ product: cola, quantity: 5 }]);
    await underWay();
    cart.replace('l-cola', rum, 2);
    expect([shownOf(cart, 'cola'), shownOf(cart, 'rum')]).toEqual([0, 2]);
    await answer();
    await answer();
    expect(await answered).toEqual({ outcome: 'done' });
    expect(asked.map(({ type }) => type)).toEqual(['add-many', 'replace']);
    expect(shownLines()).toEqual([
      ['rum', 2],
      ['tonic', 2],
      ['gin', 3],
      ['juice', 4],
    ]);
    expect(stands()).toEqual(shownLines());
  });

  it('keeps the line when it is refused', async () => {
    const { cart, shownLines, answer } = await filled([rum]);
    cart.replace('l-tonic', rum, 2);
    await answer('refused');
    expect(shownLines()).toEqual(whole);
    expect(cart.store.getState().notices).toMatchObject([
      { kind: 'refused', productName: 'Product tonic', quantity: 2 },
    ]);
  });
});

describe('an edit of a line that changed remotely', () => {
  it('is dropped with a notice about the current quantity', async () => {
    const { cart, shownLines, asked, fail, elsewhere, idle } = await filled();
    cart.setQuantity('l-gin', 7);
    elsewhere({ type: 'set', lineId: 'l-gin', quantity: 9 });
    await fail(new PortError('conflict', 'changed'));
    await idle();
    expect(asked).toHaveLength(1);
    expect(shownLines()[2]).toEqual(['gin', 9]);
    expect(cart.store.getState().notices).toMatchObject([
      { kind: 'changed-elsewhere', productName: 'Product gin', quantity: 9 },
    ]);
  });
});
