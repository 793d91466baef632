import type { LocalePack } from '../runtime/messages/locale-pack';
import type { PageSettings } from './embed.types';
import { createObservableValue } from './observable-value';
import { fetchLocalePack } from './load-locale';

/** The page's settings as widgets read them: a language is here with its words. */
export type ReadySettings = Omit<PageSettings, 'locale'> & { readonly locale?: LocalePack };

const settings = createObservableValue<ReadySettings>({});
let wanted: PageSettings['locale'];
let pendingLocale: Promise<void> = Promise.resolve();

async function loadLocale(locale: NonNullable<PageSettings['locale']>): Promise<void> {
  const pack = await fetchLocalePack(locale);
  // A later call may have asked for another language while this one was on its way.
  if (wanted === locale) settings.set({ ...settings.get(), locale: pack });
}

/**
 * Settles adapter, language, links and the rest for every embedded widget of the page, now and later. May be called
 * again: what is named changes in widgets that are already drawn, the rest stays; undefined takes a setting back.
 */
export function configure(changes: PageSettings): void {
  const { locale, ...others } = changes;
  const next = { ...settings.get(), ...others };
  if (!('locale' in changes) || locale === wanted) {
    settings.set(next);
    return;
  }
  wanted = locale;
  settings.set(locale === undefined ? { ...next, locale } : next);
  pendingLocale = locale === undefined ? Promise.resolve() : loadLocale(locale);
}

/** Current settings of the page. */
export const pageSettings = { get: settings.get, subscribe: settings.subscribe };

/** Settles when the words of the page's language are here, so that nothing is drawn in another language first. */
export const localeReady = (): Promise<void> => pendingLocale;
