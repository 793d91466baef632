import { useState } from 'react';

/** What is shown of a list, and the way to change it. */
export interface HeldValue<Value> {
  readonly value: Value;
  /** Changes a part and tells the host. */
  readonly set: (part: Partial<Value>) => void;
}

/** A value of which the host may hold any part, and the rest is held here. `changed` says what follows from a part that changes. */
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
