import * as z from 'zod/mini';
import { id, text } from '../../../common/scalars';
import { documentOf } from '../../transport/graphql';
import { variant, VARIANT } from '../catalog/variant.wire';
import { ADDRESS, address, WHO, who } from '../session/customer.wire';

/** Fields of an order, which is a cart until it is placed. */
export const ORDER = `id code state active createdAt updatedAt orderPlacedAt currencyCode totalQuantity total totalWithTax
  discounts { description amount } taxSummary { taxRate taxTotal } customer { id }
  shippingLines { shippingMethod { name } } shippingAddress { ${ADDRESS} countryCode } payments { method }
  lines { id quantity orderPlacedQuantity unitPrice linePrice productVariant { ${VARIANT} } }`;

export const order = z.object({
  id: id(),
  code: z.string(),
  state: z.string(),
  active: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  orderPlacedAt: text(),
  currencyCode: z.string(),
  totalQuantity: z.number(),
  total: z.number(),
  totalWithTax: z.number(),
  discounts: z.array(z.object({ description: z.string(), amount: z.number() })),
  taxSummary: z.array(z.object({ taxRate: z.number(), taxTotal: z.number() })),
  customer: z.nullable(z.object({ id: id() })),
  shippingLines: z.array(z.object({ shippingMethod: z.object({ name: z.string() }) })),
  shippingAddress: z.nullable(z.extend(address, { countryCode: text() })),
  payments: z.nullable(z.array(z.object({ method: z.string() }))),
  lines: z.array(
    z.object({
      id: id(),
      quantity: z.number(),
      orderPlacedQuantity: z.number(),
      unitPrice: z.number(),
      linePrice: z.number(),
      productVariant: variant,
    }),
  ),
});
export type WireOrder = z.output<typeof order>;

export const activeOrder = documentOf('cart', `{ ${WHO} activeChannel { currencyCode } activeOrder { ${ORDER} } }`, {
  activeCustomer: who,
  activeChannel: z.object({ currencyCode: z.string() }),
  activeOrder: z.nullable(order),
});

/** The result of a change: no fields of an order, which is read again, or the code of an error. */
export const RESULT = '{ __typename ... on ErrorResult { errorCode } }';
export const result = z.object({ __typename: z.string(), errorCode: z.optional(z.string()) });
export type WireResult = z.output<typeof result>;

export const addItem = documentOf(
  'cart',
  `mutation ($id: ID!, $quantity: Int!) { result: addItemToOrder(productVariantId: $id, quantity: $quantity) ${RESULT} }`,
  { result },
);
export const addItems = documentOf(
  'cart',
  `mutation ($inputs: [AddItemInput!]!) { result: addItemsToOrder(inputs: $inputs) {
     errorResults { __typename ... on ErrorResult { errorCode } } } }`,
  { result: z.object({ errorResults: z.array(result) }) },
);
export const adjustLine = documentOf(
  'cart',
  `mutation ($id: ID!, $quantity: Int!) { result: adjustOrderLine(orderLineId: $id, quantity: $quantity) ${RESULT} }`,
  { result },
);
export const removeLines = (count: number) => {
  const names = Array.from({ length: count }, (_, nth) => `l${nth}`);
  return documentOf(
    'cart',
    `mutation (${names.map((name) => `$${name}: ID!`).join(', ')}) { ${names
      .map((name) => `${name}: removeOrderLine(orderLineId: $${name}) ${RESULT}`)
      .join(' ')} }`,
    Object.fromEntries(names.map((name) => [name, result])),
  );
};
export const removeAll = documentOf('cart', `mutation { result: removeAllOrderLines ${RESULT} }`, { result });
export const transition = documentOf(
  'cart',
  `mutation ($state: String!) { result: transitionOrderToState(state: $state) ${RESULT} }`,
  { result: z.nullable(result) },
);
