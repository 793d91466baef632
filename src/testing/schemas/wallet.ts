import * as z from 'zod/mini';
import type { Autopay, WalletMethod } from '../../ports';
import { id, label, words } from './basics';

const month = z.object({ year: z.int(), month: z.int().check(z.minimum(1), z.maximum(12)) });

export const walletMethod = z.object({
  id,
  kind: z.enum(['card', 'ach']),
  brand: label,
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
  expiry: z.nullable(month),
  nickname: words,
  isDefault: z.boolean(),
  problem: z.nullable(z.enum(['expired', 'unverified'])),
  paysAutomatically: z.boolean(),
}) satisfies z.ZodMiniType<WalletMethod>;

const amount = z.object({ minor: z.int(), currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });

export const autopay = z.object({
  on: z.boolean(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  methodId: z.nullable(id),
  day: z.nullable(z.int().check(z.minimum(1), z.maximum(28))),
  limit: z.nullable(amount),
  next: z.nullable(
    z.object({
      date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      amount,
      invoices: z.optional(z.int().check(z.minimum(1))),
      surcharge: z.optional(z.nullable(amount)),
    }),
  ),
}) satisfies z.ZodMiniType<Autopay>;
