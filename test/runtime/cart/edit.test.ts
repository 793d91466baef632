import { describe, expect, it } from 'vitest';
import { PortError } from '../../../src/ports';
import { totalsAfterEdit } from '../../../src/runtime/cart/optimistic-cart';
import { bench, lineOf as line, product, shownOf } from './cart-support';

const cola = product('cola');
const tonic = product('tonic');

/** A cart with two lines, as the server has it. */
async function filled() {
  const made = bench([cola, tonic]);
  await made.cart.refresh('en-US');
  made.cart.add(cola, 2);
  await made.answer();
  made.cart.add(tonic, 3);
  await made.answer();
  made.asked.length = 0;
  const lineOf = (id: string) => made.cart.store.getState().lineIdByProduct[id] ?? '';
  return { ...made, lineOf };
}

describe('reading a cart during a change', () => {
  it('does not restore an outdated response, and reads again', async () => {
    const { cart, lineOf, answer, holdReads, releaseReads, elsewhere, idle } = await filled();
    holdReads();
    const reading = cart.refresh('en-US');
    cart.setQuantity(lineOf('cola'), 5);
    await answer();
    elsewhere({ type: 'set', lineId: lineOf('tonic'), quantity: 4 });
    await releaseReads();
    await reading;
    await idle();
    expect([shownOf(cart, 'cola'), shownOf(cart, 'tonic')]).toEqual([5, 4]);
  });
});

describe('editing a line', () => {
  it('shows the quantity and estimated totals at once, and the server’s totals as final', async () => {
    const { cart, lineOf, answer } = await filled();
    cart.setQuantity(lineOf('cola'), 5);
    expect(shownOf(cart, 'cola')).toBe(5);
    expect(cart.store.getState().totals).toMatchObject({ cases: 8, total: { minor: 8000 }, final: false });
    await answer();
    expect(cart.store.getState().totals).toMatchObject({ cases: 8, total: { minor: 8000 }, final: true });
  });

  it('sends only the last of several quick edits, and keeps the order of lines', async () => {
    const { cart, lineOf, answer, asked } = await filled();
    const { lineIds } = cart.store.getState();
    for (const quantity of [3, 4, 5, 6]) cart.setQuantity(lineOf('cola'), quantity);
    await answer();
    expect(asked).toEqual([{ type: 'set', lineId: lineOf('cola'), quantity: 6 }]);
    expect(cart.store.getState().lineIds).toBe(lineIds);
  });

  it('sends no request when an edit returns to the server’s quantity', async () => {
    const { cart, lineOf, asked, idle } = await filled();
    cart.setQuantity(lineOf('cola'), 5);
    cart.setQuantity(lineOf('cola'), 2);
    await idle();
    expect(asked).toEqual([]);
    expect(cart.store.getState().totals?.final).toBe(true);
  });

  it('re-renders only the edited line', async () => {
    const { cart, lineOf } = await filled();
    const before = cart.store.getState().lines;
    cart.setQuantity(lineOf('cola'), 4);
    const after = cart.store.getState().lines;
    expect(after[lineOf('tonic')]).toBe(before[lineOf('tonic')]);
    expect(after[lineOf('cola')]).not.toBe(before[lineOf('cola')]);
  });

  it('rolls a refused edit back with its reason and keeps other edits', async () => {
    const { cart, lineOf, answer } = await filled();
    cart.setQuantity(lineOf('cola'), 9);
    cart.setQuantity(lineOf('tonic'), 4);
    await answer('refused');
    await answer();
    expect([shownOf(cart, 'cola'), shownOf(cart, 'tonic')]).toEqual([2, 4]);
    expect(cart.store.getState().notices).toMatchObject([
      { kind: 'refused', productName: 'Product cola', quantity: 2, reason: 'out-of-stock' },
    ]);
  });

  it('retries a set after a lost response only if the re-read cart does not contain it', async () => {
    const { cart, lineOf, fail, answer, asked } = await filled();
    cart.setQuantity(lineOf('cola'), 7);
    await fail(new PortError('timeout', 'lost'));
    await answer();
    expect(asked).toHaveLength(2);
    expect(shownOf(cart, 'cola')).toBe(7);
    expect(cart.store.getState().notices).toEqual([]);
  });

  it('never retries an addition with a lost response', async () => {
    const { cart, fail, asked, idle, stands } = await filled();
    const gin = product('gin');
    cart.add(gin, 2);
    await fail(new PortError('timeout', 'lost'));
    await idle();
    expect(asked.filter(({ type }) => type === 'add')).toHaveLength(1);
    expect(stands()).toHaveLength(2);
    expect(cart.store.getState().notices).toMatchObject([{ kind: 'failed', productName: 'Product gin', quantity: 0 }]);
  });

  it('keeps an edit while the device is offline', async () => {
    const { cart, lineOf, fail } = await filled();
    cart.setQuantity(lineOf('cola'), 6);
    await fail(new PortError('offline', 'no connection'));
    expect(shownOf(cart, 'cola')).toBe(6);
    expect(cart.busy).toBe(true);
    expect(cart.store.getState().notices).toEqual([]);
  });

  it('changes no total when it removes a line that is in none', () => {
    const out = { ...line('out', cola, 4), problem: 'out-of-stock' as const, total: null };
    const totals = { cases: 2, countedCases: 2, countedValue: null, subtotal: null, total: null, final: true };
    expect(totalsAfterEdit(totals, { ...out, pending: false }, null)).toMatchObject({ cases: 2, countedCases: 2 });
    expect(totalsAfterEdit(totals, { ...line('in', cola, 2), pending: false }, null)).toMatchObject({
      cases: 0,
      countedCases: 0,
    });
  });

  it('restores a removed line', async () => {
    const { cart, lineOf, answer } = await filled();
    const line = cart.store.getState().lines[lineOf('cola')];
    if (line === undefined) throw new Error('No line');
    cart.remove(line.id);
    expect(shownOf(cart, 'cola')).toBe(0);
    await answer();
    cart.restore(line);
    await answer();
    expect(shownOf(cart, 'cola')).toBe(2);
  });
});
