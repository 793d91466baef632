import { createContext, useContext, useEffect, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The quantity fields whose text is not taken, by their inputs. */
export interface OpenQuantities {
  readonly store: StoreApi<ReadonlySet<HTMLElement>>;
  set(field: HTMLElement, isOpen: boolean): void;
  /** Focuses the first of them in the page's order; false when there is none. */
  focusFirst(): boolean;
}

/** Collects the open quantity fields of one region, which does not go on (to checkout, to the cart) while there is one. */
export function createOpenQuantities(): OpenQuantities {
  const store = createStore<ReadonlySet<HTMLElement>>(() => new Set());
  return {
    store,
    set(field, isOpen) {
      const fields = store.getState();
      if (fields.has(field) === isOpen) return;
      store.setState(new Set(isOpen ? [...fields, field] : [...fields].filter((other) => other !== field)), true);
    },
    focusFirst() {
      const [first] = [...store.getState()].sort((a, b) =>
        a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      );
      first?.focus();
      return first !== undefined;
    },
  };
}

/** The region a quantity field belongs to; null where nothing waits for its fields. */
export const OpenQuantitiesContext = createContext<OpenQuantities | null>(null);

/** The open quantities of a region: made once, to be put in the context. */
export const useOpenQuantities = (): OpenQuantities => useState(createOpenQuantities)[0];

/** Tells the region of a field whether it is open. At once, for what a press that leaves the field does next. */
export function useOpenQuantity(field: RefObject<HTMLElement | null>): (isOpen: boolean) => void {
  const region = useContext(OpenQuantitiesContext);
  useEffect(() => {
    const { current } = field;
    return () => void (current && region?.set(current, false));
  }, [region, field]);
  return (isOpen) => void (field.current && region?.set(field.current, isOpen));
}

/** How many quantities of a region are open. */
export const useOpenCount = (open: OpenQuantities): number => useStore(open.store, ({ size }) => size);
