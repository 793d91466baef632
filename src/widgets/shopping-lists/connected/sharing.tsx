import type { ListPerson, ListRefusal, ShoppingListSummary } from '../../../domain';
import { type PortErrorCode, toPortError } from '../../../ports';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useRead } from '../../../runtime/react/use-read';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { ShareDialog } from '../parts/share-dialog';
import type { ListDialogProps } from './list-dialogs';

interface SharingProps extends ListDialogProps {
  readonly open: boolean;
  readonly list: ShoppingListSummary;
}

/** Reads the people of the account, and saves each person's access to a list. */
export function Sharing({
  open,
  list,
  accountId,
  dialogs,
  emit,
  overrides,
  returnFocus,
  onClose,
  onChanged,
}: SharingProps) {
  const { lists } = useAdapter();
  const { locale } = useSettings();
  const request = { listId: list.id, accountId, locale: locale.tag };
  const [read, refetch] = useRead({
    method: 'lists.people',
    args: { listId: list.id },
    accountId,
    enabled: open,
    read: (options) => lists?.people?.(request, options) ?? rejectMissingMethod('lists.people'),
  });
  const share = async (
    { id: personId, name }: ListPerson,
    access: 'view' | 'edit' | null,
  ): Promise<ListRefusal | PortErrorCode | null> => {
    try {
      const answer = await (lists?.share?.({ ...request, personId, access }) ?? rejectMissingMethod('lists.share'));
      if (answer.outcome === 'refused') return answer.reason;
      emit('list-share', { listId: list.id, personId, access });
      dialogs.notify({ kind: access === null ? 'unshared' : 'shared', name });
      refetch();
      onChanged();
      return null;
    } catch (thrown) {
      return toPortError(thrown).code;
    }
  };
  return <ShareDialog {...{ open, list, read, overrides, returnFocus, onClose }} onShare={share} onRefetch={refetch} />;
}
