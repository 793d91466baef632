import type { NotificationItem, NotificationSubject } from '../../../domain';
import { addDays } from '../../../rules/calendar';
import { formatWeekdayDate } from '../../../rules/dates';
import { formatMoney, money } from '../../../rules/money';
import type { NotificationTopic } from '../../../rules/notices';
import type { OrderStatus } from '../../../rules/server-codes';
import type { DemoAccount } from '../data/accounts';
import type { DemoBuyer } from '../data/buyers';
import type { AccountState, OrderRecord } from '../store/records';
import { fill } from '../messages';
import { counted, type NotificationMessages, notificationMessagesFor } from '../messages/notifications';
import type { World } from '../world';
import { fulfilled } from './fulfilment';
import { autopayDates, presentAutopay } from './autopay';
import { invoicesOf, invoiceWorld } from './invoices';
import { findIn } from './order-rows';
import { stepsOf, truckOf } from './order-steps';
import { statusOf } from './orders';
import type { ViewerContext } from './present';
import { priceLines } from './pricing';
import { promotionsOf } from './promotions';
import { rungOf } from './reminders';
import { casesOf } from './support';
import { dateIn, instantOf, zonedInstant } from './zoned-time';

const HOUR = 3_600_000;
/** Age limit of notifications, in days. */
const DAYS = 45;
/** Older notifications count as read when the demo begins. */
const FRESH = 30 * HOUR;
/** Days before its due date at which an invoice is announced. */
const DUE_SOON = 3;
const MORNING = 8 * 60;
const AFTERNOON = 14 * 60;
/** Maximum length of a quoted comment. */
const LONGEST_QUOTE = 140;

/** Viewer and data of notifications. */
export interface NotificationPlace {
  readonly account: DemoAccount;
  readonly buyer: DemoBuyer;
  readonly state: AccountState;
  readonly world: World;
  readonly reader: ViewerContext;
}

type MessageKey = Exclude<keyof NotificationMessages, 'cases' | 'invoices'>;

/** An event before it is translated. */
interface NotificationEvent {
  readonly id: string;
  readonly topic: NotificationTopic;
  readonly at: number;
  readonly messageKey: MessageKey;
  readonly values: Readonly<Record<string, string>>;
  readonly about: NotificationSubject | null;
  /** Replaces the message's own text. */
  readonly text?: string;
}

/** All notifications of a buyer for an account, newest first, within the age limit and the buyer's permissions. */
export function notificationsOf(place: NotificationPlace): readonly NotificationItem[] {
  const { buyer, state, world, reader } = place;
  const { now, timeZone } = reader.market;
  const messages = notificationMessagesFor(reader.locale);
  const hasPermission = (permission: DemoBuyer['permissions'][number]) => buyer.permissions.includes(permission);
  const marks = new Map(
    state.readMarks.filter(({ buyerId }) => buyerId === buyer.id).map(({ id, isRead }) => [id, isRead]),
  );
  const since = now - DAYS * 24 * HOUR;
  return [
    ...(hasPermission('ordering') ? [...ofOrders(place), ...ofPromotions(place)] : []),
    ...(hasPermission('finance') ? ofInvoices(place) : []),
    ...(hasPermission('service') ? ofCases(place) : []),
    ...ofReminders(place),
  ]
    .filter(({ at }) => at > since && at <= now)
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
    .map(({ id, topic, at, messageKey, values, about, text }) => ({
      id,
      topic,
      at: instantOf(at, timeZone),
      title: fill(messages[messageKey][0], values),
      text: text ?? fill(messages[messageKey][1], values),
      about,
      isRead: marks.get(id) ?? at < world.startedAt - FRESH,
    }));
}

const messageKeyByStatus: Partial<Record<OrderStatus, MessageKey>> = {
  confirmed: 'confirmed',
  'order-prepared': 'confirmed',
  'prep-for-shipment': 'confirmed',
  'out-for-delivery': 'onItsWay',
  delivered: 'delivered',
  'in-settlement': 'delivered',
  'not-delivered': 'notDelivered',
  cancelled: 'cancelled',
  'in-error': 'inError',
};

/** The order status that a message announces. */
const stepOf: Partial<Record<MessageKey, OrderStatus>> = {
  confirmed: 'confirmed',
  onItsWay: 'out-for-delivery',
  delivered: 'delivered',
  notDelivered: 'not-delivered',
  cancelled: 'cancelled',
  inError: 'in-error',
};

function ofOrders({ account, state, world, reader }: NotificationPlace): readonly NotificationEvent[] {
  const { market, locale } = reader;
  const { now, timeZone, currency } = market;
  const today = dateIn(now, timeZone);
  const messages = notificationMessagesFor(locale);
  const recentOrders = [...world.history(account), ...state.orders].filter(
    ({ placedAt }) => placedAt > now - (DAYS + 7) * 24 * HOUR,
  );
  return recentOrders.flatMap((order): readonly NotificationEvent[] => {
    const cancelledAt = state.cancellations.find(({ orderId }) => orderId === order.id)?.at ?? null;
    const status = cancelledAt === null ? statusOf(order, { market }) : 'cancelled';
    const messageKey = messageKeyByStatus[status];
    const step =
      messageKey === undefined
        ? undefined
        : stepsOf(order, status, { now, timeZone, cancelledAt }).find((one) => one.status === stepOf[messageKey]);
    if (
      messageKey === undefined ||
      step === undefined ||
      (messageKey === 'onItsWay' && order.answers.method === 'pickup')
    )
      return [];
    const missing = messageKey === 'delivered' ? missingIn(order, status, world) : 0;
    return [
      {
        id: `n-${messageKey}-${order.id}`,
        topic:
          messageKey === 'confirmed' || messageKey === 'cancelled' || messageKey === 'inError'
            ? 'orders'
            : 'deliveries',
        at: step.at,
        messageKey: missing > 0 ? 'deliveredShort' : messageKey,
        about: { kind: 'order', orderId: order.id },
        values: {
          number: order.number,
          cases: counted(messages.cases, order.totals.cases, locale),
          missing: counted(messages.cases, missing, locale),
          truck: String(truckOf(order.number)),
          total: formatMoney(money(order.totals.total + (order.surcharge ?? 0), currency), locale),
          date: formatWeekdayDate(order.answers.date, locale, { today }),
        },
      },
    ];
  });
}

