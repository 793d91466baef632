import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { accessOf, isActive } from '../../../../src/adapters/demo/engine/list-access';
import type { ListChanged, Listing } from '../../../../src/adapters/demo/engine/lists';
import type { AccountState, ListRecord } from '../../../../src/adapters/demo/store/records';
import { recordId } from '../ids';
import { accountRecordId, type Platform } from '../platform';
import type { WishlistEntry } from './ledger';

/** Every list of an account, newest first, with those that are only kept for whoever wants them back. It begins with the story's. */
function keptLists(platform: Platform, account: DemoAccount): readonly WishlistEntry[] {
  const { ledger, world } = platform;
  const key = `lists/${account.id}`;
  if (!ledger.seeded.has(key)) {
    ledger.seeded.add(key);
    const place = accountRecordId(platform, account).slice(11, 15);
    [...world.fresh(account).lists].reverse().forEach(({ items, ...list }, nth) => {
      ledger.wishlists.push({
        ...list,
        id: recordId('list', `${place}${nth + 1}`),
        accountId: account.id,
        items: items.map(({ productId, quantity }, at) => ({
          id: recordId('listItem', `${place}${nth + 1}${String(at).padStart(3, '0')}`),
          productId,
          quantity,
        })),
      });
    });
  }
  // Of two made in the same moment the later one is newer.
  return ledger.wishlists
    .filter(({ accountId }) => accountId === account.id)
    .reverse()
    .sort((a, b) => b.createdAt - a.createdAt);
}

/** An entry as the demo's rules take it. */
export const listRecord = ({ accountId: _, items, ...list }: WishlistEntry): ListRecord => ({
  ...list,
  items: items.map(({ productId, quantity }) => ({ productId, quantity })),
});

/** The lists of an account that stand, newest first. */
export const wishlistsOf = (platform: Platform, account: DemoAccount): readonly WishlistEntry[] =>
  keptLists(platform, account).filter((list) => isActive(listRecord(list)));

/** A buyer's own of them: all that the platform shows. */
export const ownWishlists = (platform: Platform, account: DemoAccount, buyerId: string): readonly WishlistEntry[] =>
  wishlistsOf(platform, account).filter((list) => accessOf(listRecord(list), buyerId) === 'own');

/** Carries a change of the demo's out on an account's lists. */
export function changeWishlists(
  platform: Platform,
  account: DemoAccount,
  buyerId: string,
  carryOut: (listing: Listing) => readonly [AccountState, ListChanged],
): ListChanged {
  const { ledger, world } = platform;
  const entries = keptLists(platform, account);
  const state = { ...world.fresh(account), lists: entries.map(listRecord) };
  const [{ lists }, result] = carryOut({ state, now: platform.now(), find: world.find, buyerId });
  for (const entry of entries) {
    const next = lists.find(({ id }) => id === entry.id);
    if (next === undefined) {
      ledger.wishlists.splice(ledger.wishlists.indexOf(entry), 1);
      continue;
    }
    const items = next.items.map(({ productId, quantity }) => ({
      id: entry.items.find((item) => item.productId === productId)?.id ?? ledger.nextId('listItem'),
      productId,
      quantity,
    }));
    Object.assign(entry, { ...next, items });
  }
  return result;
}
