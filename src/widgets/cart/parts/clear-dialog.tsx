import { useState } from 'react';
import { useMessages } from '../../../runtime/react/use-messages';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { cartLazyMessages } from '../cart.lazy.messages';
import type { CartDialogsProps } from './cart-dialogs';

type ClearDialogProps = Pick<CartDialogsProps, 'cart' | 'acts' | 'overrides' | 'returnFocus' | 'onClose'> & { readonly open: boolean };

/** Asks before the whole cart goes: others may be ordering from it. */
export function ClearDialog({ open, onClose, cart, acts, overrides, returnFocus }: ClearDialogProps) {
  const { m, plural } = useMessages('cart', cartLazyMessages, overrides);
  // What is asked about stays while the dialog closes.
  const [count, setCount] = useState(0);
  const now = cart.store.getState().order.length;
  if (open && now !== count) setCount(now);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={plural(m.clear.title, count)}
      text={m.clear.text}
      confirmLabel={m.clear.confirm}
      cancelLabel={m.clear.keep}
      tone="destructive"
      returnFocus={returnFocus}
      onConfirm={() => {
        onClose();
        acts.clear();
      }}
    />
  );
}
