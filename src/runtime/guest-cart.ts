import type { StoreApi } from 'zustand/vanilla';
import type { Adapter } from '../ports';
import { getSessionRuntime } from './session/session';
import { ownNumber, ownString, readStored, type StorageChoice, storedKey, storeFor } from './storage';
import type { CartState } from './cart/cart.state';

/** A product in a guest's cart. Prices and stock are read again, because the account can have others. */
export interface GuestPick {
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}

/** Maximum number of stored products: more than one command can add. */
const MOST = 1000;

const keyOf = (adapterId: string): string => storedKey('guestCart', adapterId);

/** Stores a guest's cart, so that it survives signing in even across another page (decision 46). */
export function keepGuestCart(adapter: Adapter, cart: StoreApi<CartState>): void {
  const keep = ({ status, lineIds, lines }: CartState) => {
    const session = getSessionRuntime(adapter);
    const now = session.store.getState();
    if (status !== 'ready' || now.status !== 'ready' || !now.session.isGuest) return;
    const picks = lineIds.slice(0, MOST).flatMap((id): GuestPick | [] => {
      const line = lines[id];
      return line === undefined || line.isFreeGood || line.quantity === null
        ? []
        : { productId: line.product.id, sku: line.product.sku, name: line.product.name, quantity: line.quantity };
    });
    if (picks.length === 0) forgetGuestCart(adapter.id, session.storage());
    else storeFor('guestCart', session.storage()).set(keyOf(adapter.id), JSON.stringify(picks));
  };
  keep(cart.getState());
  cart.subscribe((state, before) => {
    if (state.lines !== before.lines || state.lineIds !== before.lineIds) keep(state);
  });
}

/** Returns the stored guest cart; empty when there is none or the backend itself merges it. */
export function guestCart(adapter: Adapter, choice: StorageChoice): readonly GuestPick[] {
  if (adapter.mergesGuestCart === true) return [];
  return readStored(storeFor('guestCart', choice), keyOf(adapter.id), parsePicks) ?? [];
}

/** Removes the stored guest cart after the buyer has added, discarded or ordered it. */
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
