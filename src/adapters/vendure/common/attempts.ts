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
import { text } from '../../common/scalars';
import { PROBLEMS, problemList } from './problems';
import { type Document, documentOf, type Graphql } from '../transport/graphql';

const STATE = `state handle refusal ${PROBLEMS}`;

/** An outcome of the plugin, without the value. */
const outcome = {
  state: z.enum(['OPEN', 'DONE', 'CLOSED', 'REFUSED']),
  handle: text(),
  refusal: text(),
  problems: problemList,
};

/** The result of an operation in an outcome: the name of its field, the field's selection, and its schema. */
export interface OutcomeValue<Schema extends z.ZodMiniType> {
  readonly field: string;
  readonly selection: string;
  readonly schema: Schema;
}

/** A parsed outcome. */
export interface Outcome<Value> {
  readonly state: 'OPEN' | 'DONE' | 'CLOSED' | 'REFUSED';
  readonly handle: string | null;
  readonly refusal: string | null;
  readonly problems: readonly { readonly field: string; readonly code: string }[];
  readonly value: Value | null;
}

/** Caller of a step. */
export type Caller = ForAccount & InLocale & CallOptions;

/** Handle and key of an attempt. */
type AttemptIds = Pick<Attempt, 'key' | 'handle'>;

/** The steps of an operation that the plugin executes at most once. */
export interface Steps<Value> {
  prepare(input: object, caller: Caller): Promise<Outcome<Value>>;
  commit(attempt: AttemptIds, caller: Caller): Promise<Outcome<Value>>;
  look(attempt: AttemptIds, caller: Caller): Promise<Outcome<Value>>;
  abandon(attempt: AttemptIds, caller: Caller): Promise<Outcome<Value>>;
}

const ATTEMPT = '($handle: String!, $key: String!)';
const GIVEN = '(handle: $handle, key: $key)';

/** Creates the steps of an operation. `prepare` is the name of its mutation, and `input` that of its input type. */
export function stepsOf<Schema extends z.ZodMiniType>(
  graphql: Graphql,
  { prepare, input }: { readonly prepare: string; readonly input: string },
  { field, selection, schema }: OutcomeValue<Schema>,
): Steps<z.output<Schema>> {
  const found = z.object({ ...outcome, [field]: z.nullish(schema) });
  const step = (kind: string, name: string, parameters: string, values: string) =>
    documentOf(
      `outcome of ${name}`,
      `${kind} ${parameters} { outcome: ${name}${values} { ${STATE} ${field} { ${selection} } } }`,
      { outcome: found },
    );
  const documents = {
    prepare: step('mutation', prepare, `($input: ${input}!)`, '(input: $input)'),
    commit: step('mutation', 'commitTradeAttempt', ATTEMPT, GIVEN),
    look: step('query', 'tradeAttempt', ATTEMPT, GIVEN),
    abandon: step('mutation', 'abandonTradeAttempt', ATTEMPT, GIVEN),
  };

  async function send(
    document: Document<z.ZodMiniObject<{ outcome: typeof found }>>,
    variables: Readonly<Record<string, unknown>>,
    { accountId, locale, signal }: Caller,
  ): Promise<Outcome<z.output<Schema>>> {
    const { outcome: parsed } = await graphql.send(document, { variables, accountId, locale, signal });
    // The field was parsed by its schema, which a computed key does not show to the compiler.
    const value = (Reflect.get(parsed, field) ?? null) as z.output<Schema> | null;
    const { state, handle, refusal, problems } = parsed as z.output<z.ZodMiniObject<typeof outcome>>;
    return { state, handle, refusal, problems, value };
  }

  const ids = ({ key, handle }: AttemptIds) => ({ key, handle });
  return {
    prepare: (values, caller) => send(documents.prepare, { input: values }, caller),
    commit: (attempt, caller) => send(documents.commit, ids(attempt), caller),
    look: (attempt, caller) => send(documents.look, ids(attempt), caller),
    abandon: (attempt, caller) => send(documents.abandon, ids(attempt), caller),
  };
}

/** Throws for invalid fields. @throws PortError `rejected` with the problems by field */
export function throwProblems(problems: Outcome<unknown>['problems'], message: string): void {
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(({ field, code }) => [field, code]));
  throw new PortError('rejected', message, { fields });
}

/** Returns the value of a DONE outcome. @throws PortError `malformed` without one */
export function valueOf<Value>({ value }: Outcome<Value>): Value {
  if (value === null) throw new PortError('malformed', 'The outcome has no value');
  return value;
}

const CLOSED = 'handle-closed';

/** Creates a commit port from the steps of an operation. `reasons` are those of the port. */
export function commitPortOf<Request extends ForAccount, Wire, Value, Reason extends string>(
  steps: Steps<Wire>,
  {
    toInput,
    toValue,
    reasons,
  }: {
    readonly toInput: (request: Request) => object;
    readonly toValue: (wire: Wire) => Value;
    readonly reasons: readonly Reason[];
  },
): CommitPort<Request, Value, Reason> {
  const done = (found: Outcome<Wire>): Done<Value> => ({ outcome: 'done', value: toValue(valueOf(found)) });

  function refused({ refusal, problems }: Outcome<Wire>): Refused<Reason | typeof CLOSED> {
    throwProblems(problems, 'The request was not accepted');
    const known = reasons.find((reason) => reason === refusal);
    if (known !== undefined) return { outcome: 'refused', reason: known };
    if (refusal === CLOSED || refusal === 'key-reused') return { outcome: 'refused', reason: CLOSED };
    throw new PortError('malformed', 'The request was refused for an unknown reason');
  }

  return {
    async prepare(request, options) {
      const { accountId, locale } = request;
      const found = await steps.prepare(toInput(request), { accountId, locale, ...options });
      if (found.state === 'DONE') return done(found);
      if (found.state !== 'OPEN') return refused(found);
      if (!found.handle) throw new PortError('malformed', 'The attempt has no handle');
      return { outcome: 'ready', handle: found.handle };
    },
    async commit(attempt) {
      const found = await steps.commit(attempt, attempt);
      if (found.state === 'DONE') return done(found);
      return found.state === 'CLOSED' ? { outcome: 'refused', reason: CLOSED } : refused(found);
    },
    async outcome(attempt, options) {
      const found = await steps.look(attempt, { ...attempt, ...options });
      if (found.state === 'DONE') return done(found);
      return { outcome: found.state === 'OPEN' ? 'open' : 'closed' };
    },
    async abandon(attempt) {
      const found = await steps.abandon(attempt, attempt);
      return found.state === 'DONE' ? done(found) : { outcome: 'closed' };
    },
  };
}
