import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import type { Exchange } from '../http/exchange';
import type { Platform } from '../platform';
import {
  accountArg,
  type Arguments,
  buyersAccountArg,
  handled,
  type ServerMethod,
  textArg,
} from '../server-methods/arguments';
import type { AttemptEntry } from './ledger';

/** The caller of an operation, with account and language. */
export interface Here {
  readonly exchange: Exchange;
  readonly platform: Platform;
  readonly account: DemoAccount;
  readonly language: string;
}

/** A caller that may be a guest: a null account is a guest's, whose session owns the requests. */
export interface Anybody extends Omit<Here, 'account'> {
  readonly account: DemoAccount | null;
  /** Id of the account, or of a guest's session. */
  readonly owner: string;
}

/** Fields that are missing or wrong, by name. */
export interface WrongFields {
  readonly fields: Readonly<Record<string, string>>;
}

/** The problem of one field, as a field message key. */
export const wrong = (field: string, code: string): WrongFields => ({ fields: { [field]: code } });

/** A once-only operation of the org. Each step is one transaction. */
export interface OnceOperation<Asked, Kept, Who = Here> {
  /** The method names are this name with `Prepare`, `Commit`, `Outcome` and `Abandon` appended. */
  readonly name: string;
  /** Throws when the caller may not use the operation. */
  readonly mayAct: (here: Who) => void;
  /** Parses the arguments into a request. */
  readonly read: (args: Arguments, here: Who) => Asked;
  /** The subject of a request: each has at most one open handle. */
  readonly subject: (asked: Asked) => string;
  /** The result when the request is fulfilled already; null otherwise. */
  readonly already?: (asked: Asked, here: Who) => Kept | null;
  /** Why the request is refused; null when it is not. Called when preparing and again when committing. */
  readonly refusal: (asked: Asked, here: Who) => string | WrongFields | null;
  readonly carryOut: (asked: Asked, here: Who, attempt: { readonly handle: string; readonly key: string }) => Kept;
  /** Converts the result into its form in responses. */
  readonly tell: (kept: Kept, here: Who) => unknown;
}

const BUSY = 'UNABLE_TO_LOCK_ROW';
const CLOSED = { outcome: 'refused', reason: 'handle-closed' } as const;

const refusedFor = (why: string | WrongFields) =>
  typeof why === 'string' ? { outcome: 'refused', reason: why } : { outcome: 'refused', ...why };

/** The four server methods of an operation for signed-in buyers, over the attempts in the ledger. */
export const onceOperation = <Asked, Kept>(
  operation: OnceOperation<Asked, Kept>,
): Readonly<Record<string, ServerMethod>> =>
  stepsOf(
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
export const onceForAll = <Asked, Kept>(
  operation: OnceOperation<Asked, Kept, Anybody>,
): Readonly<Record<string, ServerMethod>> =>
  stepsOf(
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

function stepsOf<Asked, Kept, Who extends Pick<Here, 'platform'>>(
  operation: OnceOperation<Asked, Kept, Who>,
  who: (exchange: Exchange, args: Arguments) => Who,
  ownerOf: (here: Who) => string,
): Readonly<Record<string, ServerMethod>> {
  const { name, mayAct, read, subject, already, refusal, carryOut, tell } = operation;

  function hereOf(exchange: Exchange, args: Arguments): Who {
    const here = who(exchange, args);
    mayAct(here);
    return here;
  }
  const attemptsOf = (here: Who): readonly AttemptEntry[] =>
    here.platform.ledger.attempts.filter((one) => one.operation === name && one.accountId === ownerOf(here));
  const byHandle = (here: Who, args: Arguments) =>
    attemptsOf(here).find(({ handle }) => handle === textArg(args, 'handle'));
  // The result of an attempt has the type that this operation stored.
  const done = ({ kept }: AttemptEntry, here: Who) => ({ outcome: 'done', value: tell(kept as Kept, here) });

  const prepare: ServerMethod = (exchange, args) => {
    const here = hereOf(exchange, args);
    const asked = read(args, here);
    const known = already?.(asked, here) ?? null;
    if (known !== null) return { outcome: 'done', value: tell(known, here) };
    const why = refusal(asked, here);
    if (why !== null) return refusedFor(why);
    const rivals = attemptsOf(here).filter((one) => one.subject === subject(asked));
    if (rivals.some(({ status }) => status === 'processing')) return handled(BUSY, 'It is being done');
    for (const one of rivals) if (one.status === 'open') one.status = 'closed';
    const handle = here.platform.ledger.nextId('attempt');
    here.platform.ledger.attempts.push({
      handle,
      operation: name,
      accountId: ownerOf(here),
      subject: subject(asked),
      key: null,
      status: 'open',
      asked,
      kept: null,
      unfinishedReads: 0,
    });
    return { outcome: 'ready', handle };
  };

  const commit: ServerMethod = async (exchange, args) => {
    const here = hereOf(exchange, args);
    const key = textArg(args, 'key');
    const attempt = byHandle(here, args) ?? null;
    const before = attemptsOf(here).find((one) => one.status === 'committed' && (one === attempt || one.key === key));
    if (before !== undefined) return done(before, here);
    if (attempt === null || attempt.status === 'closed') return CLOSED;
    if (attempt.status === 'processing') return handled(BUSY, 'It is being done');
    attempt.status = 'processing';
    try {
      const { workMs, workReads } = here.platform.behaviour;
      if (workMs > 0) await new Promise((later) => setTimeout(later, workMs));
      const asked = attempt.asked as Asked;
      const why = refusal(asked, here);
      if (why !== null) {
        attempt.status = 'closed';
        return refusedFor(why);
      }
      Object.assign(attempt, {
        kept: carryOut(asked, here, { handle: attempt.handle, key }),
        key,
        status: 'committed',
        unfinishedReads: workReads,
      });
      return done(attempt, here);
    } finally {
      // After an error the transaction is rolled back.
      if (attempt.status === 'processing') attempt.status = 'open';
    }
  };

  const outcome: ServerMethod = (exchange, args) => {
    const here = hereOf(exchange, args);
    const attempt = byHandle(here, args);
    if (attempt === undefined) return { outcome: 'closed' };
    if (attempt.status !== 'committed') return { outcome: attempt.status };
    attempt.unfinishedReads -= 1;
    return attempt.unfinishedReads >= 0 ? { outcome: 'processing' } : done(attempt, here);
  };

  const abandon: ServerMethod = (exchange, args) => {
    const here = hereOf(exchange, args);
    const attempt = byHandle(here, args);
    if (attempt?.status === 'committed') return done(attempt, here);
    if (attempt?.status === 'processing') return handled(BUSY, 'It is being done');
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
