/** Parsers for values of unknown type from backends, storage and inputs. They never read inherited properties. */

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Far above the length of any quantity or price; longer texts are not parsed. */
const LONGEST_NUMBER = 400;

/** Matches any visible character: not white space, a control, or a format character such as a zero-width space. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/** Returns the value of an own property, or undefined. Inherited names such as `constructor` give undefined. */
export const ownValue = (object: unknown, key: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;

/** True when the text has no visible character; zero-width characters are not visible. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** Returns the trimmed text; null when the value is not a string or is blank. */
export function trimmedOrNull(value: unknown): string | null {
  if (typeof value !== 'string' || isBlank(value)) return null;
  return value.trim();
}

/**
 * Parses a finite number from a number or a plain decimal text (`12`, `-0.50`); null for anything else, such as white
 * space, grouping, exponents, hexadecimal, `Infinity` and full-width digits.
 */
export function numericOrNull(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER || !DECIMAL.test(value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
