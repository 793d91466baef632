import { useEffect, useMemo } from 'react';

const holders = new WeakMap<object, number>();

/**
 * A model that lives as long as the component: made once for its key, disposed when nothing holds it any more.
 * Disposal waits a turn, because strict mode and moves in the page let go and take hold again at once.
 * `make` is called anew when `key` changes; the old model is disposed.
 */
export function useModel<Model extends { dispose(): void }>(make: () => Model, key: unknown): Model {
  // The key says when a new model is wanted; what `make` closes over belongs to it.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const model = useMemo(() => make(), [key]);
  useEffect(() => {
    holders.set(model, (holders.get(model) ?? 0) + 1);
    return () => {
      holders.set(model, (holders.get(model) ?? 1) - 1);
      setTimeout(() => {
        if (holders.get(model) === 0) model.dispose();
      });
    };
  }, [model]);
  return model;
}
