import { useCallback, useRef, useState } from 'react';
import { useSession } from '../../runtime/react/use-session';
import { useMessages } from '../../runtime/react/use-messages';
import { LazyGuestCart } from '../../widgets/common/guest-cart/lazy-guest-cart';
import { LayoutShell } from '../../widgets/layout-shell';
import { rightsOf } from '../navigation';
import { PageNameProvider } from '../page-name';
import { PageView } from '../pages/page-view';
import { SessionEndedPage } from '../pages/plain-pages';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { isOpenPage, pageKey } from '../routes';
import { usePageChange } from '../use-page-change';
import { Footer } from './footer';
import { Header } from './header';
import { LazyLeaveQuestion } from './lazy-leave-question';
import { LazyReminders } from './lazy-reminders';
import { useUnresolvedOrder } from './unresolved-order';
import { NavigationBar } from './navigation-bar';
import { BackOnline, usePageBanners } from './page-banners';

/** The page in its frame. The resend page has a layout of its own (decision 23). */
export function Frame() {
  const { page, brand } = usePortal();
  const { m, fill } = useMessages('portal', portalMessages);
  const { state } = useSession();
  const root = useRef<HTMLDivElement>(null);
  // The first page of somebody who is not signed in is the one to sign in on.
  const guest = state.status === 'ready' && state.session.guest;
  const shown = page.name === 'home' && guest ? 'sign-in' : page.name;
  const key = pageKey(page);
  const [named, setNamed] = useState({ key: '', name: '' });
  const namePage = useCallback((name: string) => setNamed({ key, name }), [key]);
  usePageChange(root, key, fill(m.title, { page: named.key === key ? named.name : m.pages[shown], brand: brand.name }));
  return (
    <PageNameProvider value={namePage}>
      <div className="tf-portal-frame" ref={root}>
        {page.name === 'resend' ? <PageView page={page} /> : <Framed />}
      </div>
      <LazyLeaveQuestion />
    </PageNameProvider>
  );
}

const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();

function Framed() {
  const { page } = usePortal();
  const { state } = useSession();
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
