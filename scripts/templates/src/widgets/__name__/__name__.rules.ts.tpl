import type { OrderSummary } from '../../domain';

/** The cases of some orders together; null where those of one aren't known. */
export const casesIn = (orders: readonly Pick<OrderSummary, 'cases'>[]): number | null =>
  orders.reduce<number | null>((sum, { cases }) => (sum === null || cases === null ? null : sum + cases), 0);
