import { type RefObject, useState } from 'react';
import { toPortError } from '../../../ports';
import { getCartRuntime } from '../../../runtime/cart/cart.store';
import { getReads } from '../../../runtime/reads/reads';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { Banner } from '../../../ui/banner/banner';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { commonMessages } from '../common.messages';
import { rejectMissingMethod } from '../reject-missing-method';
import { useNavigate } from '../use-navigate';
import { draftMessages } from './draft.messages';

/** Action on a draft. */
export type DraftAction = 'resume' | 'remove';

export interface DraftDialogProps {
  readonly order: { readonly id: string; readonly number: string };
  readonly accountId: string | null;
  readonly action: DraftAction;
  readonly returnFocus?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /**
   * Called after the draft was resumed or deleted. `notAdded` is the number of products that were not added to the
   * cart.
   */
  readonly onDone: (orderId: string, act: DraftAction, notAdded: number) => void;
}

/** Dialog that confirms resuming or deleting a draft. After resuming it opens the cart. */
export function DraftDialog({
  order: { id, number },
  accountId,
  action,
  returnFocus,
  onClose,
  onDone,
}: DraftDialogProps) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { m, fill } = useMessages('draft', draftMessages);
  const { errors } = useMessages('common', commonMessages).m;
  const announce = useAnnounce();
  const go = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const texts = action === 'resume' ? m.resuming : m.removing;

  const confirm = async () => {
    setBusy(true);
    setError(null);
    const request = { orderId: id, accountId, locale: locale.tag };
    const { orders } = adapter;
    try {
      const answer =
        action === 'resume'
          ? await (orders?.resumeDraft?.(request) ?? rejectMissingMethod('orders.resumeDraft'))
          : { notAdded: 0, ...(await (orders?.deleteDraft?.(request) ?? rejectMissingMethod('orders.deleteDraft'))) };
      if (answer.outcome === 'done') {
        announce(fill(texts.done, { number }));
        onDone(id, action, answer.notAdded);
        if (action === 'resume') {
          await getCartRuntime(adapter, accountId).refresh(locale.tag);
          go({ to: 'cart' });
        } else onClose();
        void getReads(adapter).invalidate(accountId);
        return;
      }
      setError(m.refused[answer.reason]);
    } catch (thrown) {
      setError(errors[toPortError(thrown).code]);
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      returnFocus={returnFocus}
      tone={action === 'remove' ? 'destructive' : 'primary'}
      title={fill(texts.title, { number })}
      text={texts.text}
      cancelLabel={m.keep}
      confirmLabel={texts.confirm}
      busy={busy}
      busyLabel={texts.busy}
      onConfirm={() => void confirm()}
    >
      {error !== null && (
        <Banner role="alert" tone="critical" title={fill(m.failed, { number })}>
          {error}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
