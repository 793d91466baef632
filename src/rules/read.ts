/**
 * Reading values of unknown type: what a rule accepts from a backend, a store or an input.
 * Nothing inherited is ever read.
 */

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Far above any quantity or price; a longer text is not worth reading. */
const LONGEST_NUMBER = 400;

/** Everything that paints nothing: white space, controls, and format characters such as a zero-width space. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

/** The value of an own property, or undefined: `constructor` and its like are never found on a plain object. */
export const ownValue = (object: unknown, key: string): unknown =>
  typeof object === 'object' && object !== null && Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;

/** True when nothing in the text can be seen, zero-width characters included. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** The trimmed text, or null when the value is not a text or is blank. */
export function trimmedOrNull(value: unknown): string | null {
  if (typeof value !== 'string' || isBlank(value)) return null;
  return value.trim();
}

/**
 * A finite number from a number or a plain decimal text (`12`, `-0.50`); null for anything else:
 * white space, grouping, exponents, hexadecimal, `Infinity`, full-width digits.
 */
export function numericOrNull(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER || !DECIMAL.test(value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
