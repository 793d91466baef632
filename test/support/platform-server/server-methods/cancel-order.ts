import { regions } from '../../../../src/adapters/demo/data/accounts';
import { cancelRules } from '../../../../src/adapters/demo/engine/cancel-order';
import { instantOf } from '../../../../src/adapters/demo/engine/zoned-time';
import type { CancellationRecord } from '../../../../src/adapters/demo/store/records';
import type { CancelRequest } from '../../../../src/domain';
import { cancelProblem } from '../../../../src/rules/orders';
import { buyerOf, requireOrdering } from '../access';
import { isSame } from '../ids';
import { readerFor } from '../platform';
import { storeMoney, moneyOf } from '../store/money';
import { type CallContext, createOnceOnlyMethods } from '../store/once';
import { orderRecordId, ordersOf } from '../store/orders';
import { convertRefusals, textArg } from './arguments';

/** The demo's rules, over this account's orders. */
const rulesFor = ({ exchange, platform, account, language }: CallContext) =>
  cancelRules({
    orders: () => ordersOf(platform, account).map(({ record }) => record),
    reader: () => readerFor(platform, account, language),
    buyerId: convertRefusals(() => buyerOf(exchange)).id,
    now: platform.now,
  });

const stateOf = ({ platform, account }: CallContext) => moneyOf(platform, account);

/** Cancelling an order, once-only. */
export const cancelOrderMethods = createOnceOnlyMethods<CancelRequest, CancellationRecord>({
  name: 'cancelOrder',
  assertAllowed: ({ exchange }) => convertRefusals(() => requireOrdering(exchange)),
  readInput(args, { platform, account }) {
    const named = textArg(args, 'orderSummaryId');
    const order = ordersOf(platform, account).find(({ id }) => isSame(id, named));
    return {
      accountId: account.id,
      orderId: order?.record.id ?? named,
      transactionId: textArg(args, 'transactionId'),
      reason: textArg(args, 'reason'),
    };
  },
  subjectOf: ({ orderId }) => orderId,
  findExisting: (input, context) => rulesFor(context).already?.(stateOf(context), input) ?? null,
  refusal: (input, context) =>
    cancelProblem(input) === null
      ? rulesFor(context).refusal(stateOf(context), input)
      : { fields: { reason: 'valueMissing' } },
  execute(input, context, { handle }) {
    const [state, made] = rulesFor(context).perform(stateOf(context), input, { handle });
    storeMoney(context.platform, context.account, state);
    return made;
  },
  toBody: ({ orderNumber, reason, at }, { account }) => ({
    at: instantOf(at, regions[account.region].timeZone),
    orderNumber,
    orderSummaryId: orderRecordId({ number: orderNumber }),
    reason,
  }),
});
