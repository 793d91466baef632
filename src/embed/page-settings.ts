import type { LocalePack } from '../runtime/messages/locale-pack';
import type { PageSettings } from './embed.types';
import { createObservableValue } from './observable-value';
import { fetchLocalePack } from './load-locale';

/** Settings of the page for widgets: a language is its loaded pack. */
export type ReadySettings = Omit<PageSettings, 'locale'> & { readonly locale?: LocalePack };

const settings = createObservableValue<ReadySettings>({});
let requestedLocale: PageSettings['locale'];
let pendingLocale: Promise<void> = Promise.resolve();

async function loadLocale(locale: NonNullable<PageSettings['locale']>): Promise<void> {
  const pack = await fetchLocalePack(locale);
  // A later call may have set another language while this one was loading.
  if (requestedLocale === locale) settings.set({ ...settings.get(), locale: pack });
}

/**
 * Configures adapter, language, links and other settings for all embedded widgets of the page, present and future. May
 * be called again: given settings change in mounted widgets, others stay; undefined resets a setting.
 */
export function configure(changes: PageSettings): void {
  const { locale, ...others } = changes;
  const next = { ...settings.get(), ...others };
  if (!('locale' in changes) || locale === requestedLocale) {
    settings.set(next);
    return;
  }
  requestedLocale = locale;
  settings.set(locale === undefined ? { ...next, locale } : next);
  pendingLocale = locale === undefined ? Promise.resolve() : loadLocale(locale);
}

/** Current settings of the page. */
export const pageSettings = { get: settings.get, subscribe: settings.subscribe };

/** Resolves when the page's locale pack has loaded, so that no widget renders in a different language first. */
export const localeReady = (): Promise<void> => pendingLocale;
