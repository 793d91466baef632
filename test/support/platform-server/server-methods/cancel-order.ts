import { regions } from '../../../../src/adapters/demo/data/accounts';
import { cancelRules } from '../../../../src/adapters/demo/engine/cancel-order';
import { instantOf } from '../../../../src/adapters/demo/engine/zoned-time';
import type { CancellationRecord } from '../../../../src/adapters/demo/store/records';
import type { CancelRequest } from '../../../../src/domain';
import { cancelProblem } from '../../../../src/rules/orders';
import { buyerOf, mayOrder } from '../access';
import { isSame } from '../ids';
import { readerFor } from '../platform';
import { keepMoney, moneyOf } from '../store/money';
import { type Here, onceOperation } from '../store/once';
import { orderRecordId, ordersOf } from '../store/orders';
import { asHandled, textArg } from './arguments';

/** The demo's rules, over this account's orders. */
const rulesFor = ({ exchange, platform, account, language }: Here) =>
  cancelRules({
    orders: () => ordersOf(platform, account).map(({ record }) => record),
    reader: () => readerFor(platform, account, language),
    buyerId: asHandled(() => buyerOf(exchange)).id,
    now: platform.now,
  });

const stateOf = ({ platform, account }: Here) => moneyOf(platform, account);

/** Cancelling an order, once-only. */
export const cancelOrderMethods = onceOperation<CancelRequest, CancellationRecord>({
  name: 'cancelOrder',
  mayAct: ({ exchange }) => asHandled(() => mayOrder(exchange)),
  read(args, { platform, account }) {
    const named = textArg(args, 'orderSummaryId');
    const order = ordersOf(platform, account).find(({ id }) => isSame(id, named));
    return {
      accountId: account.id,
      orderId: order?.record.id ?? named,
      transactionId: textArg(args, 'transactionId'),
      reason: textArg(args, 'reason'),
    };
  },
  subject: ({ orderId }) => orderId,
  already: (asked, here) => rulesFor(here).already?.(stateOf(here), asked) ?? null,
  refusal: (asked, here) =>
    cancelProblem(asked) === null
      ? rulesFor(here).refusal(stateOf(here), asked)
      : { fields: { reason: 'valueMissing' } },
  carryOut(asked, here, { handle }) {
    const [state, made] = rulesFor(here).perform(stateOf(here), asked, { handle });
    keepMoney(here.platform, here.account, state);
    return made;
  },
  tell: ({ orderNumber, reason, at }, { account }) => ({
    at: instantOf(at, regions[account.region].timeZone),
    orderNumber,
    orderSummaryId: orderRecordId({ number: orderNumber }),
    reason,
  }),
});
