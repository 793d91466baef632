/**
 * Removes case and accents for a search, so that “creme” finds “Crème”. Most texts are plain ASCII, which skips the slow
 * Unicode normalization.
 */
export const foldText = (text: string): string =>
  (/^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** Removes extra spaces too: two names that differ only in case, accents and spaces are the same name. */
export const foldName = (name: string): string => foldText(name).trim().replace(/\s+/g, ' ');
