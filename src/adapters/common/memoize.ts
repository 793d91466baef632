import { PortError } from '../../ports';

/** Loads once and caches the result; tries again after a failure. */
export function memoize<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () =>
    (loading ??= load().catch((thrown: unknown) => {
      loading = null;
      throw new PortError('unavailable', 'A part of the adapter failed to load', { cause: thrown });
    }));
}
