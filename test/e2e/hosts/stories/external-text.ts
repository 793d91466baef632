import { plainText } from '../../../../src/rules/text';
import { initialsOf } from '../../../../src/widgets/account-switcher/account-switcher.rules';
import { monogram } from '../../../../src/widgets/common/add-method/method-mark';
import { LANGUAGE_NAMES } from '../../../../src/widgets/language-switcher/language-switcher.rules';

/** What is the same in every language: the languages by their own names, the formula on the drawing of a cylinder, and the name of an exported file (decision 5). */
const everywhere: readonly string[] = [...Object.values(LANGUAGE_NAMES), 'CO₂', 'export.csv'];

const strings = new Set(everywhere);
let seen = new WeakSet<object>();

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Everything that was told to the widgets from outside their messages: answers, arguments, what was typed, formats. */
export const told: ReadonlySet<string> = strings;

/** A code, such as `out-of-stock` or `card`: it has words in the messages and may not stand on the page as it is. */
const isCode = (text: string) => /^[a-z][a-z0-9-]*$/.test(text);

/** A document's number, which stands in an element of its own so that it stays on one line. */
const NUMBER = /\p{L}+(?:-\d+)+/u;

/** Remembers a text that may stand on the page. Markup counts as the text in it, a name also as its initials, a brand as its mark. */
export function tellText(text: string): void {
  for (const said of [text, ...text.split(NUMBER), plainText(text), initialsOf(text), monogram(text)])
    if (/[A-Za-z]{2}/.test(said)) strings.add(oneLine(said));
}

/** Remembers every text in what a widget was given. */
export function tell(value: unknown): void {
  if (typeof value === 'string') return isCode(value) ? undefined : tellText(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (value instanceof Node) return;
  // Of a React element only what it was given: its owner leads through all of React.
  if ('$$typeof' in value) return void ('props' in value && tell(value.props));
  for (const part of value instanceof Map || value instanceof Set ? value.values() : Object.values(value)) tell(part);
}

/** Forgets what the last story was told. */
export function forget(): void {
  strings.clear();
  everywhere.forEach((text) => strings.add(text));
  seen = new WeakSet();
}

/**
 * What a text says that nobody told it to: the text without what was told, or null where nothing is left of it that reads
 * as a word. What was told counts as a whole and between word boundaries, so that `art` does not excuse `Cart`.
 */
export function untold(given: string): string | null {
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
