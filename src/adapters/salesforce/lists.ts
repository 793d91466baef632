import type { CartItem, ShoppingListSummary } from '../../domain';
import { type CallOptions, type ForAccount, type InLocale, PortError } from '../../ports';
import { instantMs } from '../../rules/instants';
import { quantityProblem } from '../../rules/quantity';
import type { Context } from './context';
import { recordId, sameId } from './mapping/ids';
import { ownList, toListSummary } from './mapping/list';
import { askOf } from './server-methods/send';
import { listMethods } from './server-methods/list-methods';
import { read } from './wire/scalars';
import { wishlists } from './wire/wishlists';

const NAME_MAX = 255;

/** Whose lists they are. */
export type ListOwner = ForAccount & InLocale & CallOptions;

/** @throws PortError `signed-out` for a guest, who has no lists */
export function signedIn(accountId: string | null): void {
  if (accountId === null) throw new PortError('signed-out', 'A guest has no lists');
}

/** A name as it is kept. @throws PortError `rejected` naming `name` */
export function nameOf(given: string): string {
  const name = given.trim();
  if (name === '') throw new PortError('rejected', 'A list needs a name', { fields: { name: 'valueMissing' } });
  if (name.length > NAME_MAX) throw new PortError('rejected', 'The name is too long', { fields: { name: 'tooLong' } });
  return name;
}

/** @throws PortError `rejected` for a quantity that is none */
export function checkItems(items: readonly CartItem[]): void {
  if (items.some(({ quantity }) => quantityProblem(quantity) !== null)) throw new PortError('rejected', 'A list takes quantities above 0', { fields: { items: 'invalidEntry' } });
}

/** Every list the buyer may see, newest first: their own on the platform, and what others share by the store's server method. */
export async function listsOf({ http, methods, store }: Context, { accountId, locale, signal }: ListOwner): Promise<readonly ShoppingListSummary[]> {
  const { value } = await http.data(store('/wishlists'), { query: { effectiveAccountId: accountId }, locale, signal });
  const own = read(wishlists, value, 'shopping lists').summaries ?? [];
  const terms = !methods.has('getListTerms') ? null : await askOf(methods, listMethods)('getListTerms', { effectiveAccountId: accountId, listIds: own.map(({ id }) => recordId(id)) }, signal);
  const dated = [
    ...own.map((wire) => ({ made: instantMs(wire.createdDate) ?? 0, list: ownList(wire, terms?.lists.find(({ listId }) => sameId(listId, wire.id))) })),
    ...(terms?.shared ?? []).map((told) => ({ made: instantMs(told.createdDate) ?? 0, list: toListSummary(told) })),
  ];
  return dated.sort((a, b) => b.made - a.made).map(({ list }) => list);
}
