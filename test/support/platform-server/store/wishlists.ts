import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { recordId } from '../ids';
import { accountRecordId, type Platform } from '../platform';
import type { WishlistEntry } from './ledger';

/** The lists of an account, newest first; it begins with the story's. */
export function wishlistsOf(platform: Platform, account: DemoAccount): readonly WishlistEntry[] {
  const { ledger, world } = platform;
  const key = `lists/${account.id}`;
  if (!ledger.seeded.has(key)) {
    ledger.seeded.add(key);
    const place = accountRecordId(platform, account).slice(11, 15);
    [...world.fresh(account).lists].reverse().forEach((list, nth) => {
      ledger.wishlists.push({
        id: recordId('list', `${place}${nth + 1}`), accountId: account.id, name: list.name, description: list.description, createdAt: list.createdAt, changedAt: list.changedAt,
        items: list.items.map(({ productId, quantity }, at) => ({ id: recordId('listItem', `${place}${nth + 1}${String(at).padStart(3, '0')}`), productId, quantity })),
      });
    });
  }
  // Of two made in the same moment the later one is newer.
  return ledger.wishlists.filter(({ accountId }) => accountId === account.id).reverse().sort((a, b) => b.createdAt - a.createdAt);
}
