import type { ReactNode } from 'react';

/**
 * Instead of a widget's own shadow root, in builds whose settings don't have `isolation`: the script's, because its
 * elements have shadow roots, and the demo site's.
 */
export const Isolated = ({ children }: { readonly children: ReactNode }): ReactNode => children;
