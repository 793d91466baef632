import type { Product } from '../../../../domain';
import type { Adapter } from '../../../../ports';
import { quantityProblem } from '../../../../rules';
import type { CartRuntime } from '../../../../runtime/cart/cart.store';
import { getSessionRuntime } from '../../../../runtime/session/session';
import { readStored, type StorageChoice, storedKey, storeFor } from '../../../../runtime/storage';

/** Most products that are kept; more than anybody sets in one sitting. */
const MOST = 500;

/** What is in the field of a card that a search or a filter takes away, so that it comes back with it. */
export interface CardQuantities {
  /** What was set for a product and not added, while it may still be ordered in that quantity; else the least. */
  of(product: Product): number;
  keep(product: Product, quantity: number): void;
  /** The text in a product's field that could not be taken, while it still can't; else null. */
  refusedOf(product: Product): string | null;
  /** Keeps such a text; null forgets it. */
  keepRefused(product: Product, text: string | null): void;
}

/** What is kept of one card, null where there is nothing of it. */
interface Kept {
  readonly quantity: number | null;
  readonly refused: string | null;
}

const byCart = new WeakMap<CartRuntime, CardQuantities>();

/** What was kept, by product id; null for anything else. */
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

/** The quantities of a cart, kept for the visit like those of fast entry, until they are added or the account is left (decision 45). */
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
  const stay = getSessionRuntime(adapter).onAccountSwitch({
    drop: (left) => (left === accountId ? forget() : undefined),
    forget,
  });
  return made;
}
