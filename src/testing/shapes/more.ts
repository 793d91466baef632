import * as z from 'zod/mini';
import type { FaqItem, ListResult, Reminder, ShoppingListSummary } from '../../ports';
import { count, id, instant, label, words } from './basics';

export const faqItem = z.object({ id, category: words, question: label, answer: label }) satisfies z.ZodMiniType<FaqItem>;

export const listSummary = z.object({
  id, name: label, description: words, count, changedAt: instant,
  access: z.optional(z.enum(['own', 'edit', 'view'])), owner: z.optional(z.nullable(label)), sharedWith: z.optional(count),
}) satisfies z.ZodMiniType<ShoppingListSummary>;

export const listResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), list: listSummary }),
  z.object({ outcome: z.literal('refused'), reason: z.enum(['too-many-lists', 'name-taken', 'list-full', 'list-gone', 'item-gone', 'read-only']) }),
]) satisfies z.ZodMiniType<ListResult>;

export const reminder = z.object({ id, at: instant, repeats: z.enum(['once', 'weekly']), orderId: z.nullable(id) }) satisfies z.ZodMiniType<Reminder>;
