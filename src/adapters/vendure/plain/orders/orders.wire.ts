import * as z from 'zod/mini';
import { id, text } from '../../../common/scalars';
import { documentOf } from '../../transport/graphql';
import { order, ORDER } from '../cart/order.wire';

/** An order of a list, without its products: Vendure takes seconds to load those of fifty orders. */
const row = z.object({
  id: id(),
  code: z.string(),
  state: z.string(),
  createdAt: z.string(),
  orderPlacedAt: text(),
  currencyCode: z.string(),
  totalWithTax: z.number(),
  shippingLines: z.array(z.object({ shippingMethod: z.object({ name: z.string() }) })),
  lines: z.array(z.object({ quantity: z.number(), orderPlacedQuantity: z.number(), linePrice: z.number() })),
});
const ROW = `id code state createdAt orderPlacedAt currencyCode totalWithTax shippingLines { shippingMethod { name } }
  lines { quantity orderPlacedQuantity linePrice }`;
export type WireRow = z.output<typeof row>;

export const customerOrders = documentOf(
  'orders',
  `query ($options: OrderListOptions) { activeCustomer { id firstName lastName emailAddress phoneNumber
     orders(options: $options) { items { ${ROW} } totalItems } } }`,
  {
    activeCustomer: z.nullable(
      z.object({ id: id(), orders: z.object({ items: z.array(row), totalItems: z.number() }) }),
    ),
  },
);

export const oneOrder = documentOf(
  'order',
  `query ($id: ID!) { activeCustomer { id firstName lastName emailAddress phoneNumber } order(id: $id) { ${ORDER}
     fulfillments { id state method trackingCode updatedAt lines { quantity orderLineId } }
     history(options: { filter: { type: { eq: "ORDER_STATE_TRANSITION" } }, sort: { createdAt: ASC }, take: 100 }) {
       items { createdAt data } } } }`,
  {
    activeCustomer: z.nullable(
      z.object({
        id: id(),
        firstName: z.string(),
        lastName: z.string(),
        emailAddress: z.string(),
        phoneNumber: z.nullable(z.string()),
      }),
    ),
    order: z.nullable(
      z.extend(order, {
        fulfillments: z.nullable(
          z.array(
            z.object({
              id: id(),
              state: z.string(),
              method: z.string(),
              trackingCode: z.nullable(z.string()),
              updatedAt: z.string(),
              lines: z.array(z.object({ quantity: z.number(), orderLineId: id() })),
            }),
          ),
        ),
        history: z.object({
          items: z.array(z.object({ createdAt: z.string(), data: z.nullish(z.object({ to: z.nullish(z.string()) })) })),
        }),
      }),
    ),
  },
);
export type WireOrderDetail = NonNullable<z.output<typeof oneOrder.schema>['order']>;
export type WireBuyer = NonNullable<z.output<typeof oneOrder.schema>['activeCustomer']>;
