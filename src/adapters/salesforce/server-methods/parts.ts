import * as z from 'zod/mini';
import type { Permission } from '../../../rules/server-codes';

/** A record id of the platform, 15 or 18 characters. */
export const recordId = () => z.string().check(z.minLength(1));

/** A decimal amount in the currency named beside it, such as `12.50`; never a number, which would lose cents. */
export const amount = () => z.string().check(z.regex(/^-?\d{1,15}(\.\d+)?$/));

/** A day, `YYYY-MM-DD`, in the account's time zone. */
export const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A point in time with its offset, `2026-11-17T16:00:00-08:00`. */
export const instant = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/));

/** How many of something; whole and not below zero. */
export const count = () => z.int().check(z.nonnegative());

/** A text that may be missing or null. */
export const words = () => z.nullish(z.string());

/** What nearly every method takes. */
export const reader = () => ({
  /** The account the call is about; null for a guest. Check that the buyer may act for it. */
  effectiveAccountId: z.nullable(recordId()),
  /** The language of words in the answer, a tag with a hyphen such as `fr-CA`. */
  language: z.string(),
});

/** Which page is asked for, of a method that answers with at most 200 things. */
export const pageRequest = () => ({
  /** From 0. */
  page: count(),
  /** At most 200. */
  pageSize: count(),
});

/** What a page says of the others. */
export const pageResponse = () => ({
  /** How many there are on all pages; missing or null when that is not known. */
  total: z.nullish(count()),
  /** Whether more pages follow. */
  hasMore: z.boolean(),
});

/** The error of a method that takes a permission, for its documentation. */
export const permissionErrors = (permission: Permission) => ({
  INSUFFICIENT_ACCESS: `The running user lacks the ${permission} permission (\`getBuyer\`), or may not act for the account.`,
});

/** What a method returns that has nothing to say. */
export const nothing = () => z.unknown();

/** A file; null when there is none. */
export const file = () =>
  z.nullable(
    z.object({
      /** The name to save it under, with its ending. */
      name: z.string().check(z.minLength(1)),
      /** Such as `application/pdf`. */
      contentType: z.string(),
      /** The bytes in Base64, as `EncodingUtil.base64Encode` writes them. */
      base64: z.string(),
    }),
  );

export const address = () =>
  z.object({
    /** Street and house number. */
    street: words(),
    city: words(),
    /** State or province, as an ISO code. */
    state: words(),
    zip: words(),
    /** ISO country code of two letters. */
    country: words(),
  });

export const minimum = () =>
  z.object({
    /** Least number of cases; missing or null for none. */
    cases: z.nullish(count()),
    /** Least value of goods; missing or null for none. */
    value: z.nullish(amount()),
  });

export const slot = () =>
  z.object({
    /** The day of the delivery or pickup. */
    date: day(),
    /** Instant after which the day can not be had; its offset is the account's wall clock. */
    cutOff: instant(),
    /** Why the day is not offered, in the buyer's language; missing or null when it is. */
    closed: words(),
  });

/** `delivery` or `pickup`. */
export const deliveryMethod = () => z.enum(['delivery', 'pickup']);

export const quantityOf = () =>
  z.object({
    productId: recordId(),
    /** How many, in the product's selling unit; above zero. */
    quantity: z.number().check(z.positive()),
  });

export const empties = () =>
  z.object({
    /** Gas cylinders handed back. */
    cylinder: count(),
    /** Crates of glass bottles handed back. */
    glass: count(),
  });

export const delivery = () =>
  z.object({
    /** The day; missing or null while it is not known. */
    date: z.nullish(day()),
    /** Cart items, or order item summaries, that come with it. */
    lineIds: z.array(recordId()),
  });

/** An account that somebody is linked to. */
export const linkedAccount = () => ({
  accountId: recordId(),
  /** What the account is called. */
  name: z.string().check(z.minLength(1)),
  /** The account number the buyer knows. */
  number: words(),
});

/** A word of the org's own, such as a status. */
export const coded = () => ({
  /** What the org calls it, the same in every language. */
  code: z.string().check(z.minLength(1)),
  /** How it is shown, in the buyer's language; the code when it is missing. */
  label: words(),
});

/** Somebody who can be written to or called. */
export const reachable = () =>
  z.object({
    /** First and last name. */
    name: words(),
    email: words(),
    /** As the store wants phone numbers. */
    phone: words(),
  });

/** The ISO currency every amount of the answer is in. */
export const currencyIsoCode = () => z.string().check(z.minLength(3));
