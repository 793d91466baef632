import { Plus } from 'lucide';
import { useAdapter } from '../../../runtime/react/use-adapter';
import type { Messages } from '../../../runtime/react/use-messages';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { Button } from '../../../ui/button/button';
import { usePartLevel } from '../../common/heading';
import type { ListDialogs } from '../list-dialogs.store';
import type { shoppingListsMessages } from '../shopping-lists.messages';
import { prefetchLazyParts } from './lazy-parts';

/** No list yet, and two ways to the first: an empty one, or what was ordered last. */
export function EmptyLists({ messages: { m }, acts }: { readonly messages: Messages<typeof shoppingListsMessages>; readonly acts: ListDialogs }) {
  const { lists, orders } = useAdapter();
  const near = { 'aria-haspopup': 'dialog', onPointerEnter: prefetchLazyParts, onFocus: prefetchLazyParts } as const;
  const actions = lists?.create !== undefined && (
    <>
      <Button icon={Plus} {...near} onClick={() => acts.show({ is: 'new', fromOrder: false })}>
        {m.newList}
      </Button>
      {orders?.list !== undefined && orders.read !== undefined && (
        <Button variant="secondary" {...near} onClick={() => acts.show({ is: 'new', fromOrder: true })}>
          {m.empty.fromOrder}
        </Button>
      )}
    </>
  );
  return <EmptyState level={usePartLevel(1)} title={m.empty.title} text={m.empty.text} actions={actions || undefined} />;
}
