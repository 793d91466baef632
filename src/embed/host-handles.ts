export { HostContent } from './slot-content';
import type { Adapter } from '../ports';
import type { AccountHandle, CartHandle, HostSettings, SessionHandle } from '../runtime/host';
import { accountOf as accountOfAdapter, cartOf as cartOfAdapter, sessionOf as sessionOfAdapter } from '../runtime/host';
import { refreshVisible } from '../runtime/host/refresh-visible';
import { localeReady, pageSettings } from './page-settings';

/** Returns the given adapter or the one of `configure`, with the page's settings. */
function settled(of: string, given: Adapter | undefined): [adapter: Adapter, settings: HostSettings] {
  const { adapter, locale, storage } = pageSettings.get();
  const found = given ?? adapter;
  if (found === undefined)
    throw new Error(`${of}() has no adapter. Pass one to it, or call configure({ adapter }) first.`);
  return [found, { locale: locale?.tag, storage }];
}

/**
 * Returns the cart that the widgets of an adapter share; the default is the adapter given to `configure`.
 * @throws Error without an adapter.
 */
export const cartOf = (adapter?: Adapter): CartHandle => cartOfAdapter(...settled('cartOf', adapter));

/** Returns the session that the widgets of an adapter share; the default is the adapter given to `configure`. */
export const sessionOf = (adapter?: Adapter): SessionHandle => sessionOfAdapter(...settled('sessionOf', adapter));

/** Returns the accounts that the widgets of an adapter share; the default is the adapter given to `configure`. */
export const accountOf = (adapter?: Adapter): AccountHandle => accountOfAdapter(...settled('accountOf', adapter));

/** Refetches the data of an element; resolves when it is available. Does nothing without an adapter. */
async function refresh(element: HTMLElement): Promise<void> {
  // The page sets these properties; the element's public type checks them.
  const { adapter: own, props } = element as { adapter?: Adapter | null; props?: { adapter?: Adapter | null } };
  const adapter = own ?? props?.adapter ?? pageSettings.get().adapter;
  if (adapter) await refreshVisible(adapter);
}

/** Logs why an element shows nothing, for the page's author. */
async function reportNoAdapter(tag: string): Promise<void> {
  reportError(
    new Error(
      `<${tag}> has no adapter, so it shows nothing. Set its adapter property, or call configure({ adapter }).`,
    ),
  );
}

/** Delays a function until the page's locale has loaded, so that a session that it starts uses that locale. */
const inLanguage =
  <Some>(of: (adapter?: Adapter) => Some) =>
  async (adapter?: Adapter): Promise<Some> => {
    await localeReady();
    return of(adapter);
  };

/** Functions that `callHost` calls by name, because this module is loaded on first use. */
export const calls = {
  accountOf: inLanguage(accountOf),
  cartOf: inLanguage(cartOf),
  sessionOf: inLanguage(sessionOf),
  refresh,
  reportNoAdapter,
};
