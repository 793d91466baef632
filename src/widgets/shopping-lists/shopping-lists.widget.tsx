import { useWords } from '../../runtime/react/use-messages';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/access-boundary';
import { useGate } from '../common/use-access';
import { OpenLists } from './lists-content';
import { ListsSkeleton } from './parts/lists-skeleton';
import { shoppingListsContract } from './shopping-lists.contract';
import { shoppingListsMessages } from './shopping-lists.messages';
import type { ShoppingListsEvents, ShoppingListsProps } from './shopping-lists.types';

function ShoppingListsBody(props: ShoppingListsProps & WidgetTools<ShoppingListsEvents>) {
  const words = useWords(shoppingListsContract.name, shoppingListsMessages, props.messages);
  const { m } = words;
  const gate = useGate({ permission: 'ordering' });
  return (
    <Gated gate={gate} loading={<ListsSkeleton label={m.loading} />} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ accountId, session }) => <OpenLists {...props} key={accountId} accountId={accountId} session={session} words={words} />}
    </Gated>
  );
}

/** Shopping lists: what an account orders together, kept, shared, and put into the cart in one go. */
export const ShoppingLists = /* @__PURE__ */ defineWidget<ShoppingListsProps, ShoppingListsEvents>(shoppingListsContract, ShoppingListsBody);
