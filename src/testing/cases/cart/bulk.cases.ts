import { CART_CHANGE_SIZE } from '../../../rules/limits';
import { casesOf } from '../../define-case';
import { fail, assertEqual, assertThat, getRejection } from '../../expect';
import { cartChangeResult } from '../../schemas/cart';
import { assertShape } from '../../schemas/shape';
import { addedLine, change, done, fresh, nth, ordered, quantityOf } from './cart-helpers';

const define = casesOf('cart');
const needs = ['cart.read', 'cart.change'] as const;

/** Cases of changes to several lines. */
export const cartManyCases = [
  define({
    name: 'add-many',
    family: 'behaviour',
    needs,
    title: 'several products are added in one change, in their order, before the existing lines',
    async run({ adapter, here, products }) {
      const at = await here();
      const { before, samples } = await fresh({ adapter, products }, at, 3);
      const items = samples.map(({ id, min }, place) => ({ productId: id, quantity: min + place }));
      const cart = await done(adapter, at, { type: 'add-many', items });
      const lines = ordered(cart).map(({ productId, quantity }) => ({ productId, quantity }));
      assertEqual(
        lines,
        [...items, ...ordered(before).map(({ productId, quantity }) => ({ productId, quantity }))],
        'the lines',
      );
    },
  }),
  define({
    name: 'add-many-partial',
    family: 'refusal',
    needs,
    title: 'available products are added, and the response names the others with their reasons',
    async run({ adapter, here, products, unknownId }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 2);
      const [one, two] = [nth(samples, 0), nth(samples, 1)];
      const items = [one, { ...one, id: unknownId }, two].map(({ id, min }) => ({ productId: id, quantity: min }));
      const answer = await change(adapter, at, { type: 'add-many', items });
      if (answer.outcome !== 'partial') fail(`expected partial, got ${answer.outcome}`);
      assertShape(answer, cartChangeResult, 'the answer');
      assertEqual(
        answer.items.map(({ productId, quantity }) => ({ productId, quantity })),
        [{ productId: unknownId, quantity: 0 }],
        'what did not go in',
      );
      const cart = await adapter.cart.read(at);
      assertEqual(
        [one, two].map(({ id }) => quantityOf(cart, id)),
        [one.min, two.min],
        'what did',
      );
    },
  }),
  define({
    name: 'add-many-sums',
    family: 'behaviour',
    needs,
    title: 'a product that occurs twice, or is in the cart already, is added to one line',
    async run({ adapter, here, products }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 1);
      const { id, min } = nth(samples, 0);
      await addedLine(adapter, at, nth(samples, 0));
      const item = { productId: id, quantity: min };
      assertEqual(
        quantityOf(await done(adapter, at, { type: 'add-many', items: [item, item] }), id),
        3 * min,
        'the quantity',
      );
    },
  }),
  define({
    name: 'remove-many',
    family: 'behaviour',
    needs,
    title: 'lines are removed together, even if another tab removed one of them',
    async run({ adapter, here, products, unknownId }) {
      const at = await here();
      const { before, samples } = await fresh({ adapter, products }, at, 2);
      const lineIds: string[] = [];
      for (const sample of samples) lineIds.push((await addedLine(adapter, at, sample)).id);
      assertEqual(
        ordered(await done(adapter, at, { type: 'remove-many', lineIds: [...lineIds, unknownId] })),
        ordered(before),
        'the cart without them',
      );
    },
  }),
  define({
    name: 'hundred',
    family: 'limit',
    needs,
    title: 'a change can name 100 products; with 101 it is rejected or applied completely',
    async run({ adapter, here, products }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 1);
      const { id, min } = nth(samples, 0);
      const item = { productId: id, quantity: min };
      const items = Array.from({ length: CART_CHANGE_SIZE }, () => item);
      assertEqual(
        quantityOf(await done(adapter, at, { type: 'add-many', items }), id),
        CART_CHANGE_SIZE * min,
        'the sum of a hundred',
      );
      const more = change(adapter, at, { type: 'add-many', items: [...items, item] });
      const answer = await more.catch(() => null);
      if (answer === null) assertEqual((await getRejection(more, 'a hundred and one')).code, 'rejected', 'the code');
      const expected = answer === null ? CART_CHANGE_SIZE * min : (2 * CART_CHANGE_SIZE + 1) * min;
      const now = quantityOf(await adapter.cart.read(at), id);
      assertThat(now === expected, `after a hundred and one there are ${now}, expected ${expected}`);
    },
  }),
];
