import type { StoreApi } from 'zustand/vanilla';
import type { Money } from '../../domain';
import type { Adapter } from '../../ports';
import { perAdapter } from '../per-adapter';
import { getSessionRuntime } from '../session/session';
import type { CartState } from './cart.state';

/** How much is in a cart, as the buyer sees it: with edits that are on their way. */
export interface CartFigures {
  /** Lines, and products on their way that have no line yet. */
  readonly lineCount: number;
  /** Cases that are part of the order: a line that can't be ordered is left out. */
  readonly cases: number;
  /** Null while there is no price. */
  readonly subtotal: Money | null;
  readonly total: Money | null;
}

/** The detail of `tradefront-cart-change`. */
export interface CartChangeDetail extends CartFigures {
  /** The adapter whose cart it is: a page may have several. */
  readonly adapterId: string;
  /** The account whose cart it is; null for a guest, and when the session has ended. */
  readonly accountId: string | null;
}

export const figuresOf = ({ order, adds, totals }: CartState): CartFigures => ({
  lineCount: order.length + Object.keys(adds).length,
  cases: totals?.cases ?? 0,
  subtotal: totals?.subtotal ?? null,
  total: totals?.total ?? null,
});

/** Sends the event of one adapter's cart from the document: the cart belongs to no element, and several may show it. */
const announcer = /* @__PURE__ */ perAdapter((adapter: Adapter) => {
  const accountIds = new Set<string | null>();
  let last = '';
  const announce = (accountId: string | null, figures: CartFigures) => {
    const detail: CartChangeDetail = { adapterId: adapter.id, accountId, ...figures };
    const text = JSON.stringify(detail);
    if (text === last) return;
    last = text;
    document.dispatchEvent(new CustomEvent('tradefront-cart-change', { detail, bubbles: true, composed: true }));
  };
  // Nothing of a buyer who left is shown any more.
  getSessionRuntime(adapter).store.subscribe(({ status }) => {
    if (status === 'ended') announce(null, { lineCount: 0, cases: 0, subtotal: null, total: null });
  });
  return { accountIds, announce };
});

/** Whether the cart of an account was asked for on this page. */
export const isCartRead = (adapter: Adapter, accountId: string | null): boolean =>
  announcer(adapter).accountIds.has(accountId);

/** Has the document send `tradefront-cart-change` whenever the figures of this cart are others. */
export function announceCart(adapter: Adapter, accountId: string | null, store: StoreApi<CartState>): void {
  if (typeof document === 'undefined') return;
  const { accountIds, announce } = announcer(adapter);
  accountIds.add(accountId);
  const tell = (state: CartState) => {
    if (state.status === 'ready') announce(accountId, figuresOf(state));
  };
  tell(store.getState());
  store.subscribe(tell);
}
