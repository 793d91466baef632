/** Returns a text without the no-break characters that keep its dates and times on one line. */
export const plainSpaces = (text: string): string => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
