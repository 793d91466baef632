import type { CartItem, ListRefusal, ShoppingListDraft } from '../../../domain';
import { PortError } from '../../../ports';
import { LIST_SIZE, MAX_SHOPPING_LISTS } from '../../../rules/limits';
import { quantityProblem } from '../../../rules/quantity';
import { listSeeds, moreListSeeds } from '../data/lists';
import type { DemoAccount } from '../data/accounts';
import type { AccountState, ListRecord } from '../store/records';
import type { CatalogItem } from './catalog';
import { accessOf, isActive, listRecordOf, sharedAtFirst } from './list-access';
import { foldName } from '../../../rules/fold-text';

const DAY = 86_400_000;
const NAME_MAX = 255;

/** Recently ordered quantity of a product, in total and per order. */
interface OrderedProduct {
  readonly item: CatalogItem;
  readonly casesLately: number;
  readonly quantity: number;
}

/** Initial lists of an account with products that it orders. `count` sets their number, full or empty. */
export function seededLists(
  account: DemoAccount | null,
  {
    ordered,
    now,
    count,
  }: { readonly ordered: () => readonly OrderedProduct[]; readonly now: number; readonly count: number | undefined },
): readonly ListRecord[] {
  const own = account === null ? [] : (listSeeds[account.id] ?? []);
  const seeds = count === undefined ? own : [...own, ...moreListSeeds].slice(0, account === null ? 0 : count);
  if (seeds.length === 0) return [];
  const products = [...ordered()].sort((a, b) => b.casesLately - a.casesLately || a.item.position - b.item.position);
  return seeds.map(({ name, description, daysAgo, most, holds }, index) => {
    const items = products
      .filter(({ item }) => holds(item))
      .slice(0, most)
      .map(({ item, quantity }) => ({ productId: item.id, quantity }));
    const record = listRecordOf({
      id: `list-${account?.id}-${seeds.length - index}`,
      name,
      description,
      items,
      now: now - daysAgo * DAY,
    });
    return { ...record, ...sharedAtFirst(account, index), changedAt: now - Math.floor(daysAgo / 2) * DAY };
  });
}

/** The outcome of a list change before it is translated for a viewer. */
export type ListChanged =
  | { readonly outcome: 'done'; readonly list: ListRecord }
  | { readonly outcome: 'refused'; readonly reason: ListRefusal };

export const refused = (reason: ListRefusal): ListChanged => ({ outcome: 'refused', reason });

/** Adds items to others, newest first; an existing product keeps its position and gets the larger quantity. */
function merged(items: readonly CartItem[], added: readonly CartItem[]): CartItem[] {
  const byId = new Map(items.map((item) => [item.productId, item]));
  const fresh = new Set<string>();
  for (const { productId, quantity } of added) {
    const known = byId.get(productId);
    if (known === undefined) fresh.add(productId);
    byId.set(productId, { productId, quantity: Math.max(quantity, known?.quantity ?? 0) });
  }
  const isNew = ({ productId }: CartItem): boolean => fresh.has(productId);
  const all = [...byId.values()];
  return [...all.filter(isNew), ...all.filter((item) => !isNew(item))];
}

/** Validates items. @throws PortError `not-found` for an unknown product, `rejected` for an invalid quantity */
export function check(items: readonly CartItem[], find: (id: string) => CatalogItem | undefined): void {
  if (items.some(({ productId }) => find(productId) === undefined))
    throw new PortError('not-found', 'The product does not exist');
  if (items.some(({ quantity }) => quantityProblem(quantity, {}) !== null))
    throw new PortError('rejected', 'Quantities in a list must be whole numbers greater than 0');
}

export interface Listing {
  /** The caller; null for an unknown buyer. */
  readonly buyerId: string | null;
  readonly state: AccountState;
  readonly now: number;
  readonly find: (id: string) => CatalogItem | undefined;
}

/** The existing lists, newest first. */
export const activeLists = (state: AccountState): readonly ListRecord[] => state.lists.filter(isActive);

/** Validates and normalizes a name. @throws PortError `rejected` with the field `name` */
export function nameOf(given: string): string {
  const name = given.trim();
  if (name === '') throw new PortError('rejected', 'A list requires a name', { fields: { name: 'valueMissing' } });
  if (name.length > NAME_MAX) throw new PortError('rejected', 'The name is too long', { fields: { name: 'tooLong' } });
  return name;
}

/** Whether another existing list has the name. */
export const isTaken = (state: AccountState, name: string, but?: string): boolean =>
  activeLists(state).some((list) => list.id !== but && foldName(list.name) === foldName(name));

/** Creates a list; at most ten, with unique names. @throws PortError */
export function createList(
  draft: ShoppingListDraft,
  { state, now, find, buyerId }: Listing,
): readonly [AccountState, ListChanged] {
  const name = nameOf(draft.name);
  check(draft.items, find);
  if (activeLists(state).length >= MAX_SHOPPING_LISTS) return [state, refused('too-many-lists')];
  if (isTaken(state, name)) return [state, refused('name-taken')];
  const items = merged([], draft.items);
  if (items.length > LIST_SIZE) return [state, refused('list-full')];
  const sequence = state.sequence + 1;
  const id = `list-${state.born.toString(36)}-${sequence}`;
  const list: ListRecord = {
    ...listRecordOf({ id, name, description: draft.description.trim(), items, now }),
    ownerId: buyerId,
  };
  return [
    { ...state, sequence, lists: [list, ...state.lists] },
    { outcome: 'done', list },
  ];
}

/** Changes an existing list that the buyer can edit; `own` requires its owner. @throws PortError */
export function changeList(
  listId: string,
  { state, now, buyerId }: Pick<Listing, 'state' | 'now' | 'buyerId'>,
  change: (list: ListRecord) => ListRecord | ListRefusal,
  needs: 'edit' | 'own' = 'edit',
): readonly [AccountState, ListChanged] {
  const list = activeLists(state).find(({ id }) => id === listId);
  const access = list && accessOf(list, buyerId);
  if (list === undefined || access === undefined || access === null) return [state, refused('list-gone')];
  if (access === 'view' || (needs === 'own' && access !== 'own')) return [state, refused('read-only')];
  const changed = change(list);
  if (typeof changed === 'string') return [state, refused(changed)];
  const next = changed === list ? list : { ...changed, changedAt: now };
  return [
    { ...state, lists: state.lists.map((other) => (other === list ? next : other)) },
    { outcome: 'done', list: next },
  ];
}

/** Adds products to a list. @throws PortError */
export function addToList(
  listId: string,
  added: readonly CartItem[],
  listing: Listing,
): readonly [AccountState, ListChanged] {
  check(added, listing.find);
  return changeList(listId, listing, (list) => {
    const items = merged(list.items, added);
    return items.length > LIST_SIZE ? 'list-full' : { ...list, items };
  });
}
