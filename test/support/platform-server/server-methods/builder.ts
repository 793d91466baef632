import { fillFrom } from '../../../../src/adapters/demo/engine/builder';
import type { FillSource } from '../../../../src/domain';
import { requireOrdering } from '../access';
import { productRecordId } from '../platform';
import { orderRecordId, recentRecords } from '../store/orders';
import {
  amountText,
  type Arguments,
  convertRefusals,
  buyersAccountArg,
  throwHandled,
  type Handler,
  numberArg,
  readerArg,
  serving,
  textArg,
} from './arguments';

function sourceArg(args: Arguments): FillSource {
  const type = textArg(args, 'source');
  if (type === 'last-order' || type === 'same-week-last-year') return { type };
  const orders = type === 'average' ? numberArg(args, 'orders') : 0;
  return orders > 0 ? { type: 'average', orders } : throwHandled('INVALID_API_INPUT', 'There is no such source');
}

const fillOrder: Handler<'fillOrder'> = (exchange, args) => {
  const { platform } = exchange;
  const account = buyersAccountArg(exchange, args);
  convertRefusals(() => requireOrdering(exchange));
  const reader = readerArg(exchange, args, account);
  const fill = fillFrom(sourceArg(args), recentRecords(platform, account), platform.world, reader);
  return (
    fill && {
      currencyIsoCode: reader.market.currency,
      lines: fill.lines.map(({ name, sku, quantity, previousPrice, usual, substitute }) => ({
        name,
        priceThen: previousPrice && amountText(previousPrice),
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
