import { addDays } from '../../../rules/calendar';
import type { CalendarDate } from '../../../rules/dates';
import type { OrderStatus } from '../../../rules/server-codes';
import { type DemoAccount, regions } from '../data/accounts';
import type { OrderRecord } from '../store/records';
import type { CatalogItem } from './catalog';
import { holidayOn } from './holidays';
import { isListed, type Market } from './market';
import { priceLines, problemOf, unitPrice } from './pricing';
import { between, hash } from './random';
import { plainAnswers } from './order-answers';
import { isScripted, scriptedOrder } from './scripted-orders';
import { cutOffFor, isVisitDay } from './visit-plan';
import { dateIn, dayNumber, weekday, zonedInstant } from './zoned-time';

/** Settings for generating a year of orders. */
export interface HistoryOptions {
  readonly account: DemoAccount;
  /** Index of the account among all; makes order numbers unique. */
  readonly index: number;
  readonly market: Market;
  readonly catalog: readonly CatalogItem[];
  readonly find: (id: string) => CatalogItem | undefined;
}

type OrderedQuantities = readonly (readonly [productId: string, quantity: number])[];

const YEAR = 365;
/** A Thursday from which weeks are counted. */
const WEEK_ZERO = dayNumber('2026-11-12');

const weekOf = (date: CalendarDate): number => Math.floor((dayNumber(date) - WEEK_ZERO) / 7);
const cycle = (value: number, length: number): number => ((value % length) + length) % length;

/** Order number of an account: increases by four a day, so that up to four orders of a day are distinct. */
const numberOf = (index: number, placed: CalendarDate, slot: number): string =>
  String(4_500_871 + index * 20_000 + (dayNumber(placed) - dayNumber('2026-11-10')) * 4 + slot);

/**
 * Generates at most a year of orders, oldest first: one per planned visit, plus orders in progress for an active
 * account.
 */
export function yearOfOrders(options: HistoryOptions): readonly OrderRecord[] {
  const { account, market } = options;
  if (account.plan === null || account.ordering === null) return [];
  const { timeZone } = regions[account.region];
  const { sinceDays, quietDays } = account.ordering;
  const today = dateIn(market.now, timeZone);
  return [
    ...onVisits(options, today, -sinceDays, -quietDays),
    ...(quietDays > 0 ? [] : createOpenOrders(options, today)),
  ].sort((a, b) => a.placedAt - b.placedAt || (a.number < b.number ? -1 : 1));
}

/** Generates one order per planned visit, for days from `first` until before `end` relative to today. */
function onVisits(options: HistoryOptions, today: CalendarDate, first: number, end: number): readonly OrderRecord[] {
  const { account, market } = options;
  const { plan } = account;
  if (plan === null) return [];
  const { timeZone } = regions[account.region];
  const orders: OrderRecord[] = [];
  const liked = regularProducts(options);
  for (let days = first; days < end; days += 1) {
    const date = addDays(today, days);
    if (!isVisitDay(plan, date) || holidayOn(date, account.region) !== null) continue;
    const cutOff = cutOffFor(plan, date, timeZone);
    const placedAt = cutOff - between(20, 240, market.seed, account.id, date, 'placed') * 60_000;
    orders.push(
      createOrder(options, {
        placedAt,
        slot: 0,
        date,
        status: statusOf(date),
        quantities: regularOrder(options, liked, date),
      }),
    );
  }
  return orders;
}

/** Number of years in an archive, including the last one. */
const YEARS = 3;

/**
 * Generates orders from before the last year, oldest first: those of the visit plan, plus enough small ones to reach
 * `least` in total.
 */
export function olderOrders(options: HistoryOptions, least: number): readonly OrderRecord[] {
  const { account, market } = options;
  // Only accounts with a complete last year have earlier years.
  if (account.plan === null || account.ordering === null || account.ordering.sinceDays < YEAR) return [];
  const { timeZone } = regions[account.region];
  const today = dateIn(market.now, timeZone);
  const planned = onVisits(options, today, -YEARS * YEAR, -YEAR);
  const missing = least - planned.length - yearOfOrders(options).length;
  const small = Array.from({ length: Math.max(0, missing) }, (_, at) => {
    // Three a day besides the planned ones, older than those in progress.
    const placed = addDays(today, -4 - Math.floor(at / 3));
    const quantities: OrderedQuantities = [['p-902001', 1 + (at % 4)]];
    const placedAt = zonedInstant(placed, 8 * 60 + (at % 3) * 95, timeZone);
    return createOrder(options, {
      placedAt,
      slot: 1 + (at % 3),
      date: addDays(placed, 2),
      status: at % 13 === 5 ? 'cancelled' : 'delivered',
      quantities,
    });
  });
  return small.length === 0 ? planned : [...planned, ...small].sort((a, b) => a.placedAt - b.placedAt);
}

/** Final status of a past order: mostly delivered. */
function statusOf(date: CalendarDate): OrderStatus {
  switch (cycle(weekOf(date), 17)) {
    case 3:
      return 'cancelled';
    case 8:
      return 'not-delivered';
    case 13:
      return 'in-error';
    case 15:
      return 'in-settlement';
    default:
      return 'delivered';
  }
}

