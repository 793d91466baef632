import * as z from 'zod/mini';
import type { FaqItem, ListPerson, ListResult, Reminder, ShoppingList, ShoppingListSummary } from '../../ports';
import { count, id, instant, label, pageOf, words } from './basics';
import { product } from './product';

export const faqItem = z.object({ id, category: words, question: label, answer: label }) satisfies z.ZodMiniType<FaqItem>;

export const listSummary = z.object({
  id, name: label, description: words, count, changedAt: instant,
  access: z.optional(z.enum(['own', 'edit', 'view'])), owner: z.optional(z.nullable(label)), sharedWith: z.optional(count),
}) satisfies z.ZodMiniType<ShoppingListSummary>;

export const listResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), list: listSummary }),
  z.object({ outcome: z.literal('refused'), reason: z.enum(['too-many-lists', 'name-taken', 'list-full', 'list-gone', 'item-gone', 'read-only']) }),
]) satisfies z.ZodMiniType<ListResult>;

export const shoppingList = z.object({
  list: listSummary,
  items: pageOf(z.object({ product, quantity: z.number().check(z.positive()), problem: z.nullable(z.enum(['out-of-stock', 'not-listed', 'price-unavailable'])) })),
}) satisfies z.ZodMiniType<ShoppingList>;

export const listPerson = z.object({ id, name: label, access: z.nullable(z.enum(['edit', 'view'])) }) satisfies z.ZodMiniType<ListPerson>;

export const reminder = z.object({ id, at: instant, repeats: z.enum(['once', 'weekly']), orderId: z.nullable(id) }) satisfies z.ZodMiniType<Reminder>;
