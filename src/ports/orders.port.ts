import type {
  CancelledOrder,
  CancelRefusal,
  CancelRequest,
  Order,
  OrderDetail,
  OrderPage,
  OrderQuery,
  OrderSummary,
  Page,
  PageRequest,
  UsualProduct,
} from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';
import type { CommitPort, Refused } from './commit.port';

/** Orders of an account, regardless of who placed them. */
export interface OrdersPort {
  /** Newest first. */
  list(request: PageRequest & ForAccount & InLocale, options?: CallOptions): Promise<Page<OrderSummary>>;
  /**
   * Orders that match, by page and in the requested sort order. A text of fewer than four characters matches
   * everything. An unknown sort falls back to the backend's default; unknown statuses match nothing.
   */
  search(request: OrderQuery & ForAccount & InLocale, options?: CallOptions): Promise<OrderPage>;
  /** One order with all its details; null when the account has no order with that id. */
  detail(
    request: { readonly orderId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<OrderDetail | null>;
  /** One order; null when the account, or the guest of this browser, has no order with that id. */
  read(request: { readonly orderId: string } & ForAccount & InLocale, options?: CallOptions): Promise<Order | null>;
  /** The account of this buyer that an order belongs to; null when it belongs to none of them. */
  accountOf(request: { readonly orderId: string } & InLocale, options?: CallOptions): Promise<string | null>;
  /**
   * Resumes a draft: adds its products to the account's cart and deletes the draft. `notAdded` counts the products that
   * could not be added; if none could, the draft stays.
   */
  resumeDraft(
    request: { readonly orderId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<
    | { readonly outcome: 'done'; readonly notAdded: number }
    | Refused<'draft-gone' | 'nothing-added' | 'ordering-stopped'>
  >;
  /** Deletes a draft permanently. Succeeds if the draft is gone already; refuses for a placed order. */
  deleteDraft(
    request: { readonly orderId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<{ readonly outcome: 'done' } | Refused<'no-draft'>>;
  /** Products that the account orders regularly, the most regular first. */
  usual(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly UsualProduct[]>;
}

/** Cancels an order at most once; needs a transaction ID and a reason. Succeeds if the order is cancelled already. */
export type CancelOrderPort = CommitPort<CancelRequest, CancelledOrder, CancelRefusal>;
