import type { OrderRow } from '../../../domain';
import { money } from '../../../rules/money';
import { buyers, type DemoBuyer } from '../data/buyers';
import type { DemoAccount } from '../data/accounts';
import type { OrderRecord } from '../store/records';
import { messagesFor } from '../messages';
import { orderMessagesFor } from '../messages/order-messages';
import type { World } from '../world';
import { type Find, fulfilled } from './fulfilment';
import { presentSummary, statusOf } from './orders';
import type { ViewerContext } from './present';
import { truckOf } from './order-steps';
import { hash } from './random';

/** Difference between an order number and its invoice number. */
const BELOW = 4_420_201;

/** Number of an order's invoice, derived from the order number. */
export const invoiceNumberOf = (orderNumber: string): string => `INV-${Number(orderNumber) - BELOW}`;

/** Numbers of an order in other systems. */
export interface OrderNames {
  readonly sap: string;
  readonly coke: string;
  readonly transaction: string | null;
  readonly invoice: string | null;
}

const digits = (count: number, ...parts: readonly (string | number)[]): string =>
  String(hash(...parts) % 10 ** count).padStart(count, '0');

/**
 * Returns the numbers of an order in other systems. An order that is not accepted yet has no transaction, and one that
 * was not delivered no invoice.
 */
export function namesOf({ number }: OrderRecord, status: string): OrderNames {
  const story = number === '4500871';
  return {
    sap: story ? '0081663420' : `0081${digits(6, 'sap', number)}`,
    coke: `C${digits(8, 'coke', number)}`,
    transaction:
      status === 'draft' || status === 'pending'
        ? null
        : story
          ? 'T-58CE-20417'
          : `T-${(hash('t', number) % 65_536).toString(16).toUpperCase().padStart(4, '0')}-${digits(5, 'transaction', number)}`,
    invoice: status === 'delivered' || status === 'in-settlement' ? invoiceNumberOf(number) : null,
  };
}

/** The buyer who placed an order; for generated orders one of the account's. */
export function buyerOf({ buyerId, number }: OrderRecord, account: DemoAccount): DemoBuyer | undefined {
  const able = buyers.filter(
    ({ accounts, permissions }) => accounts.includes(account.id) && permissions.includes('ordering'),
  );
  return (
    buyers.find(({ id }) => id === buyerId) ??
    (number === '4500871' ? able[0] : able[hash('buyer', number) % Math.max(1, able.length)])
  );
}

export const nameOf = ({ firstName, lastName }: DemoBuyer): string => `${firstName} ${lastName}`;

/** Product look-up of a world. */
export const findIn = (world: World): Find => ({ item: world.find, all: world.catalog });

/** An order as a row of lists and files. */
export function presentRow(record: OrderRecord, account: DemoAccount, world: World, reader: ViewerContext): OrderRow {
  const { currency } = reader.market;
  const messages = orderMessagesFor(reader.locale);
  const { byTruck, byPickup } = messagesFor(reader.locale);
  const status = statusOf(record, reader);
  const names = namesOf(record, status);
  const buyer = buyerOf(record, account);
  const progress = record.lines.map((line) => ({ line, ...fulfilled(record, status, line, findIn(world)) }));
  const hasArrived = progress.some(({ delivered }) => delivered !== null);
  const missing = progress.reduce(
    (sum, { line, delivered }) => sum + (delivered === null ? 0 : line.quantity - delivered),
    0,
  );
  const delivered = progress.reduce(
    (sum, { line, delivered: deliveredQuantity }) =>
      sum + Math.round((line.total / line.quantity) * (deliveredQuantity ?? 0)),
    0,
  );
  return {
    ...presentSummary(record, account, reader),
    purchaseOrderNumber: record.answers.purchaseOrderNumber,
    sapOrderNumber: names.sap,
    cokeOrderNumber: names.coke,
    transactionId: names.transaction,
    invoiceNumber: names.invoice,
    method: record.answers.method,
    deliveryMethod: record.answers.method === 'pickup' ? byPickup : byTruck,
    shippingMethod: record.answers.method === 'pickup' ? null : fillNumber(messages.truck, record.number),
    createdBy: buyer === undefined ? null : nameOf(buyer),
    orderedAmount: money(record.totals.subtotal, currency),
    deliveredAmount: hasArrived ? money(delivered, currency) : null,
    shortCases: hasArrived ? missing : null,
  };
}

const fillNumber = (text: string, number: string): string => text.replace('{number}', String(truckOf(number)));
