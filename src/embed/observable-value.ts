/** A value that notifies subscribers of changes, in the shape that `useSyncExternalStore` requires. */
export interface ObservableValue<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates an observable value. Setting the same value does not notify subscribers. */
export function createObservableValue<Value>(first: Value): ObservableValue<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
