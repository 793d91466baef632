import type { CartItem, ListPerson } from '../../../domain';
import { MAX_SHOPPING_LISTS } from '../../../rules/limits';
import type { AccountState, ListRecord } from '../store/records';
import { accessOf } from './list-access';
import { changeList, check, isTaken, type ListChanged, type Listing, nameOf, refused, standing } from './lists';

/** Days that a removed list is kept for whoever wants it back. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

type Change = readonly [AccountState, ListChanged];

/** Another name and description. @throws PortError */
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

/** Takes a list away. It is kept for a while, out of everybody's sight; those kept too long go for good. */
export function removeList(listId: string, listing: Listing): Change {
  const { now } = listing;
  const [state, result] = changeList(listId, listing, (list) => ({ ...list, removedAt: now }), 'own');
  return [
    { ...state, lists: state.lists.filter(({ removedAt }) => removedAt === null || now - removedAt < KEPT_DAYS * DAY) },
    result,
  ];
}

/** Brings a removed list back, where there is room for it and its name is free. */
export function restoreList(listId: string, { state, buyerId }: Listing): Change {
  const list = state.lists.find(({ id }) => id === listId);
  if (list === undefined || accessOf(list, buyerId) !== 'own') return [state, refused('list-gone')];
  if (list.removedAt === null) return [state, { outcome: 'done', list }];
  if (standing(state).length >= MAX_SHOPPING_LISTS) return [state, refused('too-many-lists')];
  if (isTaken(state, list.name)) return [state, refused('name-taken')];
  const next: ListRecord = { ...list, removedAt: null };
  return [
    { ...state, lists: state.lists.map((other) => (other === list ? next : other)) },
    { outcome: 'done', list: next },
  ];
}

/** How many of a product on a list. @throws PortError `rejected` for a quantity that is none */
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

/** Products taken off a list. */
export function takeOffList(listId: string, productIds: readonly string[], listing: Listing): Change {
  const gone = new Set(productIds);
  return changeList(listId, listing, (list) =>
    list.items.some(({ productId }) => gone.has(productId))
      ? { ...list, items: list.items.filter(({ productId }) => !gone.has(productId)) }
      : list,
  );
}

/** The named products of a list in this order, in the places they have among them. */
export function arrangeList(listId: string, productIds: readonly string[], listing: Listing): Change {
  return changeList(listId, listing, (list) => {
    const byId = new Map(list.items.map((item) => [item.productId, item]));
    const wanted = [...new Set(productIds)].flatMap((id) => byId.get(id) ?? []);
    const named = new Set(wanted);
    let next = 0;
    return { ...list, items: list.items.map((item) => (named.has(item) ? (wanted[next++] ?? item) : item)) };
  });
}

/** What somebody may do with a list; null ends it. */
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
