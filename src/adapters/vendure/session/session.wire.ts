import * as z from 'zod/mini';
import { id, text } from '../../common/scalars';
import { documentOf } from '../transport/graphql';

export const tradeUser = documentOf('user', '{ tradeUser { id firstName permissions defaultAccountId } }', {
  tradeUser: z.nullable(
    z.object({ id: id(), firstName: z.string(), permissions: z.array(z.string()), defaultAccountId: text() }),
  ),
});

export const tradeSettings = documentOf(
  'settings',
  `{ tradeSettings { guestBrowsingEnabled guestCartEnabled guestCheckoutEnabled guestCartCheckoutEnabled
     splitShipmentEnabled skipPhoneNumberValidationEnabled defaultCurrency maxAge } }`,
  {
    tradeSettings: z.object({
      guestBrowsingEnabled: z.boolean(),
      guestCartEnabled: z.boolean(),
      guestCheckoutEnabled: z.boolean(),
      guestCartCheckoutEnabled: z.boolean(),
      splitShipmentEnabled: z.boolean(),
      skipPhoneNumberValidationEnabled: z.boolean(),
      defaultCurrency: z.string(),
      maxAge: z.nullable(z.number()),
    }),
  },
);
