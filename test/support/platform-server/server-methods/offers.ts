import { priceCart } from '../../../../src/adapters/demo/engine/cart';
import { promotionsOf } from '../../../../src/adapters/demo/engine/promotions';
import {
  balanceOf,
  claimAfter,
  claimRefusal,
  type Counting,
  presentEntries,
  presentRewards,
  rewardName,
} from '../../../../src/adapters/demo/engine/rewards';
import { paged } from '../../../../src/adapters/demo/engine/paging';
import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import type { RewardClaimRecord } from '../../../../src/adapters/demo/store/records';
import type { Product, RewardEntry } from '../../../../src/domain';
import { buyerOf } from '../access';
import { type Platform, productRecordId, readerFor } from '../platform';
import { currentCart } from '../store/carts';
import { storeMoney, moneyOf } from '../store/money';
import { type CallContext, createOnceOnlyMethods } from '../store/once';
import { orderRecordId } from '../store/orders';
import {
  amountText,
  convertRefusals,
  buyersAccountArg,
  throwHandled,
  type Handler,
  numberArg,
  serving,
  textArg,
} from './arguments';

const productBody = (product: Product) => ({
  name: product.name,
  productId: productRecordId(product),
  sku: product.sku,
});

const getPromotions: Handler<'getPromotions'> = (exchange, args) => {
  const { platform } = exchange;
  const { world } = platform;
  const account = buyersAccountArg(exchange, args);
  const state = moneyOf(platform, account);
  const lines = (currentCart(exchange, account)?.lines ?? []).map(({ id, productId, quantity }) => ({
    id,
    productId,
    quantity,
    changedIn: 0,
  }));
  const priced = priceCart({ ...state, cart: { ...state.cart, lines } }, account, world);
  const { today, items } = promotionsOf(account, priced, world, readerFor(platform, account, args.language));
  return {
    currencyIsoCode: world.market(account).currency,
    today,
    promotions:
      world.changes.promotions === 'none'
        ? []
        : items.map(({ id, products, gift, progress, ...promotion }) => ({
            ...promotion,
            gift: gift && productBody(gift),
            products: products.map(productBody),
            progress: progress && { ...progress, worth: progress.worth && amountText(progress.worth) },
            promotionId: id,
          })),
  };
};

const counting = (platform: Platform, account: DemoAccount): Counting => ({
  account,
  state: moneyOf(platform, account),
  world: platform.world,
});

const getRewards: Handler<'getRewards'> = (exchange, args) => {
  const { rewards, ...rest } = presentRewards(
    counting(exchange.platform, buyersAccountArg(exchange, args)),
    args.language,
  );
  return {
    ...rest,
    rewards: rewards.map(({ id, image, status, remaining, ...reward }) => ({
      ...reward,
      left: remaining,
      standing: status,
      image: image && { altText: image.alt, url: image.source },
      rewardId: id,
    })),
  };
};

const entryBody = ({ about: { kind, number, ...about }, id, ...entry }: RewardEntry) => ({
  ...entry,
  entryId: id,
  kind,
  number,
  name: 'name' in about ? about.name : null,
  orderId: kind === 'order' ? orderRecordId({ number }) : null,
  status: 'status' in about ? about.status : null,
});

const getRewardHistory: Handler<'getRewardHistory'> = (exchange, args) => {
  const account = buyersAccountArg(exchange, args);
  const [page, pageSize] = [args.page, args.pageSize];
  if (page < 0 || pageSize < 1 || pageSize > 200) throwHandled('INVALID_API_INPUT', 'A page has 1 to 200 rows');
  const { items, total, hasMore } = paged(presentEntries(counting(exchange.platform, account), args.language), {
    page,
    pageSize,
  });
  return { entries: items.map(entryBody), hasMore, total };
};

interface ClaimInput {
  readonly rewardId: string;
  readonly points: number;
  readonly claimed: number;
}
const countingHere = ({ platform, account }: CallContext): Counting => counting(platform, account);

/** Claiming a reward, once-only. */
const claimReward = createOnceOnlyMethods<ClaimInput, RewardClaimRecord>({
  name: 'claimReward',
  assertAllowed: ({ exchange }) => void convertRefusals(() => buyerOf(exchange)),
  readInput: (args) => ({
    rewardId: textArg(args, 'rewardId'),
    points: numberArg(args, 'points'),
    claimed: numberArg(args, 'claimed'),
  }),
  subjectOf: ({ rewardId }) => rewardId,
  findExisting: ({ rewardId, claimed }, context) => claimAfter(countingHere(context), rewardId, claimed),
  refusal: (input, context) => claimRefusal(countingHere(context), input),
  execute({ rewardId, points }, context, { handle }) {
    const { state } = countingHere(context);
    const sequence = state.sequence + 1;
    const claim: RewardClaimRecord = {
      id: `claim-${handle}`,
      number: `R-${31_000 + sequence}`,
      handle,
      rewardId,
      points,
      left: balanceOf(countingHere(context)) - points,
      at: context.platform.now(),
      buyerId: convertRefusals(() => buyerOf(context.exchange)).id,
    };
    storeMoney(context.platform, context.account, { ...state, sequence, rewardClaims: [...state.rewardClaims, claim] });
    return claim;
  },
  toBody: ({ id, number, rewardId, points, left }, { language }) => ({
    claimId: id,
    left,
    name: rewardName(rewardId, language),
    number,
    points,
  }),
});

/** Promotions and rewards of an account, and its points. */
export const offerMethods = serving({ getPromotions, getRewards, getRewardHistory, ...claimReward });
