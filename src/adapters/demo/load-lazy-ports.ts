import { type CallOptions, PortError } from '../../ports';
import type { LazyPorts } from './lazy-ports';

/** What a port method is. */
type Method = (request: never, options?: never) => Promise<unknown>;

/** Loads once; after a failure it is tried again. */
export function memoize<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () =>
    (loading ??= load().catch((thrown: unknown) => {
      loading = null;
      throw new PortError('unavailable', 'A part of the demo did not load', { cause: thrown });
    }));
}

/** Code that comes with the first call that needs it: a page that only shows products doesn't bring the checkout. */
export const loadLazyPorts = /* @__PURE__ */ memoize(() => import('./lazy-ports'));

/** One of the lazy ports, by the names of its methods: each brings the code with its first call. */
export function lazyPort<Name extends keyof LazyPorts>(
  lazy: () => Promise<LazyPorts>,
  name: Name,
  methods: Readonly<Record<keyof LazyPorts[Name], true>>,
): LazyPorts[Name] {
  const method =
    (key: string): Method =>
    async (request, options: never | CallOptions | undefined) => {
      if (options?.signal?.aborted) throw new PortError('aborted', 'The call was given up');
      // Each of a port's members is a method, which an indexed type can't say; the options are those of that method.
      const port = (await lazy())[name] as unknown as Readonly<Record<string, Method>>;
      return port[key]?.(request, options as never);
    };
  // Each method has the type of the one it stands for, which a table made from names can't say.
  return Object.fromEntries(Object.keys(methods).map((key) => [key, method(key)])) as unknown as LazyPorts[Name];
}
