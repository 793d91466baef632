/** The words for a reason of refusal. One newer than the library has none: what is known is said instead. */
export const refusalText = <Text>(words: Readonly<Record<string, Text>>, reason: string, known: Text): Text =>
  Object.hasOwn(words, reason) ? (words[reason] ?? known) : known;
