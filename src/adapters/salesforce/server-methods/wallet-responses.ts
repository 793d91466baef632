import * as z from 'zod/mini';
import { amount, count, day, recordId, words } from './parts';

/** What comes of `addPaymentMethod`, and each stored method. It holds no number and no token. */
export const methodValue = z.object({
  id: recordId(),
  /** `card` or `ach`. */
  kind: z.enum(['card', 'ach']),
  /** Brand of a card or name of a bank. */
  brand: z.string().check(z.minLength(1)),
  /** The last four digits: an answer with more of them is not read. */
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
  /** When a card ends; missing or null for a bank account. */
  expiry: z.nullish(z.object({
    /** Four digits. */
    year: z.int().check(z.gte(2000), z.lte(9999)),
    /** 1 to 12. */
    month: z.int().check(z.gte(1), z.lte(12)),
  })),
  /** What the buyer calls it. */
  nickname: words(),
  /** The one method that is proposed first. */
  isDefault: z.boolean(),
  /** `expired` or `unverified` by the org's clock; missing or null when it can be paid with. */
  problem: z.nullish(z.enum(['expired', 'unverified'])),
  /** Whether autopay draws on it. */
  paysAutomatically: z.boolean(),
});

/** What `getPaymentMethods` returns: the default method first. */
export const methodsResponse = z.object({ methods: z.array(methodValue) });

/** What `renamePaymentMethod`, `setDefaultPaymentMethod` and `removePaymentMethod` return. */
export const walletChangedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** Every method after the change, the default first; with `done`. */
  methods: z.nullish(z.array(methodValue)),
  /** Why not, with `refused`: `method-gone`, `method-unusable` or `pays-automatically`. */
  reason: words(),
});

/** What `getAutopay` returns, and what comes of `setAutopay`. */
export const autopayValue = z.object({
  /** Whether invoices are paid by themselves. */
  on: z.boolean(),
  /** Currency of the account's invoices, and of every amount here. */
  currencyIsoCode: z.string().check(z.minLength(3)),
  /** The method it draws on; missing or null while it is off. */
  methodId: z.nullish(recordId()),
  /** Day of the month, 1 to 28; missing or null: on each invoice's due date. */
  day: z.nullish(z.int().check(z.gte(1), z.lte(28))),
  /** The most one invoice may be to be paid by itself; missing or null for no limit. */
  limit: z.nullish(amount()),
  /** What it pays next, as things stand; missing or null for nothing. */
  next: z.nullish(z.object({
    date: day(),
    /** What the method is charged for everything it pays on that day, with its surcharge. */
    amount: amount(),
    /** How many invoices that is; missing or null when it is not known. */
    invoices: z.nullish(count()),
    /** What of the amount is a surcharge; missing or null for none. */
    surcharge: z.nullish(amount()),
  })),
});
