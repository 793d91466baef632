import {
  decidedOrder,
  easyOrderOf,
  type EasyOrderFor,
  type StoredDecision,
  OPERATION,
  quoteOf,
} from '../../../../src/adapters/demo/engine/easy-order';
import { checkDecision, easyOrderRules } from '../../../../src/adapters/demo/engine/easy-order-rules';
import type { OrderRecord } from '../../../../src/adapters/demo/store/records';
import type { CartItem, CartTotals, EasyOrder, EasyOrderDecision } from '../../../../src/domain';
import { PortError } from '../../../../src/ports';
import { EASY_ORDER_REJECTIONS } from '../../../../src/rules/easy-order';
import { buyerOf, requireOrdering } from '../access';
import type { Exchange } from '../http/exchange';
import { type Platform, productByRecordId, productRecordId, readerFor } from '../platform';
import { storeMoney, moneyOf } from '../store/money';
import { type CallContext, createOnceOnlyMethods } from '../store/once';
import { orderRecordId, referenceNumberOf } from '../store/orders';
import {
  amountText,
  type Arguments,
  convertRefusals,
  buyersAccountArg,
  throwHandled,
  type Handler,
  minimumText,
  minorOf,
  numberArg,
  objectIn,
  serving,
  requireValue,
  textArg,
} from './arguments';

/** Input of the demo's proposal: this org's orders, and the decisions made here. */
function easyOrderInputFor({
  platform,
  account,
  language,
}: Pick<CallContext, 'platform' | 'account' | 'language'>): EasyOrderFor {
  const recordOrder = platform.ledger.orders
    .filter(({ accountId }) => accountId === account.id)
    .map(({ record }) => record);
  return {
    account,
    state: { ...moneyOf(platform, account), orders: recordOrder },
    world: platform.world,
    reader: readerFor(platform, account, language),
  };
}

function readEasyOrderInput(exchange: Exchange, args: Arguments): EasyOrderFor {
  const account = buyersAccountArg(exchange, args);
  convertRefusals(() => requireOrdering(exchange));
  return easyOrderInputFor({ platform: exchange.platform, account, language: textArg(args, 'language') });
}

const itemsArg = (args: Arguments, platform: Platform): readonly CartItem[] =>
  (Array.isArray(args.items) ? args.items : []).map((entry: unknown) => {
    const item = objectIn(entry) ?? {};
    const id = textArg(item, 'productId');
    return { productId: productByRecordId(platform, id)?.id ?? id, quantity: numberArg(item, 'quantity') };
  });

const totalsBody = ({ cases, subtotal, discounts, deposits, minimumOrderCharge, tax, taxRate, total }: CartTotals) => ({
  cases,
  deposits: deposits && amountText(deposits),
  discounts: discounts.map(({ label, amount }) => ({ amount: amountText(amount), label })),
  minimumOrderCharge: minimumOrderCharge && amountText(minimumOrderCharge),
  subtotal: amountText(subtotal),
  tax: amountText(requireValue(tax)),
  taxRate,
  total: amountText(total),
});

const easyOrderBody = ({ id, lines, totals, minimum, order, ...easy }: EasyOrder) => ({
  ...easy,
  currencyIsoCode: totals.total.currency,
  easyOrderId: id,
  minimum: minimumText(minimum),
  totals: totalsBody(totals),
  lines: lines.map(({ product, quantity, orders, substituteFor }) => ({
    insteadOf: substituteFor,
    name: product.name,
    orders,
    productId: productRecordId(product),
    quantity,
    sku: product.sku,
  })),
  order: order && { orderNumber: order.number, orderSummaryId: orderRecordId(order) },
});

const getEasyOrder: Handler<'getEasyOrder'> = (exchange, args) => {
  const easy = easyOrderOf(readEasyOrderInput(exchange, args));
  return easy && easyOrderBody(easy);
};

