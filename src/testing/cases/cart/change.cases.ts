import { instantMs } from '../../../rules/instants';
import { casesOf } from '../../define-case';
import { fail, required, assertEqual, assertThat } from '../../expect';
import { cartChangeResult } from '../../schemas/cart';
import { assertShape } from '../../schemas/shape';
import { addedLine, change, done, fresh, lineOf, nth, ordered, quantityOf } from './cart-helpers';

const define = casesOf('cart');
const needs = ['cart.read', 'cart.change'] as const;

/** Cases of changes to one line. */
export const cartChangingCases = [
  define({
    name: 'change-shape',
    family: 'shape',
    needs,
    title: 'the response of a change matches the domain schema: done, refused and undone',
    async run({ adapter, here, products, unknownId }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 1);
      const { id, min } = nth(samples, 0);
      assertShape(await change(adapter, at, { type: 'add', productId: id, quantity: min }), cartChangeResult, 'add');
      assertShape(
        await change(adapter, at, { type: 'set', lineId: unknownId, quantity: 1 }),
        cartChangeResult,
        'a refused set',
      );
      assertShape(
        await change(adapter, at, { type: 'add-many', items: [{ productId: unknownId, quantity: 1 }] }),
        cartChangeResult,
        'a refused add-many',
      );
      assertShape(await change(adapter, at, { type: 'clear' }), cartChangeResult, 'clear');
    },
  }),
  define({
    name: 'add',
    family: 'behaviour',
    needs,
    title: 'an added product is in the cart with its quantity',
    async run({ adapter, here, products }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 1);
      const { id, min } = nth(samples, 0);
      const cart = await done(adapter, at, { type: 'add', productId: id, quantity: min + 2 });
      assertEqual(quantityOf(cart, id), min + 2, 'the quantity in the answer');
    },
  }),
  define({
    name: 'add-on-top',
    family: 'behaviour',
    needs,
    title: 'an added product is first, and the other lines keep their order',
    async run({ adapter, here, products }) {
      const at = await here();
      const { before, samples } = await fresh({ adapter, products }, at, 2);
      for (const { id, min } of samples) await done(adapter, at, { type: 'add', productId: id, quantity: min });
      const expected = [...samples.map(({ id }) => id).reverse(), ...ordered(before).map(({ productId }) => productId)];
      assertEqual(
        ordered(await adapter.cart.read(at)).map(({ productId }) => productId),
        expected,
        'the products of the cart',
      );
    },
  }),
  define({
    name: 'add-sums',
    family: 'behaviour',
    needs,
    title: 'adding a product again adds to its line, which keeps its position',
    async run({ adapter, here, products }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 2);
      const [one, two] = [nth(samples, 0), nth(samples, 1)];
      const line = await addedLine(adapter, at, one, one.min + 1);
      await addedLine(adapter, at, two);
      const cart = await done(adapter, at, { type: 'add', productId: one.id, quantity: one.min + 2 });
      assertEqual(quantityOf(cart, one.id), 2 * one.min + 3, 'the quantity after both');
      assertEqual(lineOf(cart, one.id)?.id, line.id, 'the line it is on');
      assertEqual(
        ordered(cart)
          .slice(0, 2)
          .map(({ productId }) => productId),
        [two.id, one.id],
        'the first lines',
      );
    },
  }),
  define({
    name: 'answer-is-kept',
    family: 'behaviour',
    needs,
    title: 'the cart in a change’s response equals the cart that is read afterwards',
    async run({ adapter, here, products }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 1);
      const answer = await done(adapter, at, {
        type: 'add',
        productId: nth(samples, 0).id,
        quantity: nth(samples, 0).min,
      });
      const read = await adapter.cart.read(at);
      assertEqual(
        [ordered(read), read.totals.total, read.revision],
        [ordered(answer), answer.totals.total, answer.revision],
        'the cart that is read',
      );
    },
  }),
  define({
    name: 'kept',
    family: 'behaviour',
    needs,
    title: 'the store has the added product',
    async run({ adapter, here, products, peek }) {
      const storedCart = required(peek.cart, 'access to the store (`peek.cart`)');
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 1);
      const { id, min } = nth(samples, 0);
      await addedLine(adapter, at, nth(samples, 0), min + 1);
      assertEqual(
        (await storedCart(at.accountId)).find(({ productId }) => productId === id)?.quantity,
        min + 1,
        'the quantity in the store',
      );
    },
  }),
  define({
    name: 'changed-at',
    family: 'behaviour',
    needs,
    title: 'a change updates the revision, if there is one, and the saved time does not decrease',
    async run({ adapter, here, products }) {
      const at = await here();
      const { before, samples } = await fresh({ adapter, products }, at, 1);
      const after = await done(adapter, at, {
        type: 'add',
        productId: nth(samples, 0).id,
        quantity: nth(samples, 0).min,
      });
      assertThat(
        before.revision === null || after.revision !== before.revision,
        `the revision is still ${String(before.revision)}`,
      );
      assertThat(
        (instantMs(after.savedAt) ?? 0) >= (instantMs(before.savedAt) ?? 0),
        `the cart was saved at ${after.savedAt}, before ${before.savedAt}`,
      );
    },
  }),
  define({
    name: 'set',
    family: 'behaviour',
    needs,
    title: 'setting a quantity up or down applies it, and the line keeps its position',
    async run({ adapter, here, products }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 2);
      const line = await addedLine(adapter, at, nth(samples, 0));
      await addedLine(adapter, at, nth(samples, 1));
      const places = ordered(await adapter.cart.read(at)).map(({ id }) => id);
      for (const quantity of [line.quantity + 4, line.quantity + 1]) {
        const cart = await done(adapter, at, { type: 'set', lineId: line.id, quantity });
        assertEqual(quantityOf(cart, nth(samples, 0).id), quantity, 'the quantity');
        assertEqual(
          ordered(cart).map(({ id }) => id),
          places,
          'the lines’ order',
        );
      }
    },
  }),
  define({
    name: 'remove',
    family: 'behaviour',
    needs,
    title: 'removing a line leaves the others',
    async run({ adapter, here, products }) {
      const at = await here();
      const { before, samples } = await fresh({ adapter, products }, at, 1);
      const line = await addedLine(adapter, at, nth(samples, 0));
      assertEqual(
        ordered(await done(adapter, at, { type: 'remove', lineId: line.id })),
        ordered(before),
        'the cart without it',
      );
    },
  }),
  define({
    name: 'remove-twice',
    family: 'once',
    needs,
    title: 'removing a removed line succeeds',
    async run({ adapter, here, products, unknownId }) {
      const at = await here();
      const { before, samples } = await fresh({ adapter, products }, at, 1);
      const line = await addedLine(adapter, at, nth(samples, 0));
      await done(adapter, at, { type: 'remove', lineId: line.id });
      for (const lineId of [line.id, unknownId])
        assertEqual(
          ordered(await done(adapter, at, { type: 'remove', lineId })),
          ordered(before),
          'the cart after the second removal',
        );
    },
  }),
  define({
    name: 'clear',
    family: 'behaviour',
    needs,
    title: 'a cleared cart is empty with a zero total; clearing it again succeeds',
    async run({ adapter, here, products }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 1);
      await addedLine(adapter, at, nth(samples, 0));
      for (const time of ['first', 'second']) {
        const { lines, totals } = await done(adapter, at, { type: 'clear' });
        assertEqual(
          [lines.length, totals.total.minor, totals.cases],
          [0, 0, 0],
          `lines, total and cases after the ${time} time`,
        );
      }
    },
  }),
  define({
    name: 'replace-in-place',
    family: 'behaviour',
    needs,
    title: 'a replacement takes the line’s position',
    async run({ adapter, here, products }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 3);
      const line = await addedLine(adapter, at, nth(samples, 0));
      await addedLine(adapter, at, nth(samples, 1));
      const other = nth(samples, 2);
      const cart = await done(adapter, at, {
        type: 'replace',
        lineId: line.id,
        productId: other.id,
        quantity: other.min + 1,
      });
      assertEqual(
        ordered(cart)
          .slice(0, 2)
          .map(({ productId }) => productId),
        [nth(samples, 1).id, other.id],
        'the first lines',
      );
      assertEqual(
        [quantityOf(cart, other.id), quantityOf(cart, nth(samples, 0).id)],
        [other.min + 1, 0],
        'how many of the new and of the old',
      );
    },
  }),
  define({
    name: 'replace-or-neither',
    family: 'behaviour',
    needs,
    title: 'an unavailable replacement leaves the line unchanged',
    async run({ adapter, here, products, product }) {
      const at = await here();
      const out = await product('outOfStock');
      const { samples } = await fresh({ adapter, products }, at, 1);
      const line = await addedLine(adapter, at, nth(samples, 0));
      const before = await adapter.cart.read(at);
      const answer = await change(adapter, at, {
        type: 'replace',
        lineId: line.id,
        productId: out.id,
        quantity: out.min,
      });
      if (answer.outcome !== 'refused') fail(`expected refused, got ${answer.outcome}`);
      assertEqual(ordered(await adapter.cart.read(at)), ordered(before), 'the cart');
    },
  }),
  define({
    name: 'replace-joins',
    family: 'behaviour',
    needs,
    title: 'a replacement that is already in the cart is added to its own line',
    async run({ adapter, here, products }) {
      const at = await here();
      const { before, samples } = await fresh({ adapter, products }, at, 2);
      const [one, two] = [nth(samples, 0), nth(samples, 1)];
      await addedLine(adapter, at, one);
      const line = await addedLine(adapter, at, two);
      const cart = await done(adapter, at, { type: 'replace', lineId: line.id, productId: one.id, quantity: one.min });
      assertEqual(
        [quantityOf(cart, one.id), ordered(cart).length],
        [2 * one.min, ordered(before).length + 1],
        'its quantity, and how many lines there are',
      );
    },
  }),
  define({
    name: 'other-account',
    family: 'behaviour',
    needs,
    title: 'a change of one account’s cart does not affect another account’s',
    async run({ adapter, here, products, fixtures: { otherAccountId } }) {
      const at = await here();
      const theirs = { ...at, accountId: required(otherAccountId, 'fixtures.otherAccountId') };
      const before = await adapter.cart.read(theirs);
      const { samples } = await fresh({ adapter, products }, at, 1);
      await addedLine(adapter, at, nth(samples, 0));
      assertEqual(ordered(await adapter.cart.read(theirs)), ordered(before), 'the other account’s cart');
    },
  }),
];
