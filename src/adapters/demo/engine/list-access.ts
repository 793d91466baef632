import type { CartItem, ListAccess, ListPerson, ShoppingListSummary } from '../../../domain';
import type { DemoAccount } from '../data/accounts';
import { buyers, type DemoBuyer } from '../data/buyers';
import type { ListRecord } from '../store/records';
import { instantOf } from './zoned-time';

/** A list record without an owner and without sharing. */
export const listRecordOf = ({
  now,
  ...list
}: {
  id: string;
  name: string;
  description: string;
  items: CartItem[];
  now: number;
}): ListRecord => ({ ...list, createdAt: now, changedAt: now, ownerId: null, shared: [], removedAt: null });

/** Whether a list exists, and is not only stored for undo. */
export const isActive = ({ removedAt }: ListRecord): boolean => removedAt === null;

/** A buyer's access to a list; null for none. A list without an owner is open to all. */
export function accessOf({ ownerId, shared }: ListRecord, buyerId: string | null): ListAccess | null {
  if (ownerId === null || ownerId === buyerId) return 'own';
  return shared.find((one) => one.buyerId === buyerId)?.access ?? null;
}

const nameOf = ({ firstName, lastName }: DemoBuyer): string => `${firstName} ${lastName}`;

/** All users who can order for an account. */
const orderersOf = (account: DemoAccount): readonly DemoBuyer[] =>
  buyers.filter(({ accounts, permissions }) => accounts.includes(account.id) && permissions.includes('ordering'));

/** Owner and sharing of a seeded list: every third belongs to a colleague, and all users of the account can see it. */
export function sharedAtFirst(account: DemoAccount | null, index: number): Pick<ListRecord, 'ownerId' | 'shared'> {
  const people = account === null ? [] : orderersOf(account);
  const owner = people[index % 3 === 1 ? 1 : 0] ?? people[0];
  if (owner === undefined) return { ownerId: null, shared: [] };
  const access = index % 3 === 1 && index % 2 === 1 ? 'view' : 'edit';
  return {
    ownerId: owner.id,
    shared: people.filter(({ id }) => id !== owner.id).map(({ id }) => ({ buyerId: id, access })),
  };
}

/** A list as a summary for a buyer. */
export function presentList(list: ListRecord, buyerId: string | null, timeZone: string): ShoppingListSummary {
  const access = accessOf(list, buyerId) ?? 'view';
  const owner = buyers.find(({ id }) => id === list.ownerId);
  return {
    id: list.id,
    name: list.name,
    description: list.description,
    count: list.items.length,
    changedAt: instantOf(list.changedAt, timeZone),
    access,
    owner: access === 'own' || owner === undefined ? null : nameOf(owner),
    sharedWith: list.shared.length,
  };
}

/** The people whom a list can be shared with, and their current access. */
export const peopleOf = (list: ListRecord, account: DemoAccount, buyerId: string | null): readonly ListPerson[] =>
  orderersOf(account)
    .filter(({ id }) => id !== buyerId && id !== list.ownerId)
    .map((buyer) => ({
      id: buyer.id,
      name: nameOf(buyer),
      access: list.shared.find((one) => one.buyerId === buyer.id)?.access ?? null,
    }));
