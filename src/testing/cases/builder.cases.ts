import type { FillSource } from '../../ports';
import { casesOf } from '../define-case';
import { required, rejects, assertEqual, assertThat } from '../expect';
import { orderFill } from '../schemas/builder';
import { assertShape } from '../schemas/shape';
import { once } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('builder');
const last: FillSource = { type: 'last-order' };
const sources: readonly FillSource[] = [last, { type: 'average', orders: 4 }, { type: 'same-week-last-year' }];

/** Cases of the builder port. */
export const builderCases = [
  define({
    name: 'fill-shape',
    family: 'shape',
    needs: ['builder.fill'],
    title: 'quantities from earlier orders match the domain schema',
    async run({ adapter, here }) {
      for (const source of sources) {
        const fill = await adapter.builder.fill({ ...(await here()), source });
        if (fill !== null) assertShape(fill, orderFill, `a fill from ${source.type}`);
      }
    },
  }),
  define({
    name: 'fill-once',
    family: 'behaviour',
    needs: ['builder.fill'],
    title: 'each product has one line',
    async run({ adapter, here }) {
      for (const source of sources)
        once(
          (await adapter.builder.fill({ ...(await here()), source }))?.lines.map(({ sku }) => sku) ?? [],
          `products of ${source.type}`,
        );
    },
  }),
  define({
    name: 'fill-last',
    family: 'behaviour',
    needs: ['builder.fill', 'orders.read'],
    title: 'the last order has its ordered quantities and prices',
    async run({ adapter, here }) {
      const at = await here();
      const fill = required(await adapter.builder.fill({ ...at, source: last }), 'an account with orders');
      const order = required(
        await adapter.orders.read({ ...at, orderId: fill.orders[0]?.id ?? '' }),
        'the order it was filled from',
      );
      const ordered = order.lines.filter(({ isFreeGood }) => !isFreeGood);
      for (const { sku, quantity, previousPrice } of fill.lines) {
        const lines = ordered.filter(({ product }) => product.sku === sku);
        assertEqual(
          quantity,
          lines.reduce((sum, line) => sum + required(line.quantity, `how many of ${sku} were ordered`), 0),
          `how many of ${sku}`,
        );
        if (previousPrice !== null && lines.length === 1)
          assertEqual(previousPrice.minor * quantity, lines[0]?.total?.minor, `what ${sku} cost then`);
      }
    },
  }),
  define({
    name: 'fill-average',
    family: 'behaviour',
    needs: ['builder.fill'],
    title: 'an average covers the requested number of orders, newest first, in whole quantities',
    async run({ adapter, here }) {
      const fill = required(
        await adapter.builder.fill({ ...(await here()), source: { type: 'average', orders: 2 } }),
        'an account with orders',
      );
      assertThat(fill.orders.length <= 2, `the average is over ${fill.orders.length} orders, not two`);
      const dates = fill.orders.map(({ date }) => date);
      assertEqual(dates, [...dates].sort().reverse(), 'the order of their dates');
      for (const { quantity, name } of fill.lines)
        assertThat(Number.isInteger(quantity), `${quantity} of ${name} is not whole`);
    },
  }),
  define({
    name: 'fill-substitutes',
    family: 'behaviour',
    needs: ['builder.fill'],
    title: 'a substitute is available and differs from the product that it replaces',
    async run({ adapter, here }) {
      for (const { product, substitute } of (await adapter.builder.fill({ ...(await here()), source: last }))?.lines ??
        []) {
        if (substitute === null) continue;
        assertThat(substitute.id !== product?.id, `${substitute.name} is its own substitute`);
        assertThat(substitute.stock.label !== 'out-of-stock', `${substitute.name} is out of stock as well`);
      }
    },
  }),
  define({
    name: 'fill-guest',
    family: 'error',
    seat: 'guest',
    needs: ['builder.fill'],
    title: 'a guest has no orders to fill from: signed-out',
    run: async ({ adapter, locale }) =>
      void (await rejects(
        adapter.builder.fill({ accountId: null, locale, source: last }),
        ['signed-out'],
        'a guest’s fill',
      )),
  }),
  ...readingCases('builder.fill', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.builder.fill({ ...at, source: last }, options);
  }),
];
