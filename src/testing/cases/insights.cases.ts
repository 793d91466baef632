import * as z from 'zod/mini';
import type { InsightsPort, NextDelivery, OrderQuery, OrderRow, OrdersPort, OrderWeeks } from '../../ports';
import { addDays } from '../../rules/calendar';
import { isCountedAsOrdered, MAX_INSIGHT_WEEKS } from '../../rules/insights';
import { calendarDateIn, instantMs } from '../../rules/instants';
import { casesOf } from '../define-case';
import { required, rejects, rejectsField, assertEqual, assertThat } from '../expect';
import { calendarDate, count, instant, label, money, timeZone } from '../schemas/basics';
import { assertShape } from '../schemas/shape';
import type { At } from '../testing.types';
import { walk } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('insights');
const MANY = 13;
const WEEK_DAYS = 7;
/** Tolerance between the clocks of backend and kit in milliseconds, because the call itself takes time. */
const MINUTES = 5 * 60_000;

const nextDelivery = z.object({
  visit: z.nullable(z.object({ date: calendarDate, cutOff: instant, note: z.nullable(label) })),
  timeZone,
  serverTime: instant,
}) satisfies z.ZodMiniType<NextDelivery>;

const orderWeeks = z.object({
  weeks: z.array(
    z.object({ start: calendarDate, orders: count, cases: z.number().check(z.nonnegative()), spend: money }),
  ),
  today: calendarDate,
}) satisfies z.ZodMiniType<OrderWeeks>;

/** Finds all orders that were placed in a date range. */
async function placedOn(
  { orders }: { readonly orders: Pick<OrdersPort, 'search'> },
  at: At,
  placed: OrderQuery['placed'],
): Promise<readonly OrderRow[]> {
  const read = (page: number) =>
    orders.search({ ...at, text: '', placed, statuses: [], sort: 'CreatedDateDesc', page, pageSize: 50 });
  const { items } = await walk(read, { pageSize: 50, idOf: ({ id }) => id });
  return items.filter(({ status }) => isCountedAsOrdered(status));
}

const readWeeks = (insights: Pick<InsightsPort, 'weeks'>, at: At, weeks = MANY): Promise<OrderWeeks> =>
  insights.weeks({ ...at, weeks });

