import * as z from 'zod/mini';
import type { Money } from '../../ports';
import { isCalendarDate } from '../../rules/dates';
import { instantMs } from '../../rules/instants';
import { currencyDigits } from '../../rules/money';
import { findCode } from '../../rules/server-codes';

/** A text that is not blank. */
export const text = z.string().check(z.refine((value) => value.trim() !== '', 'is blank'));

/** Matches markup and entities, because texts of a port are plain and decoded once. */
const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i;
const isPlain = z.refine<string>(
  (value) => !MARKUP.test(value),
  'has markup or entities in it: ports carry plain text',
);

/** A plain text for display, possibly empty. */
export const plainText = z.string().check(isPlain);
/** A plain text for display that is not blank. */
export const label = text.check(isPlain);

export const id = text;
export const count = z.int().check(z.nonnegative());
export const positive = z.int().check(z.positive());
export const calendarDate = z.string().check(z.refine(isCalendarDate, 'is no calendar date, YYYY-MM-DD'));
export const instant = z
  .string()
  .check(z.refine((value) => instantMs(value) !== null, 'is no instant: ISO 8601 with its offset'));

const isCurrency = (code: string): boolean => {
  try {
    return currencyDigits(code) >= 0;
  } catch {
    return false;
  }
};
/** ISO 4217 code of a currency with at most two fraction digits (decision 1). */
export const currency = z
  .string()
  .check(z.refine(isCurrency, 'is no ISO 4217 currency of at most two fraction digits'));

/** An amount: a safe integer of minor units, never −0, which would be shown with a sign. */
export const money = z.object({
  minor: z.int().check(z.refine((value) => !Object.is(value, -0), 'is −0')),
  currency,
}) satisfies z.ZodMiniType<Money>;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
};
export const timeZone = z.string().check(z.refine(isTimeZone, 'is no IANA time zone'));

/**
 * Code of an open list: an unknown text is allowed, because backends can be newer than the library and widgets show it
 * as it is. A text that matches a known code must be that code.
 */
export const openCode = <Code extends string>(codes: readonly Code[]) =>
  z.custom<Code>(
    (value) => typeof value === 'string' && value.trim() !== '' && [null, value].includes(findCode(codes, value)),
    `is none of the codes ${codes.join(', ')}, nor a word of the backend’s own`,
  );

/** One page of a list. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), page: count, pageSize: positive, total: z.nullable(count), hasMore: z.boolean() });
