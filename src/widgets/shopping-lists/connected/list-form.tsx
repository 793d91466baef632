import type { ShoppingListDraft, ShoppingListSummary } from '../../../domain';
import { toPortError } from '../../../ports';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useRead } from '../../../runtime/react/use-read';
import { getSessionRuntime } from '../../../runtime/session/session';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { FormDialog, type SaveFailure } from '../parts/form-dialog';
import type { ListDialogProps } from './list-dialogs';

interface ListFormProps extends ListDialogProps {
  readonly open: boolean;
  /** The list to edit; null for a new one. */
  readonly list: ShoppingListSummary | null;
  /** True if the new list starts with the products of the last order. */
  readonly fromOrder: boolean;
}

/** Reads the last order if the new list starts with it, and saves the list. */
export function ListForm({ accountId, dialogs, emit, onChanged, onOpen, ...props }: ListFormProps) {
  const { open, list, fromOrder, onClose } = props;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const request = { accountId, locale: locale.tag };
  const [order] = useRead({
    method: 'orders.read',
    args: { last: true },
    accountId,
    enabled: open && fromOrder,
    read: async (options) => {
      const page = await (adapter.orders?.list?.({ ...request, page: 0, pageSize: 1 }, options) ??
        rejectMissingMethod('orders.list'));
      const [last] = page.items;
      return last === undefined
        ? null
        : (adapter.orders?.read?.({ ...request, orderId: last.id }, options) ?? rejectMissingMethod('orders.read'));
    },
  });
  const save = async (draft: ShoppingListDraft): Promise<SaveFailure | null> => {
    const { name, description } = draft;
    try {
      const answer =
        list === null
          ? await (adapter.lists?.create?.({ ...request, draft }) ?? rejectMissingMethod('lists.create'))
          : await (adapter.lists?.edit?.({ ...request, listId: list.id, name, description }) ??
              rejectMissingMethod('lists.edit'));
      if (answer.outcome === 'refused') return answer.reason;
      onClose();
      onChanged();
      emit(list === null ? 'list-create' : 'list-edit', { listId: answer.list.id, name: answer.list.name });
      dialogs.notify({ kind: list === null ? 'made' : 'saved', list: answer.list.name });
      if (list === null) onOpen(answer.list.id);
      return null;
    } catch (thrown) {
      const { code, fields } = toPortError(thrown);
      if (code === 'signed-out') getSessionRuntime(adapter).end();
      return fields?.['name'] === 'tooLong' ? 'tooLong' : code;
    }
  };
  return <FormDialog {...props} order={order} onSave={save} />;
}
