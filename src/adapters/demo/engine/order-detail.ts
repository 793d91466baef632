import type { OrderDetail, OrderDetailLine, OrderInvoice, Shipment } from '../../../domain';
import { formatMoney, money } from '../../../rules/money';
import { type DemoAccount, regions } from '../data/accounts';
import type { CancellationRecord, OrderRecord } from '../store/records';
import { fill } from '../messages';
import { type OrderMessages, orderMessagesFor } from '../messages/order-messages';
import type { World } from '../world';
import { canCancel } from './cancel-order';
import { fulfilled, invoiceAmounts } from './fulfilment';
import { buyerOf, findIn, invoiceNumberOf, nameOf, presentRow } from './order-rows';
import { stepsOf, truckOf } from './order-steps';
import { presentOrder, statusOf } from './orders';
import { missingProduct, presentProduct, type ViewerContext } from './present';
import { hash } from './random';
import { instantOf } from './zoned-time';

/** An order with all its details. */
export function presentDetail(
  record: OrderRecord,
  account: DemoAccount,
  world: World,
  reader: ViewerContext,
  cancellation: CancellationRecord | undefined,
): OrderDetail {
  const { currency, now, timeZone } = reader.market;
  const messages = orderMessagesFor(reader.locale, record.answers.method);
  const status = statusOf(record, reader);
  const order = presentOrder(record, account, world, reader);
  const buyer = buyerOf(record, account);
  const depot = regions[account.region].depot;
  const party = { name: account.name, number: account.number, address: account.address };
  return {
    ...order,
    ...presentRow(record, account, world, reader),
    lines: order.lines.map((line, index): OrderDetailLine => {
      // Presented lines have the same indices as the record's.
      const recordLine = record.lines[index] as OrderRecord['lines'][number];
      const { short, substitute, ...progress } = fulfilled(record, status, recordLine, findIn(world));
      return {
        ...line,
        unitPrice: line.isFreeGood ? null : money(Math.round(recordLine.total / recordLine.quantity), currency),
        sapItemNumber: String((index + 1) * 10).padStart(6, '0'),
        progress: {
          ...progress,
          reason:
            short !== null
              ? status === 'not-delivered'
                ? messages.nobodyThere
                : fill(messages.short[short.reason], { count: String(short.cases) })
              : substitute !== null
                ? messages.replaced
                : null,
          substitute:
            substitute === null
              ? null
              : { product: productOf(substitute.productId, world, reader), quantity: substitute.quantity },
        },
      };
    }),
    steps: stepsOf(record, status, { now, timeZone, cancelledAt: cancellation?.at ?? null }).map(
      ({ status: step, at, truck }) => ({
        status: step,
        at: instantOf(at, timeZone),
        by: stepBy(step, truck, record, messages, buyer === undefined ? null : nameOf(buyer)),
        note: stepNote(step, record, status, world, messages, cancellation),
      }),
    ),
    shipments: shipmentsOf(record, account, world, reader, messages),
    account: party,
    shippingAddress: record.answers.method === 'pickup' ? depot : account.address,
    billing: { ...party, name: `${account.name}${account.region === 'quebec' ? ' inc.' : ' LLC'}` },
    buyer: buyer === undefined ? null : { name: nameOf(buyer), email: buyer.email, phone: buyer.phoneNumber },
    invoice: presentInvoice(record, account, world, reader),
    canCancel: canCancel(record, status, now),
    moneyBack:
      canCancel(record, status, now) || cancellation !== undefined ? moneyBackOf(record, reader, messages) : null,
    cancelReasons: messages.cancelReasons,
    cancellation:
      cancellation === undefined
        ? status === 'cancelled'
          ? {
              reason: messages.cancelReasons[hash('reason', record.number) % messages.cancelReasons.length] ?? '',
              at: lastStep(record, reader),
              by: buyer === undefined ? null : nameOf(buyer),
            }
          : null
        : {
            reason: cancellation.reason,
            at: instantOf(cancellation.at, timeZone),
            by: personOf(cancellation.buyerId, world),
          },
  };
}

/** What happens to the payment of a cancelled order: a card is refunded, a bank account was not charged yet. */
function moneyBackOf(
  { paidBy, paidWith, totals, surcharge }: OrderRecord,
  { locale, market: { currency } }: ViewerContext,
  messages: OrderMessages,
): string {
  if (paidBy === undefined || paidWith === undefined) return messages.moneyBack.account;
  return fill(messages.moneyBack[paidBy], {
    amount: formatMoney(money(totals.total + (surcharge ?? 0), currency), locale),
    method: paidWith,
  });
}

