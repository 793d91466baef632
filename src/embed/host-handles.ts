import type { Adapter } from '../ports';
import type { AccountHandle, CartHandle, HostSettings, SessionHandle } from '../runtime/host';
import { accountOf as accountOfAdapter, cartOf as cartOfAdapter, sessionOf as sessionOfAdapter } from '../runtime/host';
import { refreshShown } from '../runtime/host/refresh-shown';
import { localeReady, pageSettings } from './page-settings';

/** The adapter that is asked about, and what the page settled for widgets. */
function settled(of: string, given: Adapter | undefined): [adapter: Adapter, settings: HostSettings] {
  const { adapter, locale, storage } = pageSettings.get();
  const found = given ?? adapter;
  if (found === undefined)
    throw new Error(`${of}() has no adapter. Pass one to it, or call configure({ adapter }) first.`);
  return [found, { locale: locale?.tag, storage }];
}

/**
 * The cart that the widgets of an adapter share; without one, of the adapter given to `configure`.
 * @throws when there is neither.
 */
export const cartOf = (adapter?: Adapter): CartHandle => cartOfAdapter(...settled('cartOf', adapter));

/** The session that the widgets of an adapter share; without one, of the adapter given to `configure`. */
export const sessionOf = (adapter?: Adapter): SessionHandle => sessionOfAdapter(...settled('sessionOf', adapter));

/** The accounts that the widgets of an adapter share; without one, of the adapter given to `configure`. */
export const accountOf = (adapter?: Adapter): AccountHandle => accountOfAdapter(...settled('accountOf', adapter));

/** Reads again what an element shows; resolves when that is here. Without an adapter there is nothing to read. */
async function refresh(element: HTMLElement): Promise<void> {
  // Its page's author sets them, and the type of the element checks them.
  const { adapter: own, props } = element as { adapter?: Adapter | null; props?: { adapter?: Adapter | null } };
  const adapter = own ?? props?.adapter ?? pageSettings.get().adapter;
  if (adapter) await refreshShown(adapter);
}

/** Logs why an element shows nothing, for the page's author. */
async function reportNoAdapter(tag: string): Promise<void> {
  reportError(
    new Error(
      `<${tag}> has no adapter, so it shows nothing. Set its adapter property, or call configure({ adapter }).`,
    ),
  );
}

/** Has a function wait until the page's language is here: a session that it begins then begins in it. */
const inLanguage =
  <Some>(of: (adapter?: Adapter) => Some) =>
  async (adapter?: Adapter): Promise<Some> => {
    await localeReady();
    return of(adapter);
  };

/** What the script calls by name, since its code comes later. */
export const calls = {
  accountOf: inLanguage(accountOf),
  cartOf: inLanguage(cartOf),
  sessionOf: inLanguage(sessionOf),
  refresh,
  reportNoAdapter,
};
