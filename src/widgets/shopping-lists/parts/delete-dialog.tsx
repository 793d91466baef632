import { useState } from 'react';
import type { ShoppingListSummary } from '../../../domain';
import { toPortError } from '../../../ports';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';
import type { ListDialogProps } from './list-dialogs';

/** Asks before a list goes, and says whether it can come back and who loses it too. */
export function DeleteDialog({ open, list, accountId, acts, emit, overrides, returnFocus, onClose, onChanged, onOpen }: ListDialogProps & { readonly open: boolean; readonly list: ShoppingListSummary }) {
  const { lists } = useAdapter();
  const { locale } = useSettings();
  const { m, fill, plural } = useMessages('shopping-lists', shoppingListsLazyMessages, overrides);
  const [busy, setBusy] = useState(false);
  const request = { listId: list.id, accountId, locale: locale.tag };
  const { name, count, sharedWith = 0 } = list;

  const restore = lists?.restore && (() => void (async () => {
    try {
      const answer = await (lists.restore?.(request) ?? rejectMissingMethod('lists.restore'));
      if (answer.outcome === 'refused') acts.say({ what: 'list-trouble', list: name, reason: answer.reason });
      else {
        acts.say({ what: 'restored', list: name });
        onOpen(list.id);
      }
    } catch (thrown) {
      acts.say({ what: 'list-trouble', list: name, reason: toPortError(thrown).code });
    }
    onChanged();
  })());

  const remove = async () => {
    setBusy(true);
    try {
      const answer = await (lists?.remove?.(request) ?? rejectMissingMethod('lists.remove'));
      // A list that is gone already is gone, as was asked.
      if (answer.outcome === 'refused' && answer.reason !== 'list-gone') acts.say({ what: 'list-trouble', list: name, reason: answer.reason });
      else {
        emit('remove', { listId: list.id, name });
        onOpen(null);
        acts.say({ what: 'deleted', list: name, undo: restore ?? null });
      }
    } catch (thrown) {
      acts.say({ what: 'list-trouble', list: name, reason: toPortError(thrown).code });
    }
    setBusy(false);
    onClose();
    onChanged();
  };
  const text = [plural(m.deleting.text, count), sharedWith > 0 && plural(m.deleting.shared, sharedWith), restore ? m.deleting.undo : m.deleting.noUndo];
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
