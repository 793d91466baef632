import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in server markup and in the first client pass, true from then on. For what a server cannot draw without an
 * inline style or a clock, so that hydration finds the markup it expects.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
