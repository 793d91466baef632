import { createStore, type StoreApi } from 'zustand/vanilla';

/** Selected lines of a cart. */
export interface Selection {
  readonly store: StoreApi<ReadonlySet<string>>;
  /** The last toggled line, where a range starts. */
  last: string | null;
  /** Selects or deselects a line; with `isRange`, also all lines between it and the last toggled one. */
  toggle(lineId: string, isOn: boolean, isRange?: boolean): void;
}

/**
 * Creates the selection of one mounted cart; `orderNow` returns its line ids in display order. Actions on several lines
 * are in `selection.actions.ts`, which loads lazily.
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
      const lineIds = from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [lineId];
      this.last = lineId;
      const next = new Set(store.getState());
      for (const id of lineIds) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      store.setState(next, true);
    },
  };
}
