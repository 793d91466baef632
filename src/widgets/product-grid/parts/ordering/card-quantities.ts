import type { Product } from '../../../../domain';
import type { Adapter } from '../../../../ports';
import { quantityProblem } from '../../../../rules';
import type { CartRuntime } from '../../../../runtime/cart/cart.store';
import { getSessionRuntime } from '../../../../runtime/session/session';
import { readStored, type StorageChoice, storedKey, storeFor } from '../../../../runtime/storage';

/** Maximum number of stored products. */
const MOST = 500;

/** Quantities in the fields of cards, stored to restore them when a search or filter shows the card again. */
export interface CardQuantities {
  /** Returns the quantity set for a product but not added, if it is still valid; otherwise the minimum. */
  of(product: Product): number;
  keep(product: Product, quantity: number): void;
  /** Returns the invalid text in a product's field, if it is still invalid; otherwise null. */
  refusedOf(product: Product): string | null;
  /** Stores an invalid text; null removes it. */
  keepRefused(product: Product, text: string | null): void;
}

/** Stored state of one card; null fields are not stored. */
interface Kept {
  readonly quantity: number | null;
  readonly refused: string | null;
}

const byCart = new WeakMap<CartRuntime, CardQuantities>();

/** Parses stored quantities by product id; null for any other value. */
export function parseQuantities(value: unknown): ReadonlyMap<string, Kept> | null {
  if (!Array.isArray(value) || value.length > MOST) return null;
  const cards = value.flatMap((card: unknown) => {
    const [id, quantity, refused]: readonly unknown[] = Array.isArray(card) ? card : [];
    const isKept =
      (quantity === null || typeof quantity === 'number') && (refused === null || typeof refused === 'string');
    return typeof id === 'string' && isKept ? [[id, { quantity, refused }] as const] : [];
  });
  return cards.length === value.length ? new Map(cards) : null;
}

/**
 * Returns the card quantities of a cart. They are stored like those of fast entry until they are added or the account
 * changes (decision 45).
 */
export function cardQuantitiesOf(
  adapter: Adapter,
  accountId: string | null,
  cart: CartRuntime,
  storage: StorageChoice,
): CardQuantities {
  const known = byCart.get(cart);
  if (known !== undefined) return known;
  const store = storeFor('entries', storage);
  const key = storedKey('entries', adapter.id, accountId ?? '', 'cards');
  const cards = new Map(readStored(store, key, parseQuantities) ?? []);
  const keptOf = (id: string): Kept => cards.get(id) ?? { quantity: null, refused: null };
  const write = (id: string, kept: Kept) => {
    cards.delete(id);
    if (kept.quantity !== null || kept.refused !== null) cards.set(id, kept);
    if (cards.size === 0) store.remove(key);
    else
      store.set(
        key,
        JSON.stringify([...cards].slice(-MOST).map(([card, { quantity, refused }]) => [card, quantity, refused])),
      );
  };
  const made: CardQuantities = {
    of({ id, quantityRule }) {
      const { quantity } = keptOf(id);
      return quantity === null || quantityProblem(String(quantity), quantityRule) !== null
        ? quantityRule.min
        : quantity;
    },
    keep({ id, quantityRule }, quantity) {
      write(id, { ...keptOf(id), quantity: quantity === quantityRule.min ? null : quantity });
    },
    refusedOf({ id, quantityRule }) {
      const { refused } = keptOf(id);
      return refused === null || quantityProblem(refused, quantityRule) === null ? null : refused;
    },
    keepRefused({ id }, refused) {
      write(id, { ...keptOf(id), refused });
    },
  };
  byCart.set(cart, made);
  const forget = () => {
    cards.clear();
    store.remove(key);
    stay();
  };
  const stay = getSessionRuntime(adapter).onLeave({
    drop: (left) => (left === accountId ? forget() : undefined),
    forget,
  });
  return made;
}
