/** A text as it is compared: case, accents and spaces aside. */
export const foldedText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();
