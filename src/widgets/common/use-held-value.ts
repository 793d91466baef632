import { useState } from 'react';

/** Current value of a list's view, with its setter. */
export interface HeldValue<Value> {
  readonly value: Value;
  /** Changes a part of the value and notifies the host. */
  readonly set: (part: Partial<Value>) => void;
}

/**
 * Value that the host controls in part; the other parts are state of this hook. `changed` derives the next value from a
 * changed part.
 */
export function useHeldValue<Value extends object>(
  held: Partial<Value> | undefined,
  initial: Value,
  onChange: (next: Value) => void,
  changed: (value: Value, part: Partial<Value>) => Value = (value, part) => ({ ...value, ...part }),
): HeldValue<Value> {
  const [own, setOwn] = useState(initial);
  const value = { ...own, ...held };
  return {
    value,
    set(part) {
      const next = changed(value, part);
      setOwn(next);
      onChange(next);
    },
  };
}
