import { HIDDEN_CONTROLS } from '../../rules/controls';

/** The function that parses rich text; its table of entities is loaded with the first response that needs it. */
let richText: ((value: unknown) => string) | null = null;

/** Maximum length of a text in characters: that of the platform's longest field. */
const MAX_LENGTH = 131_072;

const MARKS = /[<&]|\\u003c|\\u0026/i;
/** URLs contain `&` but no entities. */
const ADDRESSES = /"(?:https?:\/)?\/[^"\s]*"/g;

/** Loads that function: product descriptions are rich text in most stores. */
export async function loadRichText(): Promise<void> {
  richText ??= (await import('../../rules/text')).plainText;
}

/** Prepares parsing a response: one with markup or entities needs the rich text function (decision 29). */
export async function readyFor(answer: string): Promise<void> {
  if (richText !== null || !MARKS.test(answer) || !MARKS.test(answer.replace(ADDRESSES, ''))) return;
  await loadRichText();
}

/** Returns a text that a user typed: it is not rich text and contains no entities. */
export const typed = (value: string | null | undefined): string =>
  value?.slice(0, MAX_LENGTH).replace(HIDDEN_CONTROLS, '') ?? '';

/** Converts a text of a response to plain text; without markup only white space is normalized. */
export function plain(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value.slice(0, MAX_LENGTH);
  if (richText !== null) return richText(text);
  return text
    .replace(HIDDEN_CONTROLS, '')
    .replace(/[ \t\n\f\r]+/g, ' ')
    .trim();
}
