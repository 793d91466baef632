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
import { callerFields, optionalText } from './parts';

/** Request of `…Commit`, `…Outcome` and `…Abandon`. */
export const attempt = () =>
  z.object({
    ...callerFields(),
    /** Idempotency key of the buyer's intent: the same for all its attempts. At most 64 characters. */
    key: z.string(),
    /** Handle of the attempt from `…Prepare`. */
    handle: z.string(),
  });

/** Response of `…Prepare`. */
export const prepared = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    /** `ready` with an open handle; `done` when nothing is left to do; `refused` when it cannot be done. */
    outcome: z.enum(['ready', 'done', 'refused']),
    /** Identifies the attempt, with `ready`. At most 255 characters. */
    handle: optionalText(),
    /** Result, with `done`. */
    value: z.nullish(value),
    /** Reason for `refused`: one of the operation's reasons. */
    reason: optionalText(),
    /** Missing or invalid fields by name, with a field message key such as `valueMissing`; the outcome is `refused`. */
    fields: z.nullish(z.record(z.string(), z.string())),
  });

/** Response of `…Commit`. */
export const committed = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    /** `done`; or `refused` when nothing happened and nothing will with this handle. */
    outcome: z.enum(['done', 'refused']),
    /** Result, with `done`: the same for every commit of the handle. */
    value: z.nullish(value),
    /** Reason for `refused`: one of the operation's reasons, or `handle-closed`. */
    reason: optionalText(),
    /** Missing or invalid fields by name, with a field message key; the outcome is `refused`. */
    fields: z.nullish(z.record(z.string(), z.string())),
  });

/** Response of `…Outcome`. */
export const found = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    /**
     * `done`; `processing` while it is executed; `open` while it still can be; `closed` when it never will be, and for
     * an unknown handle.
     */
    outcome: z.enum(['done', 'processing', 'open', 'closed']),
    /** Result, with `done`. */
    value: z.nullish(value),
  });

/** Response of `…Abandon`. */
export const abandoned = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    /** `closed`: later commits of the handle are refused. `done` when it was committed already. */
    outcome: z.enum(['done', 'closed']),
    /** Result, with `done`. */
    value: z.nullish(value),
  });

/** The four methods of an operation. */
export const stepsOf = <Value extends z.ZodMiniType>(name: string, value: Value) =>
  ({
    Prepare: { name: `${name}Prepare`, http: 'POST', response: prepared(value) },
    Commit: { name: `${name}Commit`, http: 'POST', response: committed(value) },
    // POST, because a cached response of the platform could be outdated.
    Outcome: { name: `${name}Outcome`, http: 'POST', reads: true, response: found(value) },
    Abandon: { name: `${name}Abandon`, http: 'POST', response: abandoned(value) },
  }) as const satisfies Readonly<Record<CommitStep, ServerMethod>>;

/** How a commit port uses its server methods. */
export interface CommitPortOptions<
  Request extends ForAccount,
  Arguments extends z.ZodMiniType,
  Schema extends z.ZodMiniType,
  Value,
  Reason extends string,
> {
  /** Converts a request to the method's arguments. Throws for invalid requests, which are never sent. */
  readonly toArguments: (request: Request) => Omit<z.input<Arguments>, keyof ReturnType<typeof callerFields>>;
  /** Converts the result for the port, with further requests if necessary. */
  readonly toValue: (
    wire: z.output<Schema>,
    caller: ForAccount & InLocale,
    options: CallOptions | undefined,
  ) => Value | Promise<Value>;
  /** All reasons of the port; any other one is malformed. */
  readonly reasons: readonly Reason[];
  /** True if guests can use it too. */
  readonly guests?: true;
}

const CLOSED = 'handle-closed';

/** Creates a commit port with the store's server methods. */
export function createCommitPort<
  Request extends ForAccount,
  Arguments extends z.ZodMiniType,
  Schema extends z.ZodMiniType,
  Value,
  Reason extends string,
>(
  { methods }: Pick<Context, 'methods'>,
  { name, value: schema }: CommitContract<Arguments, Schema>,
  { toArguments, toValue, reasons, guests }: CommitPortOptions<Request, Arguments, Schema, Value, Reason>,
): CommitPort<Request, Value, Reason> {
  async function done(
    value: z.output<Schema> | null | undefined,
    caller: ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<Done<Value>> {
    if (value === null || value === undefined) throw new PortError('malformed', `The outcome of ${name} is missing`);
    return { outcome: 'done', value: await toValue(value, caller, options) };
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
    if (known === undefined) throw new PortError('malformed', `${name} was refused for an unknown reason`);
    return { outcome: 'refused', reason: known };
  }

  function accountIdOf({ accountId }: ForAccount): string | null {
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
    methods.callWith(method, { effectiveAccountId: accountIdOf({ accountId }), language: locale, ...more }, signal);
  const attempted = ({ key, handle }: Attempt) => ({ key, handle });

  return {
    async prepare(request, options) {
      accountIdOf(request);
      const answer = await step(steps.Prepare, request, toArguments(request), options?.signal);
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
