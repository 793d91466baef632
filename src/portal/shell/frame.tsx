import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../../runtime/react/provider';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import { useMessages } from '../../runtime/react/use-messages';
import type { Session, SessionState } from '../../runtime/session/session.types';
import { readStored, storedKey, storeFor } from '../../runtime/storage';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { useIdlePrefetch } from '../../ui/lazy/use-idle-prefetch';
import { LazyDueReminders } from '../../widgets/common/due-reminders/lazy-due-reminders';
import { LazyGuestCart } from '../../widgets/common/guest-cart/lazy-guest-cart';
import { LayoutShell } from '../../widgets/layout-shell';
import { rightsOf } from '../navigation';
import { PageNameProvider, usePortal } from '../portal-context';
import { PageView } from '../pages/page-view';
import { SessionEndedPage } from '../pages/plain-pages';
import { portalMessages } from '../portal.messages';
import { isOpenPage, pageKey } from '../routes';
import { pendingLeave } from '../unsaved';
import { usePageChange } from '../use-page-change';
import { Footer } from './footer';
import { Header } from './header';
import { useUnresolvedOrder } from './unresolved-order';
import { NavigationBar } from './navigation-bar';
import { BackOnline, usePageBanners } from './page-banners';

/** Frame around the page. The resend page has a separate layout (decision 23). */
export function Frame() {
  const { page, brand } = usePortal();
  const { m, fill } = useMessages('portal', portalMessages);
  const { state } = useSessionRuntime();
  const known = useKnownVisitor(state);
  const root = useRef<HTMLDivElement>(null);
  // For guests the start page is the sign-in page.
  const guest = state.status === 'ready' && state.session.isGuest;
  const titlePage = page.name === 'home' && guest ? 'sign-in' : page.name;
  const key = pageKey(page);
  const [named, setNamed] = useState({ key: '', name: '' });
  const namePage = useCallback((name: string) => setNamed({ key, name }), [key]);
  usePageChange(
    root,
    key,
    fill(m.title, { page: named.key === key ? named.name : m.pages[titlePage], brand: brand.name }),
  );
  return (
    <PageNameProvider value={namePage}>
      <div className="tf-portal-frame" data-visitor={known ? undefined : 'unknown'} ref={root}>
        {page.name === 'resend' ? <PageView page={page} /> : <Framed />}
      </div>
      <LazyLeaveQuestion />
    </PageNameProvider>
  );
}

const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();

function Framed() {
  const { page } = usePortal();
  const { state } = useSessionRuntime();
  const rights = rightsOf(state);
  const order = useUnresolvedOrder(state, page);
  const announcement = usePageBanners({ state, page, order });
  const session = state.status === 'ready' ? state.session : null;
  return (
    <LayoutShell
      slots={{
        header: (
          <>
            <Header state={state} rights={rights} />
            <NavigationBar rights={rights} session={session} />
            <BackOnline />
            <LazyReminders session={session} />
          </>
        ),
        announcement,
        footer: <Footer />,
      }}
    >
      {session !== null && page.name !== 'sign-in' && <LazyGuestCart session={session} onClosed={focusHeading} />}
      {state.status === 'ended' && !isOpenPage(page) ? <SessionEndedPage /> : <PageView page={page} />}
    </LayoutShell>
  );
}

const chunk = /* @__PURE__ */ lazyModule(() => import('./frame.lazy'));

/** Confirmation dialog, loaded when the buyer is about to leave a page with unsaved input. */
function LazyLeaveQuestion() {
  useIdlePrefetch(chunk.prefetch);
  const open = useStore(pendingLeave, ({ go }) => go !== null);
  // A portal that mounts later must not show the pending question of this one.
  useEffect(() => () => pendingLeave.setState({ go: null }), []);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen && <Loaded open={open} />;
}

function Loaded({ open }: { readonly open: boolean }) {
  const Question = chunk.useModule()?.LeaveQuestion;
  return Question ? <Question open={open} /> : null;
}

/** Due reminders of a signed-in buyer, above every page, so that they don't cover a widget's feedback at the bottom. */
function LazyReminders({ session }: { readonly session: Session | null }) {
  const { reminders } = useAdapter();
  if (session === null || session.isGuest || session.accountId === null || reminders?.list === undefined) return null;
  return (
    <div className="tf-portal-reminders">
      <LazyDueReminders key={session.accountId} accountId={session.accountId} />
    </div>
  );
}

/**
 * Whether the frame can show navigation items: the session is known, or the last visit of this browser was a buyer's.
 * On a first visit, items shown too early would shift if the visitor turns out to be a guest.
 */
function useKnownVisitor(state: SessionState): boolean {
  const { id } = useAdapter();
  const { storage } = useSettings();
  const key = storedKey('buyer', id);
  const [expected] = useState(() => readStored(storeFor('buyer', storage), key, (value) => value === true || null));
  useEffect(() => {
    const store = storeFor('buyer', storage);
    if (state.status === 'ready' && !state.session.isGuest) store.set(key, 'true');
    else if (state.status === 'ready' || state.status === 'ended') store.remove(key);
  }, [state, storage, key]);
  return state.status !== 'loading' || expected === true;
}
