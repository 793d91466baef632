import type { Order, OrderDelivery, OrderLine, OrderSummary } from '../../../domain';
import type { OrderStatus } from '../../../rules/server-codes';
import { money } from '../../../rules/money';
import type { DemoAccount } from '../data/accounts';
import type { OrderRecord } from '../store/records';
import { messagesFor } from '../messages';
import type { World } from '../world';
import { missingProduct, presentProduct, presentTotals, type ViewerContext } from './present';
import { dateIn, dayNumber, instantOf, zonedInstant } from './zoned-time';

const HOUR = 3_600_000;
const DELIVERED_BY_MINUTES = 10 * 60;

/** An order that was started but not placed. */
export const isDraft = ({ status }: OrderRecord): boolean => status === 'draft';

/** The status of a placed order, derived from the clock up to its delivery. */
export function statusOf(
  { status, placedAt, changesUntil, answers }: OrderRecord,
  reader: Pick<ViewerContext, 'market'>,
): OrderStatus {
  if (status !== null) return status;
  const { now, timeZone } = reader.market;
  if (now - placedAt < HOUR) return 'order-received';
  if (changesUntil !== null && now < changesUntil) return 'confirmed';
  const { date } = answers;
  if (date === null) return 'confirmed';
  if (now >= zonedInstant(date, DELIVERED_BY_MINUTES, timeZone)) return 'delivered';
  const days = dayNumber(date) - dayNumber(dateIn(now, timeZone));
  if (days > 1) return 'order-prepared';
  return days === 1 ? 'prep-for-shipment' : 'out-for-delivery';
}

/** An order in the list's format. */
export function presentSummary(record: OrderRecord, account: DemoAccount | null, reader: ViewerContext): OrderSummary {
  const { currency, timeZone } = reader.market;
  return {
    id: record.id,
    number: record.number,
    accountId: account?.id ?? 'guest',
    status: statusOf(record, reader),
    placedAt: instantOf(record.placedAt, timeZone),
    deliveryDate: record.answers.date,
    cases: record.totals.cases,
    total: money(record.totals.total + (record.surcharge ?? 0), currency),
    isDraft: isDraft(record),
  };
}

/** An order with all its parts. */
export function presentOrder(
  record: OrderRecord,
  account: DemoAccount | null,
  world: World,
  reader: ViewerContext,
): Order {
  const { currency, now, timeZone } = reader.market;
  const { answers, surcharge, changesUntil } = record;
  return {
    ...presentSummary(record, account, reader),
    lines: record.lines.map(({ id, productId, quantity, total }): OrderLine => {
      const item = world.find(productId);
      return {
        id,
        product: item === undefined ? missingProduct(productId, reader) : presentProduct(item, reader),
        quantity,
        total: money(total, currency),
        isFreeGood: isFreeLine(id),
      };
    }),
    totals: presentTotals(record.totals, record.placedAt, reader),
    method: answers.method,
    deliveries: deliveriesOf(record),
    empties: { ...answers.empties },
    guest: answers.guest,
    purchaseOrderNumber: answers.purchaseOrderNumber,
    notes: answers.notes,
    ...(answers.fields.length === 0 ? {} : { fields: answers.fields }),
    paymentLabel: record.paidWith ?? paymentLabel(answers.paymentMethodId, reader.locale),
    surcharge: surcharge === null ? null : money(surcharge, currency),
    changesUntil: changesUntil !== null && changesUntil > now ? instantOf(changesUntil, timeZone) : null,
    timeZone,
    // The demo never sends an email.
    confirmationEmail: null,
    serverTime: instantOf(now, timeZone),
  };
}

/** True for free goods, whose lines have ids of their own. */
const isFreeLine = (id: string): boolean => id.startsWith('free-');

/** The deliveries of an order: lines without a delivery of their own are in the first one. */
function deliveriesOf({ answers: { date, additionalDeliveries }, lines }: OrderRecord): readonly OrderDelivery[] {
  const after = new Set(additionalDeliveries.flatMap(({ lineIds }) => lineIds));
  const first = { date, lineIds: lines.filter(({ id }) => !after.has(id)).map(({ id }) => id) };
  return [first, ...additionalDeliveries].filter(({ lineIds }) => lineIds.length > 0);
}

/** Label of a payment method that is not in a wallet. */
export function paymentLabel(id: string, locale: string): string {
  const messages = messagesFor(locale);
  return id === 'at-pickup' ? messages.atPickup : messages.onAccount;
}
