import type { Money } from './money';

/** A payment method with the surcharge that it adds. */
interface Offered {
  readonly isDefault: boolean;
  /** Null for no surcharge. */
  readonly surcharge: Money | null;
}

/**
 * The preselected method. `saves` is the difference to the default method's cost; null when it is the default method.
 */
export interface Preselected<Method> {
  readonly method: Method | null;
  readonly saves: { readonly over: Method; readonly amount: Money } | null;
}

/**
 * Selects the initial payment method: the default one, or the first if there is no default. If that method has a
 * surcharge and another has none, the one without is selected (decision 56).
 */
export function preselected<Method extends Offered>(methods: readonly Method[]): Preselected<Method> {
  const usual = methods.find(({ isDefault }) => isDefault) ?? methods[0] ?? null;
  const free = methods.find(({ surcharge }) => surcharge === null);
  if (usual === null || usual.surcharge === null || free === undefined) return { method: usual, saves: null };
  return { method: free, saves: { over: usual, amount: usual.surcharge } };
}
