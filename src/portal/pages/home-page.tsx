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

/** Start page: the dashboard for buyers, the sign-in links for all other visitors. */
export default function HomePage() {
  const { m } = useMessages('portal', portalMessages);
  const { state } = useSessionRuntime();
  const { apps, resend } = usePortal();
  if (state.status === 'ready' && state.session.isGuest) {
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

/** Current date in the account's time zone, which can differ from the browser's date. */
function Day() {
  const { clock } = useSettings();
  const now = new Date(clock()).toISOString();
  const { dayOf, locale } = useAccountFormats([now]);
  const today = dayOf(now);
  // The no-break space reserves the line until the account's time zone is known.
  return <p className="tf-muted">{today === null ? '\u00a0' : formatHeadingDay(today, locale)}</p>;
}
