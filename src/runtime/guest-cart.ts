import type { StoreApi } from 'zustand/vanilla';
import type { Adapter } from '../ports';
import { getSessionRuntime } from './session/session';
import { ownNumber, ownString, readStored, type StorageChoice, storedKey, storeFor } from './storage';
import type { CartState } from './cart/cart.state';

/** A product that a guest picked. Prices and stock are asked again: they are the account's by then. */
export interface GuestPick {
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}

/** Most products that wait: more than a cart can be asked for at once. */
const MOST = 1000;

const keyOf = (adapterId: string): string => storedKey('guestCart', adapterId);

/** Keeps what a guest has in the cart, so that signing in does not lose it (decision 46): another page may come in between. */
export function keepGuestCart(adapter: Adapter, cart: StoreApi<CartState>): void {
  const keep = ({ status, order, lines }: CartState) => {
    const session = getSessionRuntime(adapter);
    const now = session.store.getState();
    if (status !== 'ready' || now.status !== 'ready' || !now.session.guest) return;
    const picks = order.slice(0, MOST).flatMap((id): GuestPick | [] => {
      const line = lines[id];
      return line === undefined || line.free || line.quantity === null
        ? []
        : { productId: line.product.id, sku: line.product.sku, name: line.product.name, quantity: line.quantity };
    });
    if (picks.length === 0) forgetGuestCart(adapter.id, session.storage());
    else storeFor('guestCart', session.storage()).set(keyOf(adapter.id), JSON.stringify(picks));
  };
  keep(cart.getState());
  cart.subscribe((state, before) => {
    if (state.lines !== before.lines || state.order !== before.order) keep(state);
  });
}

/** What waits of a guest's cart; nothing where none was kept or the adapter's backend merges it by itself. */
export function guestCart(adapter: Adapter, choice: StorageChoice): readonly GuestPick[] {
  if (adapter.mergesGuestCart === true) return [];
  return readStored(storeFor('guestCart', choice), keyOf(adapter.id), parsePicks) ?? [];
}

/** The buyer added or discarded it, or ordered it as a guest. */
export const forgetGuestCart = (adapterId: string, choice: StorageChoice): void =>
  storeFor('guestCart', choice).remove(keyOf(adapterId));

function parsePicks(value: unknown): readonly GuestPick[] | null {
  if (!Array.isArray(value) || value.length > MOST) return null;
  const picks = value.map((entry: unknown): GuestPick | null => {
    const [productId, sku, name, quantity] = [
      ownString(entry, 'productId'),
      ownString(entry, 'sku'),
      ownString(entry, 'name'),
      ownNumber(entry, 'quantity'),
    ];
    return productId && sku !== null && name !== null && quantity !== null && quantity > 0
      ? { productId, sku, name, quantity }
      : null;
  });
  return picks.every((pick) => pick !== null) && picks.length > 0 ? picks : null;
}
