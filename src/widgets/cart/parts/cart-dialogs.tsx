import { prefetchDialog } from '../../../ui/dialog/dialog';
import { useEffect } from 'react';
import type { Product } from '../../../domain';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { Emit } from '../../../runtime/events';
import type { CartEvents } from '../cart.types';
import type { CartActions, OpenDialog } from '../cart-actions.store';
import { ImportDialog } from '../import/import-dialog';
import { ClearDialog } from './clear-dialog';
import { ReplaceDialog } from './replace-dialog';

export interface CartDialogsProps {
  readonly open: OpenDialog;
  readonly onClose: () => void;
  readonly cart: CartRuntime;
  readonly accountId: string | null;
  readonly acts: CartActions;
  readonly emit: Emit<CartEvents>;
  readonly overrides?: object;
  /** Where the focus goes when what opened a dialog is gone. */
  readonly returnFocus: React.RefObject<HTMLElement | null>;
}

/** The dialogs of the cart; one is open at a time. */
export function CartDialogs({ open, onClose, ...given }: CartDialogsProps) {
  useEffect(prefetchDialog, []);
  const { acts } = given;
  const onReplace = (lineId: string, product: Product, quantity: number) => {
    onClose();
    acts.replace(lineId, product, quantity);
  };
  return (
    <>
      <ClearDialog {...given} open={open.is === 'clear'} onClose={onClose} />
      <ReplaceDialog {...given} lineId={open.is === 'replace' ? open.lineId : null} onClose={onClose} onReplace={onReplace} />
      <ImportDialog {...given} open={open.is === 'import'} onClose={onClose} />
    </>
  );
}
