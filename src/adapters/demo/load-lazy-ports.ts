import { type CallOptions, PortError } from '../../ports';
import type { LazyPorts } from './lazy-ports';

/** Type of a port method. */
type Method = (request: never, options?: never) => Promise<unknown>;

/** Loads once and caches the result; tries again after a failure. */
export function memoize<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () =>
    (loading ??= load().catch((thrown: unknown) => {
      loading = null;
      throw new PortError('unavailable', 'A part of the demo did not load', { cause: thrown });
    }));
}

/** Loads the code of the lazy ports on the first call: a page that only shows products does not load the checkout. */
export const loadLazyPorts = /* @__PURE__ */ memoize(() => import('./lazy-ports'));

/** Creates a lazy port from the names of its methods; each loads the code on its first call. */
export function lazyPort<Name extends keyof LazyPorts>(
  lazy: () => Promise<LazyPorts>,
  name: Name,
  methods: Readonly<Record<keyof LazyPorts[Name], true>>,
): LazyPorts[Name] {
  const method =
    (key: string): Method =>
    async (request, options: never | CallOptions | undefined) => {
      if (options?.signal?.aborted) throw new PortError('aborted', 'The call was given up');
      // All members of a port are methods, which an indexed type cannot express; the options are those of that method.
      const port = (await lazy())[name] as unknown as Readonly<Record<string, Method>>;
      return port[key]?.(request, options as never);
    };
  // Each method has the type of the original, which TypeScript cannot express for a table created from names.
  return Object.fromEntries(Object.keys(methods).map((key) => [key, method(key)])) as unknown as LazyPorts[Name];
}
