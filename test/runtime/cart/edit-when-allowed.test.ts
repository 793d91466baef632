import { expect, it } from 'vitest';
import { editWhenAllowed } from '../../../src/widgets/common/host-answer/lazy-host-answer';
import { createCartHarness, displayedQuantity, product } from './cart-support';

// The code is loaded before the first edit, as on a page whose host has waited before.
await import('../../../src/widgets/common/host-answer/host-answer');

const cola = product('cola');

/** A cart with two cases of cola, and a function that changes their quantity with the host's answer. */
async function open() {
  const made = createCartHarness([cola]);
  await made.cart.refresh('en-US');
  made.cart.add(cola, 2);
  await made.respond();
  made.requests.length = 0;
  const { cart } = made;
  const lineId = cart.store.getState().lineIdByProduct.cola ?? '';
  const edit = (quantity: number, answer: boolean | Promise<boolean>) =>
    editWhenAllowed(cart, answer, { productId: 'cola', quantity }, (next) => cart.setQuantity(lineId, next));
  /** An edit whose answer comes later. */
  const ask = (quantity: number) => {
    let decide: (isAllowed: boolean) => void = () => {};
    edit(quantity, new Promise((resolve) => (decide = resolve)));
    return async (isAllowed: boolean) => {
      decide(isAllowed);
      await made.nextTask();
      await made.nextTask();
    };
  };
  const shown = () => displayedQuantity(cart, 'cola');
  const sent = () => made.requests;
  return { ...made, edit, ask, shown, sent, lineId };
}

it('a quantity that the host allows at once is shown and sent', async () => {
  const { edit, shown, sent, respond, lineId } = await open();
  edit(5, true);
  expect(shown()).toBe(5);
  await respond();
  expect(sent()).toEqual([{ type: 'set', lineId, quantity: 5 }]);
});

it('a quantity that the host refuses at once is neither shown nor sent', async () => {
  const { edit, shown, sent, nextTask } = await open();
  edit(5, false);
  await nextTask();
  expect(shown()).toBe(2);
  expect(sent()).toEqual([]);
});

it('a quantity is shown at once, and sent only after the host’s answer', async () => {
  const { ask, shown, sent, respond, nextTask, lineId } = await open();
  const answer = ask(5);
  expect(shown()).toBe(5);
  await nextTask();
  expect(sent()).toEqual([]);
  await answer(true);
  await respond();
  expect(sent()).toEqual([{ type: 'set', lineId, quantity: 5 }]);
});

it('a refused quantity is set back, and nothing is sent', async () => {
  const { ask, shown, sent, nextTask } = await open();
  const answer = ask(5);
  await answer(false);
  await nextTask();
  expect(shown()).toBe(2);
  expect(sent()).toEqual([]);
});

it.each([
  { first: true, second: true, expected: 7 },
  { first: true, second: false, expected: 5 },
  { first: false, second: true, expected: 7 },
  { first: false, second: false, expected: 2 },
])(
  'of two edits with the answers $first and $second, the last allowed quantity stays',
  async ({ first, second, expected }) => {
    const { ask, shown, sent, respond, nextTask, lineId } = await open();
    const answerFirst = ask(5);
    const answerSecond = ask(7);
    await answerFirst(first);
    await answerSecond(second);
    await nextTask();
    if (expected !== 2) await respond();
    expect(shown()).toBe(expected);
    expect(sent()).toEqual(expected === 2 ? [] : [{ type: 'set', lineId, quantity: expected }]);
  },
);
