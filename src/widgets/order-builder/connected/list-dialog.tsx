import { useMemo } from 'react';
import type { ShoppingListSummary } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useMessages } from '../../../runtime/react/use-messages';
import { useRead } from '../../../runtime/react/use-read';
import { ButtonLink } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { lastUsedFirst } from '../../common/add-to-list/add-to-list.machine';
import { addToListMessages } from '../../common/add-to-list/add-to-list.messages';
import { lastListOf } from '../../common/add-to-list/last-list';
import { ListChoice } from '../../common/add-to-list/parts/list-choice';
import { commonMessages } from '../../common/common.messages';
import { rejectMissingMethod } from '../../common/reject-missing-method';
import { orderBuilderLazyMessages } from '../order-builder.lazy.messages';
import type { BuilderDialogsProps } from '../parts/builder-dialogs';

type ListDialogProps = Pick<BuilderDialogsProps, 'overrides' | 'onClose' | 'onList'> & {
  readonly open: boolean;
  readonly accountId: string;
};

const noLists: readonly ShoppingListSummary[] = [];

/**
 * Dialog with every shopping list the buyer can see, including lists they can only order from. Choosing a list fills
 * the rows with its items.
 */
export function ListDialog({ open, accountId, overrides, onClose, onList }: ListDialogProps) {
  const adapter = useAdapter();
  const { links, locale, storage } = useSettings();
  const { m } = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const messages = useMessages('add-to-list', addToListMessages);
  const common = useMessages('common', commonMessages).m;
  const last = useMemo(() => lastListOf(adapter.id, accountId, storage), [adapter, accountId, storage]);
  const [read, refetch] = useRead({
    method: 'lists.list',
    args: {},
    accountId,
    enabled: open,
    read: (options) =>
      adapter.lists?.list?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('lists.list'),
  });
  const lists = read.data ?? noLists;
  const toLists = links.href({ to: 'lists' });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      className="tf-add-list"
      size="sm"
      title={m.fromList.title}
      description={m.fromList.text}
      closeLabel={common.close}
    >
      {read.status === 'ready' && lists.length === 0 ? (
        <EmptyState
          level={3}
          title={m.fromList.none}
          text={m.fromList.noneText}
          actions={toLists === null ? undefined : <ButtonLink href={toLists}>{m.fromList.toLists}</ButtonLink>}
        />
      ) : (
        <ListChoice
          messages={messages}
          read={read}
          lists={lastUsedFirst(lists, last.read())}
          lastId={last.read()}
          now={{ step: 'choosing', error: null }}
          onChoose={(list) => {
            last.keep(list.id);
            onClose();
            onList(list.id);
          }}
          onRetry={refetch}
        />
      )}
    </Dialog>
  );
}
