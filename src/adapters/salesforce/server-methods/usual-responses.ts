import * as z from 'zod/mini';
import { count, quantityOf } from './parts';

/** What `getUsualProducts` returns: most regular first. */
export const usualResponse = z.object({
  products: z.array(z.object({
    ...quantityOf().shape,
    /** In how many of the last orders it was. */
    orders: count(),
  })),
});
