import type { CartItem, ListRefusal, ShoppingListDraft, ShoppingListSummary } from '../../../domain';
import { PortError } from '../../../ports';
import { LIST_SIZE, MAX_SHOPPING_LISTS } from '../../../rules/limits';
import { quantityProblem } from '../../../rules/quantity';
import { listSeeds, moreListSeeds } from '../data/lists';
import type { DemoAccount } from '../data/accounts';
import type { AccountState, ListRecord } from '../store/records';
import type { CatalogItem } from './catalog';
import { instantOf } from './zoned-time';

const DAY = 86_400_000;
const NAME_MAX = 255;

/** What an account ordered of a product: how much of late, and how much at a time. */
interface OrderedProduct {
  readonly item: CatalogItem;
  readonly casesLately: number;
  readonly quantity: number;
}

/** The lists an account has before anybody writes one: of what it orders. `count` asks for so many, full or none. */
export function seededLists(
  account: DemoAccount | null,
  { ordered, now, count }: { readonly ordered: () => readonly OrderedProduct[]; readonly now: number; readonly count: number | undefined },
): readonly ListRecord[] {
  const own = account === null ? [] : (listSeeds[account.id] ?? []);
  const wanted = count === undefined ? own : [...own, ...moreListSeeds].slice(0, account === null ? 0 : count);
  if (wanted.length === 0) return [];
  const products = [...ordered()].sort((a, b) => b.casesLately - a.casesLately || a.item.position - b.item.position);
  return wanted.map(({ name, description, daysAgo, most, holds }, index) => {
    const items = products.filter(({ item }) => holds(item)).slice(0, most).map(({ item, quantity }) => ({ productId: item.id, quantity }));
    return { id: `list-${account?.id}-${wanted.length - index}`, name, description, items, createdAt: now - daysAgo * DAY, changedAt: now - Math.floor(daysAgo / 2) * DAY };
  });
}

/** A list as lists of lists show it. */
export const presentList = ({ id, name, description, items, changedAt }: ListRecord, timeZone: string): ShoppingListSummary =>
  ({ id, name, description, count: items.length, changedAt: instantOf(changedAt, timeZone) });

/** What became of a change to a list, before anybody reads it. */
export type ListChanged =
  | { readonly outcome: 'done'; readonly list: ListRecord }
  | { readonly outcome: 'refused'; readonly reason: ListRefusal };

const refused = (reason: ListRefusal): ListChanged => ({ outcome: 'refused', reason });

/** Names that read alike are the same name: spaces, case and accents aside. */
const folded = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

/** Items put onto others, newest first; a product already there keeps its place and gets the larger quantity. */
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

/** @throws PortError `not-found` for a product nobody sells, `rejected` for a quantity that is none */
function check(items: readonly CartItem[], find: (id: string) => CatalogItem | undefined): void {
  if (items.some(({ productId }) => find(productId) === undefined)) throw new PortError('not-found', 'There is no such product');
  if (items.some(({ quantity }) => quantityProblem(quantity, {}) !== null)) throw new PortError('rejected', 'A list takes whole quantities above 0');
}

interface Listing {
  readonly state: AccountState;
  readonly now: number;
  readonly find: (id: string) => CatalogItem | undefined;
}

/** A new list on a state. At most ten of them (spec §5), no two of one name. @throws PortError */
export function createList(draft: ShoppingListDraft, { state, now, find }: Listing): readonly [AccountState, ListChanged] {
  const name = draft.name.trim();
  if (name === '') throw new PortError('rejected', 'A list needs a name', { fields: { name: 'valueMissing' } });
  if (name.length > NAME_MAX) throw new PortError('rejected', 'The name is too long', { fields: { name: 'tooLong' } });
  check(draft.items, find);
  if (state.lists.length >= MAX_SHOPPING_LISTS) return [state, refused('too-many-lists')];
  if (state.lists.some((list) => folded(list.name) === folded(name))) return [state, refused('name-taken')];
  const items = merged([], draft.items);
  if (items.length > LIST_SIZE) return [state, refused('list-full')];
  const sequence = state.sequence + 1;
  const list: ListRecord = { id: `list-${state.born.toString(36)}-${sequence}`, name, description: draft.description.trim(), items, createdAt: now, changedAt: now };
  return [{ ...state, sequence, lists: [list, ...state.lists] }, { outcome: 'done', list }];
}

/** Products put on one of a state's lists. @throws PortError */
export function addToList(listId: string, added: readonly CartItem[], { state, now, find }: Listing): readonly [AccountState, ListChanged] {
  check(added, find);
  const list = state.lists.find(({ id }) => id === listId);
  if (list === undefined) return [state, refused('list-gone')];
  const items = merged(list.items, added);
  if (items.length > LIST_SIZE) return [state, refused('list-full')];
  const next: ListRecord = { ...list, items, changedAt: now };
  return [{ ...state, lists: state.lists.map((other) => (other === list ? next : other)) }, { outcome: 'done', list: next }];
}
