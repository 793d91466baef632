import * as z from 'zod/mini';
import { id } from '../../../common/scalars';
import { documentOf } from '../../transport/graphql';
import { order, ORDER, result, RESULT } from '../cart/order.wire';

export const checkoutOptions = documentOf(
  'checkout',
  '{ eligibleShippingMethods { id name } eligiblePaymentMethods { id code name isEligible } }',
  {
    eligibleShippingMethods: z.array(z.object({ id: id(), name: z.string() })),
    eligiblePaymentMethods: z.array(
      z.object({ id: id(), code: z.string(), name: z.string(), isEligible: z.boolean() }),
    ),
  },
);

export const setAddress = documentOf(
  'delivery address',
  `mutation ($input: CreateAddressInput!) { result: setOrderShippingAddress(input: $input) ${RESULT} }`,
  { result },
);

export const setShipping = documentOf(
  'delivery method',
  `mutation ($ids: [ID!]!) { result: setOrderShippingMethod(shippingMethodId: $ids) ${RESULT} }`,
  { result },
);

export const addPayment = documentOf(
  'order',
  `mutation ($method: String!) { result: addPaymentToOrder(input: { method: $method, metadata: {} }) ${RESULT} }`,
  { result },
);

/**
 * An order with the number of its transitions between states. Every preparation adds some, so that the number
 * identifies an attempt.
 */
export const orderAttempt = documentOf(
  'order',
  `query ($id: ID!) { order(id: $id) { ${ORDER}
     history(options: { filter: { type: { eq: "ORDER_STATE_TRANSITION" } }, take: 1 }) { totalItems } } }`,
  { order: z.nullable(z.extend(order, { history: z.object({ totalItems: z.number() }) })) },
);
