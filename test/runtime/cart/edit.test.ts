import { describe, expect, it } from 'vitest';
import { PortError } from '../../../src/ports';
import { totalsAfterEdit } from '../../../src/runtime/cart/optimistic-cart';
import { createCartHarness, lineOf as line, product, displayedQuantity } from './cart-support';

const cola = product('cola');
const tonic = product('tonic');

/** A cart with two lines, as the server has it. */
async function openFilledCart() {
  const made = createCartHarness([cola, tonic]);
  await made.cart.refresh('en-US');
  made.cart.add(cola, 2);
  await made.respond();
  made.cart.add(tonic, 3);
  await made.respond();
  made.requests.length = 0;
  const lineOf = (id: string) => made.cart.store.getState().lineIdByProduct[id] ?? '';
  return { ...made, lineOf };
}

describe('reading a cart during a change', () => {
  it('does not restore an outdated response, and reads again', async () => {
    const { cart, lineOf, respond, holdReads, releaseReads, changeRemotely, nextTask } = await openFilledCart();
    holdReads();
    const reading = cart.refresh('en-US');
    cart.setQuantity(lineOf('cola'), 5);
    await respond();
    changeRemotely({ type: 'set', lineId: lineOf('tonic'), quantity: 4 });
    await releaseReads();
    await reading;
    await nextTask();
    expect([displayedQuantity(cart, 'cola'), displayedQuantity(cart, 'tonic')]).toEqual([5, 4]);
  });
});

describe('editing a line', () => {
  it('shows the quantity and estimated totals at once, and the server’s totals as final', async () => {
    const { cart, lineOf, respond } = await openFilledCart();
    cart.setQuantity(lineOf('cola'), 5);
    expect(displayedQuantity(cart, 'cola')).toBe(5);
    expect(cart.store.getState().totals).toMatchObject({ cases: 8, total: { minor: 8000 }, final: false });
    await respond();
    expect(cart.store.getState().totals).toMatchObject({ cases: 8, total: { minor: 8000 }, final: true });
  });

  it('sends only the last of several quick edits, and keeps the order of lines', async () => {
    const { cart, lineOf, respond, requests } = await openFilledCart();
    const { lineIds } = cart.store.getState();
    for (const quantity of [3, 4, 5, 6]) cart.setQuantity(lineOf('cola'), quantity);
    await respond();
    expect(requests).toEqual([{ type: 'set', lineId: lineOf('cola'), quantity: 6 }]);
    expect(cart.store.getState().lineIds).toBe(lineIds);
  });

  it('sends no request when an edit returns to the server’s quantity', async () => {
    const { cart, lineOf, requests, nextTask } = await openFilledCart();
    cart.setQuantity(lineOf('cola'), 5);
    cart.setQuantity(lineOf('cola'), 2);
    await nextTask();
    expect(requests).toEqual([]);
    expect(cart.store.getState().totals?.final).toBe(true);
  });

  it('re-renders only the edited line', async () => {
    const { cart, lineOf } = await openFilledCart();
    const before = cart.store.getState().lines;
    cart.setQuantity(lineOf('cola'), 4);
    const after = cart.store.getState().lines;
    expect(after[lineOf('tonic')]).toBe(before[lineOf('tonic')]);
    expect(after[lineOf('cola')]).not.toBe(before[lineOf('cola')]);
  });

  it('rolls a refused edit back with its reason and keeps other edits', async () => {
    const { cart, lineOf, respond } = await openFilledCart();
    cart.setQuantity(lineOf('cola'), 9);
    cart.setQuantity(lineOf('tonic'), 4);
    await respond('refused');
    await respond();
    expect([displayedQuantity(cart, 'cola'), displayedQuantity(cart, 'tonic')]).toEqual([2, 4]);
    expect(cart.store.getState().notices).toMatchObject([
      { kind: 'refused', productName: 'Product cola', quantity: 2, reason: 'out-of-stock' },
    ]);
  });

  it('retries a set after a lost response only if the re-read cart does not contain it', async () => {
    const { cart, lineOf, failRequest, respond, requests } = await openFilledCart();
    cart.setQuantity(lineOf('cola'), 7);
    await failRequest(new PortError('timeout', 'lost'));
    await respond();
    expect(requests).toHaveLength(2);
    expect(displayedQuantity(cart, 'cola')).toBe(7);
    expect(cart.store.getState().notices).toEqual([]);
  });

  it('never retries an addition with a lost response', async () => {
    const { cart, failRequest, requests, nextTask, serverLines } = await openFilledCart();
    const gin = product('gin');
    cart.add(gin, 2);
    await failRequest(new PortError('timeout', 'lost'));
    await nextTask();
    expect(requests.filter(({ type }) => type === 'add')).toHaveLength(1);
    expect(serverLines()).toHaveLength(2);
    expect(cart.store.getState().notices).toMatchObject([{ kind: 'failed', productName: 'Product gin', quantity: 0 }]);
  });

  it('keeps an edit while the device is offline', async () => {
    const { cart, lineOf, failRequest } = await openFilledCart();
    cart.setQuantity(lineOf('cola'), 6);
    await failRequest(new PortError('offline', 'no connection'));
    expect(displayedQuantity(cart, 'cola')).toBe(6);
    expect(cart.busy).toBe(true);
    expect(cart.store.getState().notices).toEqual([]);
  });

  it('changes no total when it removes a line that is in none', () => {
    const out = { ...line('out', cola, 4), problem: 'out-of-stock' as const, total: null };
    const totals = { cases: 2, countedCases: 2, countedValue: null, subtotal: null, total: null, final: true };
    expect(totalsAfterEdit(totals, out, null)).toMatchObject({ cases: 2, countedCases: 2 });
    expect(totalsAfterEdit(totals, line('in', cola, 2), null)).toMatchObject({
      cases: 0,
      countedCases: 0,
    });
  });

  it('restores a removed line', async () => {
    const { cart, lineOf, respond } = await openFilledCart();
    const line = cart.store.getState().lines[lineOf('cola')];
    if (line === undefined) throw new Error('No line');
    cart.remove(line.id);
    expect(displayedQuantity(cart, 'cola')).toBe(0);
    await respond();
    cart.restore(line);
    await respond();
    expect(displayedQuantity(cart, 'cola')).toBe(2);
  });
});
