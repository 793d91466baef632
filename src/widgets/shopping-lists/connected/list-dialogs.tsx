import { type RefObject, useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { ShoppingListSummary } from '../../../domain';
import { toPortError } from '../../../ports';
import type { Emit } from '../../../runtime/events';
import { useSettings } from '../../../runtime/react/provider';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { prefetchDialog } from '../../../ui/dialog/dialog';
import { useIdlePrefetch } from '../../../ui/lazy/use-idle-prefetch';
import { type Toast, ToastRegion } from '../../../ui/toast/toast-region';
import { commonMessages } from '../../common/common.messages';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import type { ListDialogs, ListFeedback } from '../list-dialogs.store';
import { shoppingListsLazyMessages as later, shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';
import type { ShoppingListsEvents } from '../shopping-lists.types';
import { ListImport } from './list-import';
import { listReason } from '../parts/reason-text';
import { ListForm } from './list-form';
import { Sharing } from './sharing';

export interface ListsAfterProps {
  readonly dialogs: ListDialogs;
  readonly accountId: string | null;
  readonly lists: readonly ShoppingListSummary[];
  readonly emit: Emit<ShoppingListsEvents>;
  readonly overrides?: object;
  /** Receives the focus if the element that opened the dialog was removed. */
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly onChanged: () => void;
  readonly onOpen: (listId: string | null) => void;
  readonly onDeleted: () => void;
}

/** Props of every dialog of the lists. */
export type ListDialogProps = Omit<ListsAfterProps, 'onDeleted'> & { readonly onClose: () => void };

/** Dialogs of the lists, one at a time, and the toasts after a change. */
export function ListsAfter(props: ListsAfterProps) {
  const { dialogs, overrides } = props;
  const open = useStore(dialogs.dialog);
  const feedback = useStore(dialogs.feedback);
  const messages = useMessages('shopping-lists', later, overrides);
  const common = useMessages('common', commonMessages);
  useIdlePrefetch(prefetchDialog);
  const onClose = useCallback(() => dialogs.show({ kind: 'none' }), [dialogs]);
  // The dialog keeps its content during the closing animation.
  const [last, setLast] = useState(open);
  if (open.kind !== 'none' && open !== last) setLast(open);
  const given = { ...props, onClose };
  const about = last.kind === 'new' || last.kind === 'none' ? null : last.list;
  return (
    <>
      {(last.kind === 'new' || last.kind === 'edit') && (
        <ListForm
          key={about?.id ?? 'new'}
          {...given}
          open={open.kind === last.kind}
          list={about}
          fromOrder={last.kind === 'new' && last.fromOrder}
        />
      )}
      {about && last.kind === 'delete' && <DeleteDialog {...given} open={open.kind === 'delete'} list={about} />}
      {about && last.kind === 'share' && <Sharing {...given} open={open.kind === 'share'} list={about} />}
      {about && last.kind === 'import' && (
        <ListImport key={about.id} {...given} open={open.kind === 'import'} list={about} />
      )}
      <ToastRegion
        toasts={feedback.map((one) => toastOf(one, messages, common.m.errors))}
        label={messages.m.region}
        dismissLabel={common.m.close}
        onDismiss={dialogs.dismiss}
      />
    </>
  );
}

function toastOf(
  feedback: ListFeedback & { readonly id: string },
  { m, fill, plural }: Messages<typeof later>,
  errors: (typeof commonMessages)['errors'],
): Toast {
  const { id } = feedback;
  const undo = (way: (() => void) | null) => (way === null ? {} : { action: { label: m.undo, onAction: way } });
  switch (feedback.kind) {
    case 'made':
    case 'saved':
    case 'restored':
      return { id, text: fill(m.done[feedback.kind], { list: feedback.list }) };
    case 'deleted':
      return { id, text: fill(m.done.deleted, { list: feedback.list }), ...undo(feedback.undo) };
    case 'removed': {
      const [first = ''] = feedback.names;
      return {
        id,
        text:
          feedback.names.length === 1
            ? fill(m.done.removed, { product: first })
            : plural(m.done.removedMany, feedback.names.length),
        ...undo(feedback.undo),
      };
    }
    case 'added':
      return { id, text: plural(m.done.added, feedback.count), ...undo(feedback.undo) };
    case 'imported':
      return { id, text: plural(m.done.imported, feedback.count, { list: feedback.list }) };
    case 'shared':
    case 'unshared':
      return { id, text: fill(m.done[feedback.kind], { name: feedback.name }) };
    case 'item-error': {
      const because = listReason(feedback.reason, m.refused, errors);
      const text =
        feedback.product === null
          ? fill(m.orderNotSaved, { because })
          : fill(m.itemNotChanged, { product: feedback.product, because });
      return { id, text, tone: 'critical', action: { label: m.tryAgain, onAction: feedback.retry } };
    }
    case 'list-error':
      return {
        id,
        text: fill(m.listNotChanged, { list: feedback.list, because: listReason(feedback.reason, m.refused, errors) }),
        tone: 'critical',
      };
    default:
      return feedback satisfies never;
  }
}

/** Confirms the deletion of a list. The text contains whether it can be undone and who else loses the list. */
function DeleteDialog({
  open,
  list,
  accountId,
  dialogs,
  emit,
  overrides,
  returnFocus,
  onClose,
  onChanged,
  onOpen,
}: ListDialogProps & { readonly open: boolean; readonly list: ShoppingListSummary }) {
  const { lists } = useAdapter();
  const { locale } = useSettings();
  const { m, fill, plural } = useMessages('shopping-lists', shoppingListsLazyMessages, overrides);
  const [busy, setBusy] = useState(false);
  const request = { listId: list.id, accountId, locale: locale.tag };
  const { name, count, sharedWith = 0 } = list;

  const restore =
    lists?.restore &&
    (() =>
      void (async () => {
        try {
          const answer = await (lists.restore?.(request) ?? rejectMissingMethod('lists.restore'));
          if (answer.outcome === 'refused') dialogs.notify({ kind: 'list-error', list: name, reason: answer.reason });
          else {
            dialogs.notify({ kind: 'restored', list: name });
            onOpen(list.id);
          }
        } catch (thrown) {
          dialogs.notify({ kind: 'list-error', list: name, reason: toPortError(thrown).code });
        }
        onChanged();
      })());

  const remove = async () => {
    setBusy(true);
    try {
      const answer = await (lists?.remove?.(request) ?? rejectMissingMethod('lists.remove'));
      // A refusal because the list no longer exists counts as a successful deletion.
      if (answer.outcome === 'refused' && answer.reason !== 'list-gone')
        dialogs.notify({ kind: 'list-error', list: name, reason: answer.reason });
      else {
        emit('list-remove', { listId: list.id, name });
        onOpen(null);
        dialogs.notify({ kind: 'deleted', list: name, undo: restore ?? null });
      }
    } catch (thrown) {
      dialogs.notify({ kind: 'list-error', list: name, reason: toPortError(thrown).code });
    }
    setBusy(false);
    onClose();
    onChanged();
  };
  const text = [
    plural(m.deleting.text, count),
    sharedWith > 0 && plural(m.deleting.shared, sharedWith),
    restore ? m.deleting.undo : m.deleting.noUndo,
  ];
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={fill(m.deleting.title, { list: name })}
      text={text.filter(Boolean).join(' ')}
      confirmLabel={m.deleting.confirm}
      cancelLabel={m.deleting.keep}
      tone="destructive"
      busy={busy}
      busyLabel={m.deleting.busy}
      returnFocus={returnFocus}
      onConfirm={() => void remove()}
    />
  );
}
