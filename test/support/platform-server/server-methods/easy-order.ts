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
import { buyerOf, mayOrder } from '../access';
import type { Exchange } from '../http/exchange';
import { type Platform, productByRecordId, productRecordId, readerFor } from '../platform';
import { keepMoney, moneyOf } from '../store/money';
import { type Here, onceOperation } from '../store/once';
import { orderRecordId, referenceNumberOf } from '../store/orders';
import {
  amountText,
  type Arguments,
  asHandled,
  buyersAccountArg,
  handled,
  type Handler,
  minimumText,
  minorOf,
  numberArg,
  objectIn,
  serving,
  sure,
  textArg,
} from './arguments';

/** Input of the demo's proposal: this org's orders, and the decisions made here. */
function givenFor({ platform, account, language }: Pick<Here, 'platform' | 'account' | 'language'>): EasyOrderFor {
  const placed = platform.ledger.orders.filter(({ accountId }) => accountId === account.id).map(({ record }) => record);
  return {
    account,
    state: { ...moneyOf(platform, account), orders: placed },
    world: platform.world,
    reader: readerFor(platform, account, language),
  };
}

function asking(exchange: Exchange, args: Arguments): EasyOrderFor {
  const account = buyersAccountArg(exchange, args);
  asHandled(() => mayOrder(exchange));
  return givenFor({ platform: exchange.platform, account, language: textArg(args, 'language') });
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
  tax: amountText(sure(tax)),
  taxRate,
  total: amountText(total),
});

const body = ({ id, lines, totals, minimum, order, ...easy }: EasyOrder) => ({
  ...easy,
  currencyIsoCode: totals.total.currency,
  easyOrderId: id,
  minimum: minimumText(minimum),
  totals: totalsBody(totals),
  lines: lines.map(({ product, quantity, orders, insteadOf }) => ({
    insteadOf,
    name: product.name,
    orders,
    productId: productRecordId(product),
    quantity,
    sku: product.sku,
  })),
  order: order && { orderNumber: order.number, orderSummaryId: orderRecordId(order) },
});

const getEasyOrder: Handler<'getEasyOrder'> = (exchange, args) => {
  const easy = easyOrderOf(asking(exchange, args));
  return easy && body(easy);
};

const quoteEasyOrder: Handler<'quoteEasyOrder'> = (exchange, args) => {
  try {
    const given = asking(exchange, args);
    const { totals, lineTotals } = quoteOf(args.easyOrderId, itemsArg(args, exchange.platform), given);
    return {
      currencyIsoCode: totals.total.currency,
      totals: totalsBody(totals),
      lineTotals: Object.entries(lineTotals).flatMap(([id, total]) => {
        const item = given.world.find(id);
        return item === undefined ? [] : [{ productId: productRecordId(item), total: total && amountText(total) }];
      }),
    };
  } catch (thrown) {
    if (thrown instanceof PortError)
      return handled(thrown.code === 'not-found' ? 'MISSING_RECORD' : 'INVALID_API_INPUT', thrown.message);
    throw thrown;
  }
};

function decisionArg(args: Arguments, { platform, account }: Here): EasyOrderDecision {
  const of = { accountId: account.id, easyOrderId: textArg(args, 'easyOrderId') };
  if (textArg(args, 'decision') === 'reject') {
    const reason =
      EASY_ORDER_REJECTIONS.find((one) => one === args.reason) ??
      handled('INVALID_API_INPUT', 'There is no such reason');
    return { ...of, decision: 'reject', reason, note: textArg(args, 'note') };
  }
  return {
    ...of,
    decision: 'accept',
    items: itemsArg(args, platform),
    expectedTotal: { minor: minorOf(textArg(args, 'expectedTotal')), currency: textArg(args, 'currencyIsoCode') },
  };
}

const rulesFor = (here: Here) => easyOrderRules(here.account, here.platform.world, () => givenFor(here).reader);

/** Converts the accepted order into one of the platform's. */
function placed({ exchange, platform, account }: Here, record: OrderRecord): void {
  const buyerId = asHandled(() => buyerOf(exchange)).id;
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
const easyOrder = onceOperation<EasyOrderDecision, StoredDecision>({
  name: OPERATION,
  mayAct: ({ exchange }) => asHandled(() => mayOrder(exchange)),
  read: decisionArg,
  subject: ({ easyOrderId }) => easyOrderId,
  already: (asked, here) => rulesFor(here).already?.(givenFor(here).state, asked) ?? null,
  refusal(asked, here) {
    try {
      checkDecision(asked, givenFor(here));
      return rulesFor(here).refusal(givenFor(here).state, asked);
    } catch (thrown) {
      if (thrown instanceof PortError && thrown.fields !== undefined) return { fields: thrown.fields };
      throw thrown;
    }
  },
  carryOut(asked, here, { handle, key }) {
    const { state } = givenFor(here);
    const [next, kept] = rulesFor(here).perform(state, asked, { handle });
    const made = next.orders.at(-1);
    if (made !== undefined && next.orders.length > state.orders.length) placed(here, made);
    const attempt = {
      handle,
      operation: OPERATION,
      subject: asked.easyOrderId,
      key,
      status: 'committed' as const,
      request: null,
      value: kept,
    };
    keepMoney(here.platform, here.account, { ...next, attempts: [...next.attempts, attempt] });
    return kept;
  },
  tell(kept, here) {
    const easy = decidedOrder(kept, givenFor(here));
    return easy === null ? handled('MISSING_RECORD', 'The proposal is gone') : body(easy);
  },
});

/** The order proposed for an account's next delivery. */
export const easyOrderMethods = serving({ getEasyOrder, quoteEasyOrder, ...easyOrder });
