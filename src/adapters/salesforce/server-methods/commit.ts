import * as z from 'zod/mini';
import type { ServerMethod } from './methods';
import { ONCE_STEPS, type CommitStep } from './commit-steps';
import { recordId, words } from './parts';

/** What `…Prepare` takes beside what is asked for. */
export const onceReader = {
  /** The account the call is about. Check that the buyer may act for it. */
  effectiveAccountId: z.nullable(recordId()),
  /** The language of words in the answer, a tag with a hyphen such as `fr-CA`. */
  language: z.string(),
};

/** What `…Commit`, `…Outcome` and `…Abandon` take. */
export const onceAttempt = z.object({
  ...onceReader,
  /** The buyer's intent: the same on every attempt at it. At most 64 signs. */
  key: z.string(),
  /** The attempt, as `…Prepare` named it. */
  handle: z.string(),
});

/** What `…Prepare` returns. */
export const prepared = <Value extends z.ZodMiniType>(value: Value) => z.object({
  /** `ready` when a handle is open; `done` when nothing is left to do; `refused` when it can not be done. */
  outcome: z.enum(['ready', 'done', 'refused']),
  /** Names this one attempt, with `ready`. At most 255 signs. */
  handle: words(),
  /** What came of it, with `done`. */
  value: z.nullish(value),
  /** Why not, with `refused`: one of the operation's reasons. */
  reason: words(),
  /** Fields that are missing or wrong by name, with a field message key such as `valueMissing`; the outcome is `refused`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});

/** What `…Commit` returns. */
export const committed = <Value extends z.ZodMiniType>(value: Value) => z.object({
  /** `done`; or `refused` when nothing happened and, with this handle, nothing will. */
  outcome: z.enum(['done', 'refused']),
  /** What came of it, with `done`: the same each time the handle is committed. */
  value: z.nullish(value),
  /** Why not, with `refused`: one of the operation's reasons, or `handle-closed`. */
  reason: words(),
  /** Fields that are missing or wrong by name, with a field message key; the outcome is `refused`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});

/** What `…Outcome` returns. */
export const found = <Value extends z.ZodMiniType>(value: Value) => z.object({
  /** `done`; `processing` while it is being done; `open` when it still may be; `closed` when it never will, and for a handle nobody knows. */
  outcome: z.enum(['done', 'processing', 'open', 'closed']),
  /** What came of it, with `done`. */
  value: z.nullish(value),
});

/** What `…Abandon` returns. */
export const abandoned = <Value extends z.ZodMiniType>(value: Value) => z.object({
  /** `closed`: a commit of the handle is refused from now on. `done` when it was committed already. */
  outcome: z.enum(['done', 'closed']),
  /** What came of it, with `done`. */
  value: z.nullish(value),
});

/** The four methods of an operation, by what comes of it. */
export function onceMethods<Name extends string>(name: Name, value: z.ZodMiniType): OnceMethods<Name> {
  const methods: Readonly<Record<CommitStep, ServerMethod>> = {
    Prepare: { http: 'POST', response: prepared(value) },
    Commit: { http: 'POST', response: committed(value) },
    // What a cache of the platform's would answer may be over by now: it is no GET.
    Outcome: { http: 'POST', reads: true, response: found(value) },
    Abandon: { http: 'POST', response: abandoned(value) },
  };
  // Keys made from a name are texts to the compiler.
  return Object.fromEntries(ONCE_STEPS.map((step) => [`${name}${step}`, methods[step]])) as OnceMethods<Name>;
}

/** The four methods of an operation by their names. */
export type OnceMethods<Name extends string> = { readonly [Method in `${Name}${CommitStep}`]: ServerMethod };
