import type { OrderSummary } from '../../domain';

/** The cases of some orders, all told. */
export const casesIn = (orders: readonly Pick<OrderSummary, 'cases'>[]): number => orders.reduce((sum, { cases }) => sum + cases, 0);
