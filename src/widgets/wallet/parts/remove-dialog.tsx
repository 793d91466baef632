import { type RefObject, useState } from 'react';
import type { WalletMethod } from '../../../domain';
import { type PortErrorCode, toPortError, type WalletPort } from '../../../ports';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { commonMessages } from '../../common/common.messages';
import { walletContract } from '../wallet.contract';
import { walletLazyMessages } from '../wallet.lazy.messages';
import { nameOf } from '../wallet.rules';
import type { WalletMessages, WalletProps } from '../wallet.types';

export interface RemoveDialogProps {
  readonly method: WalletMethod;
  readonly messages: WalletMessages;
  readonly overrides: WalletProps['messages'];
  readonly returnFocus: RefObject<HTMLElement | null>;
  /** True if the backend lets the buyer change autopay, which makes the method removable. */
  readonly canChangeAutopay: boolean;
  readonly onRemove: () => ReturnType<WalletPort['remove']>;
  readonly onClose: () => void;
  /** Opens the autopay settings, which prevent the removal. */
  readonly onAutopay: () => void;
  readonly onRemoved: (methods: readonly WalletMethod[]) => void;
}

/**
 * Confirms a permanent removal. A method that autopay uses cannot be removed; the dialog links to the autopay settings.
 */
export function RemoveDialog({
  method,
  messages,
  overrides,
  returnFocus,
  canChangeAutopay,
  onRemove,
  onClose,
  onAutopay,
  onRemoved,
}: RemoveDialogProps) {
  const { m, fill } = useMessages(walletContract.name, walletLazyMessages, overrides);
  const common = useMessages('common', commonMessages).m;
  const announce = useAnnounce();
  const name = nameOf(method, messages);
  const [busy, setBusy] = useState(false);
  const [errorCode, setErrorCode] = useState<PortErrorCode | null>(null);
  const [pays, setPays] = useState(method.isAutopayMethod);

  const remove = async () => {
    setBusy(true);
    setErrorCode(null);
    try {
      const answer = await onRemove();
      if (answer.outcome === 'done') {
        announce(fill(m.removing.removed, { name }));
        return onRemoved(answer.methods);
      }
      setPays(true);
    } catch (thrown) {
      setErrorCode(toPortError(thrown).code);
    }
    setBusy(false);
  };
  const dialog = { open: true, onOpenChange: (open: boolean) => !open && onClose(), returnFocus };
  if (pays && canChangeAutopay) {
    return (
      <ConfirmDialog
        {...dialog}
        tone="primary"
        title={fill(m.removing.paysTitle, { name })}
        text={m.removing.paysText}
        confirmLabel={m.removing.changeAutopay}
        cancelLabel={m.removing.back}
        onConfirm={onAutopay}
      />
    );
  }
  return (
    <ConfirmDialog
      {...dialog}
      tone="destructive"
      title={fill(m.removing.title, { name })}
      text={method.isDefault ? m.removing.textDefault : m.removing.text}
      confirmLabel={m.removing.confirm}
      cancelLabel={m.removing.keep}
      busy={busy}
      busyLabel={m.removing.confirming}
      onConfirm={() => void remove()}
    >
      {pays && <Banner role="alert" tone="critical" title={fill(m.removing.paysTitle, { name })} />}
      {errorCode !== null && (
        <Banner role="alert" tone="critical" title={fill(m.removing.failed, { name })}>
          {common.errors[errorCode]}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
