import type { Product, RewardEntry } from '../../../domain';
import {
  type ClaimRewardPort,
  type ForAccount,
  type InLocale,
  PortError,
  type PromotionsPort,
  type RewardsPort,
} from '../../../ports';
import { type ProductReference, toUnavailableProduct } from '../catalog/product.mapping';
import { productsBy } from '../catalog/products';
import { recordId, sameId } from '../common/ids';
import { mediaUrl } from '../common/media';
import { requireSignedIn } from '../common/refusals';
import { plain } from '../../common/text';
import type { Context } from '../context';
import { amountsIn } from '../invoices/invoices.mapping';
import { createCommitPort } from '../server-methods/commit';
import type { ResponseOf } from '../server-methods/contract';
import { claimReward, getPromotions, getRewardHistory, getRewards } from './offers.methods';

/** Maximum page size. */
const PAGE_MOST = 200;

const callerFields = ({ accountId, locale }: ForAccount & InLocale) => ({
  effectiveAccountId: requireSignedIn(accountId),
  language: locale,
});

/**
 * Implements the promotions port with the store's server method, because the platform only has promotions of a cart.
 */
export function promotionsPort(context: Context): PromotionsPort {
  const { methods } = context;
  return {
    async list(at, call) {
      const { currencyIsoCode, today, promotions } = await methods.call(getPromotions, callerFields(at), call?.signal);
      const { maybe } = amountsIn(currencyIsoCode);
      const references = promotions.flatMap(({ products, gift }) => (gift ? [...products, gift] : products));
      const ids = [...new Set(references.map(({ productId }) => recordId(productId)))];
      const known = ids.length === 0 ? [] : await productsBy(context, 'ids', ids, { ...at, signal: call?.signal });
      const productOf = (one: ProductReference): Product =>
        known.find(({ id }) => sameId(id, one.productId)) ?? toUnavailableProduct(one, context.productFields);
      return {
        today,
        items: promotions.map(
          ({
            promotionId,
            kind,
            title,
            summary,
            brand,
            startsOn,
            endsOn,
            exclusive,
            terms,
            products,
            gift,
            progress,
          }) => ({
            id: promotionId,
            kind,
            title: plain(title),
            summary: plain(summary),
            brand: plain(brand) || null,
            startsOn,
            endsOn: endsOn ?? null,
            exclusive,
            terms: terms.map(plain),
            products: products.map(productOf),
            gift: gift ? productOf(gift) : null,
            progress: progress ? { ...progress, worth: maybe(progress.worth) } : null,
          }),
        ),
      };
    },
  };
}

function toEntry({
  entryId,
  at,
  points,
  kind,
  orderId,
  number,
  name,
  status,
}: ResponseOf<'getRewardHistory'>['entries'][number]): RewardEntry {
  const known = plain(number);
  if (kind === 'returned') return { id: entryId, at, points, about: { kind, number: known, name: plain(name) } };
  if (kind === 'claim')
    return {
      id: entryId,
      at,
      points,
      about: { kind, number: known, name: plain(name), status: status ?? 'processing' },
    };
  if (!orderId) throw new PortError('malformed', 'The order of a points entry is missing');
  return { id: entryId, at, points, about: { kind, orderId: recordId(orderId), number: known } };
}

/** Implements the rewards port with the store's server methods, because the platform has no points. */
export function rewardsPort({ media, methods }: Context): RewardsPort {
  return {
    async read(at, call) {
      const { today, points, coming, earning, rewards } = await methods.call(
        getRewards,
        callerFields(at),
        call?.signal,
      );
      return {
        today,
        points,
        coming,
        earning: plain(earning),
        rewards: rewards.map(({ rewardId, name, description, image, left, endsOn, standing, ...reward }) => ({
          ...reward,
          status: standing,
          id: rewardId,
          name: plain(name),
          description: plain(description),
          remaining: left ?? null,
          endsOn: endsOn ?? null,
          image: image ? { source: mediaUrl(image.url, media), alt: plain(image.altText) } : null,
        })),
      };
    },
    async history({ page, pageSize, ...at }, call) {
      const { entries, total, hasMore } = await methods.call(
        getRewardHistory,
        { ...callerFields(at), page, pageSize: Math.min(pageSize, PAGE_MOST) },
        call?.signal,
      );
      return { items: entries.map(toEntry), page, pageSize, total: total ?? null, hasMore };
    },
  };
}

/** Claims a reward at most once. */
export const claimRewardPort = (context: Context): ClaimRewardPort =>
  createCommitPort(context, claimReward, {
    reasons: ['sold-out', 'ended', 'not-enough-points', 'points-changed', 'reward-gone'],
    toArguments: ({ rewardId, points, claimed }) => ({ rewardId, points, claimed }),
    toValue: ({ claimId, number, name, points, left }) => ({
      id: claimId,
      number: plain(number),
      name: plain(name),
      points,
      remaining: left,
    }),
  });
