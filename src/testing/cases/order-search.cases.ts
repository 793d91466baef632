import type { OrderRow } from '../../ports';
import { instantMs } from '../../rules/instants';
import { casesOf } from '../define-case';
import { required, rejects, assertEqual, assertThat } from '../expect';
import { everyOrder } from '../samples';
import { orderDetail, orderPage } from '../schemas/order';
import { assertShape } from '../schemas/shape';
import { readingCases } from './common/reading';

const define = casesOf('orders');
const dayOf = ({ placedAt }: OrderRow): string => placedAt.slice(0, 10);
const idsOf = (orders: readonly { readonly id: string }[]): readonly string[] => orders.map(({ id }) => id);

/** Cases of order search and order details. */
export const ordersFoundCases = [
  define({
    name: 'search-shape',
    family: 'shape',
    needs: ['orders.search'],
    title: 'a page of found orders matches the domain schema',
    run: async ({ adapter, here }) =>
      assertShape(await adapter.orders.search({ ...(await here()), ...everyOrder }), orderPage, 'orders'),
  }),
  define({
    name: 'detail-shape',
    family: 'shape',
    needs: ['orders.detail'],
    title: 'an order with all details matches the domain schema: unknown values are null or empty lists',
    async run({ adapter, here, orders }) {
      const at = await here();
      for (const { id } of await orders())
        assertShape(
          required(await adapter.orders.detail({ ...at, orderId: id }), `order ${id}, which is found`),
          orderDetail,
          `order ${id}`,
        );
    },
  }),
  define({
    name: 'search-agrees',
    family: 'behaviour',
    needs: ['orders.search', 'orders.list'],
    title: 'an empty search returns the same orders as the list, newest first',
    async run({ adapter, here }) {
      const at = await here();
      const found = await adapter.orders.search({ ...at, ...everyOrder });
      const listed = await adapter.orders.list({ ...at, page: 0, pageSize: 50 });
      assertEqual(idsOf(found.items), idsOf(listed.items), 'the orders');
      assertThat(found.sorts[0] !== undefined, 'no sort is offered');
    },
  }),
  define({
    name: 'search-text',
    family: 'behaviour',
    needs: ['orders.search'],
    title: 'an order is found by its number and its PO number; a text of three characters matches every order',
    async run({ adapter, here }) {
      const at = await here();
      const all = await adapter.orders.search({ ...at, ...everyOrder });
      const order = required(all.items[0], 'an account with orders');
      for (const text of [order.number, ` ${order.purchaseOrderNumber} `].filter((one) => one.trim().length > 3)) {
        const found = await adapter.orders.search({ ...at, ...everyOrder, text });
        assertThat(
          found.items.some(({ id }) => id === order.id),
          `${text} does not find its order`,
        );
      }
      assertEqual(
        (await adapter.orders.search({ ...at, ...everyOrder, text: 'no order is called this' })).items,
        [],
        'orders for an unknown text',
      );
      assertEqual(
        idsOf((await adapter.orders.search({ ...at, ...everyOrder, text: 'zzz' })).items),
        idsOf(all.items),
        'a search of three characters',
      );
    },
  }),
  define({
    name: 'search-period',
    family: 'behaviour',
    needs: ['orders.search'],
    title: 'a period includes both ends and no order outside of it',
    async run({ adapter, here }) {
      const at = await here();
      const all = await adapter.orders.search({ ...at, ...everyOrder });
      const days = [...new Set(all.items.map(dayOf))];
      const [end, start] = [required(days[0], 'an order'), required(days[Math.min(2, days.length - 1)], 'an order')];
      const found = await adapter.orders.search({ ...at, ...everyOrder, placed: { start, end } });
      assertEqual(
        idsOf(found.items),
        idsOf(all.items.filter((order) => dayOf(order) >= start && dayOf(order) <= end)),
        `orders from ${start} to ${end}`,
      );
    },
  }),
  define({
    name: 'search-status',
    family: 'behaviour',
    needs: ['orders.search'],
    title: 'a search by status returns only orders with that status',
    async run({ adapter, here }) {
      const at = await here();
      const status = required((await adapter.orders.search({ ...at, ...everyOrder })).items[0], 'an order').status;
      const found = await adapter.orders.search({ ...at, ...everyOrder, statuses: [status] });
      assertThat(
        found.items.length > 0 && found.items.every((order) => order.status === status),
        `orders that are not ${status}`,
      );
    },
  }),
  define({
    name: 'search-sort',
    family: 'behaviour',
    needs: ['orders.search'],
    title: 'orders are sorted by each supported sort',
    async run({ adapter, here }) {
      const at = await here();
      const { sorts } = await adapter.orders.search({ ...at, ...everyOrder });
      if (!sorts.includes('TotalAsc')) return;
      const totals = (await adapter.orders.search({ ...at, ...everyOrder, sort: 'TotalAsc' })).items.map(
        ({ total }) => total?.minor ?? 0,
      );
      assertEqual(
        totals,
        [...totals].sort((a, b) => a - b),
        'totals',
      );
    },
  }),
  define({
    name: 'detail-agrees',
    family: 'behaviour',
    needs: ['orders.detail'],
    title:
      'an order’s details agree with its row; its steps are chronological, delivered quantities do not exceed ordered ones, and its invoice adds up',
    async run({ adapter, here, orders }) {
      const at = await here();
      for (const { id, number, total, status } of await orders()) {
        const detail = await adapter.orders.detail({ ...at, orderId: id });
        assertThat(detail !== null, `order ${id} is found and can not be read`);
        assertEqual([detail.number, detail.total, detail.status], [number, total, status], `order ${id}`);
        const times = detail.steps.map((step) => instantMs(step.at) ?? Number.NaN);
        assertEqual(
          times,
          [...times].sort((a, b) => a - b),
          'its steps',
        );
        for (const { quantity, progress } of detail.lines) {
          assertThat(
            [progress.confirmed, progress.shipped, progress.delivered].every(
              (cases) => cases === null || (cases >= 0 && (quantity === null || cases <= quantity)),
            ),
            'a line that grew',
          );
        }
        if (detail.invoice === null) continue;
        const { ordered, notDelivered, discounts, deposits, minimumOrderCharge, tax } = detail.invoice.rows;
        assertEqual(
          [ordered, notDelivered, discounts, deposits, tax].reduce(
            (sum, { minor }) => sum + minor,
            minimumOrderCharge?.minor ?? 0,
          ),
          detail.invoice.total.minor,
          'its invoice',
        );
      }
    },
  }),
  define({
    name: 'detail-lines',
    family: 'behaviour',
    needs: ['orders.detail', 'orders.read'],
    title: 'an order has the same lines with and without its details',
    async run({ adapter, here, orders }) {
      const at = await here();
      for (const { id } of await orders()) {
        const [detail, order] = [
          await adapter.orders.detail({ ...at, orderId: id }),
          await adapter.orders.read({ ...at, orderId: id }),
        ];
        assertEqual(idsOf(detail?.lines ?? []), idsOf(order?.lines ?? []), `the lines of order ${id}`);
      }
    },
  }),
  define({
    name: 'search-guest',
    family: 'error',
    seat: 'guest',
    needs: ['orders.search'],
    title: 'a guest cannot search orders: signed-out',
    run: async ({ adapter, locale }) =>
      void (await rejects(
        adapter.orders.search({ accountId: null, locale, ...everyOrder }),
        ['signed-out'],
        'a guest’s orders',
      )),
  }),
  define({
    name: 'detail-unknown',
    family: 'behaviour',
    needs: ['orders.detail'],
    title: 'an unknown order is null',
    run: async ({ adapter, here, unknownId }) =>
      assertEqual(await adapter.orders.detail({ ...(await here()), orderId: unknownId }), null, 'the order'),
  }),
  ...readingCases('orders.search', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.orders.search({ ...at, ...everyOrder }, options);
  }),
  ...readingCases('orders.detail', async ({ adapter, here, unknownId }) => {
    const at = await here();
    return (options) => adapter.orders.detail({ ...at, orderId: unknownId }, options);
  }),
];
