import type { CartItemAdjustment, CartRefusal, Product } from '../../../domain';
import type { Adapter } from '../../../ports';
import { CART_CHANGE_SIZE } from '../../../rules/limits';
import type { GuestPick } from '../../../runtime/guest-cart';

/** A pick that was added in part or not at all, or cannot be added. */
export interface PickError {
  readonly name: string;
  /** Added quantity; 0 if nothing was added. */
  readonly quantity: number;
  readonly reason: CartRefusal | 'no-price';
}

/** A guest's picks, separated into those that the account can order and those that it cannot. */
export interface SortedPicks {
  readonly items: readonly { readonly product: Product; readonly quantity: number }[];
  readonly errors: readonly PickError[];
}

/** Number of parallel requests, for a backend that finds products one by one. */
const MAX_PARALLEL_READS = 4;

interface For {
  readonly accountId: string;
  readonly locale: string;
}

/** Checks which of a guest's picks the account can order. */
export async function sortPicks(adapter: Adapter, picks: readonly GuestPick[], account: For): Promise<SortedPicks> {
  const found = await productsOf(adapter, picks, account);
  const sorted = picks.map(({ name, quantity }, at) => {
    const product = found[at] ?? null;
    const reason = refusalReasonOf(product);
    return product === null || reason !== null
      ? { error: { name, quantity: 0, reason: reason ?? 'not-listed' } }
      : { item: { product, quantity } };
  });
  return { items: sorted.flatMap(({ item }) => item ?? []), errors: sorted.flatMap(({ error }) => error ?? []) };
}

function refusalReasonOf(product: Product | null): PickError['reason'] | null {
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
  const size = catalog?.match === undefined ? MAX_PARALLEL_READS : CART_CHANGE_SIZE;
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

/** Adds the picked names to the cart's adjustments. */
export const namedAdjustments = (
  items: SortedPicks['items'],
  adjustments: readonly CartItemAdjustment[],
): readonly PickError[] =>
  adjustments.map(({ productId, quantity, reason }) => ({
    name: items.find(({ product }) => product.id === productId)?.product.name ?? productId,
    quantity,
    reason,
  }));
