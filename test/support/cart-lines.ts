import { createStore } from 'zustand/vanilla';
import type { Cart } from '../../src/domain';
import type { Adapter } from '../../src/ports';
import { type CartDraft, initialCart, type PendingDraft, reduceEdit } from '../../src/runtime/cart/cart.reducer';
import type {
  Batch,
  CartEffect,
  CartModel,
  CartState,
  EditEvent,
  ProductQuantity,
} from '../../src/runtime/cart/cart.state';
import type { SyncedCart } from '../../src/runtime/cart/cart.sync';

/** Pending edits of which only some parts are not empty. */
export const pendingWith = (parts: Partial<PendingDraft> = {}): PendingDraft => ({
  edits: new Map(parts.edits),
  adds: new Map(parts.adds),
  replacements: new Map(parts.replacements),
  batches: [...(parts.batches ?? [])],
  isClearing: parts.isClearing ?? false,
});

/** The draft of a model with a cart and pending edits. */
export const draftOf = (
  cart: Cart | null,
  pending: Partial<PendingDraft> = {},
  request: CartModel['request'] = null,
): CartDraft => ({
  ...initialCart,
  view: { ...initialCart.view, cart },
  pending: pendingWith(pending),
  request,
  effects: [],
});

/** Products with quantities, by product id. */
export const byProduct = (...items: readonly ProductQuantity[]): Map<string, ProductQuantity> =>
  new Map(items.map((item) => [item.product.id, item]));

/** A batch without products. */
export const emptyBatch: Batch = {
  callId: null,
  items: [],
  waiting: new Map(),
  inFlight: new Map(),
  adjustments: [],
  hasAdded: false,
};

let count = 0;

/** A cart whose changes are sent, and what happens to it. It is read already if a cart is given. */
export function syncedCart(
  ports: Pick<Adapter, 'cart' | 'catalog' | 'session'>,
  cart: Cart | null,
  parts: Partial<Pick<SyncedCart, 'accountId' | 'allowed'>> & Partial<SyncedCart['transport']> = {},
) {
  const adapter: Adapter = { id: `synced-${++count}`, content: {}, ...ports };
  const controller = new AbortController();
  const effects: CartEffect[] = [];
  const calls: string[] = [];
  let model = initialCart;
  const store = createStore<CartState>(() => model.view);
  const synced: SyncedCart = {
    adapter,
    accountId: parts.accountId === undefined ? 'pine' : parts.accountId,
    locale: () => 'fr-CA',
    transport: {
      read: async () => {
        calls.push('read');
        if (parts.read === undefined) throw new Error('No cart is read');
        return parts.read();
      },
      wait: async (milliseconds) => {
        calls.push(`wait ${milliseconds}`);
        await parts.wait?.(milliseconds);
      },
      online: parts.online ?? (() => true),
    },
    signal: controller.signal,
    model: () => model,
    allowed: parts.allowed ?? (() => Promise.resolve()),
    apply: (reduction) => {
      model = reduction.model;
      effects.push(...reduction.effects);
      store.setState(model.view, true);
    },
    onSent: () => void calls.push('sent'),
    onChangeEnd: () => void calls.push('ended'),
  };
  const edit = (event: EditEvent) => synced.apply(reduceEdit(model, event));
  if (cart !== null) edit({ type: 'read', cart });
  return {
    synced,
    store,
    effects,
    calls,
    edit,
    abort: () => controller.abort(),
    /** Quantities that are pending, by line and by product without a line. */
    pending: () => ({
      edits: Object.fromEntries(model.pending.edits),
      adds: store.getState().pendingAdds,
    }),
    notices: () => store.getState().notices.map(({ id: _id, ...notice }) => notice),
  };
}
