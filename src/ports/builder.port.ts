import type {
  CartItem,
  EasyOrder,
  EasyOrderDecision,
  EasyOrderQuote,
  EasyOrderRefusal,
  FillSource,
  OrderFill,
} from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';
import type { CommitPort } from './commit.port';

/** Earlier orders as the start of a new one. */
export interface BuilderPort {
  /** Products, quantities and current prices of earlier orders; null when the account has no orders of that kind. */
  fill(
    request: { readonly source: FillSource } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<OrderFill | null>;
}

/** The order proposed for an account's next delivery. It can be accepted or rejected once. */
export interface EasyOrderPort extends CommitPort<EasyOrderDecision, EasyOrder, EasyOrderRefusal> {
  /** The proposed order, whether decided or not; null when there is none. */
  read(request: ForAccount & InLocale, options?: CallOptions): Promise<EasyOrder | null>;
  /** Prices the proposed order with other quantities. Products that are left out are not ordered. */
  quote(
    request: { readonly easyOrderId: string; readonly items: readonly CartItem[] } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<EasyOrderQuote>;
}
