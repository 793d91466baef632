import type { CommitPort } from '../../ports/commit.port';

/** Whether an adapter has every method of a once-only port: with one missing, an outcome could not be looked up. */
export const canCommit = (port: { readonly [Method in keyof CommitPort<never, never, never>]?: unknown } | undefined) =>
  port?.prepare !== undefined && port.commit !== undefined && port.outcome !== undefined && port.abandon !== undefined;
