/** The codes of a list, in its order. */
export const codesOf = <Code extends string>(words: Readonly<Record<Code, string>>): readonly Code[] =>
  // The keys of a literal object are exactly its declared keys.
  Object.keys(words) as Code[];

/** `Prep for Shipment`, `PREP_FOR_SHIPMENT` and `prep-for-shipment` are one thing. */
const codeLike = (word: string): string => word.trim().toLowerCase().replace(/[\s_]/g, '-');

/**
 * The code of a word a server sent, in any case and spacing of its parts; null for a word the list does not have, which
 * is then shown as it came, in a neutral tone. Only listed words match: `constructor` is null.
 */
export function findCode<Code extends string>(codes: readonly Code[], word: unknown): Code | null {
  if (typeof word !== 'string' || word.length > 40) return null;
  const wanted = codeLike(word);
  return codes.find((code) => code === wanted) ?? null;
}
