import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import type { Exchange } from '../http/exchange';
import type { Platform } from '../platform';
import {
  accountArg,
  type Arguments,
  buyersAccountArg,
  throwHandled,
  type ServerMethod,
  textArg,
} from '../server-methods/arguments';
import type { AttemptEntry } from './ledger';

/** The caller of an operation, with account and language. */
export interface CallContext {
  readonly exchange: Exchange;
  readonly platform: Platform;
  readonly account: DemoAccount;
  readonly language: string;
}

/** A caller that may be a guest: a null account is a guest's, whose session owns the requests. */
export interface AnyCallContext extends Omit<CallContext, 'account'> {
  readonly account: DemoAccount | null;
  /** Id of the account, or of a guest's session. */
  readonly owner: string;
}

/** Fields that are missing or wrong, by name. */
export interface FieldProblems {
  readonly fields: Readonly<Record<string, string>>;
}

/** The problem of one field, as a field message key. */
export const fieldProblem = (field: string, code: string): FieldProblems => ({ fields: { [field]: code } });

/** A once-only operation of the org. Each step is one transaction. */
export interface OnceOnlyOperation<Input, Result, Context = CallContext> {
  /** The method names are this name with `Prepare`, `Commit`, `Outcome` and `Abandon` appended. */
  readonly name: string;
  /** Throws when the caller may not use the operation. */
  readonly assertAllowed: (context: Context) => void;
  /** Parses the arguments into a request. */
  readonly readInput: (args: Arguments, context: Context) => Input;
  /** The subject of a request: each has at most one open handle. */
  readonly subjectOf: (input: Input) => string;
  /** The result when the request is fulfilled already; null otherwise. */
  readonly findExisting?: (input: Input, context: Context) => Result | null;
  /** Why the request is refused; null when it is not. Called when preparing and again when committing. */
  readonly refusal: (input: Input, context: Context) => string | FieldProblems | null;
  readonly execute: (
    input: Input,
    context: Context,
    attempt: { readonly handle: string; readonly key: string },
  ) => Result;
  /** Converts the result into its form in responses. */
  readonly toBody: (result: Result, context: Context) => unknown;
}

const BUSY = 'UNABLE_TO_LOCK_ROW';
const CLOSED = { outcome: 'refused', reason: 'handle-closed' } as const;

const toRefusal = (reason: string | FieldProblems) =>
  typeof reason === 'string' ? { outcome: 'refused', reason: reason } : { outcome: 'refused', ...reason };

/** The four server methods of an operation for signed-in buyers, over the attempts in the ledger. */
export const createOnceOnlyMethods = <Input, Result>(
  operation: OnceOnlyOperation<Input, Result>,
): Readonly<Record<string, ServerMethod>> =>
  createMethods(
    operation,
    (exchange, args) => ({
      exchange,
      platform: exchange.platform,
      account: buyersAccountArg(exchange, args),
      language: textArg(args, 'language'),
    }),
    ({ account }) => account.id,
  );

/** The same for an operation that guests may use too. */
export const createGuestOnceOnlyMethods = <Input, Result>(
  operation: OnceOnlyOperation<Input, Result, AnyCallContext>,
): Readonly<Record<string, ServerMethod>> =>
  createMethods(
    operation,
    (exchange, args) => {
      const account = accountArg(exchange, args);
      return {
        exchange,
        platform: exchange.platform,
        account,
        owner: account?.id ?? exchange.session.key,
        language: textArg(args, 'language'),
      };
    },
    ({ owner }) => owner,
  );

