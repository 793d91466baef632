import type { ShoppingListItem } from '../../domain';
import type { Adapter } from '../../ports';
import { getCartRuntime } from '../../runtime/cart/cart.store';
import type { Emit } from '../../runtime/events';
import { type Added, outcomeOf } from './add-result.rules';
import type { ListDialogs } from './list-dialogs.store';
import { itemsOf, orderable } from './shopping-lists.rules';
import type { ShoppingListsEvents } from './shopping-lists.types';

/** Where products come from and go to, and who is told of it. */
interface AddContext {
  readonly adapter: Adapter;
  readonly accountId: string | null;
  readonly listId: string;
  readonly acts: ListDialogs;
  readonly emit: Emit<ShoppingListsEvents>;
}

/** Adds what can be ordered of these products to the cart, and tells host and buyer what went in. */
export async function addItems(
  { adapter, accountId, listId, acts, emit }: AddContext,
  asked: readonly ShoppingListItem[],
): Promise<Added> {
  const cart = getCartRuntime(adapter, accountId);
  const outcome = outcomeOf(asked, await cart.addMany(orderable(asked)));
  const { went, notAdded } = outcome;
  if (went.length === 0) return outcome;
  emit('add', {
    listId,
    items: itemsOf(went),
    troubles: notAdded.map(({ productId, quantity }) => ({ productId, quantity })),
  });
  acts.say({
    what: 'added',
    count: went.length,
    undo: () => went.forEach(({ product, quantity }) => cart.add(product, -quantity)),
  });
  return outcome;
}
