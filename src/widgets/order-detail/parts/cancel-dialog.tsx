import { type RefObject, useRef, useState } from 'react';
import type { OrderDetail } from '../../../domain';
import { cancelProblem } from '../../../rules';
import type { Messages } from '../../../runtime/react/use-messages';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { Field } from '../../../ui/field/field';
import { NativeSelect } from '../../../ui/field/native-select';
import { TextInput } from '../../../ui/field/text-input';
import type { orderDetailLazyMessages } from '../order-detail.lazy.messages';

interface CancelDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Receives the focus after the dialog, once there is an outcome. */
  readonly focusAfter: RefObject<HTMLElement | null> | undefined;
  readonly order: OrderDetail;
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly messages: Messages<typeof orderDetailLazyMessages>;
  readonly onConfirm: (reason: string) => void;
}

const OWN = 'own';

/**
 * Asks for a reason and a confirmation, because a cancellation cannot be undone. The input stays until the cancellation
 * is done.
 */
export function CancelDialog({
  open,
  onOpenChange,
  focusAfter,
  order,
  busy,
  busyLabel,
  messages: { m, fill },
  onConfirm,
}: CancelDialogProps) {
  const reasons = order.cancelReasons;
  // Without predefined reasons the text field shows at once.
  const [chosen, setChosen] = useState(reasons.length === 0 ? OWN : '');
  const [own, setOwn] = useState('');
  const [tried, setTried] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const reason = chosen === OWN ? own : (reasons[Number(chosen)] ?? '');
  const isMissing =
    (chosen !== OWN && chosen === '') || cancelProblem({ transactionId: order.transactionId, reason }) !== null;
  const confirm = () => {
    setTried(true);
    if (!isMissing) return onConfirm(reason.trim());
    (chosen === OWN ? input.current : select.current)?.focus();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      focusAfter={focusAfter}
      tone="destructive"
      title={fill(m.cancel.title, { number: order.number })}
      text={[m.cancel.text, order.moneyBack].filter(Boolean).join(' ')}
      cancelLabel={m.cancel.keep}
      confirmLabel={m.cancel.open}
      busy={busy}
      busyLabel={busyLabel}
      onConfirm={confirm}
    >
      <div className="tf-stack" data-gap="3">
        {reasons.length > 0 && (
          <Field label={m.cancel.reason} error={tried && chosen === '' ? m.cancel.missing : undefined}>
            {(control) => (
              <NativeSelect
                {...control}
                ref={select}
                value={chosen}
                options={[
                  { value: '', label: m.cancel.choose },
                  ...reasons.map((label, at) => ({ value: String(at), label })),
                  { value: OWN, label: m.cancel.own },
                ]}
                onValueChange={setChosen}
              />
            )}
          </Field>
        )}
        {chosen === OWN && (
          <Field label={m.cancel.ownLabel} error={tried && isMissing ? m.cancel.missingOwn : undefined}>
            {(control) => (
              <TextInput
                {...control}
                ref={input}
                value={own}
                maxLength={250}
                onChange={({ target }) => setOwn(target.value)}
              />
            )}
          </Field>
        )}
      </div>
    </ConfirmDialog>
  );
}
