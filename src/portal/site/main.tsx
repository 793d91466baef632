import { StrictMode, useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { usePathname } from 'wouter/use-browser-location';
import { framePaymentFields } from '../../runtime/payment/frame-fields';
import { Portal, type SignInVisit } from '..';
import { languageTag } from '../../rules';
import { languageIn } from '../routes';
import type { Signal } from '../../runtime/signals';
import { ChooseBuyer } from './choose-buyer';
import { DemoData, RegistrationHelpNote, SwitchBuyer } from './demo-controls';
import { adapter, basePath, isLogout, keepLanguage, lastLanguage } from './site';
import logo from './logo.svg';
import { SignedOut } from './signed-out';
import { siteMessages } from './site-messages';
import './site.css';

/**
 * The demo's payment provider. Its page has the same origin as the site, so the frame is sandboxed to an opaque origin,
 * and neither document can access the other. `VITE_PAYMENT_FIELDS` sets a page of a different origin, as with real
 * providers.
 */
const elsewhere: unknown = import.meta.env.VITE_PAYMENT_FIELDS;

const paymentFields = framePaymentFields({
  provider: 'Pier Payments',
  kinds: ['card', 'ach'],
  ...(typeof elsewhere === 'string' && elsewhere !== ''
    ? { src: elsewhere }
    : { src: `${basePath}/payment-fields/index.html`, isolation: 'opaque' as const }),
});

/** Dispatches signals as events of the window, for tests and demonstrations. */
const onSignal = (signal: Signal): void =>
  void window.dispatchEvent(new CustomEvent('tradefront-signal', { detail: signal }));

const NOTICE_DATE = '2024-12-31';
const NEW_ADDRESS = 'https://order.northquay.example/';

const mark = (
  <svg viewBox="0 0 28 28" aria-hidden focusable="false">
    <rect width="28" height="28" rx="7" fill="var(--tf-use-brand)" />
    <path
      d="M7 20V8l14 12V8"
      fill="none"
      stroke="var(--tf-use-on-brand)"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);

function Site() {
  const path = usePathname();
  useEffect(() => keepLanguage(path), [path]);
  const tag = languageIn(path, basePath)?.tag ?? lastLanguage();
  const given = useMemo(() => {
    const messages = siteMessages(languageTag(tag));
    return {
      brand: { name: 'Northquay Trade', mark, logoSrc: logo, tag: messages.tag },
      // Fictional number (decision 25).
      customerService: { phone: '1-888-555-0142', hours: messages.hours },
      notice: { text: messages.noticeText, date: NOTICE_DATE, visitURL: NEW_ADDRESS },
    };
  }, [tag]);
  return (
    <Portal
      adapter={adapter}
      paymentFields={paymentFields}
      basePath={basePath}
      defaultLanguage={tag}
      resend={resend}
      registration={registration}
      apps={apps}
      slots={slots}
      onSignal={onSignal}
      {...given}
    />
  );
}

const stores = { appStoreIos: 'https://apps.apple.com/', appStoreAndroid: 'https://play.google.com/store' };
const resend = { background: 'resend-background', ...stores };
// Page of the login's host.
const registration = { passwordResetURL: 'https://login.northquay.example/reset' };
const apps = { fountainURL: 'https://fountain.example/', ...stores };

const slots = {
  signIn: (visit: SignInVisit) => <ChooseBuyer adapter={adapter} {...visit} />,
  menu: <SwitchBuyer />,
  register: <RegistrationHelpNote adapter={adapter} />,
  footer: <DemoData adapter={adapter} />,
};

/** Renders the site into the document. */
export function renderSite(): void {
  const root = document.getElementById('portal');
  if (root === null) throw new Error('The page has no element for the portal');
  createRoot(root).render(
    <StrictMode>
      {isLogout(window.location.pathname) ? <SignedOut adapter={adapter} language={lastLanguage()} /> : <Site />}
    </StrictMode>,
  );
}
