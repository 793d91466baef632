import * as z from 'zod/mini';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import {
  amount,
  count,
  day,
  instant,
  pageRequest,
  pageResponse,
  callerFields,
  recordId,
  optionalText,
} from '../server-methods/parts';

const offeredProduct = z.object({
  productId: recordId(),
  /** Name: shown when the account cannot see the product. */
  name: optionalText(),
  /** Stock keeping unit. */
  sku: optionalText(),
});

export const getPromotions = defineMethod({
  name: 'getPromotions',
  http: 'GET',
  request: z.object(callerFields()),
  /** Current promotions first, then upcoming ones; no ended ones. */
  response: z.object({
    currencyIsoCode: z.string().check(z.minLength(3)),
    /** Current date in the account's time zone. */
    today: day(),
    promotions: z.array(
      z.object({
        promotionId: recordId(),
        /** `discount`, or `free-goods`. */
        kind: z.enum(['discount', 'free-goods']),
        /** In the buyer's language. */
        title: z.string().check(z.minLength(1)),
        /** The offer in one sentence. */
        summary: optionalText(),
        /** Missing or null for several brands. */
        brand: optionalText(),
        /** First day, inclusive. */
        startsOn: day(),
        /** Last day, inclusive; missing or null for no end. */
        endsOn: z.nullish(day()),
        /** Whether it is only for certain accounts. */
        exclusive: z.boolean(),
        /** One entry per paragraph. */
        terms: z.array(z.string()),
        /** Products whose cases count together; the best suggestions first. */
        products: z.array(offeredProduct),
        /** The free product, with `free-goods`. */
        gift: z.nullish(offeredProduct),
        /** Progress of the running user's cart; missing or null for an upcoming promotion. */
        progress: z.nullish(
          z.object({
            /** Cases that count towards the next reward. */
            cases: count(),
            /** Required cases. */
            goal: count(),
            /** Missing cases; 0 when nothing more can be earned. */
            missing: count(),
            /** How often the cart has earned the reward. */
            earned: count(),
            /** Discount on the cart, above zero; missing or null without one. */
            worth: z.nullish(amount()),
          }),
        ),
      }),
    ),
  }),
  docs: {
    purpose: 'Returns the promotions of an account, with the progress of the running user’s cart in each.',
    without: 'There is no page of promotions.',
  },
});

export const getRewards = defineMethod({
  name: 'getRewards',
  http: 'GET',
  request: z.object(callerFields()),
  response: z.object({
    /** Current date in the account's time zone. */
    today: day(),
    /** Available points. */
    points: z.int(),
    /** Points of orders that are not delivered yet. */
    coming: count(),
    /** How to earn points, in the buyer's language. */
    earning: optionalText(),
    /** Fewest points first. */
    rewards: z.array(
      z.object({
        rewardId: recordId(),
        /** In the buyer's language. */
        name: z.string().check(z.minLength(1)),
        /** Required points. */
        points: count(),
        /** Description in the buyer's language. */
        description: optionalText(),
        /** An image; missing or null for none. */
        image: z.nullish(
          z.object({
            /** An https URL or a path of the site. */
            url: z.string().check(z.minLength(1)),
            /** Alternative text; empty or missing for a decorative image. */
            altText: optionalText(),
          }),
        ),
        /** Remaining stock if it is low; missing or null if it is not limited. */
        left: z.nullish(count()),
        /** Last day for claims; missing or null for no end. */
        endsOn: z.nullish(day()),
        /** `open`, `sold-out` or `ended`. */
        standing: z.enum(['open', 'sold-out', 'ended']),
        /** Total number of claims by the account. */
        claimed: count(),
      }),
    ),
  }),
  docs: {
    purpose: 'Returns the points of an account and the rewards for them.',
    without: 'There is no page of rewards.',
  },
});

export const getRewardHistory = defineMethod({
  name: 'getRewardHistory',
  http: 'GET',
  request: z.object({
    ...callerFields(),
    ...pageRequest(),
  }),
  /** Points earned and spent, newest first. Together they add up to the account's balance. */
  response: z.object({
    entries: z.array(
      z.object({
        entryId: recordId(),
        at: instant(),
        /** Negative for spent points. */
        points: z.int(),
        /** `order` for earned points, `claim` for a claim, `returned` for points of a cancelled claim. */
        kind: z.enum(['order', 'claim', 'returned']),
        /** The order summary, with `order`. */
        orderId: z.nullish(recordId()),
        /** Number of the order or the claim. */
        number: z.string().check(z.minLength(1)),
        /** Name of the claimed reward; not with `order`. */
        name: optionalText(),
        /** Status of a claim: `processing`, `on-its-way`, `delivered` or `cancelled`. */
        status: z.nullish(z.enum(['processing', 'on-its-way', 'delivered', 'cancelled'])),
      }),
    ),
    ...pageResponse(),
  }),
  docs: {
    purpose: 'Returns one page of points that were earned and spent.',
    without: 'The history of points is not shown.',
  },
});

export const claimReward = defineCommit({
  name: 'claimReward',
  request: z.object({
    ...callerFields(),
    /** A reward of `getRewards`. */
    rewardId: z.string(),
    /** Points that the buyer agreed to spend. */
    points: count(),
    /** Number of claims when the buyer agreed: a later claim counts as this one. */
    claimed: count(),
  }),
  value: z.object({
    claimId: recordId(),
    /** Number that the buyer can quote. */
    number: z.string().check(z.minLength(1)),
    /** Name of the claimed reward, in the buyer's language. */
    name: z.string().check(z.minLength(1)),
    /** Spent points. */
    points: count(),
    /** Remaining points of the account. */
    left: z.int(),
  }),
  docs: {
    does: 'Claims a reward',
    subject: 'reward',
    reasons: {
      'sold-out': 'The reward is no longer available.',
      ended: 'The last day of the reward has passed.',
      'not-enough-points': 'The account does not have enough points.',
      'points-changed': 'The reward’s points have changed.',
      'reward-gone': 'There is no such reward.',
    },
    without: 'Rewards are shown, but can’t be claimed.',
  },
});
