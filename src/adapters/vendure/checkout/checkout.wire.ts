import * as z from 'zod/mini';
import { ADDRESS, address, MINIMUM, minimum } from '../accounts/accounts.wire';
import { CART, cart } from '../cart/cart.wire';
import { minor } from '../catalog/product.wire';
import { id, text, whole } from '../../common/scalars';
import { documentOf } from '../transport/graphql';

const SLOTS = 'slots { date cutOff closedReason }';
const slots = z.array(z.object({ date: z.string(), cutOff: z.string(), closedReason: text() }));

export const tradeCheckout = documentOf(
  'checkout',
  `{ tradeCheckout { cart { ${CART} } deliveries { method label address { ${ADDRESS} } ${SLOTS} minimum { ${MINIMUM} } }
     groups { id label lineIds ${SLOTS} } bottlerId empties { kind label detail suggested most }
     paymentMethods { id kind label detail surcharge { rate amount basis method } }
     fields { id kind label hint required maxLength multiline options { value label } min max }
     lastPurchaseOrderNumber timeZone serverTime } }`,
  {
    tradeCheckout: z.object({
      cart,
      deliveries: z.array(
        z.object({ method: z.string(), label: z.string(), address, slots, minimum: z.nullable(minimum) }),
      ),
      groups: z.array(z.object({ id: id(), label: z.string(), lineIds: z.array(id()), slots })),
      bottlerId: text(),
      empties: z.array(
        z.object({
          kind: z.string(),
          label: z.string(),
          detail: text(),
          suggested: z.number(),
          most: z.number(),
        }),
      ),
      paymentMethods: z.array(
        z.object({
          id: id(),
          kind: z.string(),
          label: z.string(),
          detail: text(),
          surcharge: z.nullable(z.object({ rate: z.number(), amount: minor(), basis: minor(), method: text() })),
        }),
      ),
      fields: z.array(
        z.object({
          id: id(),
          kind: z.string(),
          label: z.string(),
          hint: text(),
          required: z.boolean(),
          maxLength: whole(),
          multiline: z.boolean(),
          options: z.array(z.object({ value: z.string(), label: z.string() })),
          min: text(),
          max: text(),
        }),
      ),
      lastPurchaseOrderNumber: text(),
      timeZone: z.string(),
      serverTime: z.string(),
    }),
  },
);
export type WireCheckout = z.output<typeof tradeCheckout.schema>['tradeCheckout'];
export type WireField = WireCheckout['fields'][number];
