import { languageTag } from '../rules';
import { defaultSettings } from '../runtime/settings';
import { startPage } from '../runtime/start-page';
import { cartRead, firstReadsOf } from '../widgets/common/first-reads';
import { prefetchPage } from './pages/lazy-pages';
import { factsOf } from './pages';
import type { PortalProps } from './portal.types';
import { languageIn, type Page, pageAt, tidyBase } from './routes';

/** Props of a portal that determine its initial data. */
export type PortalStart = Pick<PortalProps, 'adapter' | 'basePath' | 'defaultLanguage' | 'storage'>;

/** The page of the current address, and its current or default language. */
function pageNow(basePath: string, otherwise: string): { readonly page: Page; readonly locale: string } {
  const path = window.location.pathname;
  const language = languageIn(path, basePath);
  const base = language === null ? basePath : `${basePath}/${language.segment}`;
  return { page: pageAt(path.slice(base.length)), locale: language?.tag ?? languageTag(otherwise) };
}

/**
 * Requests the data of the current page before the rendering code has loaded: the session, the page's first reads, and
 * the reads of the frame. The portal calls it during its first render. A site that calls it earlier, in a small
 * separate script, saves the loading time of the other code.
 */
export function startPortal({
  adapter,
  basePath = '',
  defaultLanguage = 'en-US',
  storage = defaultSettings.storage,
}: PortalStart): void {
  const { page, locale } = pageNow(tidyBase(basePath), defaultLanguage);
  const facts = page.name === 'not-found' ? null : factsOf(page.name);
  // With a query, the page's first reads may differ from the default ones.
  const widget = window.location.search === '' ? facts?.widget : undefined;
  startPage(adapter, {
    storage,
    locale,
    reads: [
      ...(widget === undefined ? [] : firstReadsOf(widget, storage)),
      ...(facts?.isWayIn === true && widget === undefined ? [] : [cartRead]),
      ['notifications.unread', {}],
      ['reminders.list', {}],
    ],
  });
  // Loads in parallel to the portal's own code.
  if (page.name !== 'not-found') prefetchPage(page.name);
}
