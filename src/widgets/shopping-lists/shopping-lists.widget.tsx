import { useMessages } from '../../runtime/react/use-messages';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { useAccess } from '../common/use-access';
import { ListsContent } from './lists-content';
import { ListsSkeleton } from './parts/lists-skeleton';
import { shoppingListsContract } from './shopping-lists.contract';
import { shoppingListsMessages } from './shopping-lists.messages';
import type { ShoppingListsEvents, ShoppingListsProps } from './shopping-lists.types';

function ShoppingListsBody(props: ShoppingListsProps & WidgetTools<ShoppingListsEvents>) {
  const messages = useMessages(shoppingListsContract.name, shoppingListsMessages, props.messages);
  const { m } = messages;
  const gate = useAccess({ permission: 'ordering' });
  return (
    <AccessBoundary
      gate={gate}
      loading={<ListsSkeleton label={m.loading} />}
      failedTitle={m.failed}
      deniedTitle={m.denied}
    >
      {({ accountId, session }) => (
        <ListsContent
          {...props}
          overrides={props.messages}
          key={accountId}
          accountId={accountId}
          session={session}
          messages={messages}
        />
      )}
    </AccessBoundary>
  );
}

/** Shopping lists: products that an account orders together; the buyer can save, share and reorder them. */
export const ShoppingLists = /* @__PURE__ */ defineWidget<ShoppingListsProps, ShoppingListsEvents>(
  shoppingListsContract,
  ShoppingListsBody,
);
