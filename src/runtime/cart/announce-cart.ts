import type { StoreApi } from 'zustand/vanilla';
import type { Money } from '../../domain';
import type { Adapter } from '../../ports';
import { perAdapter } from '../per-adapter';
import { getSessionRuntime } from '../session/session';
import type { CartState } from './cart.state';

/** Counts and totals of a cart as shown, with pending edits applied. */
export interface CartFigures {
  /** Number of lines, including pending additions. */
  readonly lineCount: number;
  /** Number of cases, without lines that can't be ordered. */
  readonly cases: number;
  /** Null without a price. */
  readonly subtotal: Money | null;
  readonly total: Money | null;
}

/** The detail of `tradefront-cart-change`. */
export interface CartChangeDetail extends CartFigures {
  /** Id of the cart's adapter, because a page may have several. */
  readonly adapterId: string;
  /** Account of the cart; null for a guest, and after the session has ended. */
  readonly accountId: string | null;
}

export const figuresOf = ({ lineIds, pendingAdds, totals }: CartState): CartFigures => ({
  lineCount: lineIds.length + Object.keys(pendingAdds).length,
  cases: totals?.cases ?? 0,
  subtotal: totals?.subtotal ?? null,
  total: totals?.total ?? null,
});

/** Dispatches the event on the document, because a cart belongs to an adapter and several elements may show it. */
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
  // Reports an empty cart when the session ends.
  getSessionRuntime(adapter).store.subscribe(({ status }) => {
    if (status === 'ended') announce(null, { lineCount: 0, cases: 0, subtotal: null, total: null });
  });
  return { accountIds, announce };
});

/** True if this page has read the cart of an account. */
export const isCartRead = (adapter: Adapter, accountId: string | null): boolean =>
  announcer(adapter).accountIds.has(accountId);

/** Dispatches `tradefront-cart-change` on the document whenever the figures of this cart change. */
export function announceCart(adapter: Adapter, accountId: string | null, store: StoreApi<CartState>): void {
  if (typeof document === 'undefined') return;
  const { accountIds, announce } = announcer(adapter);
  accountIds.add(accountId);
  const announceState = (state: CartState) => {
    if (state.status === 'ready') announce(accountId, figuresOf(state));
  };
  announceState(store.getState());
  store.subscribe(announceState);
}
