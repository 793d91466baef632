import { createStore, type StoreApi } from 'zustand/vanilla';

/** What quantities were before the buyer changed them here. */
export interface QuantityHistory {
  /** Quantity by line id as it was when it was first changed. */
  readonly store: StoreApi<ReadonlyMap<string, number>>;
  changed(lineId: string, before: number): void;
  forget(): void;
}

/** Remembers quantities for *Reset*, for as long as the cart is on the page. */
export function createQuantityHistory(): QuantityHistory {
  const store = createStore<ReadonlyMap<string, number>>(() => new Map());
  return {
    store,
    changed(lineId, before) {
      const known = store.getState();
      if (!known.has(lineId)) store.setState(new Map(known).set(lineId, before), true);
    },
    forget: () => store.setState(new Map(), true),
  };
}
