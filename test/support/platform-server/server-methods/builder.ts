import { fillFrom } from '../../../../src/adapters/demo/engine/builder';
import type { FillSource } from '../../../../src/domain';
import { mayOrder } from '../access';
import { productRecordId } from '../platform';
import { orderRecordId, recordsOfLate } from '../store/orders';
import {
  amountText,
  type Arguments,
  asHandled,
  buyersAccountArg,
  handled,
  type Handler,
  numberArg,
  readerArg,
  serving,
  textArg,
} from './arguments';

function sourceArg(args: Arguments): FillSource {
  const is = textArg(args, 'source');
  if (is === 'last-order' || is === 'same-week-last-year') return { is };
  const orders = is === 'average' ? numberArg(args, 'orders') : 0;
  return orders > 0 ? { is: 'average', orders } : handled('INVALID_API_INPUT', 'There is no such source');
}

const fillOrder: Handler<'fillOrder'> = (exchange, args) => {
  const { platform } = exchange;
  const account = buyersAccountArg(exchange, args);
  asHandled(() => mayOrder(exchange));
  const reader = readerArg(exchange, args, account);
  const fill = fillFrom(sourceArg(args), recordsOfLate(platform, account), platform.world, reader);
  return (
    fill && {
      currencyIsoCode: reader.market.currency,
      lines: fill.lines.map(({ name, sku, quantity, priceThen, usual, substitute }) => ({
        name,
        priceThen: priceThen && amountText(priceThen),
        productId: productRecordId({ sku }),
        quantity,
        sku,
        substituteId: substitute && productRecordId(substitute),
        usual,
      })),
      orders: fill.orders.map(({ number, date }) => ({
        date,
        orderNumber: number,
        orderSummaryId: orderRecordId({ number }),
      })),
    }
  );
};

/** Earlier orders as the start of a new one. */
export const builderMethods = serving({ fillOrder });
