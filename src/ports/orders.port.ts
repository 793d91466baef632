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

/** Orders of an account, whoever placed them. */
export interface OrdersPort {
  /** Newest first. */
  list(request: PageRequest & ForAccount & InLocale, options?: CallOptions): Promise<Page<OrderSummary>>;
  /**
   * Orders that match, a page at a time, in the order asked for. A text of fewer than four characters
   * matches everything. Sorts and statuses it does not know are answered as its own order and as none.
   */
  search(request: OrderQuery & ForAccount & InLocale, options?: CallOptions): Promise<OrderPage>;
  /** One order with everything that is known of it; null when the account has none by that id. */
  detail(
    request: { readonly orderId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<OrderDetail | null>;
  /** One order; null when the account, or the guest of this browser, has none by that id. */
  read(request: { readonly orderId: string } & ForAccount & InLocale, options?: CallOptions): Promise<Order | null>;
  /** The account of this buyer's that an order belongs to; null when it is of none of them. */
  accountOf(request: { readonly orderId: string } & InLocale, options?: CallOptions): Promise<string | null>;
  /**
   * Takes a draft up again: its products are added to the account's cart, and the draft is gone. `notAdded` counts the
   * products that could not be added; when none could, the draft stays.
   */
  resumeDraft(
    request: { readonly orderId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<
    | { readonly outcome: 'done'; readonly notAdded: number }
    | Refused<'draft-gone' | 'nothing-added' | 'ordering-stopped'>
  >;
  /** Deletes a draft for good. One that is gone already is done; a placed order is refused. */
  deleteDraft(
    request: { readonly orderId: string } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<{ readonly outcome: 'done' } | Refused<'no-draft'>>;
  /** What the account keeps ordering, most regular first. */
  usual(request: ForAccount & InLocale, options?: CallOptions): Promise<readonly UsualProduct[]>;
}

/** Cancelling an order, once (it needs a transaction ID and a reason). An order that is cancelled already is done. */
export type CancelOrderPort = CommitPort<CancelRequest, CancelledOrder, CancelRefusal>;
