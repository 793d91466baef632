import { nextDelivery, orderWeeks } from '../../../../src/adapters/demo/engine/insights';
import { requireOrdering } from '../access';
import { readerFor } from '../platform';
import { moneyOf } from '../store/money';
import { amountText, convertRefusals, buyersAccountArg, throwHandled, serving } from './arguments';

/** Data of an account's dashboard. */
export const insightMethods = serving({
  getNextDelivery: (exchange, args) =>
    nextDelivery(buyersAccountArg(exchange, args), exchange.platform.world, args.language),
  getOrderWeeks(exchange, args) {
    const { platform } = exchange;
    const account = buyersAccountArg(exchange, args);
    convertRefusals(() => requireOrdering(exchange));
    if (args.weeks < 1 || args.weeks > 53) throwHandled('INVALID_API_INPUT', 'One week at least, and 53 at most');
    const { cancellations, orders } = moneyOf(platform, account);
    const placedOrders = [...platform.world.archive(account), ...orders].filter(
      ({ id }) => !cancellations.some(({ orderId }) => orderId === id),
    );
    const { today, weeks } = orderWeeks(placedOrders, args.weeks, readerFor(platform, account, args.language));
    return {
      currencyIsoCode: platform.world.market(account).currency,
      today,
      weeks: weeks.map((week) => ({ ...week, spend: amountText(week.spend) })),
    };
  },
});