/** Cases of the figures for the dashboard. */
export const insightsCases = [
  define({
    name: 'delivery-shape',
    family: 'shape',
    needs: ['insights.delivery'],
    title: 'the next delivery matches the domain schema, with the backend’s time',
    async run({ adapter, here, now }) {
      const next = await adapter.insights.delivery(await here());
      assertShape(next, nextDelivery, 'the next delivery');
      assertThat(
        Math.abs((instantMs(next.serverTime) ?? 0) - now()) < MINUTES,
        `the server’s time is ${next.serverTime}`,
      );
    },
  }),
  define({
    name: 'delivery-to-come',
    family: 'behaviour',
    needs: ['insights.delivery'],
    title: 'the cut-off of the next delivery is in the future and not after the delivery’s day',
    async run({ adapter, here }) {
      const { visit, serverTime, timeZone: zone } = await adapter.insights.delivery(await here());
      const { date, cutOff } = required(visit, 'an account with a scheduled delivery');
      assertThat((instantMs(cutOff) ?? 0) > (instantMs(serverTime) ?? 0), `its cut-off ${cutOff} has passed`);
      assertThat((calendarDateIn(cutOff, zone) ?? '') <= date, `its cut-off ${cutOff} is after its day, ${date}`);
    },
  }),
  define({
    name: 'delivery-of-checkout',
    family: 'behaviour',
    needs: ['insights.delivery', 'checkout.open'],
    title: 'the next delivery is the first open date of the checkout',
    async run({ adapter, here }) {
      const at = await here();
      const { deliveries } = await adapter.checkout.open(at);
      const open = required(
        deliveries.find(({ method }) => method === 'delivery'),
        'an account that is delivered to',
      ).slots.filter(({ closedReason }) => closedReason === null);
      const { visit } = await adapter.insights.delivery(at);
      assertEqual(
        visit && { date: visit.date, cutOff: instantMs(visit.cutOff) },
        open[0] ? { date: open[0].date, cutOff: instantMs(open[0].cutOff) } : null,
        'the next delivery',
      );
    },
  }),
  define({
    name: 'weeks-shape',
    family: 'shape',
    needs: ['insights.weeks'],
    title: 'weeks match the domain schema',
    run: async ({ adapter, here }) =>
      assertShape(await readWeeks(adapter.insights, await here()), orderWeeks, 'the weeks'),
  }),
  define({
    name: 'weeks-in-a-row',
    family: 'behaviour',
    needs: ['insights.weeks'],
    title: 'the requested number of weeks is returned, oldest first without gaps, the last including today',
    async run({ adapter, here }) {
      const at = await here();
      for (const count of [1, MANY]) {
        const { weeks, today } = await readWeeks(adapter.insights, at, count);
        assertEqual(weeks.length, count, 'how many weeks');
        const [first] = weeks;
        assertEqual(
          weeks.map(({ start }) => start),
          weeks.map((_, nth) => addDays(required(first, 'a week').start, nth * WEEK_DAYS)),
          'where the weeks begin',
        );
        const last = required(weeks.at(-1), 'a week').start;
        assertThat(last <= today && today < addDays(last, WEEK_DAYS), `today, ${today}, is not in the week of ${last}`);
      }
    },
  }),
  define({
    name: 'weeks-of-orders',
    family: 'behaviour',
    needs: ['insights.weeks', 'orders.search'],
    title: 'orders, cases and spend of a week equal those of the orders placed in it',
    async run({ adapter, here }) {
      const at = await here();
      const { weeks } = await readWeeks(adapter.insights, at);
      for (const week of weeks.slice(-4)) {
        const counted = await placedOn(adapter, at, { start: week.start, end: addDays(week.start, WEEK_DAYS - 1) });
        const sums = {
          orders: counted.length,
          cases: sum(counted.map(({ cases }) => cases ?? 0)),
          spend: sum(counted.map(({ total }) => total?.minor ?? 0)),
        };
        assertEqual(
          { orders: week.orders, cases: week.cases, spend: week.spend.minor },
          sums,
          `the week of ${week.start}`,
        );
      }
    },
  }),
  define({
    name: 'weeks-number',
    family: 'limit',
    needs: ['insights.weeks'],
    title: 'an unsupported number of weeks is rejected with the field `weeks`',
    async run({ adapter, here }) {
      const at = await here();
      for (const wrong of [0, -1, 1.5, MAX_INSIGHT_WEEKS + 1])
        await rejectsField(readWeeks(adapter.insights, at, wrong), 'weeks', `${wrong} weeks`);
    },
  }),
  define({
    name: 'guest',
    family: 'error',
    seat: 'guest',
    needs: ['insights.delivery', 'insights.weeks'],
    title: 'a guest has no figures: signed-out',
    async run({ adapter, locale }) {
      const at = { accountId: null, locale };
      await rejects(adapter.insights.delivery(at), ['signed-out'], 'a guest’s delivery');
      await rejects(readWeeks(adapter.insights, at), ['signed-out'], 'a guest’s weeks');
    },
  }),
  define({
    name: 'other-account',
    family: 'behaviour',
    needs: ['insights.weeks', 'orders.search'],
    title: 'accounts have separate weeks',
    async run({ adapter, locale, fixtures: { otherAccountId } }) {
      const at = { accountId: required(otherAccountId, 'fixtures.otherAccountId'), locale };
      const { weeks } = await readWeeks(adapter.insights, at, 2);
      const first = required(weeks[0], 'a week');
      const orders = await placedOn(adapter, at, { start: first.start, end: null });
      assertEqual(sum(weeks.map(({ cases }) => cases)), sum(orders.map(({ cases }) => cases ?? 0)), 'its cases');
    },
  }),
  ...readingCases('insights.delivery', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.insights.delivery(at, options);
  }),
  ...readingCases('insights.weeks', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.insights.weeks({ ...at, weeks: MANY }, options);
  }),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, one) => whole + one, 0);
