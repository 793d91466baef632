import type { DemoAdapter, DemoOptions } from '../adapters/demo';
import { type Adapter, PortError } from '../ports';
import type { AccountHandle, CartHandle, SessionHandle } from '../runtime/host';
import { callHost } from './call-host';
import { defineElements } from './elements';
import { mount } from './mount';
import { configure } from './page-settings';
import { version } from './version';

/** Loads the demo adapter and creates it. */
export const createDemoAdapter = async (options?: DemoOptions): Promise<DemoAdapter> => {
  // The rendering code is needed next, so it loads in parallel; `mount` reports a failed load.
  import('./render-widget').catch(() => undefined);
  return (await import('../adapters/demo')).createDemoAdapter(options);
};

const handleOf =
  <Name extends 'accountOf' | 'cartOf' | 'sessionOf'>(name: Name) =>
  (adapter?: Adapter) =>
    callHost(name, adapter);

/** Returns the cart that the widgets of an adapter share; the default is the adapter given to `configure`. */
export const cartOf: (adapter?: Adapter) => Promise<CartHandle> = handleOf('cartOf');

/** Returns the session that the widgets of an adapter share; the default is the adapter given to `configure`. */
export const sessionOf: (adapter?: Adapter) => Promise<SessionHandle> = handleOf('sessionOf');

/** Returns the accounts that the widgets of an adapter share; the default is the adapter given to `configure`. */
export const accountOf: (adapter?: Adapter) => Promise<AccountHandle> = handleOf('accountOf');

export { configure, defineElements, mount, PortError, version };

/** The object on `window`, for pages that do not import the module. */
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

// The first copy on a page keeps the global; import a second copy by its URL.
globalThis.tradefront ??= tradefront;
