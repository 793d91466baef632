import * as z from 'zod/mini';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import {
  amount,
  count,
  day,
  instant,
  pageRequest,
  pageResponse,
  reader,
  recordId,
  words,
} from '../server-methods/parts';

const offeredProduct = z.object({
  productId: recordId(),
  /** What it is called: shown where the account can not see the product. */
  name: words(),
  /** Its stock keeping unit. */
  sku: words(),
});

export const getPromotions = defineMethod({
  name: 'getPromotions',
  http: 'GET',
  request: z.object(reader()),
  /** Those that run first, then those to come. None of them is over. */
  response: z.object({
    currencyIsoCode: z.string().check(z.minLength(3)),
    /** Today, in the account's zone. */
    today: day(),
    promotions: z.array(
      z.object({
        promotionId: recordId(),
        /** `discount`, or `free-goods`. */
        kind: z.enum(['discount', 'free-goods']),
        /** In the buyer's language. */
        title: z.string().check(z.minLength(1)),
        /** What is given for what, in a sentence. */
        summary: words(),
        /** Missing or null for one over several brands. */
        brand: words(),
        /** The first day, in it. */
        startsOn: day(),
        /** The last day, in it; missing or null for one without an end. */
        endsOn: z.nullish(day()),
        /** Whether it is offered to this account and not to everybody. */
        exclusive: z.boolean(),
        /** A paragraph each. */
        terms: z.array(z.string()),
        /** Whose cases count, together; the ones most worth suggesting first. */
        products: z.array(offeredProduct),
        /** What comes free, with `free-goods`. */
        gift: z.nullish(offeredProduct),
        /** How far the running user's cart is; missing or null for one that has not begun. */
        progress: z.nullish(
          z.object({
            /** Cases that count toward earning it once, or once more. */
            cases: count(),
            /** Cases it takes. */
            goal: count(),
            /** Cases that are missing; 0 when there is nothing more to earn. */
            missing: count(),
            /** How often the cart earns it as it stands. */
            earned: count(),
            /** What it takes off the cart, above zero; missing or null where it takes nothing off. */
            worth: z.nullish(amount()),
          }),
        ),
      }),
    ),
  }),
  docs: {
    purpose: 'The promotions of an account, with how far the running user’s cart is from each.',
    without: 'No page of promotions.',
  },
});

export const getRewards = defineMethod({
  name: 'getRewards',
  http: 'GET',
  request: z.object(reader()),
  response: z.object({
    /** Today, in the account's zone. */
    today: day(),
    /** Points that can be spent now. */
    points: z.int(),
    /** Points of orders that are not delivered yet. */
    coming: count(),
    /** How points are earned, in the buyer's language. */
    earning: words(),
    /** Fewest points first. */
    rewards: z.array(
      z.object({
        rewardId: recordId(),
        /** In the buyer's language. */
        name: z.string().check(z.minLength(1)),
        /** What it takes. */
        points: count(),
        /** More of it, in the buyer's language. */
        description: words(),
        /** A picture; missing or null for none. */
        image: z.nullish(
          z.object({
            /** An https URL or a path of the site. */
            url: z.string().check(z.minLength(1)),
            /** What it shows; empty or missing for a decorative one. */
            altText: words(),
          }),
        ),
        /** How many are left where they are few; missing or null where they are not counted. */
        left: z.nullish(count()),
        /** The last day it can be claimed; missing or null for one without an end. */
        endsOn: z.nullish(day()),
        /** `open`, `sold-out` or `ended`. */
        standing: z.enum(['open', 'sold-out', 'ended']),
        /** How often the account has claimed it, ever. */
        claimed: count(),
      }),
    ),
  }),
  docs: {
    purpose: 'The points of an account and what they are good for.',
    without: 'No page of rewards.',
  },
});

export const getRewardHistory = defineMethod({
  name: 'getRewardHistory',
  http: 'GET',
  request: z.object({
    ...reader(),
    ...pageRequest(),
  }),
  /** Points that came and went, newest first. All of them add up to what the account has. */
  response: z.object({
    entries: z.array(
      z.object({
        entryId: recordId(),
        at: instant(),
        /** Below zero for points that went. */
        points: z.int(),
        /** `order` for points it earned, `claim` for what was claimed, `returned` for points of a claim that was cancelled. */
        kind: z.enum(['order', 'claim', 'returned']),
        /** The order summary, with `order`. */
        orderId: z.nullish(recordId()),
        /** Number of the order or the claim. */
        number: z.string().check(z.minLength(1)),
        /** What was claimed, with the others. */
        name: words(),
        /** Of a claim: `processing`, `on-its-way`, `delivered` or `cancelled`. */
        status: z.nullish(z.enum(['processing', 'on-its-way', 'delivered', 'cancelled'])),
      }),
    ),
    ...pageResponse(),
  }),
  docs: {
    purpose: 'One page of the points that came and went.',
    without: 'Where points came from is not shown.',
  },
});

export const claimReward = defineCommit({
  name: 'claimReward',
  request: z.object({
    ...reader(),
    /** A reward of `getRewards`. */
    rewardId: z.string(),
    /** What the buyer agreed to spend on it. */
    points: count(),
    /** How often the account had claimed it when they agreed: a claim that was made since is the one asked for. */
    claimed: count(),
  }),
  value: z.object({
    claimId: recordId(),
    /** The number the buyer can quote. */
    number: z.string().check(z.minLength(1)),
    /** What was claimed, in the buyer's language. */
    name: z.string().check(z.minLength(1)),
    /** What it took. */
    points: count(),
    /** Points the account had left. */
    left: z.int(),
  }),
  docs: {
    does: 'Claims a reward',
    subject: 'reward',
    reasons: {
      'sold-out': 'None is left.',
      ended: 'Its last day is over.',
      'not-enough-points': 'The account has fewer points.',
      'points-changed': 'It takes other points now.',
      'reward-gone': 'There is no such reward.',
    },
    without: 'Rewards are seen and not claimed.',
  },
});
