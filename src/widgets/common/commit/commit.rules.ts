import type { CommitPort } from '../../../ports/commit.port';

/** Whether an adapter has every method of a once-only port: with one missing, an outcome could not be looked up. */
export const canCommit = (port: { readonly [Method in keyof CommitPort<never, never, never>]?: unknown } | undefined) =>
  port?.prepare !== undefined && port.commit !== undefined && port.outcome !== undefined && port.abandon !== undefined;

/** The words for a reason of refusal. One newer than the library has none: what is known is said instead. */
export const refusalText = <Text>(words: Readonly<Record<string, Text>>, reason: string, known: Text): Text =>
  Object.hasOwn(words, reason) ? (words[reason] ?? known) : known;
