import { createStore, type StoreApi } from 'zustand/vanilla';

/** Which lines the buyer has selected. */
export interface Selection {
  readonly store: StoreApi<ReadonlySet<string>>;
  /** The line touched last, from which a range goes on. */
  last: string | null;
  /** Selects a line or not; with `isRange`, every line from the one touched last as well. */
  toggle(lineId: string, isOn: boolean, isRange?: boolean): void;
}

/**
 * The selected lines of one cart on the page; `orderNow` gives its lines as they stand. What is done with many lines at
 * once is in `selection.actions.ts`, which comes later.
 */
export function createSelection(orderNow: () => readonly string[]): Selection {
  const store = createStore<ReadonlySet<string>>(() => new Set());
  return {
    store,
    last: null,
    toggle(lineId, isOn, isRange = false) {
      const order = orderNow();
      const from = isRange && this.last !== null ? order.indexOf(this.last) : -1;
      const to = order.indexOf(lineId);
      const these = from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [lineId];
      this.last = lineId;
      const next = new Set(store.getState());
      for (const id of these) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      store.setState(next, true);
    },
  };
}
