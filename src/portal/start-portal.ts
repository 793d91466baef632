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

/** The page of the browser's address, and the language it is in or is about to be in. */
function pageNow(basePath: string, otherwise: string): { readonly page: Page; readonly locale: string } {
  const path = window.location.pathname;
  const language = languageIn(path, basePath);
  const base = language === null ? basePath : `${basePath}/${language.segment}`;
  return { page: pageAt(path.slice(base.length)), locale: language?.tag ?? languageTag(otherwise) };
}

/**
 * Starts the data of the portal's page before the code that draws it is there: the session, what the page reads first,
 * and what the frame shows on every page. The portal does it when it is first drawn; a site that calls it in a small
 * script of its own gains the time that the rest of the code takes to come.
 */
export function startPortal({
  adapter,
  basePath = '',
  defaultLanguage = 'en-US',
  storage = defaultSettings.storage,
}: PortalStart): void {
  const { page, locale } = pageNow(tidyBase(basePath), defaultLanguage);
  const facts = page.name === 'not-found' ? null : factsOf(page.name);
  // An address with a query may look at something else than the page begins with.
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
  // Beside the portal's own code, not after it.
  if (page.name !== 'not-found') prefetchPage(page.name);
}