/**
 * Gas and kegs are delivered on any day, so small orders of them are always in progress: status, days ahead, days ago.
 */
const vanOrders: readonly (readonly [status: OrderStatus, ahead: number | null, ago: number, keg: boolean])[] = [
  ['out-for-delivery', 0, 2, false],
  ['dispatched', 1, 2, false],
  ['shipped', 1, 2, true],
  ['prep-for-shipment', 2, 1, false],
  ['confirmed', 2, 1, true],
  ['order-prepared', 2, 1, false],
  ['order-received', 3, 0, false],
  ['pending', 3, 0, true],
  ['draft', null, 0, false],
];

function createOpenOrders(options: HistoryOptions, today: CalendarDate): readonly OrderRecord[] {
  const { account, market } = options;
  const { timeZone } = regions[account.region];
  return vanOrders.map(([status, ahead, ago, keg], index) => {
    const placed = addDays(today, -ago);
    const hasKeg = keg && account.region !== 'quebec';
    const quantities: OrderedQuantities = hasKeg
      ? [['p-845011', 1]]
      : [['p-902001', between(1, 3, market.seed, account.id, status) + (index === 0 ? 0 : 1)]];
    // Orders of today are a minute or two old, so that none is in the future just after midnight.
    const placedAt =
      ago === 0 ? market.now - (index + 1) * 30_000 : zonedInstant(placed, 9 * 60 + index * 11, timeZone);
    return createOrder(options, {
      placedAt,
      day: placed,
      slot: 1 + (index % 3),
      date: ahead === null ? null : addDays(today, ahead),
      status,
      quantities,
    });
  });
}

function createOrder(
  { account, index, market, find }: HistoryOptions,
  order: {
    placedAt: number;
    day?: CalendarDate;
    slot: number;
    date: CalendarDate | null;
    status: OrderStatus;
    quantities: OrderedQuantities;
  },
): OrderRecord {
  const { timeZone } = regions[account.region];
  // Shortly after midnight an order of today has yesterday's date, but still needs a number of today.
  const number = numberOf(index, order.day ?? dateIn(order.placedAt, timeZone), order.slot);
  const lines = order.quantities.flatMap(([productId, quantity], line) => {
    const item = find(productId);
    return item === undefined ? [] : [{ id: `${number}-${line + 1}`, item, quantity }];
  });
  const priced = priceLines(lines, { account, market: { ...market, now: order.placedAt }, isPast: true, find });
  return {
    id: `o-${number}`,
    number,
    cartId: `cart-${number}`,
    key: `key-${number}`,
    handle: `handle-${number}`,
    buyerId: null,
    status: order.status,
    placedAt: order.placedAt,
    changesUntil: null,
    answers: {
      method: 'delivery',
      date: order.date,
      notes: '',
      purchaseOrderNumber: `PO-${number.slice(-5)}`,
      paymentMethodId: 'on-account',
      ...plainAnswers,
    },
    lines: priced.lines.map(({ id, item, quantity, total }) => ({
      id,
      productId: item.id,
      quantity,
      total: total ?? 0,
    })),
    totals: priced.totals,
    surcharge: null,
  };
}

/** Products of a regular order: scripted for the taproom, generated for other accounts. */
function regularOrder(options: HistoryOptions, liked: readonly CatalogItem[], date: CalendarDate): OrderedQuantities {
  const { account } = options;
  const week = weekOf(date);
  const scripted = account.id === 'harbor-lane-taproom' && weekday(date) === 4 ? scriptedOrder(week) : [];
  if (scripted.length > 0) return cycle(week, 3) === 0 ? scripted : [...scripted, ...habits(options, liked, date, 3)];
  return habits(options, liked, date, 40);
}

/** Products that an account orders regularly, besides the scripted ones. */
const regularProducts = ({ account, market, catalog }: HistoryOptions): readonly CatalogItem[] =>
  catalog.filter(
    (item) =>
      item.price !== null &&
      isListed(item, market) &&
      !isScripted(item.id) &&
      item.pack.unit === 'case' &&
      hash(market.seed, account.id, 'likes', item.sku) % 6 === 0 &&
      problemOf(item, market) === null,
  );

/** Some of the regular products in generated quantities, until the minimum is met or `most` are included. */
function habits(
  { account, market }: HistoryOptions,
  liked: readonly CatalogItem[],
  date: CalendarDate,
  most: number,
): OrderedQuantities {
  const order = liked.map((item) => ({ item, rank: hash(account.id, date, item.sku) })).sort((a, b) => a.rank - b.rank);
  const quantities: [string, number][] = [];
  let cases = 0;
  let value = 0;
  const enough = (): boolean =>
    cases >= (account.minimum.cases ?? 0) + 2 &&
    value >= (account.minimum.value ?? 0) &&
    quantities.length >= Math.min(most, 6);
  for (const { item } of order) {
    if (quantities.length >= most || enough()) break;
    const [min, step] = item.pack.rule ?? [1, 1];
    const quantity = min + step * between(1, 6, market.seed, account.id, date, item.sku);
    quantities.push([item.id, quantity]);
    cases += quantity;
    value += quantity * (unitPrice(item, market) ?? 0);
  }
  return quantities;
}
