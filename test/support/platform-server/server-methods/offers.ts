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
import { keepMoney, moneyOf } from '../store/money';
import { type Here, onceOperation } from '../store/once';
import { orderRecordId } from '../store/orders';
import {
  amountText,
  asHandled,
  buyersAccountArg,
  handled,
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
  const { rewards, ...told } = presentRewards(
    counting(exchange.platform, buyersAccountArg(exchange, args)),
    args.language,
  );
  return {
    ...told,
    rewards: rewards.map(({ id, image, status, ...reward }) => ({
      ...reward,
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
  if (page < 0 || pageSize < 1 || pageSize > 200) handled('INVALID_API_INPUT', 'A page has 1 to 200 rows');
  const { items, total, hasMore } = paged(presentEntries(counting(exchange.platform, account), args.language), {
    page,
    pageSize,
  });
  return { entries: items.map(entryBody), hasMore, total };
};

interface Asked {
  readonly rewardId: string;
  readonly points: number;
  readonly claimed: number;
}
const countingHere = ({ platform, account }: Here): Counting => counting(platform, account);

/** Claiming a reward, once. */
const claimReward = onceOperation<Asked, RewardClaimRecord>({
  name: 'claimReward',
  mayAct: ({ exchange }) => void asHandled(() => buyerOf(exchange)),
  read: (args) => ({
    rewardId: textArg(args, 'rewardId'),
    points: numberArg(args, 'points'),
    claimed: numberArg(args, 'claimed'),
  }),
  subject: ({ rewardId }) => rewardId,
  already: ({ rewardId, claimed }, here) => claimAfter(countingHere(here), rewardId, claimed),
  refusal: (asked, here) => claimRefusal(countingHere(here), asked),
  carryOut({ rewardId, points }, here, { handle }) {
    const { state } = countingHere(here);
    const sequence = state.sequence + 1;
    const claim: RewardClaimRecord = {
      id: `claim-${handle}`,
      number: `R-${31_000 + sequence}`,
      handle,
      rewardId,
      points,
      left: balanceOf(countingHere(here)) - points,
      at: here.platform.now(),
      buyerId: asHandled(() => buyerOf(here.exchange)).id,
    };
    keepMoney(here.platform, here.account, { ...state, sequence, rewardClaims: [...state.rewardClaims, claim] });
    return claim;
  },
  tell: ({ id, number, rewardId, points, left }, { language }) => ({
    claimId: id,
    left,
    name: rewardName(rewardId, language),
    number,
    points,
  }),
});

/** What is offered to an account, and the points it has. */
export const offerMethods = serving({ getPromotions, getRewards, getRewardHistory, ...claimReward });
