import type { ForwardedRef } from 'react';

/** Assigns a node to a forwarded ref of either kind, for a component that also uses the node itself. */
export function assignRef<T>(ref: ForwardedRef<T>, node: T | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
