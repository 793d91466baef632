import type { OrderSummary } from '../../domain';

/** Total number of cases of some orders; null if one of them has no number. */
export const casesIn = (orders: readonly Pick<OrderSummary, 'cases'>[]): number | null =>
  orders.reduce<number | null>((sum, { cases }) => (sum === null || cases === null ? null : sum + cases), 0);
