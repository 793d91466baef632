import type { AdapterIdentity } from '../ports';

/**
 * One `Thing` for each adapter, made when first asked for. Widgets that were given the same adapter share it,
 * whichever React root or element they are in; an adapter that is dropped takes its things with it.
 */
export function perAdapter<A extends AdapterIdentity, Thing>(make: (adapter: A) => Thing): (adapter: A) => Thing {
  const things = new WeakMap<A, Thing>();
  return (adapter) => {
    const known = things.get(adapter);
    if (known !== undefined) return known;
    const made = make(adapter);
    things.set(adapter, made);
    return made;
  };
}
