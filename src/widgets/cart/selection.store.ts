import { createStore, type StoreApi } from 'zustand/vanilla';

/** Which lines the buyer has selected. */
export interface Selection {
  readonly store: StoreApi<ReadonlySet<string>>;
  /** Selects a line or not; with `isRange`, every line from the one touched last as well. */
  toggle(lineId: string, isOn: boolean, isRange?: boolean): void;
  all(order: readonly string[]): void;
  none(): void;
  /** Forgets lines that are gone. */
  keep(order: readonly string[]): void;
}

/** The selected lines of one cart on the page; `orderNow` gives its lines as they stand. */
export function createSelection(orderNow: () => readonly string[]): Selection {
  const store = createStore<ReadonlySet<string>>(() => new Set());
  let last: string | null = null;
  return {
    store,
    toggle(lineId, isOn, isRange = false) {
      const order = orderNow();
      const from = isRange && last !== null ? order.indexOf(last) : -1;
      const to = order.indexOf(lineId);
      const these = from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [lineId];
      last = lineId;
      const next = new Set(store.getState());
      for (const id of these) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      store.setState(next, true);
    },
    all: (order) => store.setState(new Set(order), true),
    none() {
      last = null;
      if (store.getState().size > 0) store.setState(new Set(), true);
    },
    keep(order) {
      const here = new Set(order);
      const left = [...store.getState()].filter((id) => here.has(id));
      if (left.length < store.getState().size) store.setState(new Set(left), true);
    },
  };
}
