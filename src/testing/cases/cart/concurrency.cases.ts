import type { CartChangeResult } from '../../../ports';
import { casesOf } from '../../define-case';
import { fail, rejects, assertEqual, skip, assertThat, getRejection } from '../../expect';
import { addedLine, fresh, lineOf, nth, ordered, quantityOf } from './cart-helpers';

const define = casesOf('cart');
const needs = ['cart.read', 'cart.change'] as const;

/** Counts the changes that were applied; the others must be conflicts. */
async function countSucceeded(changes: readonly Promise<CartChangeResult>[]): Promise<number> {
  const settled = await Promise.allSettled(changes);
  let count = 0;
  for (const [place, one] of settled.entries()) {
    if (one.status === 'fulfilled') count += one.value.outcome === 'done' ? 1 : 0;
    else
      assertEqual(
        (await getRejection(changes[place] ?? fail('no change'), 'a change beside another')).code,
        'conflict',
        'the code of the one that lost',
      );
  }
  assertThat(count > 0, 'neither of two changes side by side was done');
  return count;
}

/** Cases of concurrent changes. */
export const cartConcurrencyCases = [
  define({
    name: 'side-by-side',
    family: 'concurrency',
    needs,
    title: 'each of several concurrent changes is applied once or is a conflict',
    async run({ adapter, here, products }) {
      const at = await here();
      const { before, samples } = await fresh({ adapter, products }, at, 1);
      const { id, min } = nth(samples, 0);
      const add = () =>
        adapter.cart.change({
          ...at,
          change: { type: 'add', productId: id, quantity: min },
          revision: before.revision,
        });
      const count = await countSucceeded([add(), add(), add()]);
      assertEqual(
        quantityOf(await adapter.cart.read(at), id),
        count * min,
        `the quantity after ${count} that were done`,
      );
    },
  }),
  define({
    name: 'two-tabs',
    family: 'concurrency',
    needs,
    title: 'concurrent additions from two tabs are both kept',
    async run({ adapter, here, products, second }) {
      const at = await here();
      const other = await second();
      const { before, samples } = await fresh({ adapter, products }, at, 2);
      const adds = [adapter, other].map((tab, place) =>
        tab.cart.change({
          ...at,
          change: { type: 'add', productId: nth(samples, place).id, quantity: nth(samples, place).min },
          revision: before.revision,
        }),
      );
      const count = await countSucceeded(adds);
      assertEqual(ordered(await adapter.cart.read(at)).length, ordered(before).length + count, 'the lines there are');
    },
  }),
  define({
    name: 'second-tab-sees',
    family: 'behaviour',
    needs,
    title: 'a change from one tab is visible in another',
    async run({ adapter, here, products, second }) {
      const at = await here();
      const other = await second();
      await other.cart.read(at);
      const { samples } = await fresh({ adapter, products }, at, 1);
      await addedLine(adapter, at, nth(samples, 0));
      assertEqual(ordered(await other.cart.read(at)), ordered(await adapter.cart.read(at)), 'the other tab’s cart');
    },
  }),
  define({
    name: 'conflict',
    family: 'concurrency',
    needs,
    title: 'setting a line that another tab has changed is a conflict',
    async run({ adapter, here, products, second }) {
      const at = await here();
      const other = await second();
      const { samples } = await fresh({ adapter, products }, at, 1);
      const { id: lineId, quantity } = await addedLine(adapter, at, nth(samples, 0));
      const { revision } = await other.cart.read(at);
      if (revision === null) skip('the backend has no revisions');
      await adapter.cart.change({ ...at, change: { type: 'set', lineId, quantity: quantity + 4 }, revision });
      await rejects(
        other.cart.change({ ...at, change: { type: 'set', lineId, quantity: quantity + 1 }, revision }),
        ['conflict'],
        'a set that has not seen the other',
      );
      assertEqual(lineOf(await adapter.cart.read(at), nth(samples, 0).id)?.quantity, quantity + 4, 'the quantity');
    },
  }),
  define({
    name: 'conflict-of-many',
    family: 'concurrency',
    needs,
    title: 'removing several lines of which another tab has changed one is a conflict, and all lines stay',
    async run({ adapter, here, products, second }) {
      const at = await here();
      const other = await second();
      const { samples } = await fresh({ adapter, products }, at, 2);
      const one = await addedLine(adapter, at, nth(samples, 0));
      const two = await addedLine(adapter, at, nth(samples, 1));
      const { revision } = await other.cart.read(at);
      if (revision === null) skip('the backend has no revisions');
      await adapter.cart.change({
        ...at,
        change: { type: 'set', lineId: two.id, quantity: two.quantity + 1 },
        revision,
      });
      const after = ordered(await adapter.cart.read(at));
      for (const what of [{ type: 'remove-many', lineIds: [one.id, two.id] }, { type: 'clear' }] as const) {
        await rejects(
          other.cart.change({ ...at, change: what, revision }),
          ['conflict'],
          `a ${what.type} that has not seen the other`,
        );
      }
      assertEqual(ordered(await adapter.cart.read(at)), after, 'the cart');
    },
  }),
  define({
    name: 'no-needless-conflict',
    family: 'concurrency',
    needs,
    title: 'a change of another line is applied, or is a conflict without effect',
    async run({ adapter, here, products, second }) {
      const at = await here();
      const other = await second();
      const { samples } = await fresh({ adapter, products }, at, 2);
      const lines = [await addedLine(adapter, at, nth(samples, 0)), await addedLine(adapter, at, nth(samples, 1))];
      const { revision } = await other.cart.read(at);
      const set = (place: number) =>
        ({ type: 'set', lineId: lines[place]?.id ?? '', quantity: (lines[place]?.quantity ?? 0) + 2 }) as const;
      await adapter.cart.change({ ...at, change: set(0), revision });
      const count = await other.cart.change({ ...at, change: set(1), revision }).then(
        () => 1,
        () => 0,
      );
      const cart = await adapter.cart.read(at);
      assertEqual(
        lines.map(({ product }) => quantityOf(cart, product.id)),
        [(lines[0]?.quantity ?? 0) + 2, (lines[1]?.quantity ?? 0) + 2 * count],
        'both quantities',
      );
    },
  }),
  define({
    name: 'change-given-up',
    family: 'abort',
    needs,
    title: 'a change whose signal is already aborted rejects as aborted and has no effect',
    async run({ adapter, here, products }) {
      const at = await here();
      const { before, samples } = await fresh({ adapter, products }, at, 1);
      const what = { type: 'add', productId: nth(samples, 0).id, quantity: nth(samples, 0).min } as const;
      await rejects(
        adapter.cart.change({ ...at, change: what, revision: before.revision }, { signal: AbortSignal.abort() }),
        ['aborted'],
        'with an aborted signal',
      );
      assertEqual(ordered(await adapter.cart.read(at)), ordered(before), 'the cart');
    },
  }),
];
