import { casesOf } from '../../define-case';
import { deepEqual, required, rejects, assertEqual, assertThat } from '../../expect';
import { cart as cartShape } from '../../schemas/cart';
import { assertShape } from '../../schemas/shape';
import { totalsAddUp } from '../common/check-totals';
import { once } from '../common/paging';
import { readingCases } from '../common/reading';
import { done, fresh, nth, ordered } from './cart-helpers';

const define = casesOf('cart');

/** Cases of reading the cart. */
export const cartReadingCases = [
  define({
    name: 'read-shape',
    family: 'shape',
    needs: ['cart.read'],
    title: 'the cart matches the domain schema',
    run: async ({ adapter, here }) => assertShape(await adapter.cart.read(await here()), cartShape, 'cart'),
  }),
  define({
    name: 'of-the-account',
    family: 'behaviour',
    needs: ['cart.read'],
    title: 'the cart belongs to the requested account',
    async run({ adapter, here, fixtures: { otherAccountId } }) {
      const at = await here();
      for (const accountId of [at.accountId, ...(otherAccountId === undefined ? [] : [otherAccountId])]) {
        assertEqual((await adapter.cart.read({ ...at, accountId })).accountId, accountId, 'the cart’s account');
      }
    },
  }),
  define({
    name: 'read-changes-nothing',
    family: 'behaviour',
    needs: ['cart.read'],
    title: 'reading twice returns the same cart at the same revision',
    async run({ adapter, here }) {
      const at = await here();
      const [one, two] = [await adapter.cart.read(at), await adapter.cart.read(at)];
      assertEqual([two.id, two.revision, ordered(two)], [one.id, one.revision, ordered(one)], 'the second read');
    },
  }),
  define({
    name: 'lines-told',
    family: 'behaviour',
    needs: ['cart.read'],
    title: 'every line has its own id, and free goods cost nothing',
    async run({ adapter, here }) {
      const { lines } = await adapter.cart.read(await here());
      once(
        lines.map(({ id }) => id),
        'the cart',
      );
      const charged = lines.find(({ isFreeGood, total }) => isFreeGood && total !== null && total.minor !== 0);
      assertThat(charged === undefined, `${charged?.product.name ?? ''} is free and costs something`);
    },
  }),
  define({
    name: 'adds-up',
    family: 'behaviour',
    needs: ['cart.read', 'cart.change', 'catalog.search'],
    title: 'the amounts of a cart add up to its total, in one currency',
    async run({ adapter, here, products }) {
      const at = await here();
      totalsAddUp((await adapter.cart.read(at)).totals, 'the cart');
      const { samples } = await fresh({ adapter, products }, at, 1);
      const { id, min } = nth(samples, 0);
      const { totals, lines } = await done(adapter, at, { type: 'add', productId: id, quantity: min * 3 });
      totalsAddUp(totals, 'the cart with a product more');
      const odd = lines.find(({ total }) => total !== null && total.currency !== totals.total.currency);
      assertThat(odd === undefined, `${odd?.product.name ?? ''} is summed in another currency`);
    },
  }),
  define({
    name: 'counts',
    family: 'behaviour',
    needs: ['cart.read'],
    title: 'the quantity that counts toward the minimum does not exceed the orderable quantity',
    async run({ adapter, here }) {
      const { lines, totals, minimumProgress } = await adapter.cart.read(await here());
      const most = lines.reduce(
        (sum, { quantity, problem, isFreeGood }) => (problem === null && !isFreeGood ? sum + (quantity ?? 0) : sum),
        0,
      );
      assertThat(minimumProgress.cases <= most, `${minimumProgress.cases} cases are counted, ${most} can be ordered`);
      assertThat(
        totals.cases <=
          lines.reduce((sum, { quantity, problem }) => (problem === null ? sum + (quantity ?? 0) : sum), 0),
        `${totals.cases} cases are in the sums, fewer can be ordered`,
      );
      assertEqual(minimumProgress.value.currency, totals.total.currency, 'the currency of what is counted');
    },
  }),
  define({
    name: 'language',
    family: 'language',
    needs: ['cart.read', 'cart.change'],
    title: 'lines are in the requested language; quantities and totals do not change',
    async run({ adapter, here, products, fixtures: { otherLocale } }) {
      const at = await here();
      const locale = required(otherLocale, 'fixtures.otherLocale');
      const { samples } = await fresh({ adapter, products }, at, 1);
      const one = await done(adapter, at, {
        type: 'add',
        productId: nth(samples, 0).id,
        quantity: nth(samples, 0).min,
      });
      const other = await adapter.cart.read({ ...at, locale });
      assertEqual(
        [ordered(other), other.totals.total],
        [ordered(one), one.totals.total],
        'the cart in another language',
      );
      const textsOf = ({ lines }: typeof one) =>
        lines.map(({ product: { packSize, description, packageType }, promotion }) => [
          packSize,
          description,
          packageType,
          promotion,
        ]);
      assertThat(!deepEqual(textsOf(other), textsOf(one)), `the texts are the same in ${at.locale} and ${locale}`);
    },
  }),
  define({
    name: 'unknown-account',
    family: 'error',
    needs: ['cart.read'],
    title: 'the cart of an account that is not the buyer’s is forbidden or not-found',
    async run({ adapter, locale, unknownId, fixtures: { foreignAccountId = unknownId } }) {
      for (const accountId of [unknownId, foreignAccountId])
        await rejects(adapter.cart.read({ accountId, locale }), ['not-found', 'forbidden'], `the cart of ${accountId}`);
    },
  }),
  define({
    name: 'guests',
    family: 'error',
    seat: 'guest',
    needs: ['cart.read', 'session.settings'],
    title: 'guests have a cart if the store allows it; otherwise they get signed-out',
    async run({ adapter, locale }) {
      // Settings come first: a read that rejects while they are awaited would have no handler, and Node would exit.
      const { guestCartEnabled } = await adapter.session.settings({});
      const read = adapter.cart.read({ accountId: null, locale });
      if (guestCartEnabled) assertShape(await read, cartShape, 'a guest’s cart');
      else await rejects(read, ['signed-out'], 'a guest’s cart');
    },
  }),
  ...readingCases('cart.read', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.cart.read(at, options);
  }),
];
