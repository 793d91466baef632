import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { ShoppingListItem } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import type { Session } from '../../../runtime/session/session.types';
import { findBlockingCondition } from '../../common/ordering/order-availability.rules';
import { useOpenQuantities } from '../../common/quantity/use-open-quantities';
import { addItemsWhenLoaded } from '../parts/lazy-parts';
import { ListPane, type ListPaneProps } from '../parts/list-pane';
import { useList } from '../use-list';

interface OpenListProps extends Pick<
  ListPaneProps,
  'list' | 'accountId' | 'messages' | 'overrides' | 'acts' | 'emit' | 'onBack' | 'onChanged'
> {
  readonly session: Session;
}

/** Reads the open list, holds its edits, and knows what this backend lets the buyer do with what is on it. */
export function OpenList({ session, ...props }: OpenListProps) {
  const { list, accountId, acts, emit, onChanged } = props;
  const adapter = useAdapter();
  const { cart, lists } = adapter;
  const { read, again, edits } = useList(list.id, accountId, onChanged);
  const edited = useStore(edits.store, ({ items }) => items);
  const open = useOpenQuantities();
  const openFields = useStore(open.store);
  const condition = findBlockingCondition(session);
  const canAdd = cart?.read !== undefined && cart.change !== undefined && condition === null;
  const onAdd = useCallback(
    (items: readonly ShoppingListItem[]) =>
      addItemsWhenLoaded({ adapter, accountId, listId: list.id, acts, emit }, items),
    [adapter, accountId, list.id, acts, emit],
  );
  return (
    <ListPane
      {...props}
      accountName={session.accounts.find(({ id }) => id === accountId)?.name ?? null}
      read={read}
      items={edited ?? read.data?.items ?? null}
      edits={edits}
      open={open}
      openFields={openFields}
      condition={condition}
      canSetQuantity={lists?.setQuantity !== undefined}
      canRemove={lists?.removeItems !== undefined}
      canRestore={lists?.addItems !== undefined}
      canChangeCart={cart?.change !== undefined}
      onAdd={canAdd ? onAdd : undefined}
      onReadAgain={again}
    />
  );
}
