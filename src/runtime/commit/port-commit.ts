import { type Adapter, type CommitPort, PortError, type PortMethod, type Ports } from '../../ports';
import type { Attempt, CommitRefusal, CommitRequest, CommitValue } from '../../ports/commit.port';
import { perAdapter } from '../per-adapter';
import { untilSignOut } from '../session/session';
import type { StorageChoice } from '../storage';
import type { Commit } from './commit';
import type { Operation } from './commit.types';
import type { Intent } from './intent';
import { watched } from '../watched';
import { committing, type SharedCommit, shareCommit } from './shared-commit';

/** Names of the ports that are commit ports. */
export type CommitPortName = {
  [P in keyof Ports]: Ports[P] extends CommitPort<infer _Request, infer _Value, infer _Reason> ? P : never;
}[keyof Ports];

/** The commit of a commit port. */
export type PortCommit<P extends CommitPortName> = Commit<
  CommitRequest<Ports[P]>,
  CommitValue<Ports[P]>,
  CommitRefusal<Ports[P]>
>;

/** The commit of a commit port before a caller is known. */
export type SharedOnce<P extends CommitPortName> = SharedCommit<
  CommitRequest<Ports[P]>,
  CommitValue<Ports[P]>,
  CommitRefusal<Ports[P]>
>;

/** Selects the commit of a port. */
export interface PortCommitOptions {
  /** Where attempts are stored; the first caller determines it. */
  readonly storage: StorageChoice;
  /**
   * Subject of the operation, such as an order's id, if several can be in progress at once: each subject has its own
   * commit. It is stored, so it must not contain personal data.
   */
  readonly subject?: string;
}

/** Converts a commit port to an operation. */
export function toOperation<Request extends { readonly accountId: string | null }, Value, Reason extends string>(
  name: string,
  port: CommitPort<Request, Value, Reason>,
  locale: () => string,
): Operation<Request, Value, Reason | 'handle-closed'> {
  // The operation's name is the port's name, plus the subject if there is one.
  const method = (step: keyof CommitPort<Request, Value, Reason>) =>
    `${name.split('/', 1).join('')}.${step}` as PortMethod;
  const attemptOf = ({ account, id, handle }: Intent): Attempt => ({
    accountId: account,
    key: id,
    handle,
    locale: locale(),
  });
  return {
    name,
    methods: {
      prepare: method('prepare'),
      send: method('commit'),
      lookUp: method('outcome'),
      close: method('abandon'),
    },
    prepare: (payload) => port.prepare({ ...payload, locale: locale() }),
    send: ({ key, handle, payload: { accountId } }) => port.commit({ accountId, key, handle, locale: locale() }),
    lookUp: (intent) => port.outcome(attemptOf(intent)),
    close: (intent) => port.abandon(attemptOf(intent)),
  };
}

const commitRegistry = /* @__PURE__ */ perAdapter((adapter: Adapter) =>
  untilSignOut(adapter, new Map<string, unknown>()),
);

/** Returns the commit of a commit port that all widgets of an adapter share for the signed-in buyer. */
export function getPortCommit<P extends CommitPortName>(
  adapter: Adapter,
  port: P,
  { subject, storage }: PortCommitOptions,
): SharedOnce<P> {
  const user = committing(adapter);
  const name = subject === undefined ? port : `${port}/${subject}`;
  const known = commitRegistry(adapter).get(`${user} ${name}`);
  // The registry entry under a port's name was created for that port, below.
  if (known !== undefined) return known as SharedOnce<P>;
  // The commit signals its own errors: this watcher only times the calls.
  const timed = watched(adapter, () => undefined);
  const made = shareCommit(adapter, user, storage, (locale) => toOperation(name, wholePort(timed, port), locale));
  commitRegistry(adapter).set(`${user} ${name}`, made);
  // The types are the port's own, which TypeScript cannot derive from the generic name.
  return made as unknown as SharedOnce<P>;
}

/** Requires all methods of a commit port: without a look-up the outcome could never be determined. @throws PortError */
function wholePort(
  adapter: Adapter,
  name: CommitPortName,
): CommitPort<{ readonly accountId: string | null }, unknown, string> {
  const { prepare, commit, outcome, abandon } = adapter[name] ?? {};
  if (!prepare || !commit || !outcome || !abandon) throw new PortError('rejected', `The adapter has no ${name}`);
  // The check above proves that all four exist; each takes its own port's request, and the caller's commit has that
  // type.
  return adapter[name] as CommitPort<{ readonly accountId: string | null }, unknown, string>;
}
