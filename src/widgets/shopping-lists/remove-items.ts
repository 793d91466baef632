import type { ShoppingListItem } from '../../domain';
import type { Emit } from '../../runtime/events';
import type { ListDialogs } from './list-dialogs.store';
import type { ListEdits } from './list-edits.store';
import type { ShoppingListsEvents } from './shopping-lists.types';

/** The list that loses products, and who is told of it. */
interface RemoveContext {
  readonly listId: string;
  readonly edits: ListEdits;
  readonly emit: Emit<ShoppingListsEvents>;
  readonly acts: ListDialogs;
  /** What was removed can be put back. */
  readonly canRestore: boolean;
}

/** Where the list is in the page. */
interface ListPlace {
  readonly rows: HTMLElement | null;
  readonly title: HTMLElement | null;
}

/** Takes products off a list, says so with the way back, and moves the focus to what stands beside them. */
export function removeItems(
  { listId, edits, emit, acts, canRestore }: RemoveContext,
  items: readonly ShoppingListItem[],
  productIds: readonly string[],
  { rows, title }: ListPlace,
): void {
  const gone = items.filter(({ product }) => productIds.includes(product.id));
  if (gone.length === 0) return;
  focusBeside(rows, productIds, title);
  edits.edit({ type: 'remove', productIds });
  emit('items-change', { listId, change: 'remove', productIds });
  const undo = () => edits.edit({ type: 'restore', entries: gone, order: items.map(({ product }) => product.id) });
  acts.say({ what: 'removed', names: gone.map(({ product }) => product.name), undo: canRestore ? undo : null });
}

/** What holds the focus, if it is in the list. */
function focusedIn(list: HTMLElement | null): HTMLElement | null {
  const root = list?.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return focused instanceof HTMLElement && list?.contains(focused) ? focused : null;
}

/** Rows that go take the focus with them: it goes to the next row's same control, or to the title. */
function focusBeside(list: HTMLElement | null, ids: readonly string[], title: HTMLElement | null): void {
  const row = focusedIn(list)?.closest<HTMLElement>('.tf-lists-item');
  // The button that removes what is selected goes with it.
  if (!row) return title?.focus();
  const all = [...(list?.querySelectorAll<HTMLElement>('.tf-lists-item') ?? [])];
  const at = all.indexOf(row);
  const stays = ({ dataset }: HTMLElement) => !ids.includes(dataset['item'] ?? '');
  const beside = all.slice(at + 1).find(stays) ?? all.slice(0, at).findLast(stays);
  (beside?.querySelector<HTMLElement>('.tf-lists-remove') ?? title)?.focus();
}
