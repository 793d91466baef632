import { useMemo } from 'react';

/**
 * A model that lives as long as the component, made anew when one of `key` changes. It may be left and come back to, by
 * strict mode and by React's `<Activity>`: what a model does only while its component is on the page is the work of an
 * effect, which undoes it and can do it again.
 */
export function useDisposable<Model>(make: () => Model, key: readonly unknown[]): Model {
  // The key says when a new model is wanted; what else `make` closes over is read when it is needed.
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/use-memo
  return useMemo(make, key);
}
