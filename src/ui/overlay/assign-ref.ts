import type { ForwardedRef } from 'react';

/** Writes a forwarded ref of either kind, for a part that needs the node itself as well. */
export function assignRef<T>(ref: ForwardedRef<T>, node: T | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
