import * as z from 'zod/mini';
import type { Permission } from '../../../rules/server-codes';

/** A record id of the platform, 15 or 18 characters. */
export const recordId = () => z.string().check(z.minLength(1));

/** A decimal amount in the currency of the response, such as `12.50`; never a number, which would lose cents. */
export const amount = () => z.string().check(z.regex(/^-?\d{1,15}(\.\d+)?$/));

/** A day, `YYYY-MM-DD`, in the account's time zone. */
export const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A point in time with its UTC offset, `2026-11-17T16:00:00-08:00`. */
export const instant = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(Z|[+-]\d{2}:?\d{2})$/));

/** A non-negative integer. */
export const count = () => z.int().check(z.nonnegative());

/** A text that may be missing or null. */
export const optionalText = () => z.nullish(z.string());

/** Fields of nearly every request. */
export const callerFields = () => ({
  /** Account of the call; null for a guest. Check that the buyer has access to it. */
  effectiveAccountId: z.nullable(recordId()),
  /** Language for texts in the response, a tag with a hyphen such as `fr-CA`. */
  language: z.string(),
});

/** Page of a list with at most 200 items per page. */
export const pageRequest = () => ({
  /** From 0. */
  page: count(),
  /** At most 200. */
  pageSize: count(),
});

/** Paging data of a response. */
export const pageResponse = () => ({
  /** Total number on all pages; missing or null if unknown. */
  total: z.nullish(count()),
  /** Whether there are more pages. */
  hasMore: z.boolean(),
});

/** Error of a method that requires a permission, for its documentation. */
export const permissionErrors = (permission: Permission) => ({
  INSUFFICIENT_ACCESS: `The running user lacks the ${permission} permission (\`getBuyer\`), or may not act for the account.`,
});

/** Response of a method without a result. */
export const nothing = () => z.unknown();

/** A file; null when there is none. */
export const file = () =>
  z.nullable(
    z.object({
      /** File name with its extension. */
      name: z.string().check(z.minLength(1)),
      /** Media type, such as `application/pdf`. */
      contentType: z.string(),
      /** Content in Base64, as `EncodingUtil.base64Encode` returns it. */
      base64: z.string(),
    }),
  );

/** Kind of a checkout's own field. */
export const fieldKind = () => z.enum(['text', 'choice', 'date', 'file']);

/** One part of a file that is uploaded. */
export const filePart = () => ({
  /** Handle of the upload from the response to the first part; null for the first part. */
  handle: z.nullable(z.string()),
  /** File name with its extension. Shorten it if your records require it. */
  name: z.string(),
  /** Media type of the file, such as `image/jpeg`. Validate it again. */
  contentType: z.string(),
  /** Size of the whole file in bytes. */
  bytes: count(),
  /** Offset of this part in bytes; 0 for the first. */
  from: count(),
  /**
   * The part in Base64: 393,216 bytes, less for the last one. The concatenated texts are the Base64 of the whole file.
   */
  base64: z.string(),
});

/** Response to a part of a file. */
export const filePartStored = () => ({
  /** `done`, or `refused` when the part was not stored. */
  outcome: z.enum(['done', 'refused']),
  /** Identifies the upload, with `done`: the same for every part. At most 255 characters. */
  handle: optionalText(),
  /**
   * Field `file` with `typeMismatch`, `rangeOverflow` or `valueMissing` for a file that is not accepted; the outcome is
   * `refused`.
   */
  fields: z.nullish(z.record(z.string(), z.string())),
});

export const address = () =>
  z.object({
    /** Street and house number. */
    street: optionalText(),
    city: optionalText(),
    /** State or province, as an ISO code. */
    state: optionalText(),
    zip: optionalText(),
    /** Two-letter ISO country code. */
    country: optionalText(),
  });

export const minimum = () =>
  z.object({
    /** Minimum number of cases; missing or null for none. */
    cases: z.nullish(count()),
    /** Minimum value of goods; missing or null for none. */
    value: z.nullish(amount()),
  });

export const slot = () =>
  z.object({
    /** Date of the delivery or pickup. */
    date: day(),
    /** Deadline for orders, with the account's UTC offset. */
    cutOff: instant(),
    /** Reason why the date is unavailable, in the buyer's language; missing or null when it is available. */
    closed: optionalText(),
  });

/** `delivery` or `pickup`. */
export const deliveryMethod = () => z.enum(['delivery', 'pickup']);

export const quantityOf = () =>
  z.object({
    productId: recordId(),
    /** Quantity in the product's selling unit, above zero. */
    quantity: z.number().check(z.positive()),
  });

export const empties = () =>
  z.object({
    /** Number of returned gas cylinders. */
    cylinder: count(),
    /** Number of returned crates of glass bottles. */
    glass: count(),
  });

export const delivery = () =>
  z.object({
    /** Date; missing or null while it is unknown. */
    date: z.nullish(day()),
    /** Cart items or order item summaries of the delivery. */
    lineIds: z.array(recordId()),
  });

/** An account of a user. */
export const linkedAccount = () => ({
  accountId: recordId(),
  /** Name of the account. */
  name: z.string().check(z.minLength(1)),
  /** Account number that the buyer knows. */
  number: optionalText(),
});

/** A code of the org, such as a status. */
export const coded = () => ({
  /** The org's code, the same in every language. */
  code: z.string().check(z.minLength(1)),
  /** Label in the buyer's language; the code if missing. */
  label: optionalText(),
});

/** Contact details of a person. */
export const reachable = () =>
  z.object({
    /** First and last name. */
    name: optionalText(),
    email: optionalText(),
    /** Phone number in the store's format. */
    phone: optionalText(),
  });

/** ISO currency code of all amounts of the response. */
export const currencyIsoCode = () => z.string().check(z.minLength(3));
