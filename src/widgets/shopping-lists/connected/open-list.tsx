import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import type { ShoppingListItem } from '../../../domain';
import { useAdapter } from '../../../runtime/react/use-adapter';
import type { Session } from '../../../runtime/session/session.types';
import { useLatest } from '../../../runtime/react/use-latest';
import { useDisposable } from '../../../runtime/react/use-disposable';
import { useSettings } from '../../../runtime/react/provider';
import { useRead } from '../../../runtime/react/use-read';
import { getSessionRuntime } from '../../../runtime/session/session';
import type { Adapter } from '../../../ports';
import { findBlockingCondition } from '../../common/ordering/order-availability.rules';
import { useOpenQuantities } from '../../common/quantity/use-open-quantities';
import { readWholeList } from '../../common/whole-list';
import { addItemsWhenLoaded, sendEditWhenLoaded } from '../parts/lazy-parts';
import { ListPane, type ListPaneProps } from '../parts/list-pane';
import { createListEdits, type ListEdits } from '../list-edits.store';

interface OpenListProps extends Pick<
  ListPaneProps,
  'list' | 'accountId' | 'messages' | 'overrides' | 'dialogs' | 'emit' | 'onBack' | 'onChanged'
> {
  readonly session: Session;
}

/** Reads the open list, keeps its pending edits, and determines which actions the backend supports. */
export function OpenList({ session, ...props }: OpenListProps) {
  const { list, accountId, dialogs, emit, onChanged } = props;
  const adapter = useAdapter();
  const { cart, lists } = adapter;
  const { read, refetch, edits } = useList(list.id, accountId, onChanged);
  const edited = useStore(edits.store, ({ items }) => items);
  const open = useOpenQuantities();
  const openFields = useStore(open.store);
  const condition = findBlockingCondition(session);
  const canAdd = cart?.read !== undefined && cart.change !== undefined && condition === null;
  const onAdd = useCallback(
    (items: readonly ShoppingListItem[]) =>
      addItemsWhenLoaded({ adapter, accountId, listId: list.id, dialogs, emit }, items),
    [adapter, accountId, list.id, dialogs, emit],
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
      onRefetch={refetch}
    />
  );
}

/**
 * While edits are pending, an account switch asks for confirmation (decision 13) and waits for them, because a backend
 * that has switched to another account would refuse them. The list may be unmounted by then.
 */
function holdAccount(adapter: Adapter, edits: ListEdits): ListEdits {
  let releases: readonly (() => void)[] = [];
  edits.store.subscribe(({ waiting }) => {
    if (waiting > 0 === releases.length > 0) return;
    releases.forEach((release) => release());
    const session = getSessionRuntime(adapter);
    releases = waiting > 0 ? [session.guard(() => true), session.onAccountSwitch({ settle: edits.settle })] : [];
  });
  return edits;
}

/** One list and its pending edits. */
function useList(listId: string, accountId: string | null, onChanged: () => void) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const request = { listId, accountId, locale: locale.tag };
  const [read, refetch] = useRead({
    method: 'lists.read',
    args: { listId },
    accountId,
    read: (options) => readWholeList(adapter, request, options),
  });
  const latest = useLatest({ request, refetch, onChanged });
  const edits = useDisposable(
    () =>
      holdAccount(
        adapter,
        createListEdits({
          send: (edit) => sendEditWhenLoaded(adapter, latest.current.request, edit),
          settled: () => {
            latest.current.refetch();
            latest.current.onChanged();
          },
          failed: ({ code }) => {
            if (code === 'signed-out') getSessionRuntime(adapter).end();
          },
        }),
      ),
    // `accountId` is not a dependency, because the component's `key` contains it.
    [adapter, listId],
  );
  const { data } = read;
  useEffect(() => {
    if (data) edits.serve(data.items);
  }, [edits, data]);
  return { read, refetch, edits };
}
