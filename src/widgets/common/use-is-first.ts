import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Mounted components for each shared object, in order of mounting. */
const present = createStore<ReadonlyMap<object, readonly symbol[]>>(() => new Map());

/**
 * Whether this component is the first on the page for an object that widgets share, so that nothing is announced or
 * asked twice.
 */
export function useIsFirst(shared: object): boolean {
  const [me] = useState(() => Symbol('present'));
  useEffect(() => {
    const change = (of: (own: readonly symbol[]) => readonly symbol[]) =>
      present.setState((all) => new Map(all).set(shared, of(all.get(shared) ?? [])), true);
    change((own) => [...own, me]);
    return () => change((own) => own.filter((other) => other !== me));
  }, [shared, me]);
  return useStore(present, (all) => all.get(shared)?.[0] === me);
}
