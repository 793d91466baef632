import type { CommitPort } from '../../../ports/commit.port';

/**
 * Whether an adapter implements every method of a commit port. Without one of them an outcome could not be looked up.
 */
export const canCommit = (port: { readonly [Method in keyof CommitPort<never, never, never>]?: unknown } | undefined) =>
  port?.prepare !== undefined && port.commit !== undefined && port.outcome !== undefined && port.abandon !== undefined;

/** Returns the text of a refusal reason. A reason that this version of the library does not know gets the fallback. */
export const refusalText = <Text>(texts: Readonly<Record<string, Text>>, reason: string, fallback: Text): Text =>
  Object.hasOwn(texts, reason) ? (texts[reason] ?? fallback) : fallback;
