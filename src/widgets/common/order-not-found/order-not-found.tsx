import { useState } from 'react';
import type { Account } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useMessages } from '../../../runtime/react/use-messages';
import { useRead } from '../../../runtime/react/use-read';
import { useSessionRuntime } from '../../../runtime/react/use-session-runtime';
import type { Session } from '../../../runtime/session/session.types';
import { Banner } from '../../../ui/banner/banner';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Card } from '../../../ui/card/card-container';
import { commonMessages } from '../common.messages';
import { otherAccountMessages } from './other-account.messages';
import { rejectMissingMethod } from '../reject-missing-method';

export interface OrderNotFoundProps extends OtherAccountProps {
  readonly level: 1 | 2 | 3 | 4;
  readonly title: string;
  readonly text: string;
  /** Address of the action; null omits it. */
  readonly href: string | null;
  readonly action: string;
}

/** State for an order that is not on this account: the account it may belong to, and an action. */
export function OrderNotFound({ level, title, text, href, action, ...given }: OrderNotFoundProps) {
  const { orders, accounts } = useAdapter();
  const canBeOthers =
    given.session.accounts.length > 1 && orders?.accountOf !== undefined && accounts?.switchTo !== undefined;
  return (
    <>
      {canBeOthers && <OtherAccount {...given} />}
      <Card>
        <EmptyState
          glyph="search"
          level={level}
          title={title}
          text={text}
          actions={href === null ? undefined : <ButtonLink href={href}>{action}</ButtonLink>}
        />
      </Card>
    </>
  );
}

interface OtherAccountProps {
  readonly orderId: string;
  readonly session: Session;
  readonly onSwitched: (account: Account) => void;
}

type Step = { readonly step: 'idle' | 'asking' | 'switching' } | { readonly step: 'failed'; readonly text: string };

/**
 * Finds the account of the order. If it is another account of this buyer, offers to switch to it, with a confirmation
 * if work would be lost.
 */
function OtherAccount({ orderId, session, onSwitched }: OtherAccountProps) {
  const { m, fill } = useMessages('other-account', otherAccountMessages);
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { runtime } = useSessionRuntime();
  const common = useMessages('common', commonMessages).m;
  const [state, setState] = useState<Step>({ step: 'idle' });
  const [read] = useRead({
    method: 'orders.accountOf',
    args: { orderId },
    accountId: session.accountId,
    read: (options) =>
      adapter.orders?.accountOf?.({ orderId, locale: locale.tag }, options) ?? rejectMissingMethod('orders.accountOf'),
  });
  const account = session.accounts.find(({ id }) => id === read.data && id !== session.accountId);
  if (account === undefined) return null;
  const current = session.accounts.find(({ id }) => id === session.accountId)?.name ?? '';

  const go = async () => {
    setState({ step: 'switching' });
    const ended = await runtime.switchTo(account.id);
    if (ended.outcome === 'switched') return onSwitched(account);
    setState(
      ended.outcome === 'failed'
        ? { step: 'failed', text: ended.statusText ?? common.errors[ended.error.code] }
        : { step: 'idle' },
    );
  };
  return (
    <>
      <Banner
        role="status"
        tone="accent"
        title={fill(m.title, { name: account.name })}
        action={
          <Button
            size="sm"
            busy={state.step === 'switching'}
            busyLabel={m.switching}
            onClick={() => (runtime.hasUnsavedWork() ? setState({ step: 'asking' }) : void go())}
          >
            {fill(m.action, { name: account.name })}
          </Button>
        }
      >
        {fill(m.text, { current })}
      </Banner>
      {state.step === 'failed' && (
        <Banner role="alert" tone="critical" title={m.failed}>
          {state.text}
        </Banner>
      )}
      <ConfirmDialog
        open={state.step === 'asking'}
        onOpenChange={() => setState({ step: 'idle' })}
        tone="destructive"
        title={fill(m.unsaved.title, { current })}
        text={m.unsaved.text}
        cancelLabel={m.unsaved.stay}
        confirmLabel={m.unsaved.go}
        onConfirm={() => void go()}
      />
    </>
  );
}
