import { createContext, useContext, useEffect, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Quantity fields of a region that need attention, by their inputs. */
export interface OpenQuantities {
  readonly store: StoreApi<ReadonlySet<HTMLElement>>;
  set(field: HTMLElement, isOpen: boolean): void;
  /** Focuses the first of them in page order; returns false if there is none. */
  focusFirst(): boolean;
}

/**
 * Creates the collection of a region's open quantity fields. The region does not continue (to checkout, to the cart)
 * while it is not empty.
 */
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

/** Region of a quantity field; null if no region waits for it. */
export const OpenQuantitiesContext = createContext<OpenQuantities | null>(null);

/** Creates the open quantities of a region once, as value of the context. */
export const useOpenQuantities = (): OpenQuantities => useState(createOpenQuantities)[0];

/**
 * Returns a function that reports whether a field is open. It updates the region synchronously, because a click that
 * leaves the field may already continue.
 */
export function useOpenQuantity(field: RefObject<HTMLElement | null>): (isOpen: boolean) => void {
  const region = useContext(OpenQuantitiesContext);
  useEffect(() => {
    const { current } = field;
    return () => void (current && region?.set(current, false));
  }, [region, field]);
  return (isOpen) => void (field.current && region?.set(field.current, isOpen));
}

/** Returns the number of open quantities of a region. */
export const useOpenCount = (open: OpenQuantities): number => useStore(open.store, ({ size }) => size);
