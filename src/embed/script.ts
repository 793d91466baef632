import type { DemoAdapter, DemoOptions } from '../adapters/demo';
import { PortError } from '../ports';
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

export { configure, defineElements, mount, PortError, version };

/** What the script puts on the page for those who do not import from it. */
const tradefront = { configure, createDemoAdapter, defineElements, mount, PortError, version };

/** The object on `window`. */
export type Tradefront = typeof tradefront;

declare global {
  var tradefront: Tradefront | undefined;
}

// The first copy on a page keeps the name; a second one is imported from its own address.
globalThis.tradefront ??= tradefront;
