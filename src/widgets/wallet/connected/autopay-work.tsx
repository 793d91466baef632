import type { RefObject } from 'react';
import type { Autopay } from '../../../domain';
import { useFormats } from '../../../runtime/react/use-formats';
import { useCommit } from '../../../runtime/react/use-commit';
import { useMessages } from '../../../runtime/react/use-messages';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { SavingOutcome } from '../../common/add-method/add-method-outcome';
import { useCommitDone } from '../../common/commit/use-commit-done';
import { walletContract } from '../wallet.contract';
import { walletLazyMessages } from '../wallet.lazy.messages';
import type { WalletViewProps } from '../wallet.types';
import { AutopayDialog } from '../parts/autopay-dialog';

export interface AutopayWorkProps extends Pick<WalletViewProps, 'accountId' | 'methods' | 'messages' | 'overrides'> {
  readonly autopay: Autopay;
  /** Current task of the buyer; null for none. */
  readonly task: 'autopay' | 'turning-off' | null;
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onSet: (autopay: Autopay) => void;
}

/** Turns autopay on and off, at most once per intent, even with repeated presses or a lost response. */
export function AutopayWork(props: AutopayWorkProps) {
  const { autopay, accountId, overrides, task, returnFocus, onClose, onSet } = props;
  const lazyMessages = useMessages(walletContract.name, walletLazyMessages, overrides);
  const { m, fill } = lazyMessages;
  const formats = useFormats();
  const announce = useAnnounce();
  const { state, commit } = useCommit('setAutopay', accountId ?? undefined);
  useCommitDone(commit, (now) => {
    announce(now.enabled ? (autopay.enabled ? m.setting.changed : m.setting.isOn) : m.setting.isOff);
    onSet(now);
  });

  const busy = state.phase === 'sending' || state.phase === 'checking';
  const outcome = <SavingOutcome state={state} onCheck={() => void commit.check()} />;
  const close = () => {
    commit.reset();
    onClose();
  };
  if (task === null) return outcome;
  if (task === 'autopay')
    return (
      <AutopayDialog
        {...props}
        lazyMessages={lazyMessages}
        commit={commit}
        busy={busy}
        isUnknown={state.phase === 'unknown'}
        outcome={outcome}
        onClose={close}
      />
    );
  const { next } = autopay;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && close()}
      returnFocus={returnFocus}
      tone="destructive"
      title={m.turningOff.title}
      text={
        next === null
          ? m.turningOff.text
          : fill(m.turningOff.textNext, { amount: formats.money(next.amount), date: formats.weekdayDate(next.date) })
      }
      confirmLabel={m.turningOff.confirm}
      cancelLabel={m.turningOff.keep}
      busy={busy}
      busyLabel={m.turningOff.confirming}
      onConfirm={() =>
        state.phase !== 'unknown' && (commit.reset(), void commit.submit({ accountId, autopay: { enabled: false } }))
      }
    >
      {outcome}
    </ConfirmDialog>
  );
}
