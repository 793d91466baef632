import { type CallOptions, PortError } from '../../ports';
import { memoize } from './memoize';

/** Type of a port method. */
type Method = (request: never, options?: never) => Promise<unknown>;
/** A port: its methods by name. */
export type Methods<Port> = { readonly [Name in keyof Port]: Method };

/**
 * Creates methods whose code is loaded on the first call: a page that only shows products does not load the checkout.
 */
export function lazyMethods<Port extends Methods<Port>>(
  load: () => Promise<Port>,
  names: readonly (keyof Port & string)[],
): Partial<Port> {
  const loaded = memoize(load);
  const method =
    (name: keyof Port): Method =>
    async (request, options: never | CallOptions | undefined) => {
      if (options?.signal?.aborted) throw new PortError('aborted', 'The call was aborted');
      // Each method's own type has these options; the table's type does not.
      return (await loaded())[name](request, options as never);
    };
  // Each method has the type of the original, which TypeScript cannot express for a table created from names.
  return Object.fromEntries(names.map((name) => [name, method(name)])) as unknown as Partial<Port>;
}
