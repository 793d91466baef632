import * as z from 'zod/mini';
import type { Order, OrdersPort, OrderSummary } from '../../ports';
import { instantMs } from '../../rules/instants';
import { PAGE_SIZES } from '../../rules/limits';
import { addMoney } from '../../rules/money';
import { quantityProblem } from '../../rules/quantity';
import { casesOf } from '../define-case';
import { deepEqual, required, assertEqual, assertThat } from '../expect';
import { pageOf } from '../schemas/basics';
import { order as orderShape, orderSummary } from '../schemas/order';
import { usualProduct } from '../schemas/product';
import { assertShape } from '../schemas/shape';
import type { At } from '../testing.types';
import { totalsAddUp } from './common/check-totals';
import { once, walk } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('orders');
const first = { page: 0, pageSize: 10 };
/** Reads each of the orders completely. */
async function wholes(
  { orders }: { readonly orders: Pick<OrdersPort, 'read'> },
  found: readonly OrderSummary[],
  at: At,
): Promise<readonly Order[]> {
  const read: Order[] = [];
  for (const { id } of found) {
    const order = await orders.read({ ...at, orderId: id });
    assertThat(order !== null, `order ${id} is found and can not be read`);
    read.push(order);
  }
  return read;
}

/** Cases of the order list. */
export const ordersCases = [
  define({
    name: 'list-shape',
    family: 'shape',
    needs: ['orders.list'],
    title: 'a page of orders matches the domain schema',
    run: async ({ adapter, here }) =>
      assertShape(await adapter.orders.list({ ...(await here()), ...first }), pageOf(orderSummary), 'orders'),
  }),
  define({
    name: 'read-shape',
    family: 'shape',
    needs: ['orders.read'],
    title: 'an order matches the domain schema',
    async run({ adapter, here, orders }) {
      for (const order of await wholes(adapter, await orders(), await here()))
        assertShape(order, orderShape, `order ${order.number}`);
    },
  }),
  define({
    name: 'usual-shape',
    family: 'shape',
    needs: ['orders.usual'],
    title: 'usual products match the domain schema',
    run: async ({ adapter, here }) =>
      assertShape(await adapter.orders.usual(await here()), z.array(usualProduct), 'usual'),
  }),
  define({
    name: 'newest-first',
    family: 'behaviour',
    needs: ['orders.list'],
    title: 'orders are newest first across all pages',
    async run({ adapter, here }) {
      const at = await here();
      const pages = await Promise.all([0, 1].map((page) => adapter.orders.list({ ...at, page, pageSize: 10 })));
      const times = pages.flatMap(({ items }) => items.map(({ placedAt }) => instantMs(placedAt) ?? 0));
      required(times[1], 'an account with two orders');
      assertEqual(
        times,
        [...times].sort((a, b) => b - a),
        'the order of times',
      );
    },
  }),
  define({
    name: 'paged',
    family: 'limit',
    needs: ['orders.list'],
    title: 'pages of 10, 20 and 50 return the same orders, each once',
    async run({ adapter, here }) {
      const at = await here();
      const walks = await Promise.all(
        PAGE_SIZES.map((pageSize) =>
          walk((page) => adapter.orders.list({ ...at, page, pageSize }), { pageSize, idOf: ({ id }) => id }),
        ),
      );
      const shortest = Math.min(...walks.map(({ items }) => items.length));
      const [ten, ...others] = walks.map(({ items }) => items.slice(0, shortest).map(({ id }) => id));
      for (const ids of others) assertEqual(ids, ten, 'orders by larger pages');
    },
  }),
  define({
    name: 'past-the-end',
    family: 'limit',
    needs: ['orders.list'],
    title: 'a page past the end is empty, without a next page',
    async run({ adapter, here }) {
      const { items, hasMore } = await adapter.orders.list({ ...(await here()), page: 100_000, pageSize: 10 });
      assertEqual({ items, hasMore }, { items: [], hasMore: false }, 'page 100,000');
    },
  }),
  define({
    name: 'read-agrees',
    family: 'behaviour',
    needs: ['orders.read'],
    title: 'an order agrees with its row in the list',
    async run({ adapter, here, orders }) {
      const found = await orders();
      const read = await wholes(adapter, found, await here());
      for (const [nth, summary] of found.entries()) {
        for (const key of [
          'id',
          'number',
          'accountId',
          'status',
          'placedAt',
          'deliveryDate',
          'cases',
          'total',
        ] as const) {
          assertEqual(read[nth]?.[key], summary[key], `${key} of order ${summary.number}`);
        }
      }
    },
  }),
  define({
    name: 'adds-up',
    family: 'behaviour',
    needs: ['orders.read'],
    title: 'an order’s amounts add up to its total, including the surcharge',
    async run({ adapter, here, orders }) {
      for (const { number, totals, surcharge, total } of await wholes(adapter, await orders(), await here())) {
        totalsAddUp(totals, `order ${number}`);
        const due = totals.total;
        assertEqual(
          total,
          surcharge === null || due === null ? due : addMoney(due, surcharge),
          `the total of order ${number}`,
        );
      }
    },
  }),
  define({
    name: 'deliveries',
    family: 'behaviour',
    needs: ['orders.read'],
    title: 'every line is in exactly one delivery, and the first delivery is on the order’s date',
    async run({ adapter, here, orders }) {
      for (const { number, lines, deliveries, deliveryDate } of await wholes(adapter, await orders(), await here())) {
        assertEqual(
          deliveries.flatMap(({ lineIds }) => lineIds).sort(),
          lines.map(({ id }) => id).sort(),
          `lines on the deliveries of order ${number}`,
        );
        assertEqual(deliveries[0]?.date, deliveryDate, `the first delivery of order ${number}`);
      }
    },
  }),
  define({
    name: 'usual-order',
    family: 'behaviour',
    needs: ['orders.usual'],
    title: 'usual products are most regular first, without duplicates',
    async run({ adapter, here }) {
      const usual = await adapter.orders.usual(await here());
      required(usual[0], 'an account that keeps ordering something');
      once(
        usual.map(({ product }) => product.id),
        'what is usual',
      );
      const times = usual.map(({ orders }) => orders);
      assertEqual(
        times,
        [...times].sort((a, b) => b - a),
        'how regular they are',
      );
    },
  }),
  define({
    name: 'usual-quantity',
    family: 'behaviour',
    needs: ['orders.usual'],
    title: 'a usual quantity respects the product’s quantity limits',
    async run({ adapter, here }) {
      const usual = await adapter.orders.usual(await here());
      required(usual[0], 'an account that keeps ordering something');
      for (const { product, quantity } of usual) {
        assertEqual(
          quantityProblem(quantity, product.quantityRule),
          null,
          `the usual quantity ${quantity} of ${product.name}`,
        );
      }
    },
  }),
  define({
    name: 'language',
    family: 'language',
    needs: ['orders.read'],
    title: 'an order’s texts are in the requested language; its figures do not change',
    async run({ adapter, here, orders, fixtures: { otherLocale } }) {
      const at = await here();
      const theirs = { ...at, locale: required(otherLocale, 'fixtures.otherLocale') };
      const found = await orders(at);
      const [one, other] = [await wholes(adapter, found, at), await wholes(adapter, found, theirs)];
      const textsOf = (read: readonly Order[]) =>
        read.map(({ paymentLabel, lines }) => [
          paymentLabel,
          lines.map(({ product }) => [product.packSize, product.description]),
        ]);
      const figures = (read: readonly Order[]) =>
        read.map(({ number, total, cases, status }) => ({ number, total, cases, status }));
      assertEqual(figures(other), figures(one), 'figures in another language');
      assertThat(
        !deepEqual(textsOf(one), textsOf(other)),
        `the texts are the same in ${at.locale} and ${theirs.locale}`,
      );
    },
  }),
  ...readingCases('orders.list', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.orders.list({ ...at, ...first }, options);
  }),
  ...readingCases('orders.read', async ({ adapter, here, unknownId }) => {
    const at = await here();
    return (options) => adapter.orders.read({ ...at, orderId: unknownId }, options);
  }),
  ...readingCases('orders.usual', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.orders.usual(at, options);
  }),
];
