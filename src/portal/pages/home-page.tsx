import { formatHeadingDay } from '../../rules';
import { useAccountFormats } from '../../runtime/react/use-account-formats';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { AppLinks } from '../../widgets/app-links';
import { Dashboard } from '../../widgets/dashboard';
import { Home } from '../../widgets/home';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';

/** What a buyer comes back to: the day's dashboard; for everybody else the way in. */
export default function HomePage() {
  const { m } = useMessages('portal', portalMessages);
  const { state } = useSessionRuntime();
  const { apps, resend } = usePortal();
  if (state.status === 'ready' && state.session.guest) {
    return <Home signInURL={resend?.signInURL} headingLevel={1} />;
  }
  const header = (
    <header className="tf-portal-header">
      <h1 className="tf-h1">{m.pages.home}</h1>
      <Day />
      {apps && <AppLinks {...apps} layout="prompt" />}
    </header>
  );
  return (
    <Dashboard
      headingLevel={1}
      slots={{ header, aside: apps && state.status === 'ready' ? <AppLinks {...apps} headingLevel={2} /> : undefined }}
    />
  );
}

/** The day it is for the account, which may be another than the browser's. */
function Day() {
  const { clock } = useSettings();
  const now = new Date(clock()).toISOString();
  const { dayOf, locale } = useAccountFormats([now]);
  const today = dayOf(now);
  // Its line keeps its place until the account's zone is known.
  return <p className="tf-muted">{today === null ? '\u00a0' : formatHeadingDay(today, locale)}</p>;
}
