import type { CartItem, ListPerson } from '../../../domain';
import { MAX_SHOPPING_LISTS } from '../../../rules/limits';
import type { AccountState, ListRecord } from '../store/records';
import { accessOf } from './list-access';
import { changeList, check, isTaken, type ListChanged, type Listing, nameOf, refused, activeLists } from './lists';

/** Days for which a removed list can be restored. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

type Change = readonly [AccountState, ListChanged];

/** Changes name and description. @throws PortError */
export function editList(
  listId: string,
  given: { readonly name: string; readonly description: string },
  listing: Listing,
): Change {
  const name = nameOf(given.name);
  return changeList(listId, listing, (list) =>
    isTaken(listing.state, name, listId) ? 'name-taken' : { ...list, name, description: given.description.trim() },
  );
}

/** Removes a list; it stays stored for a while for undo, and expired ones are deleted. */
export function removeList(listId: string, listing: Listing): Change {
  const { now } = listing;
  const [state, result] = changeList(listId, listing, (list) => ({ ...list, removedAt: now }), 'own');
  return [
    { ...state, lists: state.lists.filter(({ removedAt }) => removedAt === null || now - removedAt < KEPT_DAYS * DAY) },
    result,
  ];
}

/** Restores a removed list if the maximum is not reached and its name is not taken. */
export function restoreList(listId: string, { state, buyerId }: Listing): Change {
  const list = state.lists.find(({ id }) => id === listId);
  if (list === undefined || accessOf(list, buyerId) !== 'own') return [state, refused('list-gone')];
  if (list.removedAt === null) return [state, { outcome: 'done', list }];
  if (activeLists(state).length >= MAX_SHOPPING_LISTS) return [state, refused('too-many-lists')];
  if (isTaken(state, list.name)) return [state, refused('name-taken')];
  const next: ListRecord = { ...list, removedAt: null };
  return [
    { ...state, lists: state.lists.map((other) => (other === list ? next : other)) },
    { outcome: 'done', list: next },
  ];
}

/** Sets the quantity of a product on a list. @throws PortError `rejected` for an invalid quantity */
export function setListQuantity(listId: string, { productId, quantity }: CartItem, listing: Listing): Change {
  check([{ productId, quantity }], listing.find);
  return changeList(listId, listing, (list) => {
    if (!list.items.some((item) => item.productId === productId)) return 'item-gone';
    return {
      ...list,
      items: list.items.map((item) => (item.productId === productId ? { productId, quantity } : item)),
    };
  });
}

/** Removes products from a list. */
export function takeOffList(listId: string, productIds: readonly string[], listing: Listing): Change {
  const removedIds = new Set(productIds);
  return changeList(listId, listing, (list) =>
    list.items.some(({ productId }) => removedIds.has(productId))
      ? { ...list, items: list.items.filter(({ productId }) => !removedIds.has(productId)) }
      : list,
  );
}

/** Reorders the named products of a list within the positions that they occupy. */
export function arrangeList(listId: string, productIds: readonly string[], listing: Listing): Change {
  return changeList(listId, listing, (list) => {
    const byId = new Map(list.items.map((item) => [item.productId, item]));
    const arrangedItems = [...new Set(productIds)].flatMap((id) => byId.get(id) ?? []);
    const named = new Set(arrangedItems);
    let next = 0;
    return { ...list, items: list.items.map((item) => (named.has(item) ? (arrangedItems[next++] ?? item) : item)) };
  });
}

/** Sets a person's access to a list; null removes it. */
export const shareList = (listId: string, buyerId: string, access: ListPerson['access'], listing: Listing): Change =>
  changeList(
    listId,
    listing,
    (list) => {
      const others = list.shared.filter((one) => one.buyerId !== buyerId);
      return { ...list, shared: access === null ? others : [...others, { buyerId, access }] };
    },
    'own',
  );
