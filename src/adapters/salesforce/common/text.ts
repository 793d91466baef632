/** The rule that reads rich text; its table of entities comes with the first answer that has any. */
let richText: ((value: unknown) => string) | null = null;

const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/g;
const MARKS = /[<&]|\\u003c|\\u0026/i;
/** Addresses hold `&` and no words. */
const ADDRESSES = /"(?:https?:\/)?\/[^"\s]*"/g;

/** Fetches that rule: descriptions of products are rich text in most stores. */
export async function loadRichText(): Promise<void> {
  richText ??= (await import('../../../rules/text')).plainText;
}

/** Gets ready to read an answer: one that holds markup or entities needs the rule for them (decision 29). */
export async function readyFor(answer: string): Promise<void> {
  if (richText !== null || !MARKS.test(answer) || !MARKS.test(answer.replace(ADDRESSES, ''))) return;
  await loadRichText();
}

/** What a buyer typed, as it was typed: it is no rich text, and nothing in it is an entity. */
export const typed = (value: string | null | undefined): string => value?.replace(CONTROLS, '') ?? '';

/** A text of an answer as plain text: rich text reduced, or just its white space where it holds none. */
export function plain(value: unknown): string {
  if (richText !== null) return richText(value);
  return typeof value === 'string'
    ? value
        .replace(CONTROLS, '')
        .replace(/[ \t\n\f\r]+/g, ' ')
        .trim()
    : '';
}
