import type { AccountState } from '../store/records';
import type { AttemptRecord } from '../store/paying-record';

/**
 * Rules of a commit operation in the demo. Requests and values are stored as plain data in the account's record, so
 * that each step is one transaction and survives a reload.
 */
export interface CommitRules<Request, Stored, Reason extends string> {
  /** The port's name. */
  readonly operation: string;
  /** The subject of a request: at most one open handle per subject, such as an order to cancel. */
  readonly subject: (request: Request) => string;
  /** Parses a stored request; null for an invalid one. */
  readonly parseRequest: (stored: unknown) => Request | null;
  /** Parses a stored value; null for an invalid one. */
  readonly parseValue: (stored: unknown) => Stored | null;
  /** Returns the value if the operation has been done already; null otherwise. Called before `refusal`. */
  readonly already?: (state: AccountState, request: Request) => Stored | null;
  /**
   * Returns the reason why the operation is refused; null if it can be done. Called for preparing and again for
   * committing.
   */
  readonly refusal: (state: AccountState, request: Request) => Reason | null;
  /** Executes the operation. */
  readonly perform: (
    state: AccountState,
    request: Request,
    attempt: { readonly handle: string },
  ) => readonly [AccountState, Stored];
}

/** Result of a step. */
export type CommitStep<Stored, Reason> =
  | { readonly outcome: 'ready'; readonly handle: string }
  | { readonly outcome: 'done'; readonly value: Stored }
  | { readonly outcome: 'refused'; readonly reason: Reason | 'handle-closed' };

type Step<Stored, Reason> = readonly [AccountState, CommitStep<Stored, Reason>];

const closed = { outcome: 'refused', reason: 'handle-closed' } as const;

const replaced = (state: AccountState, handle: string, change: Partial<AttemptRecord>): AccountState => ({
  ...state,
  attempts: state.attempts.map((one) => (one.handle === handle ? { ...one, ...change } : one)),
});

/** Opens a handle for a request and closes other open handles of its subject. */
export function prepareAttempt<Request, Stored, Reason extends string>(
  rules: CommitRules<Request, Stored, Reason>,
  before: AccountState,
  request: Request,
  accountId: string,
): Step<Stored, Reason> {
  const value = rules.already?.(before, request) ?? null;
  if (value !== null) return [before, { outcome: 'done', value }];
  const reason = rules.refusal(before, request);
  if (reason !== null) return [before, { outcome: 'refused', reason }];
  const subject = rules.subject(request);
  const sequence = before.sequence + 1;
  const handle = `${rules.operation}-${accountId}-${before.born.toString(36)}-${sequence}`;
  const older = before.attempts.map((one) =>
    one.operation === rules.operation && one.subject === subject && one.status === 'open'
      ? { ...one, status: 'closed' as const }
      : one,
  );
  const made: AttemptRecord = {
    handle,
    operation: rules.operation,
    subject,
    key: null,
    status: 'open',
    request,
    value: null,
  };
  return [
    { ...before, sequence, attempts: [...older, made] },
    { outcome: 'ready', handle },
  ];
}

/** Executes the request of a handle. A backend without keys executes it again when called again. */
export function commitAttempt<Request, Stored, Reason extends string>(
  rules: CommitRules<Request, Stored, Reason>,
  before: AccountState,
  { key, handle, honorsKeys }: { readonly key: string; readonly handle: string; readonly honorsKeys: boolean },
): Step<Stored, Reason> {
  if (honorsKeys) {
    const known = doneWith(rules, before, key, handle);
    if (known !== null) return [before, { outcome: 'done', value: known }];
  }
  const attempt = before.attempts.find((one) => one.handle === handle && one.operation === rules.operation);
  const request = attempt === undefined || attempt.status === 'closed' ? null : rules.parseRequest(attempt.request);
  if (request === null) return [before, closed];
  const reason = rules.refusal(before, request);
  if (reason !== null) return [replaced(before, handle, { status: 'closed' }), { outcome: 'refused', reason }];
  const [state, value] = rules.perform(before, request, { handle });
  return [replaced(state, handle, { status: 'committed', key, value }), { outcome: 'done', value }];
}

/** The outcome of an attempt. */
export function lookUpAttempt<Request, Stored, Reason extends string>(
  rules: CommitRules<Request, Stored, Reason>,
  state: AccountState,
  { key, handle, honorsKeys }: { readonly key: string; readonly handle: string; readonly honorsKeys: boolean },
): { readonly outcome: 'done'; readonly value: Stored } | { readonly outcome: 'open' | 'closed' } {
  const value = doneWith(rules, state, honorsKeys ? key : null, handle);
  if (value !== null) return { outcome: 'done', value };
  const isOpen = state.attempts.some(
    (one) => one.handle === handle && one.operation === rules.operation && one.status === 'open',
  );
  return { outcome: isOpen ? 'open' : 'closed' };
}

/** Closes a handle that was not committed. */
export function abandonAttempt<Request, Stored, Reason extends string>(
  rules: CommitRules<Request, Stored, Reason>,
  before: AccountState,
  handle: string,
): readonly [AccountState, { readonly outcome: 'closed' } | { readonly outcome: 'done'; readonly value: Stored }] {
  const value = doneWith(rules, before, null, handle);
  if (value !== null) return [before, { outcome: 'done', value }];
  return [replaced(before, handle, { status: 'closed' }), { outcome: 'closed' }];
}

/** Returns the value of a committed attempt by its handle, or by its key if the backend checks keys. */
function doneWith<Request, Stored, Reason extends string>(
  rules: CommitRules<Request, Stored, Reason>,
  { attempts }: AccountState,
  key: string | null,
  handle: string,
): Stored | null {
  const found = attempts.find(
    (one) =>
      one.operation === rules.operation &&
      one.status === 'committed' &&
      (one.handle === handle || (key !== null && one.key === key)),
  );
  return found === undefined ? null : rules.parseValue(found.value);
}