const quoteEasyOrder: Handler<'quoteEasyOrder'> = (exchange, args) => {
  try {
    const input = readEasyOrderInput(exchange, args);
    const { totals, lineTotals } = quoteOf(args.easyOrderId, itemsArg(args, exchange.platform), input);
    return {
      currencyIsoCode: totals.total.currency,
      totals: totalsBody(totals),
      lineTotals: Object.entries(lineTotals).flatMap(([id, total]) => {
        const item = input.world.find(id);
        return item === undefined ? [] : [{ productId: productRecordId(item), total: total && amountText(total) }];
      }),
    };
  } catch (thrown) {
    if (thrown instanceof PortError)
      return throwHandled(thrown.code === 'not-found' ? 'MISSING_RECORD' : 'INVALID_API_INPUT', thrown.message);
    throw thrown;
  }
};

function decisionArg(args: Arguments, { platform, account }: CallContext): EasyOrderDecision {
  const of = { accountId: account.id, easyOrderId: textArg(args, 'easyOrderId') };
  if (textArg(args, 'decision') === 'reject') {
    const reason =
      EASY_ORDER_REJECTIONS.find((one) => one === args.reason) ??
      throwHandled('INVALID_API_INPUT', 'There is no such reason');
    return { ...of, decision: 'reject', reason, note: textArg(args, 'note') };
  }
  return {
    ...of,
    decision: 'accept',
    items: itemsArg(args, platform),
    expectedTotal: { minor: minorOf(textArg(args, 'expectedTotal')), currency: textArg(args, 'currencyIsoCode') },
  };
}

const rulesFor = (context: CallContext) =>
  easyOrderRules(context.account, context.platform.world, () => easyOrderInputFor(context).reader);

/** Converts the accepted order into one of the platform's. */
function recordOrder({ exchange, platform, account }: CallContext, record: OrderRecord): void {
  const buyerId = convertRefusals(() => buyerOf(exchange)).id;
  platform.ledger.orders.push({
    id: orderRecordId(record),
    referenceNumber: referenceNumberOf(record.number),
    accountId: account.id,
    ownerId: buyerId,
    checkoutId: null,
    currency: platform.world.market(account).currency,
    record: { ...record, buyerId },
    groups: [],
    contactInfo: null,
    payment: null,
    customFields: {},
    unfinishedReads: 0,
  });
}

/** Accepting or rejecting a proposal, once-only. */
const easyOrder = createOnceOnlyMethods<EasyOrderDecision, StoredDecision>({
  name: OPERATION,
  assertAllowed: ({ exchange }) => convertRefusals(() => requireOrdering(exchange)),
  readInput: decisionArg,
  subjectOf: ({ easyOrderId }) => easyOrderId,
  findExisting: (input, context) => rulesFor(context).already?.(easyOrderInputFor(context).state, input) ?? null,
  refusal(input, context) {
    try {
      checkDecision(input, easyOrderInputFor(context));
      return rulesFor(context).refusal(easyOrderInputFor(context).state, input);
    } catch (thrown) {
      if (thrown instanceof PortError && thrown.fields !== undefined) return { fields: thrown.fields };
      throw thrown;
    }
  },
  execute(input, context, { handle, key }) {
    const { state } = easyOrderInputFor(context);
    const [next, decision] = rulesFor(context).perform(state, input, { handle });
    const order = next.orders.at(-1);
    if (order !== undefined && next.orders.length > state.orders.length) recordOrder(context, order);
    const attempt = {
      handle,
      operation: OPERATION,
      subject: input.easyOrderId,
      key,
      status: 'committed' as const,
      request: null,
      value: decision,
    };
    storeMoney(context.platform, context.account, { ...next, attempts: [...next.attempts, attempt] });
    return decision;
  },
  toBody(decision, context) {
    const easy = decidedOrder(decision, easyOrderInputFor(context));
    return easy === null ? throwHandled('MISSING_RECORD', 'The proposal is no longer available') : easyOrderBody(easy);
  },
});

/** The order proposed for an account's next delivery. */
export const easyOrderMethods = serving({ getEasyOrder, quoteEasyOrder, ...easyOrder });
