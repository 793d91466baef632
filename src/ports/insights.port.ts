import type { NextDelivery, OrderWeeks } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** Figures of an account on its buyers' first page. */
export interface InsightsPort {
  /** The next delivery that can still be ordered for, by the backend's own clock. */
  delivery(request: ForAccount & InLocale, options?: CallOptions): Promise<NextDelivery>;
  /**
   * What was ordered in each of the last weeks, 1 to 53 of them, today's the last; another number is rejected naming
   * `weeks`. They agree with the orders that order history shows for the same days.
   */
  weeks(request: { readonly weeks: number } & ForAccount & InLocale, options?: CallOptions): Promise<OrderWeeks>;
}
