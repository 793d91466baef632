import { plainText } from '../../../../src/rules/text';
import { initialsOf } from '../../../../src/widgets/account-switcher/account-switcher.rules';
import { monogram } from '../../../../src/widgets/common/add-method/method-mark';
import { LANGUAGE_NAMES } from '../../../../src/widgets/common/language-names';

/**
 * Texts that are the same in every language: the languages by their own names, the formula on the drawing of a
 * cylinder, and the name of an exported file (decision 5).
 */
const everywhere: readonly string[] = [...Object.values(LANGUAGE_NAMES), 'CO₂', 'export.csv'];

const strings = new Set(everywhere);
let seen = new WeakSet<object>();

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Texts that the widgets got from outside their messages: responses, arguments, typed values, formats. */
export const externalTexts: ReadonlySet<string> = strings;

/** A code, such as `out-of-stock` or `card`: it has a message and may not appear on the page itself. */
const isCode = (text: string) => /^[a-z][a-z0-9-]*$/.test(text);

/** A document's number, in an element of its own that keeps it on one line. */
const NUMBER = /\p{L}+(?:-\d+)+/u;

/**
 * Registers a text that may appear on the page. Markup counts as its text, a name also as its initials, a brand as its
 * logo text.
 */
export function registerText(text: string): void {
  for (const said of [text, ...text.split(NUMBER), plainText(text), initialsOf(text), monogram(text)])
    if (/[A-Za-z]{2}/.test(said)) strings.add(oneLine(said));
}

/** Registers every text in a value that a widget got. */
export function registerTexts(value: unknown): void {
  if (typeof value === 'string') return isCode(value) ? undefined : registerText(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (value instanceof Node) return;
  // Only the props of a React element: its owner leads through all of React.
  if ('$$typeof' in value) return void ('props' in value && registerTexts(value.props));
  for (const part of value instanceof Map || value instanceof Set ? value.values() : Object.values(value))
    registerTexts(part);
}

/** Clears the texts of the last story. */
export function clearTexts(): void {
  strings.clear();
  everywhere.forEach((text) => strings.add(text));
  seen = new WeakSet();
}

/**
 * The part of a text that is not external: the text without registered texts, or null when no letters remain. A
 * registered text counts as a whole and between word boundaries: `art` does not excuse `Cart`.
 */
export function findLiteral(given: string): string | null {
  const text = oneLine(given);
  if (!/[A-Za-z]{2}/.test(text) || strings.has(text)) return null;
  const parts = [...strings].filter((one) => text.includes(one)).sort((a, b) => b.length - a.length);
  const rest = parts.reduce(
    (left, part) => left.replaceAll(new RegExp(`(?<![\\p{L}])${escaped(part)}(?![\\p{L}])`, 'gu'), ' '),
    text,
  );
  return /[A-Za-z]{2}/.test(rest) ? text : null;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
