import * as z from 'zod/mini';
import { minorOrNull, PRODUCT, tradeProduct } from '../catalog/product.wire';
import { id, text } from '../../common/scalars';
import { documentOf } from '../transport/graphql';

export const tradePromotions = documentOf(
  'promotions',
  `{ tradeAccount { currencyCode } tradePromotions { today items { id kind title summary brand startsOn endsOn exclusive
     terms products { ${PRODUCT} } gift { ${PRODUCT} } progress { cases goal missing earned worth } } } }`,
  {
    tradeAccount: z.object({ currencyCode: z.string() }),
    tradePromotions: z.object({
      today: z.string(),
      items: z.array(
        z.object({
          id: id(),
          kind: z.string(),
          title: z.string(),
          summary: z.string(),
          brand: text(),
          startsOn: z.string(),
          endsOn: text(),
          exclusive: z.boolean(),
          terms: z.array(z.string()),
          products: z.array(tradeProduct),
          gift: z.nullable(tradeProduct),
          progress: z.nullable(
            z.object({
              cases: z.number(),
              goal: z.number(),
              missing: z.number(),
              earned: z.number(),
              worth: minorOrNull(),
            }),
          ),
        }),
      ),
    }),
  },
);
