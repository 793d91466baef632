import type { DemoAdapter, DemoOptions } from '../adapters/demo';
import { type Adapter, PortError } from '../ports';
import type { AccountHandle, CartHandle, SessionHandle } from '../runtime/host';
import { callHost } from './call-host';
import { defineElements } from './elements';
import { mount } from './mount';
import { configure } from './page-settings';
import { version } from './version';

/** The demo backend, fetched when it is asked for. */
export const createDemoAdapter = async (options?: DemoOptions): Promise<DemoAdapter> => {
  // What draws is wanted next, so it comes at the same time; whoever draws tells if it doesn't.
  import('./render-widget').catch(() => undefined);
  return (await import('../adapters/demo')).createDemoAdapter(options);
};

const handleOf =
  <Name extends 'accountOf' | 'cartOf' | 'sessionOf'>(name: Name) =>
  (adapter?: Adapter) =>
    callHost(name, adapter);

/** The cart that the widgets of an adapter share; without one, of the adapter given to `configure`. */
export const cartOf: (adapter?: Adapter) => Promise<CartHandle> = handleOf('cartOf');

/** The session that the widgets of an adapter share; without one, of the adapter given to `configure`. */
export const sessionOf: (adapter?: Adapter) => Promise<SessionHandle> = handleOf('sessionOf');

/** The accounts that the widgets of an adapter share; without one, of the adapter given to `configure`. */
export const accountOf: (adapter?: Adapter) => Promise<AccountHandle> = handleOf('accountOf');

export { configure, defineElements, mount, PortError, version };

/** What the script puts on the page for those who do not import from it. */
const tradefront = {
  accountOf,
  cartOf,
  configure,
  createDemoAdapter,
  defineElements,
  mount,
  PortError,
  sessionOf,
  version,
};

/** The object on `window`. */
export type Tradefront = typeof tradefront;

declare global {
  var tradefront: Tradefront | undefined;
}

// The first copy on a page keeps the name; a second one is imported from its own address.
globalThis.tradefront ??= tradefront;
