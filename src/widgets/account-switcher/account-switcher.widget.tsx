import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Account } from '../../domain';
import { useDisposable } from '../../runtime/react/use-disposable';
import { useSessionRuntime } from '../../runtime/react/use-session-runtime';
import { useMessages } from '../../runtime/react/use-messages';
import type { SessionRuntime } from '../../runtime/session/session';
import type { Session } from '../../runtime/session/session.types';
import { useAnnounce } from '../../ui/live-region/announcer';
import { useIdlePrefetch } from '../../ui/lazy/use-idle-prefetch';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { fillSlot } from '../common/slots';
import { type ChoiceResult, createAccountSwitch } from './account-switch.machine';
import { accountSwitcherContract } from './account-switcher.contract';
import { accountSwitcherMessages } from './account-switcher.messages';
import type { AccountSwitcherEvents, AccountSwitcherProps } from './account-switcher.types';
import { CompactSwitcher, InlineSwitcher, OnlyAccount } from './account-switcher.view';
import { AccountsFailed, AccountSkeleton, NoAccounts, NotSignedIn, ElsewhereNote } from './parts/account-status';

type BodyProps = AccountSwitcherProps & WidgetTools<AccountSwitcherEvents>;

function AccountSwitcherBody(props: BodyProps) {
  const { slots = {} } = props;
  const { state, runtime } = useSessionRuntime(props.accountId);
  const { m } = useMessages(accountSwitcherContract.name, accountSwitcherMessages, props.messages);
  const layout = props.layout === 'inline' ? 'inline' : 'compact';

  const body = () => {
    switch (state.status) {
      case 'loading':
        return <AccountSkeleton layout={layout} m={m} />;
      case 'failed':
        return <AccountsFailed layout={layout} m={m} error={state.error} onRetry={() => void runtime.reload()} />;
      case 'ended':
        return <NotSignedIn layout={layout} m={m} ended />;
      case 'ready':
        if (state.session.isGuest) return <NotSignedIn layout={layout} m={m} ended={false} />;
        if (state.session.accounts.length === 0) return fillSlot(slots.empty, <NoAccounts layout={layout} m={m} />);
        return <AccountChoice {...props} session={state.session} runtime={runtime} />;
      default:
        return state satisfies never;
    }
  };
  return (
    <div part="account" className="tf-account" data-layout={layout}>
      {fillSlot(slots.header)}
      {body()}
      {fillSlot(slots.footer)}
    </div>
  );
}

/** Prefetches the code that switches accounts. */
const prefetchSwitch = () => void import('../../runtime/session/switch-account').catch(() => {});

interface AccountChoiceProps extends BodyProps {
  readonly session: Session;
  readonly runtime: SessionRuntime;
}

/** The account choice of a buyer with at least one account. */
function AccountChoice({ session, runtime, layout, messages: overrides, emit }: AccountChoiceProps) {
  const messages = useMessages(accountSwitcherContract.name, accountSwitcherMessages, overrides);
  const { m, fill } = messages;
  const announce = useAnnounce();
  const { accounts, accountId } = session;
  const current = accounts.find(({ id }) => id === accountId) ?? null;

  const model = useDisposable(
    () =>
      createAccountSwitch({
        session: runtime,
        allow: ({ id, name }) => emit('before-account-change', { accountId: id, name }),
      }),
    [runtime],
  );
  const step = useStore(model.store);
  const [open, setOpen] = useState(false);
  useIdlePrefetch(accounts.length > 1 ? prefetchSwitch : null);
  const [elsewhereId, setElsewhereId] = useState<string | null>(null);
  useEffect(() => runtime.onSwitchElsewhere(setElsewhereId), [runtime]);
  const elsewhere = elsewhereId === accountId ? undefined : accounts.find(({ id }) => id === elsewhereId);

  const onResult = (result: ChoiceResult, to: Account) => {
    if (result === 'needs-confirmation' || result === 'failed') setOpen(true);
    if (result === 'unchanged') setOpen(false);
    if (result !== 'switched') return;
    setOpen(false);
    setElsewhereId(null);
    announce(fill(m.switched, { name: to.name }));
    emit('account-change', { accountId: to.id, name: to.name });
  };
  const choose = (to: Account) => {
    if (to.id === accountId) return close();
    void model.choose(to).then((result) => onResult(result, to));
  };
  const confirm = () => {
    if (step.step !== 'confirming') return;
    const { to } = step;
    void model.confirm().then((result) => onResult(result, to));
  };
  const close = () => {
    model.stay();
    setOpen(false);
  };

  if (accounts.length === 1 && current !== null) return <OnlyAccount account={current} m={m} />;
  const view = { accounts, current, step, messages, onChoose: choose, onConfirm: confirm, onStay: model.stay };
  const note = elsewhere && (
    <ElsewhereNote
      account={elsewhere}
      messages={messages}
      onSwitch={() => choose(elsewhere)}
      onDismiss={() => setElsewhereId(null)}
    />
  );
  return layout === 'inline' ? (
    <>
      {note}
      <InlineSwitcher {...view} />
    </>
  ) : (
    <>
      <CompactSwitcher {...view} open={open} onOpenChange={(next) => (next ? setOpen(true) : close())} />
      {note}
    </>
  );
}

/**
 * Account switcher: shows the effective account of the buyer and switches to another of their own or managed accounts.
 */
export const AccountSwitcher = /* @__PURE__ */ defineWidget<AccountSwitcherProps, AccountSwitcherEvents>(
  accountSwitcherContract,
  AccountSwitcherBody,
);