const missingIn = (order: OrderRecord, status: OrderStatus, world: World): number =>
  order.lines.reduce(
    (sum, line) => sum + line.quantity - (fulfilled(order, status, line, findIn(world)).delivered ?? line.quantity),
    0,
  );

function ofInvoices({
  account,
  state,
  world,
  reader: { market, locale },
}: NotificationPlace): readonly NotificationEvent[] {
  const { timeZone, currency } = market;
  const here = invoiceWorld(account, world);
  const first = addDays(here.today, -DAYS);
  const invoices = invoicesOf(here, state);
  const byItself = autopayDates(state, invoices, here);
  const ofInvoices = invoices.flatMap(({ id, number, issuedOn, dueOn, amount, open }): readonly NotificationEvent[] => {
    const paidBy = byItself.get(id);
    const createInvoiceEvent = (
      messageKey: MessageKey,
      date: string,
      minutes: number,
      minor: number,
    ): NotificationEvent => ({
      id: `n-${messageKey.replace('Autopay', '')}-${id}`,
      topic: 'invoices',
      at: zonedInstant(date, minutes, timeZone),
      messageKey,
      about: { kind: 'invoice', invoiceId: id },
      values: {
        number,
        amount: formatMoney(money(minor, currency), locale),
        date: formatWeekdayDate(dueOn, locale, { today: here.today }),
        autopay: paidBy === undefined ? '' : formatWeekdayDate(paidBy.date, locale, { today: here.today }),
      },
    });
    return [
      ...(issuedOn >= first ? [createInvoiceEvent('invoiceReady', issuedOn, AFTERNOON, amount)] : []),
      ...(open > 0 && dueOn >= here.today
        ? [
            createInvoiceEvent(
              paidBy === undefined ? 'invoiceDue' : 'invoiceDueAutopay',
              addDays(dueOn, -DUE_SOON),
              MORNING,
              open,
            ),
          ]
        : []),
      ...(open > 0 && dueOn < here.today
        ? [
            createInvoiceEvent(
              paidBy === undefined ? 'invoiceLate' : 'invoiceLateAutopay',
              addDays(dueOn, 1),
              MORNING,
              open,
            ),
          ]
        : []),
    ];
  });
  const { next } = presentAutopay(state.wallet.autopay, state, here);
  if (next === null) return ofInvoices;
  // The same quote that all screens show, announced shortly before its date.
  return [
    ...ofInvoices,
    {
      id: `n-autopay-${next.date}`,
      topic: 'invoices',
      at: zonedInstant(addDays(next.date, -DUE_SOON), MORNING, timeZone),
      messageKey: 'autopay',
      about: null,
      values: {
        amount: formatMoney(next.amount, locale),
        date: formatWeekdayDate(next.date, locale, { today: here.today }),
        invoices: counted(notificationMessagesFor(locale).invoices, next.invoices ?? 0, locale),
      },
    },
  ];
}

function ofCases({ account, buyer, state, world, reader }: NotificationPlace): readonly NotificationEvent[] {
  const cases = casesOf({ account, state, locale: reader.locale, startedAt: world.startedAt, buyer });
  return cases.flatMap(({ id, number, conversation }) =>
    conversation
      .filter(({ from }) => from === 'service')
      .map((comment): NotificationEvent => ({
        id: `n-answered-${comment.id}`,
        topic: 'support',
        at: Date.parse(comment.at),
        messageKey: 'answered',
        about: { kind: 'case', caseId: id },
        values: { number, name: comment.name.split(',')[0] ?? comment.name },
        text: comment.text.length > LONGEST_QUOTE ? `${comment.text.slice(0, LONGEST_QUOTE)}…` : comment.text,
      })),
  );
}

function ofPromotions({ account, world, reader }: NotificationPlace): readonly NotificationEvent[] {
  const { market } = reader;
  const nothing = priceLines([], { account, market, find: world.find });
  return promotionsOf(account, nothing, world, reader).items.map(
    ({ id, title, summary, startsOn }): NotificationEvent => ({
      id: `n-promotion-${id}-${startsOn}`,
      topic: 'promotions',
      at: zonedInstant(startsOn, MORNING, market.timeZone),
      messageKey: 'promotion',
      about: { kind: 'promotion', promotionId: id },
      values: { title, summary },
    }),
  );
}

function ofReminders({
  account,
  buyer,
  state,
  world,
  reader: { market },
}: NotificationPlace): readonly NotificationEvent[] {
  const rung = [
    ...state.rung,
    ...state.reminders.flatMap((record) => rungOf(record, { account, now: market.now })),
  ].filter(({ buyerId }) => buyerId === buyer.id);
  const orders = new Map([...world.history(account), ...state.orders].map(({ id, number }) => [id, number]));
  return rung.map(({ id, at, orderId }): NotificationEvent => {
    const number = orderId === null ? undefined : orders.get(orderId);
    return {
      id: `n-reminder-${id}`,
      topic: 'reminders',
      at,
      messageKey: number === undefined ? 'reminder' : 'reminderOfOrder',
      values: { number: number ?? '' },
      about: { kind: 'cart' },
    };
  });
}
