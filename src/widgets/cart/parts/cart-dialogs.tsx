import { useMessages } from '../../../runtime/react/use-messages';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { useState } from 'react';
import type { Product } from '../../../domain';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { Emit } from '../../../runtime/events';
import { cartLazyMessages } from '../cart.lazy.messages';
import type { CartEvents } from '../cart.types';
import type { CartActions, OpenDialog } from '../cart-actions.store';
import { ImportDialog } from '../connected/import-dialog';
import { ReplaceDialog } from '../connected/replace-dialog';

export interface CartDialogsProps {
  readonly open: OpenDialog;
  readonly onClose: () => void;
  readonly cart: CartRuntime;
  readonly accountId: string | null;
  readonly actions: CartActions;
  readonly emit: Emit<CartEvents>;
  readonly overrides?: object;
  /** Element that receives the focus if the element that opened a dialog was removed. */
  readonly returnFocus: React.RefObject<HTMLElement | null>;
}

/** Dialogs of the cart; at most one is open. */
export function CartDialogs({ open, onClose, ...given }: CartDialogsProps) {
  const { actions } = given;
  const onReplace = (lineId: string, product: Product, quantity: number) => {
    onClose();
    actions.replace(lineId, product, quantity);
  };
  return (
    <>
      <ClearDialog {...given} open={open.kind === 'clear'} onClose={onClose} />
      <ReplaceDialog
        {...given}
        lineId={open.kind === 'replace' ? open.lineId : null}
        onClose={onClose}
        onReplace={onReplace}
      />
      <ImportDialog {...given} open={open.kind === 'import'} onClose={onClose} />
    </>
  );
}

type ClearDialogProps = Pick<CartDialogsProps, 'cart' | 'actions' | 'overrides' | 'returnFocus' | 'onClose'> & {
  readonly open: boolean;
};

/** Confirms clearing the cart, because others may be ordering from it. */
function ClearDialog({ open, onClose, cart, actions, overrides, returnFocus }: ClearDialogProps) {
  const { m, plural } = useMessages('cart', cartLazyMessages, overrides);
  // Keeps the content while the dialog closes.
  const [count, setCount] = useState(0);
  const now = cart.store.getState().lineIds.length;
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
        actions.clear();
      }}
    />
  );
}
