import { casesOf } from '../../define-case';
import { required, rejects, assertEqual, assertThat } from '../../expect';
import { addedLine, change, fresh, lineOf, nth, ordered, quantityOf, refusesAll } from './cart-helpers';

const define = casesOf('cart');
const needs = ['cart.read', 'cart.change'] as const;

/** Cases of refused changes and of callers without access. */
export const cartRefusingCases = [
  define({
    name: 'out-of-stock',
    family: 'refusal',
    needs,
    title: 'a product that is out of stock is refused and not added, or its line has that problem',
    async run({ adapter, here, product }) {
      const at = await here();
      const { id, min } = await product('outOfStock');
      await change(adapter, at, { type: 'add', productId: id, quantity: min });
      const line = lineOf(await adapter.cart.read(at), id);
      if (line === undefined || line.quantity !== min) {
        await refusesAll(adapter, at, [
          {
            change: { type: 'add', productId: id, quantity: min },
            reasons: ['out-of-stock'],
            description: 'adding it',
          },
        ]);
      } else assertEqual(line.problem, 'out-of-stock', 'the problem of the line');
    },
  }),
  define({
    name: 'not-listed',
    family: 'refusal',
    needs,
    title: 'an unknown product is refused as not-listed, and so is one that the account cannot order',
    async run({ adapter, here, unknownId, fixtures: { otherAccountId, products } }) {
      const at = await here();
      for (const productId of [unknownId, 'constructor']) {
        await refusesAll(adapter, at, [
          {
            change: { type: 'add', productId, quantity: 1 },
            reasons: ['not-listed'],
            description: `adding ${productId}`,
          },
        ]);
      }
      if (otherAccountId === undefined || products?.unlisted === undefined) return;
      await refusesAll(adapter, { ...at, accountId: otherAccountId }, [
        {
          change: { type: 'add', productId: products.unlisted, quantity: 1 },
          reasons: ['not-listed'],
          description: 'adding what is sold elsewhere',
        },
      ]);
    },
  }),
  define({
    name: 'unpriced',
    family: 'refusal',
    needs,
    title: 'a product without a price is refused, and nothing is added',
    async run({ adapter, here, product }) {
      const { id, min } = await product('unpriced');
      await refusesAll(adapter, await here(), [
        {
          change: { type: 'add', productId: id, quantity: min },
          reasons: ['not-added', 'not-listed'],
          description: 'adding it',
        },
      ]);
    },
  }),
  define({
    name: 'add-quantity',
    family: 'refusal',
    needs,
    title: 'adding a quantity of 0, below 0 or not an integer is refused',
    async run({ adapter, here, products }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 1);
      await refusesAll(
        adapter,
        at,
        [0, -2, 1.5].map((quantity) => ({
          change: { type: 'add', productId: nth(samples, 0).id, quantity },
          reasons: ['quantity'],
          description: `adding ${quantity}`,
        })),
      );
    },
  }),
  define({
    name: 'set-quantity',
    family: 'refusal',
    needs,
    title: 'setting a quantity of 0, below 0 or not an integer is refused: 0 never removes',
    async run({ adapter, here, products }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 1);
      const { id: lineId } = await addedLine(adapter, at, nth(samples, 0));
      await refusesAll(
        adapter,
        at,
        [0, -2, 1.5].map((quantity) => ({
          change: { type: 'set', lineId, quantity },
          reasons: ['quantity'],
          description: `setting ${quantity}`,
        })),
      );
    },
  }),
  define({
    name: 'step',
    family: 'refusal',
    needs,
    title: 'a quantity between two steps is refused; one on a step is done',
    async run({ adapter, here, product }) {
      const at = await here();
      const { id, min, step, product: known } = await product('stepped');
      required(known ?? undefined, 'catalog.product, which says in what steps the product is ordered');
      const had = quantityOf(await adapter.cart.read(at), id);
      const onStep = had > 0 ? step : min + step;
      await refusesAll(adapter, at, [
        {
          change: { type: 'add', productId: id, quantity: onStep - 1 },
          reasons: ['quantity'],
          description: `adding ${onStep - 1}, in steps of ${step}`,
        },
      ]);
      await change(adapter, at, { type: 'add', productId: id, quantity: onStep });
      assertThat(quantityOf(await adapter.cart.read(at), id) > had, 'a quantity on a step was not added');
    },
  }),
  define({
    name: 'more-than-left',
    family: 'refusal',
    needs,
    title:
      'adding more than the stock adds the available quantity, nothing, or everything for later delivery, as the response says',
    async run({ adapter, here, product }) {
      const at = await here();
      const { id } = await product('scarce');
      const before = await adapter.cart.read(at);
      const answer = await change(adapter, at, { type: 'add', productId: id, quantity: 100_000 });
      const after = await adapter.cart.read(at);
      if (answer.outcome === 'adjusted') {
        assertEqual(lineOf(after, id)?.quantity, answer.quantity, 'the quantity on the line, as the answer has it');
        assertThat(quantityOf(after, id) > quantityOf(before, id), 'adjusted, and nothing was added: that is refused');
      } else if (answer.outcome === 'done') {
        assertEqual(quantityOf(after, id), quantityOf(before, id) + 100_000, 'the requested quantity');
      } else {
        assertEqual(answer.outcome, 'refused', 'the outcome');
        assertEqual(ordered(after), ordered(before), 'the cart');
      }
    },
  }),
  define({
    name: 'line-gone',
    family: 'refusal',
    needs,
    title: 'setting or replacing a line that is gone is refused as line-gone',
    async run({ adapter, here, products, unknownId }) {
      const at = await here();
      const { samples } = await fresh({ adapter, products }, at, 1);
      const { id, min } = nth(samples, 0);
      await refusesAll(adapter, at, [
        {
          change: { type: 'set', lineId: unknownId, quantity: min },
          reasons: ['line-gone'],
          description: 'setting it',
        },
        {
          change: { type: 'replace', lineId: unknownId, productId: id, quantity: min },
          reasons: ['line-gone'],
          description: 'replacing it',
        },
      ]);
    },
  }),
  define({
    name: 'ordering-stopped',
    family: 'refusal',
    needs,
    title: 'an account that cannot add is refused as ordering-stopped and can still read its cart',
    async run({ adapter, here, products, fixtures: { stoppedAccountId } }) {
      const at = { ...(await here()), accountId: required(stoppedAccountId, 'fixtures.stoppedAccountId') };
      const { samples } = await fresh({ adapter, products }, at, 1);
      await refusesAll(adapter, at, [
        {
          change: { type: 'add', productId: nth(samples, 0).id, quantity: nth(samples, 0).min },
          reasons: ['ordering-stopped'],
          description: 'adding',
        },
      ]);
    },
  }),
  define({
    name: 'viewer',
    family: 'error',
    seat: 'viewer',
    needs,
    title: 'a user without the order permission cannot change a cart: forbidden',
    run: async ({ adapter, here }) =>
      void (await rejects(
        adapter.cart.change({ ...(await here()), change: { type: 'clear' }, revision: null }),
        ['forbidden'],
        'a change of a viewer’s',
      )),
  }),
  define({
    name: 'change-of-anothers',
    family: 'error',
    needs: ['cart.change'],
    title: 'a change of a cart that is not the buyer’s is forbidden or not-found',
    async run({ adapter, locale, unknownId, fixtures: { foreignAccountId = unknownId } }) {
      for (const accountId of [unknownId, foreignAccountId]) {
        await rejects(
          adapter.cart.change({ accountId, locale, change: { type: 'clear' }, revision: null }),
          ['not-found', 'forbidden'],
          `a change of ${accountId}’s cart`,
        );
      }
    },
  }),
];
