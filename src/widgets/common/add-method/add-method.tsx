import { useEffect, useState } from 'react';
import { Plus } from 'lucide';
import type { WalletMethod } from '../../../domain';
import type { InlinePaymentFields, PaymentFields } from '../../../runtime/payment/payment-fields.types';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { useIdlePrefetch } from '../../../ui/lazy/use-idle-prefetch';
import { prefetchOverlays } from '../../../ui/overlay/load-runtime';
import { useOverlaySettings } from '../../../ui/overlay/overlay-settings';
import { canCommit } from '../commit/commit.rules';
import { addMethodButtonMessages } from './add-method-button.messages';
import type { AddMethodDialogProps } from './add-method-dialog';

const chunk = /* @__PURE__ */ lazyModule(() => import('./add-method-dialog'), { alsoPrefetch: prefetchOverlays });

/**
 * Provider whose number fields can be shown during a payment; null if there is none. A provider that uses its own page
 * is only offered in the wallet, because that page redirects the buyer back to the wallet.
 */
export function useFieldsInPlace(fields: PaymentFields | undefined): InlinePaymentFields | null {
  const { addPaymentMethod: port } = useAdapter();
  return canCommit(port) && fields?.mount !== undefined && fields.kinds.length > 0 ? fields : null;
}

interface AddMethodProps extends Pick<
  AddMethodDialogProps,
  'accountId' | 'fields' | 'hasMethods' | 'hasOthers' | 'onAdded'
> {
  readonly disabled?: boolean;
}

/** Button and dialog that add a payment method during a payment. The page only receives a token, never a number. */
export function AddMethod({ disabled = false, onAdded, ...of }: AddMethodProps) {
  const { m, fill } = useMessages('add-method', addMethodButtonMessages);
  useIdlePrefetch(chunk.prefetch);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const [added, setAdded] = useState<WalletMethod | null>(null);
  const show = () => {
    chunk.prefetch();
    setAdded(null);
    setOpened(true);
    setOpen(true);
  };
  const name = added && (added.nickname || fill(m.ending, { brand: added.brand, digits: added.lastFour }));
  return (
    <div className="tf-stack tf-method-add" data-gap="1">
      <Button
        variant="base"
        size="sm"
        icon={Plus}
        aria-haspopup="dialog"
        aria-disabled={disabled || undefined}
        onPointerEnter={chunk.prefetch}
        onFocus={chunk.prefetch}
        onClick={show}
      >
        {m.add}
      </Button>
      <p aria-live="polite" className="tf-second tf-muted">
        {name && fill(m.added, { name })}
        {added?.problem === 'unverified' && `. ${m.confirmedLater}`}
      </p>
      {opened && (
        <Layer
          {...of}
          open={open}
          onClose={() => setOpen(false)}
          onAdded={(method) => {
            setAdded(method);
            onAdded(method);
          }}
        />
      )}
    </div>
  );
}

function Layer(props: AddMethodDialogProps) {
  const AddMethodDialog = chunk.useModule()?.AddMethodDialog;
  const failed = chunk.useFailed();
  const { onLoadError } = useOverlaySettings();
  const { open, onClose } = props;
  useEffect(() => {
    if (!failed || !open) return;
    // The host is notified as for every dialog whose code fails to load, and the button can be used again.
    onLoadError?.(new Error('The code of the payment form failed to load'));
    onClose();
  }, [failed, open, onLoadError, onClose]);
  return AddMethodDialog ? <AddMethodDialog {...props} /> : null;
}
