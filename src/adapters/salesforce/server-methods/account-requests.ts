import * as z from 'zod/mini';
import { onceReader } from './commit';
import { count } from './parts';

/** `getNextDelivery`, `getPromotions` and `getRewards`. */
export const accountReaderRequest = z.object({ ...onceReader });

/** `getOrderWeeks`. */
export const orderWeeksRequest = z.object({
  ...onceReader,
  /** How many, 1 to 53; the last has today in it. */
  weeks: count(),
});
