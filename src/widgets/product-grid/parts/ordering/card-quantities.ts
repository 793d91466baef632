import type { Product } from '../../../../domain';
import type { Adapter } from '../../../../ports';
import { quantityProblem } from '../../../../rules';
import type { CartRuntime } from '../../../../runtime/cart/cart.store';
import { getSessionRuntime } from '../../../../runtime/session/session';
import { readStored, type StorageChoice, storedKey, storeFor } from '../../../../runtime/storage';

/** Most products that are kept; more than anybody sets in one sitting. */
const MOST = 500;

/** Quantities that were set on cards and not added: a card that a search or a filter takes away comes back with its own. */
export interface CardQuantities {
  /** What was set for a product, while it may still be ordered in that quantity; else the least. */
  of(product: Product): number;
  keep(product: Product, quantity: number): void;
}

const byCart = new WeakMap<CartRuntime, CardQuantities>();

/** What was kept, by product id; null for anything else. */
export function parseQuantities(value: unknown): ReadonlyMap<string, number> | null {
  if (!Array.isArray(value) || value.length > MOST) return null;
  const pairs = value.flatMap((pair: unknown) => {
    const [id, quantity]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    return typeof id === 'string' && typeof quantity === 'number' ? [[id, quantity] as const] : [];
  });
  return pairs.length === value.length ? new Map(pairs) : null;
}

/** The quantities of a cart, kept for the visit like those of fast entry, until they are added or the account is left (decision 45). */
export function cardQuantitiesOf(adapter: Adapter, accountId: string | null, cart: CartRuntime, storage: StorageChoice): CardQuantities {
  const known = byCart.get(cart);
  if (known !== undefined) return known;
  const store = storeFor('entries', storage);
  const key = storedKey('entries', adapter.id, accountId ?? '', 'cards');
  const quantities = new Map(readStored(store, key, parseQuantities) ?? []);
  const made: CardQuantities = {
    of({ id, quantityRule }) {
      const kept = quantities.get(id);
      return kept === undefined || quantityProblem(String(kept), quantityRule) !== null ? quantityRule.min : kept;
    },
    keep({ id, quantityRule }, quantity) {
      quantities.delete(id);
      if (quantity !== quantityRule.min) quantities.set(id, quantity);
      if (quantities.size === 0) store.remove(key);
      else store.set(key, JSON.stringify([...quantities].slice(-MOST)));
    },
  };
  byCart.set(cart, made);
  const forget = () => {
    quantities.clear();
    store.remove(key);
    stay();
  };
  const stay = getSessionRuntime(adapter).onLeave({ drop: (left) => (left === accountId ? forget() : undefined), forget });
  return made;
}
