import type { Promotions } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** What is offered to an account. Everyone who is signed in may look (decision 11). */
export interface PromotionsPort {
  /** Those that run and those to come, with how far the account's cart is from each. */
  list(request: ForAccount & InLocale, options?: CallOptions): Promise<Promotions>;
}
