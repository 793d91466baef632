import type { FillSource, OrderFill } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** Earlier orders as the beginning of a new one. */
export interface BuilderPort {
  /** What earlier orders come to today; null when the account has none of that kind. */
  fill(
    request: { readonly source: FillSource } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<OrderFill | null>;
}
