import type { NextDelivery, OrderWeeks } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** Figures of an account for the dashboard. */
export interface InsightsPort {
  /** The next delivery that the account can still order for, by the backend's clock. */
  delivery(request: ForAccount & InLocale, options?: CallOptions): Promise<NextDelivery>;
  /**
   * Orders, cases and spend of each of the last weeks (1 to 53), including the current one. Any other number rejects
   * with `rejected` and the field `weeks`. The figures agree with the order history of the same days.
   */
  weeks(request: { readonly weeks: number } & ForAccount & InLocale, options?: CallOptions): Promise<OrderWeeks>;
}
