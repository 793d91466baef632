/** Without case and accents, so that `creme` finds `Crème`. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, folded: letters and digits that stand together, and decimals such as `8.4`. */
export const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .replaceAll('×', ' x ')
    .match(/\d+\.\d+|[\p{L}\p{N}⁄]+/gu) ?? [];

/** A text as an id. */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
