import { useRef, useState } from 'react';
import { RotateCcw, Users } from 'lucide';
import { fill } from '../../runtime/messages/messages';
import { goTo } from '../../runtime/navigate';
import { useSettings } from '../../runtime/react/provider';
import { clearVisitStorage } from '../../runtime/session/sign-out';
import { Button, ButtonLink } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { basePath, type SiteAdapter } from './demo-site';
import { siteMessages } from './messages';

/** In the buyer's menu: the way to be somebody else. */
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

/** In the footer: which scenario the demo plays, and the way back to its beginning. */
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
          {fill(messages.scenario as '{scenario}', { scenario: scenario.id /* its one hole */ })}
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
