import * as z from 'zod/mini';
import {
  type Attempt,
  type CallOptions,
  type CommitPort,
  type Done,
  type ForAccount,
  type InLocale,
  PortError,
  type Refused,
} from '../../../ports';
import type { Context } from '../context';
import type { CommitContract, CommitStep, ServerMethod } from './define-method';
import { reader, words } from './parts';

/** What `…Commit`, `…Outcome` and `…Abandon` take. */
export const attempt = () =>
  z.object({
    ...reader(),
    /** The buyer's intent: the same on every attempt at it. At most 64 signs. */
    key: z.string(),
    /** The attempt, as `…Prepare` named it. */
    handle: z.string(),
  });

/** What `…Prepare` returns. */
export const prepared = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
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
export const committed = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
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
export const found = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    /** `done`; `processing` while it is being done; `open` when it still may be; `closed` when it never will, and for a handle nobody knows. */
    outcome: z.enum(['done', 'processing', 'open', 'closed']),
    /** What came of it, with `done`. */
    value: z.nullish(value),
  });

/** What `…Abandon` returns. */
export const abandoned = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    /** `closed`: a commit of the handle is refused from now on. `done` when it was committed already. */
    outcome: z.enum(['done', 'closed']),
    /** What came of it, with `done`. */
    value: z.nullish(value),
  });

/** The four methods of an operation, as they are called. */
export const stepsOf = <Value extends z.ZodMiniType>(name: string, value: Value) =>
  ({
    Prepare: { name: `${name}Prepare`, http: 'POST', response: prepared(value) },
    Commit: { name: `${name}Commit`, http: 'POST', response: committed(value) },
    // What a cache of the platform's would answer may be over by now: it is no GET.
    Outcome: { name: `${name}Outcome`, http: 'POST', reads: true, response: found(value) },
    Abandon: { name: `${name}Abandon`, http: 'POST', response: abandoned(value) },
  }) as const satisfies Readonly<Record<CommitStep, ServerMethod>>;

/** How a once-only port stands on its server methods. */
export interface CommitPortOptions<
  Request extends ForAccount,
  Asked extends z.ZodMiniType,
  Schema extends z.ZodMiniType,
  Value,
  Reason extends string,
> {
  /** What is asked for, as the method takes it. Throws for what is never sent. */
  readonly ask: (request: Request) => Omit<z.input<Asked>, keyof ReturnType<typeof reader>>;
  /** What came of it, as the port tells it; it may have to read more for that. */
  readonly tell: (
    wire: z.output<Schema>,
    who: ForAccount & InLocale,
    options: CallOptions | undefined,
  ) => Value | Promise<Value>;
  /** Every reason the port knows; another one is no answer. */
  readonly reasons: readonly Reason[];
  /** Guests may do it as well. */
  readonly guests?: true;
}

const CLOSED = 'handle-closed';

/** A port whose operation happens once, over the store's own server methods. */
export function createCommitPort<
  Request extends ForAccount,
  Asked extends z.ZodMiniType,
  Schema extends z.ZodMiniType,
  Value,
  Reason extends string,
>(
  { methods }: Pick<Context, 'methods'>,
  { name, value: schema }: CommitContract<Asked, Schema>,
  { ask, tell, reasons, guests }: CommitPortOptions<Request, Asked, Schema, Value, Reason>,
): CommitPort<Request, Value, Reason> {
  async function done(
    value: z.output<Schema> | null | undefined,
    who: ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<Done<Value>> {
    if (value === null || value === undefined) throw new PortError('malformed', `What came of ${name} is missing`);
    return { outcome: 'done', value: await tell(value, who, options) };
  }

  function refused({
    reason,
    fields,
  }: {
    readonly reason?: string | null | undefined;
    readonly fields?: Readonly<Record<string, string>> | null | undefined;
  }): Refused<Reason | typeof CLOSED> {
    if (fields && Object.keys(fields).length > 0)
      throw new PortError('rejected', `${name} was not accepted`, { fields });
    if (reason === CLOSED) return { outcome: 'refused', reason: CLOSED };
    const known = reasons.find((one) => one === reason);
    if (known === undefined) throw new PortError('malformed', `A reason of ${name} is not one that is known`);
    return { outcome: 'refused', reason: known };
  }

  function who({ accountId }: ForAccount): string | null {
    if (accountId === null && guests !== true) throw new PortError('signed-out', 'A guest has no account');
    return accountId;
  }

  const steps = stepsOf(name, schema);
  const step = <Answer extends z.ZodMiniType>(
    method: ServerMethod<Answer>,
    { accountId, locale }: ForAccount & InLocale,
    more: object,
    signal?: AbortSignal,
  ): Promise<z.output<Answer>> =>
    methods.ask(method, { effectiveAccountId: who({ accountId }), language: locale, ...more }, signal);
  const attempted = ({ key, handle }: Attempt) => ({ key, handle });

  return {
    async prepare(request, options) {
      who(request);
      const answer = await step(steps.Prepare, request, ask(request), options?.signal);
      if (answer.outcome === 'refused') return refused(answer);
      if (answer.outcome === 'done') return done(answer.value, request, options);
      if (!answer.handle) throw new PortError('malformed', `${name} was prepared without a handle`);
      return { outcome: 'ready', handle: answer.handle };
    },
    async commit(attempt) {
      const answer = await step(steps.Commit, attempt, attempted(attempt));
      return answer.outcome === 'done' ? done(answer.value, attempt) : refused(answer);
    },
    async outcome(attempt, options) {
      const answer = await step(steps.Outcome, attempt, attempted(attempt), options?.signal);
      return answer.outcome === 'done' ? done(answer.value, attempt, options) : { outcome: answer.outcome };
    },
    async abandon(attempt) {
      const answer = await step(steps.Abandon, attempt, attempted(attempt));
      return answer.outcome === 'done' ? done(answer.value, attempt) : { outcome: 'closed' };
    },
  };
}
