import { useEffect, useMemo, useState } from 'react';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { LANGUAGE_TAGS, type LanguageTag, swapLanguageSegment } from '../rules';
import { Watched } from '../runtime/react/watcher';
import { TradefrontProvider } from '../runtime/react/provider';
import { OfflineBannerProvider } from '../widgets/common/offline-banner';
import { loadPack, useLocalePack } from './locale-packs';
import { portalLinks } from './portal-links';
import { type PortalScope, PortalScopeProvider } from './portal-context';
import type { PortalProps } from './portal.types';
import { languageIn, pageAt, tidyBase } from './routes';
import { Frame } from './shell/frame';
import { startPortal } from './start-portal';
import { useSearchParams } from './use-search-params';
import { useUnsavedWorkGuard } from './unsaved';
import { goWithin, useLinkClicks } from './use-link-clicks';

const addressNow = (): string => window.location.pathname + window.location.search + window.location.hash;

/**
 * The reference portal: all pages under one base path, with the language as first path segment (decision 28) and view
 * parameters such as search and page number in the query. Renders in browsers only, not on a server.
 */
export function Portal(props: PortalProps) {
  const { basePath: given = '', defaultLanguage = 'en-US', loadLocale = loadPack, theme = 'auto' } = props;
  const basePath = tidyBase(given);
  // Starts during the first render, so that the page's code and data load in parallel.
  useState(() => startPortal(props));
  const path = usePathname();
  const language = languageIn(path, basePath);
  const pack = useLocalePack(language?.tag ?? null, loadLocale);
  useLinkClicks(props.adapter, basePath);
  useUnsavedWorkGuard(props.adapter);
  useEffect(() => {
    // Adds the language to an address without one; query and hash are kept.
    if (language !== null) return;
    const href = swapLanguageSegment(addressNow(), defaultLanguage, { basePath });
    if (href !== null) navigate(href, { replace: true });
  }, [language, defaultLanguage, basePath]);
  useDocumentLanguage(pack?.tag, pack?.direction);

  const root = { className: 'tf-root tf-portal', 'data-tf-theme': theme };
  if (language === null || pack === null) return <div {...root} />;
  return (
    <div {...root} lang={pack.tag} dir={pack.direction}>
      <Place
        {...props}
        theme={theme}
        basePath={basePath}
        base={`${basePath}/${language.segment}`}
        path={path}
        pack={pack}
      />
    </div>
  );
}

interface PlaceProps extends PortalProps {
  readonly basePath: string;
  readonly base: string;
  readonly path: string;
  readonly pack: NonNullable<ReturnType<typeof useLocalePack>>;
}

/** Renders the current page in a loaded language. */
function Place(props: PlaceProps) {
  const {
    adapter,
    basePath,
    base,
    path,
    pack,
    brand,
    notice,
    resend,
    registration,
    apps,
    paymentFields,
    slots,
    languages = LANGUAGE_TAGS as readonly LanguageTag[],
    signInHref,
    hrefFor,
  } = props;
  const query = useSearchParams();
  const page = useMemo(() => pageAt(path.slice(base.length)), [path, base]);
  const links = useMemo(
    () =>
      portalLinks({
        adapter,
        basePath,
        base,
        here: addressNow,
        navigate: (href) => goWithin(adapter, href),
        signInHref,
        hrefFor,
      }),
    [adapter, basePath, base, signInHref, hrefFor],
  );
  const scope = useMemo<PortalScope>(
    () => ({ basePath, base, page, query, brand, notice, resend, registration, apps, paymentFields, slots, languages }),
    [basePath, base, page, query, brand, notice, resend, registration, apps, paymentFields, slots, languages],
  );
  return (
    <TradefrontProvider
      adapter={props.adapter}
      locale={pack}
      links={links}
      customerService={props.customerService}
      messages={props.messages}
      theme={props.theme}
      storage={props.storage}
      clock={props.clock}
      onSignal={props.onSignal}
    >
      <Watched widget="portal">
        <OfflineBannerProvider value>
          <PortalScopeProvider value={scope}>
            <Frame />
          </PortalScopeProvider>
        </OfflineBannerProvider>
      </Watched>
    </TradefrontProvider>
  );
}

/** Sets the document's language and direction, for hyphenation, fonts and assistive technology. */
function useDocumentLanguage(tag: string | undefined, direction: string | undefined): void {
  useEffect(() => {
    if (tag === undefined || direction === undefined) return;
    document.documentElement.lang = tag;
    document.documentElement.dir = direction;
  }, [tag, direction]);
}
