import { useSession } from '../../runtime/react/use-session';
import { useSettings } from '../../runtime/react/provider';
import { useWords } from '../../runtime/react/use-words';
import { AppLinks } from '../../widgets/app-links';
import { Dashboard } from '../../widgets/dashboard';
import { Home } from '../../widgets/home';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { pathOf } from '../routes';

/** What a buyer comes back to: the day's dashboard; for everybody else the way in. */
export default function HomePage() {
  const { m } = useWords('portal', portalMessages);
  const { state } = useSession();
  const { slots = {}, apps, resend, base } = usePortal();
  if (state.status === 'ready' && state.session.guest) {
    return slots.signIn?.({ reason: null, returnTo: null, homeHref: pathOf({ name: 'home' }, base) }) ?? (
      <Home signInURL={resend?.signInURL} headingLevel={1} />
    );
  }
  const header = (
    <header className="tf-portal-head">
      <h1 className="tf-h1">{m.pages.home}</h1>
      <Day />
      {apps && <AppLinks {...apps} layout="prompt" />}
    </header>
  );
  return <Dashboard headingLevel={1} slots={{ header, aside: apps && state.status === 'ready' ? <AppLinks {...apps} headingLevel={2} /> : undefined }} />;
}

function Day() {
  const { clock, locale } = useSettings();
  const day = new Intl.DateTimeFormat(locale.tag, { weekday: 'long', month: 'long', day: 'numeric' }).format(clock());
  return <p className="tf-muted">{day}</p>;
}
