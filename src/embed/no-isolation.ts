import type { ReactNode } from 'react';

/**
 * Instead of a widget's own shadow root in the script's build: its settings don't have `isolation`, because the elements
 * have shadow roots.
 */
export const Isolated = ({ children }: { readonly children: ReactNode }): ReactNode => children;
