import { useMemo } from 'react';

/**
 * Creates a model for the lifetime of the component, and a new one when a part of `key` changes. StrictMode and React's
 * `<Activity>` can unmount and remount effects with the same model, so work that must stop with the component belongs
 * in an effect.
 */
export function useDisposable<Model>(make: () => Model, key: readonly unknown[]): Model {
  // The key says when a new model is wanted; what else `make` closes over is read when it is needed.
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/use-memo
  return useMemo(make, key);
}
