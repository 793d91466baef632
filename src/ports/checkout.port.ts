import type { Cart, Checkout, Money, Order, OrderRefusal, OrderRequest } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** A refusal to place, with the cart as it now stands where the backend sends it. */
export interface PlaceRefused {
  readonly outcome: 'refused';
  readonly reason: OrderRefusal;
  readonly cart?: Cart;
}

/**
 * Placing an order, in steps that make it happen once.
 * A handle names one attempt on the backend. A backend holds at most one open handle per cart: preparing closes an
 * older one that was not placed, so that a request still under way for it is refused when it arrives. A guest places
 * without an account: the backend knows the cart by its own session.
 */
export interface CheckoutPort {
  /** What may be chosen for the account's cart. */
  open(request: ForAccount & InLocale, options?: CallOptions): Promise<Checkout>;
  /** Stores the answers with the backend and opens a handle for one attempt. Nothing is ordered yet. */
  prepare(
    request: OrderRequest & InLocale,
    options?: CallOptions,
  ): Promise<
    | { readonly outcome: 'ready'; readonly handle: string }
    | { readonly outcome: 'done'; readonly order: Order }
    | PlaceRefused
  >;
  /** Places the order behind a handle. Sent at most once for each handle. */
  place(
    request: {
      readonly key: string;
      readonly handle: string;
      readonly expectedTotal: Money;
    } & ForAccount &
      InLocale,
  ): Promise<{ readonly outcome: 'done'; readonly order: Order } | PlaceRefused>;
  /**
   * The outcome of an attempt. `open`: not placed as yet, though a request may still be under way.
   * `closed`: not placed, and never will be.
   */
  outcome(
    request: { readonly key: string; readonly handle: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<
    | { readonly outcome: 'done'; readonly order: Order }
    | { readonly outcome: 'open' }
    | { readonly outcome: 'processing' }
    | { readonly outcome: 'closed' }
  >;
  /**
   * Closes a handle that was not placed, so that a late request for it is refused.
   * Answers `done` when the order had been placed after all.
   */
  abandon(
    request: { readonly key: string; readonly handle: string } & ForAccount & InLocale,
  ): Promise<{ readonly outcome: 'closed' } | { readonly outcome: 'done'; readonly order: Order }>;
}
