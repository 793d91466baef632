import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Plus } from 'lucide';
import type { CartItem, ShoppingListSummary } from '../../../domain';
import { isShoppingListLimitReached, MAX_SHOPPING_LISTS } from '../../../rules';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { useRead } from '../../../runtime/react/use-read';
import { type Messages, useMessages } from '../../../runtime/react/use-messages';
import { getSessionRuntime } from '../../../runtime/session/session';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { type Toast, ToastRegion } from '../../../ui/toast/toast-region';
import { commonMessages } from '../common.messages';
import { rejectMissingMethod } from '../reject-missing-method';
import { createAddToList, lastUsedFirst, writableLists } from './add-to-list.machine';
import { addToListMessages } from './add-to-list.messages';
import type { AddToListProps, ListAdd, ListItem } from './add-to-list.types';
import { lastListOf } from './last-list';
import { ListChoice, ListName } from './parts/list-choice';

const noLists: readonly ShoppingListSummary[] = [];

/** Dialog that adds products to a list, and the toast that names the list afterwards. */
export function AddToListDialog({ items, accountId, open, onOpenChange, onAdded }: AddToListProps) {
  const adapter = useAdapter();
  const { locale, storage } = useSettings();
  const messages = useMessages('add-to-list', addToListMessages);
  const common = useMessages('common', commonMessages);
  const formats = useFormats();
  const { m, fill, plural } = messages;
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const last = useMemo(() => lastListOf(adapter.id, accountId, storage), [adapter, accountId, storage]);

  const request = { accountId, locale: locale.tag };
  const [read, refetch] = useRead({
    method: 'lists.list',
    args: {},
    accountId,
    enabled: open,
    read: (options) => adapter.lists?.list?.(request, options) ?? rejectMissingMethod('lists.list'),
  });

  const cartItems: readonly CartItem[] = items.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const canCreate = adapter.lists?.create !== undefined;
  const work = {
    add: (listId: string) =>
      adapter.lists?.addItems?.({ ...request, listId, items: cartItems }) ?? rejectMissingMethod('lists.addItems'),
    create: (name: string) =>
      adapter.lists?.create?.({ ...request, draft: { name, description: '', items: cartItems } }) ??
      rejectMissingMethod('lists.create'),
    readLists: () => adapter.lists?.list?.(request) ?? rejectMissingMethod('lists.list'),
    done: (list: ShoppingListSummary) => {
      last.keep(list.id);
      refetch();
      setToasts((all) => [
        ...all.slice(-1),
        { id: `${list.id}-${Date.now()}`, text: fill(m.added, { list: list.name }) },
      ]);
      onOpenChange(false);
      onAdded?.(toListAdd(list, items));
    },
    changed: refetch,
    failed: ({ code }: { readonly code: string }) => {
      if (code === 'signed-out') getSessionRuntime(adapter).end();
    },
  };
  const [model, setWork] = useAddToList(work);
  useEffect(() => setWork(work));
  const { name, now } = useStore(model.store);
  useEffect(() => {
    if (open) model.open();
  }, [open, model]);

  const lists = read.data ?? noLists;
  const sortedLists = useMemo(() => lastUsedFirst(writableLists(lists), last.read()), [lists, last]);
  const isFirst = read.status === 'ready' && lists.length === 0 && canCreate;
  const isNew = now.step === 'naming' || now.step === 'creating' || (isFirst && now.step === 'choosing');
  const [only] = items.length === 1 ? items : [];
  const create = () => void model.create(lists);
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        part="add-list"
        className="tf-add-list"
        size="sm"
        title={isNew ? m.newTitle : m.title}
        description={
          only
            ? fill(m.one, { quantity: formats.number(only.quantity), product: only.product.name })
            : plural(m.many, items.length)
        }
        closeLabel={common.m.close}
        locked={now.step === 'adding' || now.step === 'creating'}
        footer={
          canCreate &&
          read.status === 'ready' && (
            <ListFooter
              messages={messages}
              count={lists.length}
              isNew={isNew}
              isFirst={isFirst}
              busy={now.step === 'creating' ? 'creating' : now.step === 'adding' ? 'adding' : null}
              onNew={model.toNew}
              onBack={model.back}
              onCreate={create}
            />
          )
        }
      >
        {isNew ? (
          <ListName messages={messages} name={name} now={now} onName={model.type} onCreate={create} />
        ) : (
          <ListChoice
            messages={messages}
            read={read}
            lists={sortedLists}
            lastId={last.read()}
            now={now}
            onChoose={(list) => void model.choose(list)}
            onRetry={refetch}
          />
        )}
      </Dialog>
      <ToastRegion
        toasts={toasts}
        label={m.region}
        dismissLabel={common.m.close}
        onDismiss={useCallback((id: string) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])}
      />
    </>
  );
}

type Work = Parameters<typeof createAddToList>[0];

/**
 * Creates the store of the dialog once. Its calls use the products and quantities of the latest render, which may
 * change.
 */
function useAddToList(first: Work) {
  const [entry] = useState(() => {
    let work = first;
    const model = createAddToList({
      add: (listId) => work.add(listId),
      create: (name) => work.create(name),
      readLists: () => work.readLists(),
      done: (list) => work.done(list),
      changed: () => work.changed(),
      failed: (error) => work.failed(error),
    });
    return [model, (next: Work) => void (work = next)] as const;
  });
  return entry;
}

interface ListFooterProps {
  readonly messages: Messages<typeof addToListMessages>;
  readonly count: number;
  /** Whether a new list is being named. */
  readonly isNew: boolean;
  /** Whether there is no list to go back to. */
  readonly isFirst: boolean;
  readonly busy: 'adding' | 'creating' | null;
  readonly onNew: () => void;
  readonly onBack: () => void;
  readonly onCreate: () => void;
}

/** Footer with the number of lists, their limit and the button for a new list. */
function ListFooter({ messages: { m, fill }, count, isNew, isFirst, busy, onNew, onBack, onCreate }: ListFooterProps) {
  const countId = useId();
  const isFull = isShoppingListLimitReached(count);
  const countText = fill(isFull ? m.limit : m.allowance, { count, most: MAX_SHOPPING_LISTS });
  if (isNew) {
    return (
      <>
        {!isFirst && (
          <Button variant="secondary" aria-disabled={busy !== null || undefined} onClick={onBack}>
            {m.back}
          </Button>
        )}
        <Button busy={busy === 'creating'} busyLabel={m.creating} onClick={onCreate}>
          {m.create}
        </Button>
      </>
    );
  }
  return (
    <>
      <p id={countId} className="tf-second tf-muted tf-add-list-count">
        {countText}
      </p>
      <Button
        variant="secondary"
        icon={Plus}
        aria-disabled={isFull || busy !== null || undefined}
        aria-describedby={countId}
        onClick={onNew}
      >
        {m.newList}
      </Button>
    </>
  );
}

/** Converts a list and its products to the detail of `onAdded`. */
const toListAdd = ({ id, name }: ShoppingListSummary, items: readonly ListItem[]): ListAdd => ({
  listId: id,
  name,
  items: items.map(({ product, quantity }) => ({ productId: product.id, quantity })),
});
