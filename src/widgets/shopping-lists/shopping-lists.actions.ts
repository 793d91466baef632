import type { ShoppingListItem, ListResult } from '../../domain';
import type { Adapter, ForAccount, InLocale } from '../../ports';
import { getCartRuntime } from '../../runtime/cart/cart.store';
import type { Emit } from '../../runtime/events';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { type Added, outcomeOf } from './shopping-lists.lazy.rules';
import type { ListDialogs } from './list-dialogs.store';
import { itemsOf, orderable, type ItemEdit } from './shopping-lists.rules';
import type { ShoppingListsEvents } from './shopping-lists.types';
import type { ListEdits } from './list-edits.store';

/** Source list, adapter and callbacks of an addition. */
interface AddContext {
  readonly adapter: Adapter;
  readonly accountId: string | null;
  readonly listId: string;
  readonly dialogs: ListDialogs;
  readonly emit: Emit<ShoppingListsEvents>;
}

/** Adds the orderable products to the cart, emits `add`, and shows the result. */
export async function addItems(
  { adapter, accountId, listId, dialogs, emit }: AddContext,
  requested: readonly ShoppingListItem[],
): Promise<Added> {
  const cart = getCartRuntime(adapter, accountId);
  const outcome = outcomeOf(requested, await cart.addMany(orderable(requested)));
  const { addedItems, notAdded } = outcome;
  if (addedItems.length === 0) return outcome;
  emit('add', {
    listId,
    items: itemsOf(addedItems),
    adjustments: notAdded.map(({ productId, quantity }) => ({ productId, quantity })),
  });
  dialogs.notify({
    kind: 'added',
    count: addedItems.length,
    undo: () => addedItems.forEach(({ product, quantity }) => cart.add(product, -quantity)),
  });
  return outcome;
}

/** Source list and callbacks of a removal. */
interface RemoveContext {
  readonly listId: string;
  readonly edits: ListEdits;
  readonly emit: Emit<ShoppingListsEvents>;
  readonly dialogs: ListDialogs;
  /** True if a removal can be undone. */
  readonly canRestore: boolean;
}

/** DOM elements of the list. */
interface ListPlace {
  readonly rows: HTMLElement | null;
  readonly title: HTMLElement | null;
}

/** Removes products from a list, shows a message with undo, and moves the focus to the nearest remaining row. */
export function removeItems(
  { listId, edits, emit, dialogs, canRestore }: RemoveContext,
  items: readonly ShoppingListItem[],
  productIds: readonly string[],
  { rows, title }: ListPlace,
): void {
  const removed = items.filter(({ product }) => productIds.includes(product.id));
  if (removed.length === 0) return;
  focusBeside(rows, productIds, title);
  edits.edit({ type: 'remove', productIds });
  emit('items-change', { listId, change: 'remove', productIds });
  const undo = () => edits.edit({ type: 'restore', entries: removed, order: items.map(({ product }) => product.id) });
  dialogs.notify({
    kind: 'removed',
    names: removed.map(({ product }) => product.name),
    undo: canRestore ? undo : null,
  });
}

/** The focused element, if it is in the list. */
function focusedIn(list: HTMLElement | null): HTMLElement | null {
  const root = list?.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return focused instanceof HTMLElement && list?.contains(focused) ? focused : null;
}

/** A removed row loses the focus. It moves to the same control of the nearest remaining row, or to the title. */
function focusBeside(list: HTMLElement | null, ids: readonly string[], title: HTMLElement | null): void {
  const row = focusedIn(list)?.closest<HTMLElement>('.tf-lists-item');
  // The button that removes the selected products is removed together with the selection.
  if (!row) return title?.focus();
  const all = [...(list?.querySelectorAll<HTMLElement>('.tf-lists-item') ?? [])];
  const at = all.indexOf(row);
  const stays = ({ dataset }: HTMLElement) => !ids.includes(dataset['item'] ?? '');
  const beside = all.slice(at + 1).find(stays) ?? all.slice(0, at).findLast(stays);
  (beside?.querySelector<HTMLElement>('.tf-lists-remove') ?? title)?.focus();
}

/** Identifies a list and its account. */
type OfList = { readonly listId: string } & ForAccount & InLocale;

/** Sends one edit. A restore first adds the products and then restores their positions. */
export async function sendEdit({ lists }: Adapter, request: OfList, edit: ItemEdit): Promise<ListResult> {
  switch (edit.type) {
    case 'quantity':
      return (
        lists?.setQuantity?.({ ...request, productId: edit.productId, quantity: edit.quantity }) ??
        rejectMissingMethod('lists.setQuantity')
      );
    case 'remove':
      return (
        lists?.removeItems?.({ ...request, productIds: edit.productIds }) ?? rejectMissingMethod('lists.removeItems')
      );
    case 'arrange':
      return lists?.arrange?.({ ...request, productIds: edit.productIds }) ?? rejectMissingMethod('lists.arrange');
    case 'restore': {
      const items = edit.entries.map(({ product, quantity }) => ({ productId: product.id, quantity }));
      const back = await (lists?.addItems?.({ ...request, items }) ?? rejectMissingMethod('lists.addItems'));
      if (back.outcome === 'refused' || lists?.arrange === undefined) return back;
      return lists.arrange({ ...request, productIds: edit.order });
    }
    default:
      return edit satisfies never;
  }
}
