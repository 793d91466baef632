import type { WalletMethod } from '../../../domain';
import type { PaymentFields } from '../../../runtime/payment/payment-fields.types';
import { useCommit } from '../../../runtime/react/use-commit';
import { useMessages } from '../../../runtime/react/use-messages';
import { Dialog } from '../../../ui/dialog/dialog';
import { useCommitDone } from '../commit/use-commit-done';
import { addMethodMessages } from './add-method.messages';
import { MethodForm } from './method-form';
import { SavingOutcome } from './add-method-outcome';

export interface AddMethodDialogProps {
  readonly open: boolean;
  readonly accountId: string | null;
  readonly fields: PaymentFields;
  /** Whether the wallet already contains a method; only then can a default be chosen. */
  readonly hasMethods: boolean;
  /** Whether the buyer can pay in another way. */
  readonly hasOthers: boolean;
  readonly onClose: () => void;
  readonly onAdded: (method: WalletMethod) => void;
}

/** Dialog that adds a payment method during a payment. The choices of the payment form behind it do not change. */
export function AddMethodDialog({
  open,
  accountId,
  fields,
  hasMethods,
  hasOthers,
  onClose,
  onAdded,
}: AddMethodDialogProps) {
  const messages = useMessages('add-method', addMethodMessages);
  const { m } = messages;
  const { state, commit } = useCommit('addPaymentMethod', accountId ?? undefined);
  useCommitDone(commit, (method) => {
    onClose();
    onAdded(method);
  });
  const sending = state.phase === 'sending' || state.phase === 'checking';
  const close = () => {
    if (sending) return;
    commit.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || close()}
      title={m.add}
      closeLabel={m.adding.close}
      locked={sending}
    >
      <MethodForm
        accountId={accountId}
        fields={fields}
        messages={messages}
        hasMethods={hasMethods}
        hasOthers={hasOthers}
        returned={null}
        state={state}
        commit={commit}
        status={<SavingOutcome state={state} onCheck={() => void commit.check()} />}
        onClose={close}
      />
    </Dialog>
  );
}
