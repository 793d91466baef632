import { nextDelivery, orderWeeks } from '../../../../src/adapters/demo/engine/insights';
import { mayOrder } from '../access';
import { readerFor } from '../platform';
import { moneyOf } from '../store/money';
import { amountText, asHandled, buyersAccountArg, handled, numberArg, type ServerMethod, textArg } from './arguments';

const getNextDelivery: ServerMethod = (exchange, args) => nextDelivery(buyersAccountArg(exchange, args), exchange.platform.world, textArg(args, 'language'));

const getOrderWeeks: ServerMethod = (exchange, args) => {
  const { platform } = exchange;
  const account = buyersAccountArg(exchange, args);
  asHandled(() => mayOrder(exchange));
  const count = numberArg(args, 'weeks');
  if (!Number.isInteger(count) || count < 1 || count > 53) handled('INVALID_API_INPUT', 'One week at least, and 53 at most');
  const { cancellations, orders } = moneyOf(platform, account);
  const kept = [...platform.world.archive(account), ...orders].filter(({ id }) => !cancellations.some(({ orderId }) => orderId === id));
  const { today, weeks } = orderWeeks(kept, count, readerFor(platform, account, textArg(args, 'language')));
  return { currencyIsoCode: platform.world.market(account).currency, today, weeks: weeks.map((week) => ({ ...week, spend: amountText(week.spend) })) };
};

/** What an account's buyers begin their day with. */
export const insightMethods: Readonly<Record<string, ServerMethod>> = { getNextDelivery, getOrderWeeks };