function createMethods<Input, Result, Context extends Pick<CallContext, 'platform'>>(
  operation: OnceOnlyOperation<Input, Result, Context>,
  toContext: (exchange: Exchange, args: Arguments) => Context,
  ownerOf: (context: Context) => string,
): Readonly<Record<string, ServerMethod>> {
  const { name, assertAllowed, readInput, subjectOf, findExisting, refusal, execute, toBody } = operation;

  function allowedContextOf(exchange: Exchange, args: Arguments): Context {
    const context = toContext(exchange, args);
    assertAllowed(context);
    return context;
  }
  const attemptsOf = (context: Context): readonly AttemptEntry[] =>
    context.platform.ledger.attempts.filter((one) => one.operation === name && one.accountId === ownerOf(context));
  const findAttempt = (context: Context, args: Arguments) =>
    attemptsOf(context).find(({ handle }) => handle === textArg(args, 'handle'));
  // The result of an attempt has the type that this operation stored.
  const toDone = ({ result }: AttemptEntry, context: Context) => ({
    outcome: 'done',
    value: toBody(result as Result, context),
  });

  const prepare: ServerMethod = (exchange, args) => {
    const context = allowedContextOf(exchange, args);
    const input = readInput(args, context);
    const existing = findExisting?.(input, context) ?? null;
    if (existing !== null) return { outcome: 'done', value: toBody(existing, context) };
    const reason = refusal(input, context);
    if (reason !== null) return toRefusal(reason);
    const otherAttempts = attemptsOf(context).filter((one) => one.subject === subjectOf(input));
    if (otherAttempts.some(({ status }) => status === 'processing')) return throwHandled(BUSY, 'It is being done');
    for (const one of otherAttempts) if (one.status === 'open') one.status = 'closed';
    const handle = context.platform.ledger.nextId('attempt');
    context.platform.ledger.attempts.push({
      handle,
      operation: name,
      accountId: ownerOf(context),
      subject: subjectOf(input),
      key: null,
      status: 'open',
      input,
      result: null,
      unfinishedReads: 0,
    });
    return { outcome: 'ready', handle };
  };

  const commit: ServerMethod = async (exchange, args) => {
    const context = allowedContextOf(exchange, args);
    const key = textArg(args, 'key');
    const attempt = findAttempt(context, args) ?? null;
    const before = attemptsOf(context).find(
      (one) => one.status === 'committed' && (one === attempt || one.key === key),
    );
    if (before !== undefined) return toDone(before, context);
    if (attempt === null || attempt.status === 'closed') return CLOSED;
    if (attempt.status === 'processing') return throwHandled(BUSY, 'It is being done');
    attempt.status = 'processing';
    try {
      const { workMs, workReads } = context.platform.behaviour;
      if (workMs > 0) await new Promise((resolve) => setTimeout(resolve, workMs));
      const input = attempt.input as Input;
      const reason = refusal(input, context);
      if (reason !== null) {
        attempt.status = 'closed';
        return toRefusal(reason);
      }
      Object.assign(attempt, {
        result: execute(input, context, { handle: attempt.handle, key }),
        key,
        status: 'committed',
        unfinishedReads: workReads,
      });
      return toDone(attempt, context);
    } finally {
      // After an error the transaction is rolled back.
      if (attempt.status === 'processing') attempt.status = 'open';
    }
  };

  const outcome: ServerMethod = (exchange, args) => {
    const context = allowedContextOf(exchange, args);
    const attempt = findAttempt(context, args);
    if (attempt === undefined) return { outcome: 'closed' };
    if (attempt.status !== 'committed') return { outcome: attempt.status };
    attempt.unfinishedReads -= 1;
    return attempt.unfinishedReads >= 0 ? { outcome: 'processing' } : toDone(attempt, context);
  };

  const abandon: ServerMethod = (exchange, args) => {
    const context = allowedContextOf(exchange, args);
    const attempt = findAttempt(context, args);
    if (attempt?.status === 'committed') return toDone(attempt, context);
    if (attempt?.status === 'processing') return throwHandled(BUSY, 'It is being done');
    if (attempt !== undefined) attempt.status = 'closed';
    return { outcome: 'closed' };
  };

  return {
    [`${name}Prepare`]: prepare,
    [`${name}Commit`]: commit,
    [`${name}Outcome`]: outcome,
    [`${name}Abandon`]: abandon,
  };
}
