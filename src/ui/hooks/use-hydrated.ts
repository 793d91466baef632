import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the first client render, true afterwards. For content that a server cannot render without
 * inline styles or a clock, so that hydration finds matching markup.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
