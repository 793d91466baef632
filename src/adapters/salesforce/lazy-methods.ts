import { type CallOptions, PortError } from '../../ports';

/** What a port method is. */
type Method = (request: never, options?: never) => Promise<unknown>;
type Methods<Port> = { readonly [Name in keyof Port]: Method };

/** Loads once; after a failure it is tried again. */
export function memoize<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () =>
    (loading ??= load().catch((thrown: unknown) => {
      loading = null;
      throw new PortError('unavailable', 'A part of the adapter did not load', { cause: thrown });
    }));
}

/** Methods whose code comes with the first call of one: a page that only shows products does not bring the checkout. */
export function lazyMethods<Port extends Methods<Port>, Name extends keyof Port & string>(load: () => Promise<Port>, names: readonly Name[]): Pick<Port, Name> {
  const loaded = memoize(load);
  const method = (name: Name): Method => async (request, options: never | CallOptions | undefined) => {
    if (options?.signal?.aborted) throw new PortError('aborted', 'The call was given up');
    // The options of each method are these, which its own type says and the table's does not.
    return (await loaded())[name](request, options as never);
  };
  // Each method has the type of the one it stands for, which a table made from names can not say.
  return Object.fromEntries(names.map((name) => [name, method(name)])) as unknown as Pick<Port, Name>;
}
