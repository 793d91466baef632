import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CartRuntime } from '../../../src/runtime/cart/cart.store';
import type { CartState, OptimisticLine } from '../../../src/runtime/cart/cart.state';
import { editFeedback } from '../../../src/widgets/common/edit-feedback';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A cart with one line, whose state the test sets. */
function cartOfOne() {
  const state = (line: Partial<OptimisticLine> | null, waiting: CartState['waiting'] = null) => ({
    lines: line === null ? {} : { l1: line },
    lineIdByProduct: line === null ? {} : { p1: 'l1' },
    waiting,
    totals: null,
  });
  const store = createStore(() => state({ quantity: 4, pending: false }));
  const said: number[] = [];
  // `editFeedback` only reads the store, and only these fields of its state.
  const news = editFeedback({ store } as unknown as CartRuntime, ({ quantity }) => said.push(quantity ?? Number.NaN));
  return {
    news,
    said,
    set: (line: Partial<OptimisticLine> | null, waiting?: CartState['waiting']) =>
      store.setState(state(line, waiting), true),
  };
}

describe('the announcement of an edited quantity', () => {
  it('is made once for several presses, after the response and a pause', () => {
    const { news, said, set } = cartOfOne();
    for (const quantity of [5, 6, 7]) {
      set({ quantity, pending: true });
      news.edited('p1', quantity);
      vi.advanceTimersByTime(200);
    }
    vi.advanceTimersByTime(5000);
    expect(said).toEqual([]);
    set({ quantity: 7, pending: false });
    vi.advanceTimersByTime(500);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(said).toEqual([7]);
    set({ quantity: 7, pending: false });
    vi.advanceTimersByTime(5000);
    expect(said).toEqual([7]);
  });

  it('is omitted if the cart rolled the edit back or removed the line, because its notice gives the reason', () => {
    for (const after of [{ quantity: 4, pending: false }, null]) {
      const { news, said, set } = cartOfOne();
      news.edited('p1', 9);
      set(after);
      vi.advanceTimersByTime(5000);
      expect(said).toEqual([]);
    }
  });

  it('is made while the edit waits offline, and not after `stop`', () => {
    const { news, said, set } = cartOfOne();
    set({ quantity: 5, pending: true }, 'offline');
    news.edited('p1', 5);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual([5]);
    news.edited('p1', 5);
    news.stop();
    vi.advanceTimersByTime(5000);
    expect(said).toEqual([5]);
  });
});
