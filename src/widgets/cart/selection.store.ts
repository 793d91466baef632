import { createStore, type StoreApi } from 'zustand/vanilla';

/** Which lines the buyer has marked. */
export interface Selection {
  readonly store: StoreApi<ReadonlySet<string>>;
  /** Marks or unmarks a line; with `range`, every line from the one touched last as well. */
  toggle(lineId: string, isOn: boolean, range?: { readonly order: readonly string[] }): void;
  all(order: readonly string[]): void;
  none(): void;
  /** Forgets lines that are gone. */
  keep(order: readonly string[]): void;
}

/** The marked lines of one cart on the page. */
export function createSelection(): Selection {
  const store = createStore<ReadonlySet<string>>(() => new Set());
  let last: string | null = null;
  return {
    store,
    toggle(lineId, isOn, range) {
      const from = range && last !== null ? range.order.indexOf(last) : -1;
      const to = range ? range.order.indexOf(lineId) : -1;
      const these = range && from >= 0 && to >= 0 ? range.order.slice(Math.min(from, to), Math.max(from, to) + 1) : [lineId];
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
