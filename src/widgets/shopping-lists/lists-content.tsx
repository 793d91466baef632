import { useCallback, useEffect, useRef, useState } from 'react';
import { Plus } from 'lucide';
import type { ShoppingListSummary } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useRead } from '../../runtime/react/use-read';
import type { Messages } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/card/card-container';
import type { WidgetTools } from '../common/define-widget';
import { Heading, usePartLevel } from '../common/heading';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import { OpenList } from './connected/open-list';
import { createListDialogs, type ListDialogs } from './list-dialogs.store';
import { LazyAfter, LazyListNotFound, prefetchLazyParts } from './parts/lazy-parts';
import { ListsPane } from './parts/lists-pane';
import { ListsSkeleton } from './parts/lists-skeleton';
import type { shoppingListsMessages } from './shopping-lists.messages';
import type { ShoppingListsEvents, ShoppingListsProps } from './shopping-lists.types';

interface ListsContentProps extends Omit<ShoppingListsProps, 'messages'>, WidgetTools<ShoppingListsEvents> {
  /** The host's overrides of messages. */
  readonly overrides: ShoppingListsProps['messages'];
  readonly accountId: string | null;
  readonly session: Session;
  readonly messages: Messages<typeof shoppingListsMessages>;
}

const noLists: readonly ShoppingListSummary[] = [];

/** Lists of an account and the open list: side by side in wide containers, otherwise one at a time. */
export function ListsContent({ slots = {}, emit, accountId, session, messages, overrides, listId }: ListsContentProps) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { m } = messages;
  const level = usePartLevel(1);
  const [own, setOwn] = useState<string | null>(null);
  const [dialogs] = useState(createListDialogs);
  const page = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const request = { accountId, locale: locale.tag };
  const [read, refetch] = useRead({
    method: 'lists.list',
    args: {},
    accountId,
    read: (options) => adapter.lists?.list?.(request, options) ?? rejectMissingMethod('lists.list'),
  });

  const lists = read.data ?? noLists;
  const openListId = listId === undefined ? own : listId;
  // In the side-by-side layout the newest list is open until the buyer chooses one.
  const openList = openListId === null ? lists[0] : lists.find(({ id }) => id === openListId);
  const open = useCallback(
    (id: string | null) => {
      const before = page.current?.querySelector<HTMLElement>('[aria-current]');
      setOwn(id);
      emit('list-change', { listId: id });
      // In narrow containers the pressed element is removed, so the focus moves to the new content. The next frame has
      // it, also if the host sets `listId` only after the event.
      requestAnimationFrame(() => {
        const root = page.current;
        const row = id === null ? before?.dataset['list'] : undefined;
        const next =
          row === undefined
            ? root?.querySelector<HTMLElement>('.tf-lists-name')
            : root?.querySelector<HTMLElement>(`[data-list="${CSS.escape(row)}"]`);
        const pressed = root?.querySelector<HTMLElement>('.tf-lists-pane');
        if (id === null || pressed?.offsetParent === null) next?.focus();
      });
    },
    [emit],
  );
  const toTitle = useCallback(() => title.current?.focus(), []);
  useEffect(() => {
    if (read.status === 'ready') prefetchLazyParts();
  }, [read.status]);

  if (read.status === 'loading') return <ListsSkeleton label={m.loading} />;
  if (read.status === 'failed') return <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />;
  return (
    <div part="lists-page" className="tf-lists-page" ref={page} data-open={openListId !== null || undefined}>
      {fillSlot(
        slots.header,
        <Heading part="lists-title" className="tf-h1 tf-lists-title" ref={title} tabIndex={-1}>
          {m.title}
        </Heading>,
      )}
      <OfflineBanner />
      {lists.length === 0 && openListId === null ? (
        <Card as="div">{fillSlot(slots.empty, <EmptyLists messages={messages} dialogs={dialogs} />)}</Card>
      ) : (
        <div className="tf-lists-layout">
          <ListsPane
            lists={lists}
            openId={openList?.id ?? null}
            messages={messages}
            dialogs={dialogs}
            canCreate={adapter.lists?.create !== undefined}
            onOpen={open}
          />
          {openList === undefined ? (
            <Card as="div" part="lists-list" className="tf-lists-list">
              <LazyListNotFound level={level} overrides={overrides} onBack={() => open(null)} />
            </Card>
          ) : (
            <OpenList
              key={openList.id}
              list={openList}
              accountId={accountId}
              session={session}
              messages={messages}
              overrides={overrides}
              dialogs={dialogs}
              emit={emit}
              onBack={() => open(null)}
              onChanged={refetch}
            />
          )}
        </div>
      )}
      {fillSlot(slots.footer)}
      <LazyAfter
        dialogs={dialogs}
        accountId={accountId}
        lists={lists}
        emit={emit}
        overrides={overrides}
        returnFocus={title}
        onChanged={refetch}
        onOpen={open}
        onDeleted={toTitle}
      />
    </div>
  );
}

/** Empty state with two actions: create an empty list, or create one from the last order. */
function EmptyLists({
  messages: { m },
  dialogs,
}: {
  readonly messages: Messages<typeof shoppingListsMessages>;
  readonly dialogs: ListDialogs;
}) {
  const { lists, orders } = useAdapter();
  const near = { 'aria-haspopup': 'dialog', onPointerEnter: prefetchLazyParts, onFocus: prefetchLazyParts } as const;
  const actions = lists?.create !== undefined && (
    <>
      <Button icon={Plus} {...near} onClick={() => dialogs.show({ kind: 'new', fromOrder: false })}>
        {m.newList}
      </Button>
      {orders?.list !== undefined && orders.read !== undefined && (
        <Button variant="secondary" {...near} onClick={() => dialogs.show({ kind: 'new', fromOrder: true })}>
          {m.empty.fromOrder}
        </Button>
      )}
    </>
  );
  return (
    <EmptyState level={usePartLevel(1)} title={m.empty.title} text={m.empty.text} actions={actions || undefined} />
  );
}
