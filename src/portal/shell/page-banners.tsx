import { useEffect, useLayoutEffect, useRef } from 'react';
import { RotateCcw, WifiOff } from 'lucide';
import { useOnline } from '../../runtime/react/use-online';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { getSessionRuntime } from '../../runtime/session/session';
import { useAdapter } from '../../runtime/react/use-adapter';
import type { SessionState } from '../../runtime/session/session.types';
import { Banner } from '../../ui/banner/banner';
import { Button, ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { useAnnounce } from '../../ui/live-region/announcer';
import { portalMessages } from '../portal.messages';
import { isOpenPage, type Page } from '../routes';
import type { UnresolvedOrder } from './unresolved-order';
import { UnresolvedOrderBanner } from './unresolved-order-banner';

/** Custom property with the height of the banners at the bottom of the window. */
const FOOT = '--tf-portal-foot';

interface NoticesGiven {
  readonly state: SessionState;
  readonly page: Page;
  readonly order: UnresolvedOrder;
}

/** Banners that concern the whole page, once for all widgets; null if there are none. */
export function usePageBanners({ state, page, order }: NoticesGiven): React.ReactNode {
  const online = useOnline();
  // No banner on pages that already show the state of the session or of the order.
  const ended = state.status === 'ended' && isOpenPage(page) && page.name !== 'sign-in';
  const tellsOrder = order.state.phase !== 'idle' && page.name !== 'checkout';
  if (online && !ended && state.status !== 'failed' && !tellsOrder) return null;
  return (
    <Foot>
      {!online && <OfflineBar />}
      {(ended || state.status === 'failed' || tellsOrder) && (
        <div className="tf-portal-notices">
          {ended && <SessionEndedBanner />}
          {state.status === 'failed' && <SessionFailedBanner />}
          {tellsOrder && <UnresolvedOrderBanner order={order} />}
        </div>
      )}
    </Foot>
  );
}

/**
 * Fixed to the bottom of the window, over the page, so that banners don't shift content. The stylesheet reserves its
 * height at the end of the page, below sticky elements and below the focused element.
 */
function Foot({ children }: { readonly children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(FOOT, `${current.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(FOOT);
    };
  }, []);
  return (
    <div ref={box} className="tf-portal-foot">
      {children}
    </div>
  );
}

/** Offline bar for the whole page: lists what works without a connection and what doesn't. */
function OfflineBar() {
  const { m } = useMessages('portal', portalMessages);
  useSaid(`${m.offline.title} ${m.offline.text}`);
  return (
    <p className="tf-portal-offline">
      <Icon of={WifiOff} size="sm" />
      <span>
        <b>{m.offline.title}</b> {m.offline.text}
      </span>
    </p>
  );
}

/** Announces once that the connection is back, because the bar disappears silently. Rendered where it stays mounted. */
export function BackOnline() {
  const { m } = useMessages('portal', portalMessages);
  const online = useOnline();
  const announce = useAnnounce();
  const was = useRef(online);
  useEffect(() => {
    if (online && !was.current) announce(m.offline.back);
    was.current = online;
  }, [online, announce, m]);
  return null;
}

function SessionEndedBanner() {
  const { m } = useMessages('portal', portalMessages);
  const { links } = useSettings();
  useSaid(m.signIn.ended);
  const href = links.href({ to: 'sign-in', reason: 'session-ended' });
  return (
    <Banner
      tone="caution"
      title={m.signIn.ended}
      action={
        href !== null && (
          <ButtonLink href={href} variant="secondary" size="sm">
            {m.signIn.action}
          </ButtonLink>
        )
      }
    />
  );
}

function SessionFailedBanner() {
  const { m } = useMessages('portal', portalMessages);
  const adapter = useAdapter();
  useSaid(m.failed.title);
  return (
    <Banner
      tone="critical"
      title={m.failed.title}
      action={
        <Button variant="secondary" size="sm" icon={RotateCcw} onClick={() => void getSessionRuntime(adapter).reload()}>
          {m.failed.action}
        </Button>
      }
    />
  );
}

/** Announces a text when it appears. */
function useSaid(text: string): void {
  const announce = useAnnounce();
  useEffect(() => announce(text), [announce, text]);
}
