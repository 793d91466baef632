import { type ReactNode, useState } from 'react';
import type { Adapter } from '../../src/ports';
import { useAdapter } from '../../src/runtime/react/use-adapter';
import { fingerprint, intentStore } from '../../src/runtime/commit/intent';
import { storeFor } from '../../src/runtime/storage';
import { TradefrontProvider } from '../../src/runtime/react/provider';
import { OfflineBannerProvider } from '../../src/widgets/common/offline-banner';
import { type PortalScope, PortalScopeProvider } from '../../src/portal/portal-context';
import { portalLinks } from '../../src/portal/portal-links';
import { type Page, pathOf } from '../../src/portal/routes';
import { Frame } from '../../src/portal/shell/frame';
import { pseudo } from '../support/pseudo-locale';
import { WithDemo } from '../support/state-stories';

/** Props of a portal story: an address and its data, rendered without an address bar. */
export interface PortalStoryProps {
  readonly page: Page;
  readonly query?: string;
  /** Id of a demo scenario. Default: `default`. */
  readonly scenario?: string;
  /** Id of the signed-in demo buyer. */
  readonly user?: string;
  readonly ports?: (demo: Adapter) => Partial<Adapter>;
  /** Adds an order that an earlier page sent without receiving its outcome. */
  readonly leftOrder?: boolean;
  readonly locale: string;
}

const english = { name: 'Northquay Trade', tag: 'Demo' };
const strange = { name: pseudo(english.name), tag: pseudo(english.tag) };
const stores = { appStoreIos: 'https://apps.apple.com/', appStoreAndroid: 'https://play.google.com/store' };
const resend = { background: 'resend-background', ...stores };
const apps = { fountainURL: 'https://fountain.example/', ...stores };

export function PortalStory({ page, query = '', scenario, user, ports, leftOrder = false, locale }: PortalStoryProps) {
  const scope: PortalScope = {
    page,
    query: new URLSearchParams(query),
    brand: locale === 'pseudo' ? strange : english,
    resend,
    apps,
    basePath: '',
    base: '/en-US',
    languages: ['en-US', 'fr-CA', 'es-CA', 'zh-CN', 'ko-KR'],
  };
  const here = page.name === 'not-found' ? '/en-US/not/there' : pathOf(page, '/en-US');
  const frame = (
    <div className="tf-portal">
      <WithLinks here={here}>
        <OfflineBannerProvider value>
          <PortalScopeProvider value={scope}>
            <Frame />
          </PortalScopeProvider>
        </OfflineBannerProvider>
      </WithLinks>
    </div>
  );
  return (
    <WithDemo scenario={scenario} user={user} ports={ports} locale={locale}>
      {leftOrder ? <LeftBehind user={user ?? 'dana'}>{frame}</LeftBehind> : frame}
    </WithDemo>
  );
}

/** Sets the portal's links for the demo around it. */
function WithLinks({ here, children }: { readonly here: string; readonly children: ReactNode }) {
  const adapter = useAdapter();
  return (
    <TradefrontProvider
      links={portalLinks({ adapter, basePath: '', base: '/en-US', here: () => here, navigate: () => {} })}
    >
      {children}
    </TradefrontProvider>
  );
}

/** Stores an intent before the page looks for unresolved orders. */
function LeftBehind({ user, children }: { readonly user: string; readonly children: ReactNode }) {
  const { id: adapter } = useAdapter();
  useState(() =>
    intentStore(storeFor('intent', 'memory')).save({
      id: `left-${adapter}`,
      adapter,
      account: 'harbor-lane-taproom',
      user: fingerprint(user),
      operation: 'place-order',
      payload: '',
      handle: 'h-1',
      time: 0,
    }),
  );
  return children;
}
