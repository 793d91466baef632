import { useEffect, useRef, useState } from 'react';
import { RotateCcw, Users } from 'lucide';
import type { RegistrationHelp } from '../../adapters/demo/demo.types';
import { fill } from '../../runtime/messages/messages';
import { goTo } from '../../runtime/navigate';
import { useSettings } from '../../runtime/react/provider';
import { clearVisitStorage } from '../../runtime/session/sign-out';
import { Button, ButtonLink } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { basePath, type SiteAdapter } from './demo-site';
import { siteMessages } from './site-messages';

/** User menu item for choosing a different buyer. */
export function SwitchBuyer() {
  const { links, locale } = useSettings();
  const href = links.href({ to: 'sign-in' });
  if (href === null) return null;
  return (
    <ButtonLink variant="toolbar" icon={Users} href={href}>
      {siteMessages(locale.tag).switchBuyer}
    </ButtonLink>
  );
}

/** Footer item: the current scenario of the demo, with a reset button. */
export function DemoData({ adapter }: { readonly adapter: SiteAdapter }) {
  const { locale } = useSettings();
  const messages = siteMessages(locale.tag);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { scenario } = adapter.demo;
  const reset = async () => {
    setBusy(true);
    clearVisitStorage(adapter);
    await adapter.demo.reset();
    goTo(`${basePath}/${locale.tag}/`);
  };
  return (
    <div className="site-demo">
      {scenario.id !== 'default' && (
        <span className="tf-quiet">
          {fill(messages.scenario as '{scenario}', { scenario: scenario.id /* the message's only placeholder */ })}
        </span>
      )}
      <Button ref={button} variant="toolbar" icon={RotateCcw} onClick={() => setAsking(true)}>
        {messages.reset.open}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        returnFocus={button}
        tone="destructive"
        title={messages.reset.title}
        text={messages.reset.text}
        confirmLabel={messages.reset.confirm}
        cancelLabel={messages.reset.cancel}
        busy={busy}
        busyLabel={messages.reset.busy}
        onConfirm={() => void reset()}
      />
    </div>
  );
}

/** Values that verify the demo's accounts, because the demo has no sales reps and sends no text messages. */
export function RegistrationHelpNote({ adapter }: { readonly adapter: SiteAdapter }) {
  const { locale } = useSettings();
  const { registering } = siteMessages(locale.tag);
  const [accounts, setAccounts] = useState<readonly RegistrationHelp[]>([]);
  useEffect(() => {
    let here = true;
    void adapter.demo.registrationHelp().then((found) => {
      if (here) setAccounts(found);
    });
    return () => {
      here = false;
    };
  }, [adapter]);
  if (accounts.length === 0) return null;
  return (
    <aside className="site-help" aria-label={registering.title}>
      <h2 className="tf-h3">{registering.title}</h2>
      {accounts.map(({ accountName, accountNumber, code, invoiceNumbers, mobileNumbers, smsCode, rejected }) => (
        <section key={accountNumber} aria-label={accountName}>
          <p className="tf-medium">{accountName}</p>
          {rejected && <p className="tf-second tf-muted">{registering.rejected}</p>}
          <dl>
            <Row term={registering.number} values={[accountNumber]} />
            <Row term={registering.code} values={[code]} />
            <Row term={registering.invoices} values={invoiceNumbers} />
            <Row term={registering.mobile} values={mobileNumbers.slice(0, 1)} />
            {mobileNumbers.length > 0 && <Row term={registering.texted} values={[smsCode]} />}
          </dl>
        </section>
      ))}
    </aside>
  );
}

const Row = ({ term, values }: { readonly term: string; readonly values: readonly string[] }) =>
  values.length > 0 && (
    <div>
      <dt className="tf-second tf-quiet">{term}</dt>
      <dd>
        {values.map((value) => (
          <bdi key={value}>{value}</bdi>
        ))}
      </dd>
    </div>
  );
