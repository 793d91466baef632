import * as z from 'zod/mini';
import type { Promotions, RewardEntry, Rewards } from '../../ports';
import { calendarDate, count, id, instant, label, money, positive, text, plainText } from './basics';
import { image, product } from './product';

const promotion = z.object({
  id,
  kind: z.enum(['discount', 'free-goods']),
  title: label,
  summary: plainText,
  brand: z.nullable(label),
  startsOn: calendarDate,
  endsOn: z.nullable(calendarDate),
  exclusive: z.boolean(),
  terms: z.array(label),
  products: z.array(product),
  gift: z.nullable(product),
  progress: z.nullable(
    z.object({ cases: count, goal: positive, missing: count, earned: count, worth: z.nullable(money) }),
  ),
});

export const promotions = z.object({
  today: calendarDate,
  items: z.array(promotion),
}) satisfies z.ZodMiniType<Promotions>;

const reward = z.object({
  id,
  name: label,
  points: positive,
  description: plainText,
  image: z.nullable(image),
  remaining: z.nullable(count),
  endsOn: z.nullable(calendarDate),
  status: z.enum(['open', 'sold-out', 'ended']),
  claimed: count,
});

export const rewards = z.object({
  today: calendarDate,
  points: count,
  coming: count,
  earning: plainText,
  rewards: z.array(reward),
}) satisfies z.ZodMiniType<Rewards>;

export const rewardEntry = z.object({
  id,
  at: instant,
  points: z.int(),
  about: z.union([
    z.object({ kind: z.literal('order'), orderId: id, number: text }),
    z.object({
      kind: z.literal('claim'),
      number: text,
      name: label,
      status: z.enum(['processing', 'on-its-way', 'delivered', 'cancelled']),
    }),
    z.object({ kind: z.literal('returned'), number: text, name: label }),
  ]),
}) satisfies z.ZodMiniType<RewardEntry>;
