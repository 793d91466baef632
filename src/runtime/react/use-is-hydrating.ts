import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** True on a server and in the first render of its markup in the browser; both must be equal. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
