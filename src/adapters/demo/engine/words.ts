import { foldText } from '../../../rules/fold-text';

/** Splits a text into folded words: sequences of letters and digits, and decimals such as `8.4`. */
export const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .replaceAll('×', ' x ')
    .match(/\d+\.\d+|[\p{L}\p{N}⁄]+/gu) ?? [];

/** Converts a text to an id. */
export const slug = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
