import type { Cart, Checkout, Money, Order, OrderRefusal, OrderRequest } from '../domain';
import type { CallOptions, ForAccount, InLocale, UploadOptions } from './call';

/** A refusal to place the order, with the current cart if the backend returns it. */
export interface PlaceRefused {
  readonly outcome: 'refused';
  readonly reason: OrderRefusal;
  readonly cart?: Cart;
}

/**
 * Places an order, split into steps that place it at most once. A handle identifies one attempt on the backend. A
 * backend keeps at most one open handle per cart: `prepare` closes an older handle that was not placed, so that a
 * delayed request for it is refused. A guest has no account: the backend identifies the cart by its own session.
 */
export interface CheckoutPort {
  /** The options for the account's cart. */
  open(request: ForAccount & InLocale, options?: CallOptions): Promise<Checkout>;
  /**
   * Uploads a file for one of the store's own checkout fields. The handle is the value of the answer. Rejects with
   * `rejected` and the field `file` for an unsupported type or size. A retry, or another file for the field, creates
   * another upload: the backend deletes those that no order has used after a day.
   */
  upload(
    request: { readonly fieldId: string; readonly file: Blob; readonly name: string } & ForAccount & InLocale,
    options?: UploadOptions,
  ): Promise<{ readonly handle: string }>;
  /** Stores the answers on the backend and opens a handle for one attempt. Does not order anything yet. */
  prepare(
    request: OrderRequest & InLocale,
    options?: CallOptions,
  ): Promise<
    | { readonly outcome: 'ready'; readonly handle: string }
    | { readonly outcome: 'done'; readonly order: Order }
    | PlaceRefused
  >;
  /** Places the order of a handle. Sent at most once per handle. */
  place(
    request: {
      readonly key: string;
      readonly handle: string;
      readonly expectedTotal: Money;
    } & ForAccount &
      InLocale,
  ): Promise<{ readonly outcome: 'done'; readonly order: Order } | PlaceRefused>;
  /**
   * The outcome of an attempt. `open`: not placed yet, but a request may still be in flight. `closed`: not placed, and
   * never will be.
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
   * Closes a handle that was not placed, so that a delayed request for it is refused. Returns `done` if the order had
   * been placed already.
   */
  abandon(
    request: { readonly key: string; readonly handle: string } & ForAccount & InLocale,
  ): Promise<{ readonly outcome: 'closed' } | { readonly outcome: 'done'; readonly order: Order }>;
}
