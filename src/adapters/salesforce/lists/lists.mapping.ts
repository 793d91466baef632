import type {
  ListPerson,
  ListRefusal,
  ListResult,
  Product,
  ProductProblem,
  ShoppingListItem,
  ShoppingListSummary,
} from '../../../domain';
import { PortError } from '../../../ports';
import { instantMs } from '../../../rules/instants';
import { toUnavailableProduct } from '../catalog/product.mapping';
import type { ProductFields } from '../common/field-names';
import { recordId } from '../common/ids';
import { plain, typed } from '../../common/text';
import type { ResponseOf } from '../server-methods/contract';
import type { WireList } from './lists.wire';

/** Terms of one list from the store's server method. */
export type ListTerms = ResponseOf<'getListTerms'>['lists'][number];
type WireEntry = NonNullable<ResponseOf<'getListItems'>>['items'][number];

const reasons: readonly ListRefusal[] = [
  'too-many-lists',
  'name-taken',
  'list-full',
  'list-gone',
  'item-gone',
  'read-only',
];

const latest = (...times: readonly (string | null | undefined)[]): string =>
  times.find((at): at is string => instantMs(at) !== null) ?? new Date(0).toISOString();

const titled = (listId: string, name: string | null | undefined) => ({
  id: recordId(listId),
  name: typed(name).trim() || recordId(listId),
});

/** Converts the buyer's own wishlist with the store's terms. */
export const ownList = (wire: WireList, terms: Partial<ListTerms> | undefined): ShoppingListSummary => ({
  ...titled(wire.id, wire.name),
  description: typed(terms?.description).trim(),
  count: wire.wishlistProductCount === null ? null : Math.max(0, wire.wishlistProductCount),
  changedAt: latest(wire.modifiedDate, wire.createdDate),
  access: 'own',
  owner: null,
  sharedWith: terms?.sharedWith ?? 0,
});

/** Converts an own or shared list from a server method. Unknown access grants nothing. */
export function toListSummary({
  listId,
  name,
  description,
  count,
  createdDate,
  modifiedDate,
  access,
  owner,
  sharedWith,
}: ListTerms): ShoppingListSummary {
  const mine = (access ?? 'own') === 'own';
  return {
    ...titled(listId, name),
    description: typed(description).trim(),
    count: count ?? null,
    changedAt: latest(modifiedDate, createdDate),
    access: mine ? 'own' : access === 'edit' ? 'edit' : 'view',
    owner: mine ? null : plain(owner) || null,
    sharedWith: sharedWith ?? 0,
  };
}

/** Converts a refused change. @throws PortError `malformed` for an unknown reason */
export function refusedList(code: string | null | undefined): Extract<ListResult, { outcome: 'refused' }> {
  const reason = reasons.find((one) => one === code);
  if (reason === undefined) throw new PortError('malformed', 'A list was refused for an unknown reason');
  return { outcome: 'refused', reason };
}

/** Converts the outcome of a change. */
export function changedList({ outcome, reason, list }: ResponseOf<'editList'>): ListResult {
  if (outcome === 'refused') return refusedList(reason);
  if (!list) throw new PortError('malformed', 'The response does not contain the changed list');
  return { outcome, list: toListSummary(list) };
}

const problemOf = ({ stock, price }: Product): ProductProblem | null =>
  stock.label === 'out-of-stock' ? 'out-of-stock' : price.state === 'unavailable' ? 'price-unavailable' : null;

/** Converts a product on a list. One that the account can no longer see has its stored name and is not listed. */
export function toEntry(entry: WireEntry, product: Product | undefined, fields: ProductFields): ShoppingListItem {
  const { quantity } = entry;
  if (product !== undefined) return { product, quantity, problem: problemOf(product) };
  return { product: toUnavailableProduct(entry, fields), quantity, problem: 'not-listed' };
}

/** Converts a person whom a list can be shared with. */
export const toPerson = ({ personId, name, access }: ResponseOf<'getListPeople'>['people'][number]): ListPerson => ({
  id: recordId(personId),
  name: plain(name) || recordId(personId),
  access: access === 'edit' || access === 'view' ? access : null,
});
