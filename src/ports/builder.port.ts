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

/** Earlier orders as the beginning of a new one. */
export interface BuilderPort {
  /** What earlier orders come to today; null when the account has none of that kind. */
  fill(
    request: { readonly source: FillSource } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<OrderFill | null>;
}

/** The order proposed for an account's next delivery. It is accepted or rejected once. */
export interface EasyOrderPort extends CommitPort<EasyOrderDecision, EasyOrder, EasyOrderRefusal> {
  /** What is proposed, decided or not; null when nothing is. */
  read(request: ForAccount & InLocale, options?: CallOptions): Promise<EasyOrder | null>;
  /** What other quantities of its products come to. A product that is left out is not ordered. */
  quote(
    request: { readonly easyOrderId: string; readonly items: readonly CartItem[] } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<EasyOrderQuote>;
}
