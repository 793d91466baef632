import type { AdapterIdentity } from '../ports';

const originals = new WeakMap<object, AdapterIdentity>();

/** Says that one object stands for an adapter: what is kept for the adapter is kept for both. */
export const standFor = (other: AdapterIdentity, adapter: AdapterIdentity): void => void originals.set(other, adapter);

/** The adapter that an object stands for; itself when it stands for none. */
// What stands for an adapter is made with its type.
export const originalOf = <A extends AdapterIdentity>(adapter: A): A =>
  (originals.get(adapter) as A | undefined) ?? adapter;

/**
 * One `Thing` for each adapter, made when first asked for. Widgets that were given the same adapter share it,
 * whichever React root or element they are in; an adapter that is dropped takes its things with it.
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
