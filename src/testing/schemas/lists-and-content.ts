import * as z from 'zod/mini';
import type {
  FaqItem,
  ListPerson,
  ListResult,
  NotificationItem,
  Reminder,
  ShoppingList,
  ShoppingListSummary,
} from '../../ports';
import { NOTIFICATION_TOPICS } from '../../rules/notices';
import { REMINDER_REPEATS } from '../../rules/reminders';
import { count, id, instant, label, pageOf, plainText } from './basics';
import { product } from './product';

export const faqItem = z.object({
  id,
  category: plainText,
  question: label,
  answer: label,
}) satisfies z.ZodMiniType<FaqItem>;

export const listSummary = z.object({
  id,
  name: label,
  description: plainText,
  count: z.nullable(count),
  changedAt: instant,
  access: z.optional(z.enum(['own', 'edit', 'view'])),
  owner: z.optional(z.nullable(label)),
  sharedWith: z.optional(count),
}) satisfies z.ZodMiniType<ShoppingListSummary>;

export const listResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), list: listSummary }),
  z.object({
    outcome: z.literal('refused'),
    reason: z.enum(['too-many-lists', 'name-taken', 'list-full', 'list-gone', 'item-gone', 'read-only']),
  }),
]) satisfies z.ZodMiniType<ListResult>;

export const shoppingList = z.object({
  list: listSummary,
  items: pageOf(
    z.object({
      product,
      quantity: z.number().check(z.positive()),
      problem: z.nullable(z.enum(['out-of-stock', 'not-listed', 'price-unavailable'])),
    }),
  ),
}) satisfies z.ZodMiniType<ShoppingList>;

export const listPerson = z.object({
  id,
  name: label,
  access: z.nullable(z.enum(['edit', 'view'])),
}) satisfies z.ZodMiniType<ListPerson>;

export const reminder = z.object({
  id,
  at: instant,
  repeats: z.enum(REMINDER_REPEATS),
  orderId: z.nullable(id),
  minutesBefore: z.optional(z.int().check(z.positive())),
  isOn: z.optional(z.boolean()),
}) satisfies z.ZodMiniType<Reminder>;

export const notificationItem = z.object({
  id,
  topic: z.enum(NOTIFICATION_TOPICS),
  at: instant,
  title: label,
  text: plainText,
  isRead: z.boolean(),
  about: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('order'), orderId: id }),
      z.object({ kind: z.literal('invoice'), invoiceId: id }),
      z.object({ kind: z.literal('case'), caseId: id }),
      z.object({ kind: z.literal('promotion'), promotionId: id }),
      z.object({ kind: z.literal('cart') }),
    ]),
  ),
}) satisfies z.ZodMiniType<NotificationItem>;
