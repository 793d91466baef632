import type { CartItemAdjustment, CartRefusal, Product } from '../../../domain';
import type { Adapter } from '../../../ports';
import { CART_CHANGE_SIZE } from '../../../rules/limits';
import type { GuestPick } from '../../../runtime/guest-cart';

/** A pick that did not go in as it was picked, or can not. */
export interface PickError {
  readonly name: string;
  /** How many of it went in; 0 for none. */
  readonly quantity: number;
  readonly reason: CartRefusal | 'no-price';
}

/** What an account may order of a guest's picks, and what it may not. */
export interface SortedPicks {
  readonly items: readonly { readonly product: Product; readonly quantity: number }[];
  readonly troubles: readonly PickError[];
}

/** Products looked up side by side, where a backend finds them one by one. */
const SIDE_BY_SIDE = 4;

interface For {
  readonly accountId: string;
  readonly locale: string;
}

/** Asks what the account may order of what a guest picked. */
export async function sortPicks(adapter: Adapter, picks: readonly GuestPick[], account: For): Promise<SortedPicks> {
  const found = await productsOf(adapter, picks, account);
  const sorted = picks.map(({ name, quantity }, at) => {
    const product = found[at] ?? null;
    const reason = reasonAgainst(product);
    return product === null || reason !== null
      ? { trouble: { name, quantity: 0, reason: reason ?? 'not-listed' } }
      : { item: { product, quantity } };
  });
  return { items: sorted.flatMap(({ item }) => item ?? []), troubles: sorted.flatMap(({ trouble }) => trouble ?? []) };
}

function reasonAgainst(product: Product | null): PickError['reason'] | null {
  if (product === null) return 'not-listed';
  if (product.stock.label === 'out-of-stock') return 'out-of-stock';
  return product.price.state === 'unavailable' ? 'no-price' : null;
}

async function productsOf(
  { catalog }: Adapter,
  picks: readonly GuestPick[],
  account: For,
): Promise<readonly (Product | null)[]> {
  const found: (Product | null)[] = [];
  const size = catalog?.match === undefined ? SIDE_BY_SIDE : CART_CHANGE_SIZE;
  for (let at = 0; at < picks.length; at += size) {
    const part = picks.slice(at, at + size);
    const matches = await catalog?.match?.({ entries: part.map(({ sku }) => sku), ...account });
    const products =
      matches?.map(({ product }) => product) ??
      (await Promise.all(part.map(({ productId }) => catalog?.product?.({ productId, ...account }) ?? null)));
    found.push(...part.map((_, index) => products[index] ?? null));
  }
  return found;
}

/** The troubles a cart answered with, by the names that were picked. */
export const namedAdjustments = (
  items: SortedPicks['items'],
  troubles: readonly CartItemAdjustment[],
): readonly PickError[] =>
  troubles.map(({ productId, quantity, reason }) => ({
    name: items.find(({ product }) => product.id === productId)?.product.name ?? productId,
    quantity,
    reason,
  }));
