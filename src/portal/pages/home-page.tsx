import { useSession } from '../../runtime/react/use-session';
import { useSettings } from '../../runtime/react/provider';
import { useWords } from '../../runtime/react/use-words';
import type { Session } from '../../runtime/session/session.types';
import { Blank } from '../../ui/blank/blank';
import { Sheet } from '../../ui/sheet/sheet';
import { AppLinks } from '../../widgets/app-links';
import { Home } from '../../widgets/home';
import { rightsOf } from '../navigation';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { pathOf } from '../routes';
import { LastOrders } from './parts/last-orders';
import { TodayCart, TodaySkeleton } from './parts/today-cart';

/** What a buyer comes back to: the cart as it stands and the last orders; for everybody else the way in. */
export default function HomePage() {
  const { m } = useWords('portal', portalMessages);
  const { state } = useSession();
  const { slots = {}, apps, resend, base } = usePortal();
  if (state.status === 'ready' && state.session.guest) {
    return slots.signIn?.({ reason: null, returnTo: null, homeHref: pathOf({ name: 'home' }, base) }) ?? (
      <Home signInURL={resend?.signInURL} headingLevel={1} />
    );
  }
  return (
    <div className="tf-portal-page">
      <header className="tf-portal-head">
        <h1 className="tf-h1">{m.pages.home}</h1>
        <Day />
        {apps && <AppLinks {...apps} layout="prompt" />}
      </header>
      {state.status === 'ready' ? <Today session={state.session} /> : <TodaySkeleton label={m.today.loading} />}
      {apps && state.status === 'ready' && <AppLinks {...apps} headingLevel={2} />}
    </div>
  );
}

function Day() {
  const { clock, locale } = useSettings();
  const day = new Intl.DateTimeFormat(locale.tag, { weekday: 'long', month: 'long', day: 'numeric' }).format(clock());
  return <p className="tf-muted">{day}</p>;
}

function Today({ session }: { readonly session: Session }) {
  const { m } = useWords('portal', portalMessages);
  const { accountId } = session;
  if (!rightsOf({ status: 'ready', session }).cart || accountId === null) {
    return (
      <Sheet>
        <Blank glyph="lock" level={2} title={m.noOrdering.title} text={m.noOrdering.text} />
      </Sheet>
    );
  }
  return (
    <>
      <TodayCart key={`cart-${accountId}`} accountId={accountId} />
      <LastOrders key={`orders-${accountId}`} accountId={accountId} />
    </>
  );
}
