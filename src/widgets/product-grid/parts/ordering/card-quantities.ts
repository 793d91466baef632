import type { Product } from '../../../../domain';
import type { Adapter } from '../../../../ports';
import { quantityProblem } from '../../../../rules';
import type { CartRuntime } from '../../../../runtime/cart/cart.store';
import { getSessionRuntime } from '../../../../runtime/session/session';
import { readStored, type StorageChoice, storedKey, storeFor } from '../../../../runtime/storage';

/** Maximum number of stored products. */
const MAX_STORED_CARDS = 500;

/** Quantities in the fields of cards, stored to restore them when a search or filter shows the card again. */
export interface CardQuantities {
  /** Returns the quantity set for a product but not added, if it is still valid; otherwise the minimum. */
  of(product: Product): number;
  save(product: Product, quantity: number): void;
  /** Returns the invalid text in a product's field, if it is still invalid; otherwise null. */
  invalidTextOf(product: Product): string | null;
  /** Stores an invalid text; null removes it. */
  saveInvalidText(product: Product, text: string | null): void;
}

/** Stored state of one card; null fields are not stored. */
interface StoredCard {
  readonly quantity: number | null;
  readonly refused: string | null;
}

const quantitiesByCart = new WeakMap<CartRuntime, CardQuantities>();

/** Parses stored quantities by product id; null for any other value. */
export function parseQuantities(value: unknown): ReadonlyMap<string, StoredCard> | null {
  if (!Array.isArray(value) || value.length > MAX_STORED_CARDS) return null;
  const cards = value.flatMap((card: unknown) => {
    const [id, quantity, refused]: readonly unknown[] = Array.isArray(card) ? card : [];
    const isValid =
      (quantity === null || typeof quantity === 'number') && (refused === null || typeof refused === 'string');
    return typeof id === 'string' && isValid ? [[id, { quantity, refused }] as const] : [];
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
  const existing = quantitiesByCart.get(cart);
  if (existing !== undefined) return existing;
  const store = storeFor('entries', storage);
  const key = storedKey('entries', adapter.id, accountId ?? '', 'cards');
  const cards = new Map(readStored(store, key, parseQuantities) ?? []);
  const storedCardOf = (id: string): StoredCard => cards.get(id) ?? { quantity: null, refused: null };
  const write = (id: string, stored: StoredCard) => {
    cards.delete(id);
    if (stored.quantity !== null || stored.refused !== null) cards.set(id, stored);
    if (cards.size === 0) store.remove(key);
    else
      store.set(
        key,
        JSON.stringify(
          [...cards].slice(-MAX_STORED_CARDS).map(([card, { quantity, refused }]) => [card, quantity, refused]),
        ),
      );
  };
  const quantities: CardQuantities = {
    of({ id, quantityRule }) {
      const { quantity } = storedCardOf(id);
      return quantity === null || quantityProblem(String(quantity), quantityRule) !== null
        ? quantityRule.min
        : quantity;
    },
    save({ id, quantityRule }, quantity) {
      write(id, { ...storedCardOf(id), quantity: quantity === quantityRule.min ? null : quantity });
    },
    invalidTextOf({ id, quantityRule }) {
      const { refused } = storedCardOf(id);
      return refused === null || quantityProblem(refused, quantityRule) === null ? null : refused;
    },
    saveInvalidText({ id }, refused) {
      write(id, { ...storedCardOf(id), refused });
    },
  };
  quantitiesByCart.set(cart, quantities);
  const forget = () => {
    cards.clear();
    store.remove(key);
    unsubscribe();
  };
  const unsubscribe = getSessionRuntime(adapter).onAccountSwitch({
    drop: (left) => (left === accountId ? forget() : undefined),
    forget,
  });
  return quantities;
}
