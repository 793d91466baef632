import { PortError } from '../../../ports';

/** Loads once; after a failure it is tried again. */
export function memoize<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () =>
    (loading ??= load().catch((thrown: unknown) => {
      loading = null;
      throw new PortError('unavailable', 'A part of the adapter did not load', { cause: thrown });
    }));
}