const productOf = (id: string, world: World, reader: ViewerContext) => {
  const item = world.find(id);
  return item === undefined ? missingProduct(id, reader) : presentProduct(item, reader);
};

const personOf = (buyerId: string | null, world: World): string | null => {
  const buyer = world.buyers.find(({ id }) => id === buyerId);
  return buyer === undefined ? null : nameOf(buyer);
};

function lastStep(record: OrderRecord, { market }: ViewerContext): string {
  const { now, timeZone } = market;
  return instantOf(
    stepsOf(record, 'cancelled', { now, timeZone, cancelledAt: null }).at(-1)?.at ?? record.placedAt,
    timeZone,
  );
}

function stepBy(
  step: string,
  truck: number | null,
  record: OrderRecord,
  messages: OrderMessages,
  buyer: string | null,
): string | null {
  if (step === 'order-received' || step === 'draft' || step === 'pending' || step === 'cancelled') return buyer;
  if (step === 'order-prepared') return messages.warehouse;
  return truck === null || step === 'out-for-delivery' || record.answers.method === 'pickup'
    ? null
    : fill(messages.truck, { number: String(truck) });
}

function stepNote(
  step: string,
  record: OrderRecord,
  status: ReturnType<typeof statusOf>,
  world: World,
  messages: OrderMessages,
  cancellation: CancellationRecord | undefined,
): string | null {
  switch (step) {
    case 'order-prepared': {
      const missingCases = record.lines.reduce((sum, line) => {
        const { short } = fulfilled(record, status, line, findIn(world));
        return sum + (short?.reason === 'notLoaded' ? short.cases : 0);
      }, 0);
      return missingCases === 0 ? null : fill(messages.notLoaded, { count: String(missingCases) });
    }
    case 'delivered':
      return fill(messages.signedBy, {
        name: signers[record.number === '4500871' ? 0 : hash('signed', record.number) % signers.length] ?? '',
      });
    case 'not-delivered':
      return messages.nobodyThere;
    case 'in-error':
      return messages.pricesMissing;
    case 'cancelled':
      return cancellation?.reason ?? messages.blocked;
    default:
      return null;
  }
}

const signers = ['Sam Ortiz', 'Dana Whitlock', 'R. Castellan', 'J. Moreau'];

function shipmentsOf(
  record: OrderRecord,
  account: DemoAccount,
  world: World,
  reader: ViewerContext,
  messages: OrderMessages,
): readonly Shipment[] {
  const status = statusOf(record, reader);
  const lines = record.lines.map((line) => fulfilled(record, status, line, findIn(world)));
  if (lines.every(({ shipped }) => shipped === null)) return [];
  const arrived = status === 'delivered' || status === 'in-settlement';
  return [
    {
      id: `s-${record.number}`,
      number: `SH-${record.number}`,
      status: arrived ? 'delivered' : status,
      carrier:
        record.answers.method === 'pickup'
          ? messages.depot
          : fill(messages.truck, { number: String(truckOf(record.number)) }),
      date: record.answers.date,
      cases: lines.reduce((sum, { shipped }) => sum + (shipped ?? 0), 0),
      signedBy: arrived
        ? (signers[record.number === '4500871' ? 0 : hash('signed', record.number) % signers.length] ?? null)
        : null,
    },
  ];
}

function presentInvoice(
  record: OrderRecord,
  account: DemoAccount,
  world: World,
  reader: ViewerContext,
): OrderInvoice | null {
  const sums = invoiceAmounts(record, statusOf(record, reader), world.market(account), findIn(world));
  if (sums === null) return null;
  const amount = (minor: number) => money(minor, reader.market.currency);
  const number = invoiceNumberOf(record.number);
  return {
    id: number,
    number,
    total: amount(sums.total),
    due: sums.due,
    rows: {
      ordered: amount(sums.ordered),
      notDelivered: amount(sums.notDelivered),
      discounts: amount(sums.offer),
      deposits: amount(sums.deposits),
      minimumOrderCharge: sums.smallOrder === null ? null : amount(sums.smallOrder),
      tax: amount(sums.tax),
      taxRate: sums.taxRate,
    },
  };
}
