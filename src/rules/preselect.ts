import type { Money } from './money';

/** A method that can be paid with, and what it would add. */
interface Offered {
  readonly isDefault: boolean;
  /** Null for none. */
  readonly surcharge: Money | null;
}

/** The method to begin with; `saves` is what it costs less than the default one, null when it is the default one. */
export interface Preselected<Method> {
  readonly method: Method | null;
  readonly saves: { readonly over: Method; readonly amount: Money } | null;
}

/**
 * The method preselected for a payment: the default one, or the first without a default, unless it carries a surcharge
 * and another does not (decision 56).
 */
export function preselected<Method extends Offered>(methods: readonly Method[]): Preselected<Method> {
  const usual = methods.find(({ isDefault }) => isDefault) ?? methods[0] ?? null;
  const free = methods.find(({ surcharge }) => surcharge === null);
  if (usual === null || usual.surcharge === null || free === undefined) return { method: usual, saves: null };
  return { method: free, saves: { over: usual, amount: usual.surcharge } };
}
