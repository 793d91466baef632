/** Removes case and accents, so that `creme` finds `Crème`. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Splits a text into folded words: sequences of letters and digits, and decimals such as `8.4`. */
export const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .replaceAll('×', ' x ')
    .match(/\d+\.\d+|[\p{L}\p{N}⁄]+/gu) ?? [];

/** Converts a text to an id. */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
