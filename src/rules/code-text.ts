/** Lists the codes of a table in its order. */
export const codesOf = <Code extends string>(textByCode: Readonly<Record<Code, string>>): readonly Code[] =>
  // The keys of a literal object are exactly its declared keys.
  Object.keys(textByCode) as Code[];

/** Normalizes a code: `Prep for Shipment`, `PREP_FOR_SHIPMENT` and `prep-for-shipment` are equal. */
const codeLike = (text: string): string => text.trim().toLowerCase().replace(/[\s_]/g, '-');

/**
 * Finds the code that matches a server's text, regardless of case and separators. Returns null for a text that the list
 * does not contain; widgets then show the text itself in a neutral tone. Inherited names such as `constructor` do not
 * match.
 */
export function findCode<Code extends string>(codes: readonly Code[], text: unknown): Code | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const normalized = codeLike(text);
  return codes.find((code) => code === normalized) ?? null;
}
