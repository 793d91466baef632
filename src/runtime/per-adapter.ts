import type { AdapterIdentity } from '../ports';

const originals = new WeakMap<object, AdapterIdentity>();

/** Registers `other` as an alias of an adapter, so that both share all per-adapter objects. */
export const standFor = (other: AdapterIdentity, adapter: AdapterIdentity): void => void originals.set(other, adapter);

/** Returns the adapter of an alias; the argument itself if it is not one. */
// An alias is created with the type of its adapter.
export const originalOf = <A extends AdapterIdentity>(adapter: A): A =>
  (originals.get(adapter) as A | undefined) ?? adapter;

/**
 * Creates a getter for one `Thing` per adapter, created on first use. Widgets with the same adapter share it, in any
 * React root or element. It is garbage-collected together with the adapter.
 */
export function perAdapter<A extends AdapterIdentity, Thing>(make: (adapter: A) => Thing): (adapter: A) => Thing {
  const things = new WeakMap<A, Thing>();
  return (given) => {
    const adapter = originalOf(given);
    const known = things.get(adapter);
    if (known !== undefined) return known;
    const made = make(adapter);
    things.set(adapter, made);
    return made;
  };
}
