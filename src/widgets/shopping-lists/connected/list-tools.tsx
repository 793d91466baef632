import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useCartRuntime } from '../../../runtime/react/use-cart-runtime';
import type { ListEdits } from '../list-edits.store';
import { ListToolbar, type ListToolbarProps } from '../parts/list-toolbar';

export interface ListToolsProps extends Omit<
  ListToolbarProps,
  'canShare' | 'canEdit' | 'canImport' | 'canDelete' | 'canRemoveItems' | 'canArrange'
> {
  readonly accountId: string | null;
  readonly edits: ListEdits;
}

/** Actions on the open list that the backend supports. Also shows failed edits, and reads the cart. */
export function ListTools({ accountId, edits, ...props }: ListToolsProps) {
  const { lists, catalog, cart } = useAdapter();
  // Additions are on top of the cart's quantities, and undo removes them from the cart, so the cart has to be read.
  useCartRuntime(accountId, cart?.read !== undefined && cart.change !== undefined && props.condition === null);
  useFailedEdit(edits, props);
  return (
    <ListToolbar
      {...props}
      canShare={lists?.share !== undefined && lists.people !== undefined}
      canEdit={lists?.edit !== undefined}
      canImport={lists?.addItems !== undefined && catalog?.match !== undefined}
      canDelete={lists?.remove !== undefined}
      canRemoveItems={lists?.removeItems !== undefined}
      canArrange={lists?.arrange !== undefined}
    />
  );
}

/** Shows a failed edit once, with a retry action. */
function useFailedEdit(edits: ListEdits, { items, dialogs }: Pick<ListToolsProps, 'items' | 'dialogs'>): void {
  const error = useStore(edits.store, (state) => state.error);
  useEffect(() => {
    if (error === null) return;
    edits.clearError();
    const { edit, reason } = error;
    const product =
      edit.type === 'restore'
        ? edit.entries[0]?.product
        : items?.find(
            ({ product: { id } }) =>
              id === (edit.type === 'quantity' ? edit.productId : edit.type === 'remove' ? edit.productIds[0] : null),
          )?.product;
    dialogs.notify({ kind: 'item-error', product: product?.name ?? null, reason, retry: () => edits.edit(edit) });
  }, [error, edits, items, dialogs]);
}
