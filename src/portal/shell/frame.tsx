import { useCallback, useRef, useState } from 'react';
import { useSession } from '../../runtime/react/use-session';
import { useWords } from '../../runtime/react/use-messages';
import { LateGuestCart } from '../../widgets/common/guest-cart/lazy-guest-cart';
import { LayoutShell } from '../../widgets/layout-shell';
import { rightsOf } from '../navigation';
import { PageNaming } from '../page-name';
import { PageView } from '../pages/page-view';
import { SessionEndedPage } from '../pages/plain-pages';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { isOpenPage, pageKey } from '../routes';
import { useArrival } from '../use-page-change';
import { Footer } from './footer';
import { Header } from './header';
import { LateLeaveQuestion } from './lazy-leave-question';
import { LateReminders } from './lazy-reminders';
import { useLeftOrder } from './unresolved-order';
import { NavigationBar } from './navigation-bar';
import { BackOnline, useNotices } from './page-banners';

/** The page in its frame. The resend page has a layout of its own (decision 23). */
export function Frame() {
  const { page, brand } = usePortal();
  const { m, fill } = useWords('portal', portalMessages);
  const { state } = useSession();
  const root = useRef<HTMLDivElement>(null);
  // The first page of somebody who is not signed in is the one to sign in on.
  const guest = state.status === 'ready' && state.session.guest;
  const shown = page.name === 'home' && guest ? 'sign-in' : page.name;
  const key = pageKey(page);
  const [named, setNamed] = useState({ key: '', name: '' });
  const namePage = useCallback((name: string) => setNamed({ key, name }), [key]);
  useArrival(root, key, fill(m.title, { page: named.key === key ? named.name : m.pages[shown], brand: brand.name }));
  return (
    <PageNaming value={namePage}>
      <div className="tf-portal-frame" ref={root}>
        {page.name === 'resend' ? <PageView page={page} /> : <Framed />}
      </div>
      <LateLeaveQuestion />
    </PageNaming>
  );
}

const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();

function Framed() {
  const { page } = usePortal();
  const { state } = useSession();
  const rights = rightsOf(state);
  const order = useLeftOrder(state, page);
  const announcement = useNotices({ state, page, order });
  const session = state.status === 'ready' ? state.session : null;
  return (
    <LayoutShell
      slots={{
        header: (
          <>
            <Header state={state} rights={rights} />
            <NavigationBar rights={rights} session={session} />
            <BackOnline />
            <LateReminders session={session} />
          </>
        ),
        announcement,
        footer: <Footer />,
      }}
    >
      {session !== null && page.name !== 'sign-in' && <LateGuestCart session={session} onClosed={focusHeading} />}
      {state.status === 'ended' && !isOpenPage(page) ? <SessionEndedPage /> : <PageView page={page} />}
    </LayoutShell>
  );
}
