import type { CartPort, Promotion, PromotionsPort } from '../../ports';
import { casesOf } from '../define-case';
import { required, rejects, assertEqual, assertThat } from '../expect';
import { promotions as promotionsShape } from '../schemas/offers';
import { assertShape } from '../schemas/shape';
import type { At } from '../testing.types';
import { once } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('promotions');

const orderable = ({ products }: Promotion) =>
  products.find(
    ({ stock, price, quantityRule: { min, step } }) =>
      stock.label === null && price.state === 'known' && min === 1 && step === 1,
  );

/** Finds a promotion that the cart can earn with an available product. */
async function toEarn(port: Pick<PromotionsPort, 'list'>, at: At) {
  const { items } = await port.list(at);
  return required(
    items.flatMap((promotion) => {
      const product = orderable(promotion);
      const { progress } = promotion;
      return product === undefined || progress === null || progress.missing === 0
        ? []
        : [{ promotion, product, progress }];
    })[0],
    'a promotion that the cart does not earn yet, with a product that can be added by the case',
  );
}

async function progressOf(port: Pick<PromotionsPort, 'list'>, at: At, promotionId: string) {
  const found = (await port.list(at)).items.find(({ id }) => id === promotionId);
  return required(found?.progress, 'the promotion’s progress');
}

async function put(
  cart: Pick<CartPort, 'read' | 'change'>,
  at: At,
  productId: string,
  quantity: number,
): Promise<void> {
  const before = await cart.read(at);
  const line = before.lines.find(({ product, isFreeGood }) => product.id === productId && !isFreeGood);
  const had = line && required(line.quantity, 'the line’s quantity');
  const change =
    line === undefined || had === undefined
      ? { type: 'add' as const, productId, quantity }
      : quantity + had === 0
        ? { type: 'remove' as const, lineId: line.id }
        : { type: 'set' as const, lineId: line.id, quantity: had + quantity };
  const answer = await cart.change({ ...at, change, revision: before.revision });
  assertThat(answer.outcome === 'done', `the cart answered ${answer.outcome}`);
}

/** Cases of promotions. */
export const promotionsCases = [
  define({
    name: 'offered',
    family: 'shape',
    needs: ['promotions.list'],
    title: 'promotions match the domain schema, without duplicates or ended ones; an upcoming one has no progress',
    async run({ adapter, here }) {
      const found = await adapter.promotions.list(await here());
      assertShape(found, promotionsShape, 'the promotions');
      once(
        found.items.map(({ id }) => id),
        'the promotions',
      );
      for (const { id, startsOn, endsOn, progress, kind, gift } of found.items) {
        assertThat(endsOn === null || (endsOn >= startsOn && endsOn >= found.today), `${id} is over`);
        assertEqual(startsOn > found.today, progress === null, `${id}: that it is to come, and has no progress`);
        assertEqual(gift !== null, kind === 'free-goods', `${id}: that it gives goods, and its kind`);
      }
    },
  }),
  define({
    name: 'progress-adds-up',
    family: 'behaviour',
    needs: ['promotions.list'],
    title: 'present and missing cases add up to the goal, and a promotion without missing cases is earned',
    async run({ adapter, here }) {
      for (const { id, progress } of (await adapter.promotions.list(await here())).items) {
        if (progress === null) continue;
        const { cases, missing, goal, earned } = progress;
        if (missing > 0) assertEqual(cases + missing, goal, `${id}: cases and missing cases`);
        else assertThat(earned > 0 && cases >= goal, `${id} misses nothing and is not earned`);
      }
    },
  }),
  define({
    name: 'earned',
    family: 'behaviour',
    needs: ['promotions.list', 'cart.read', 'cart.change'],
    title: 'adding the missing cases earns the promotion and its reward in the cart; removing them loses it',
    async run({ adapter, here }) {
      const at = await here();
      const { promotion, product, progress } = await toEarn(adapter.promotions, at);
      await put(adapter.cart, at, product.id, progress.missing);
      assertEqual(
        (await progressOf(adapter.promotions, at, promotion.id)).earned,
        progress.earned + 1,
        'how often it is earned',
      );
      const { lines, totals } = await adapter.cart.read(at);
      if (promotion.gift === null) assertThat(totals.discounts.length > 0, 'the cart shows no discount');
      else
        assertThat(
          lines.some((line) => line.isFreeGood && line.product.id === promotion.gift?.id),
          'the cart has no free goods',
        );
      await put(adapter.cart, at, product.id, -progress.missing);
      assertEqual(await progressOf(adapter.promotions, at, promotion.id), progress, 'the progress after taking it out');
    },
  }),
  define({
    name: 'one-short',
    family: 'limit',
    needs: ['promotions.list', 'cart.read', 'cart.change'],
    title: 'one case less than the missing cases does not earn the promotion',
    async run({ adapter, here }) {
      const at = await here();
      const { promotion, product, progress } = await toEarn(adapter.promotions, at);
      required(progress.missing > 1 || null, 'a promotion that misses two cases');
      await put(adapter.cart, at, product.id, progress.missing - 1);
      assertEqual(
        await progressOf(adapter.promotions, at, promotion.id),
        { ...progress, cases: progress.goal - 1, missing: 1 },
        'the progress',
      );
    },
  }),
  define({
    name: 'guest',
    family: 'refusal',
    needs: ['promotions.list'],
    seat: 'guest',
    title: 'a guest gets no promotions',
    async run({ adapter, locale }) {
      await rejects(adapter.promotions.list({ accountId: null, locale }), ['signed-out', 'forbidden'], 'a guest');
    },
  }),
  ...readingCases('promotions.list', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.promotions.list(at, options);
  }),
];
