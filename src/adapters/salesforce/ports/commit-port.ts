import type * as z from 'zod/mini';
import { type Attempt, type CallOptions, type Done, type ForAccount, type InLocale, type CommitPort, PortError, type Refused } from '../../../ports';
import type { Context } from '../context';
import type { ServerMethodName } from '../server-methods/methods';
import { abandoned, committed, found, prepared } from '../server-methods/commit';
import { read } from '../wire/scalars';

/** Operations whose four server methods are in the contract. */
export type OnceName = { [Name in ServerMethodName]: Name extends `${infer Operation}Prepare` ? Operation : never }[ServerMethodName];

/** How a once-only port stands on its server methods. */
export interface OnceOptions<Request extends ForAccount, Schema extends z.ZodMiniType, Value, Reason extends string> {
  /** The operation: its methods are this and `Prepare`, `Commit`, `Outcome` and `Abandon`. */
  readonly name: OnceName;
  /** What comes of it, on the wire. */
  readonly schema: Schema;
  /** What is asked for, as the method takes it. Throws for what is never sent. */
  readonly ask: (request: Request) => Readonly<Record<string, unknown>>;
  /** What came of it, as the port tells it; it may have to read more for that. */
  readonly tell: (wire: z.output<Schema>, who: ForAccount & InLocale, options: CallOptions | undefined) => Value | Promise<Value>;
  /** Every reason the port knows; another one is no answer. */
  readonly reasons: readonly Reason[];
  /** Guests may do it as well. */
  readonly guests?: true;
}

const CLOSED = 'handle-closed';

/** A port whose operation happens once, over the store's own server methods (`server-methods/once`). */
export function createCommitPort<Request extends ForAccount, Schema extends z.ZodMiniType, Value, Reason extends string>(
  { methods }: Pick<Context, 'methods'>,
  { name, schema, ask, tell, reasons, guests }: OnceOptions<Request, Schema, Value, Reason>,
): CommitPort<Request, Value, Reason> {
  async function done(value: z.output<Schema> | null | undefined, who: ForAccount & InLocale, options?: CallOptions): Promise<Done<Value>> {
    if (value === null || value === undefined) throw new PortError('malformed', `What came of ${name} is missing`);
    return { outcome: 'done', value: await tell(value, who, options) };
  }

  function refused({ reason, fields }: { readonly reason?: string | null | undefined; readonly fields?: Readonly<Record<string, string>> | null | undefined }): Refused<Reason | typeof CLOSED> {
    if (fields && Object.keys(fields).length > 0) throw new PortError('rejected', `${name} was not accepted`, { fields });
    if (reason === CLOSED) return { outcome: 'refused', reason: CLOSED };
    const known = reasons.find((one) => one === reason);
    if (known === undefined) throw new PortError('malformed', `A reason of ${name} is not one that is known`);
    return { outcome: 'refused', reason: known };
  }

  function who({ accountId }: ForAccount): string | null {
    if (accountId === null && guests !== true) throw new PortError('signed-out', 'A guest has no account');
    return accountId;
  }

  const step = async <Answer extends z.ZodMiniType>(
    method: 'Prepare' | 'Commit' | 'Outcome' | 'Abandon', response: Answer, { accountId, locale }: ForAccount & InLocale, more: Readonly<Record<string, unknown>>, signal?: AbortSignal,
  ): Promise<z.output<Answer>> => {
    const params = { effectiveAccountId: who({ accountId }), language: locale, ...more };
    // An operation's name and a step's are a method's name: the contract has all four of each.
    const answer = await methods.ask(`${name}${method}` as ServerMethodName, { http: 'POST', response, ...(method === 'Outcome' ? { reads: true } : {}) }, params, signal);
    return read(response, answer, `answer of ${name}${method}`);
  };
  const [readyAnswer, commitAnswer, foundAnswer, abandonAnswer] = [prepared(schema), committed(schema), found(schema), abandoned(schema)];
  const attempted = ({ key, handle }: Attempt) => ({ key, handle });

  return {
    async prepare(request, options) {
      who(request);
      const answer = await step('Prepare', readyAnswer, request, ask(request), options?.signal);
      if (answer.outcome === 'refused') return refused(answer);
      if (answer.outcome === 'done') return done(answer.value, request, options);
      if (!answer.handle) throw new PortError('malformed', `${name} was prepared without a handle`);
      return { outcome: 'ready', handle: answer.handle };
    },
    async commit(attempt) {
      const answer = await step('Commit', commitAnswer, attempt, attempted(attempt));
      return answer.outcome === 'done' ? done(answer.value, attempt) : refused(answer);
    },
    async outcome(attempt, options) {
      const answer = await step('Outcome', foundAnswer, attempt, attempted(attempt), options?.signal);
      return answer.outcome === 'done' ? done(answer.value, attempt, options) : { outcome: answer.outcome };
    },
    async abandon(attempt) {
      const answer = await step('Abandon', abandonAnswer, attempt, attempted(attempt));
      return answer.outcome === 'done' ? done(answer.value, attempt) : { outcome: 'closed' };
    },
  };
}
