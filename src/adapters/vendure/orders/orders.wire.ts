import * as z from 'zod/mini';
import { PRODUCT, tradeProduct } from '../catalog/product.wire';
import { id } from '../../common/scalars';
import { documentOf } from '../transport/graphql';
import { DETAIL, order, ORDER, orderDetail, orderRow, ROW } from './order.wire';

export const tradeOrders = documentOf(
  'orders',
  `query ($options: TradeOrderOptions) { tradeOrders(options: $options) { items { ${ROW} } totalItems today } }`,
  { tradeOrders: z.object({ items: z.array(orderRow), totalItems: z.number(), today: z.string() }) },
);

export const tradeOrder = documentOf('order', `query ($id: ID!) { tradeOrder(id: $id) { ${ORDER} } }`, {
  tradeOrder: z.nullable(order),
});

export const tradeOrderDetail = documentOf('order', `query ($id: ID!) { tradeOrder(id: $id) { ${DETAIL} } }`, {
  tradeOrder: z.nullable(orderDetail),
});

export const accountOfTradeOrder = documentOf(
  'account of the order',
  'query ($id: ID!) { accountOfTradeOrder(id: $id) }',
  { accountOfTradeOrder: z.nullable(id()) },
);

export const tradeUsual = documentOf('usual products', `{ tradeUsual { product { ${PRODUCT} } quantity orders } }`, {
  tradeUsual: z.array(z.object({ product: tradeProduct, quantity: z.number(), orders: z.number() })),
});
