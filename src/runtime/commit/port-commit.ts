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

/** Ports of one operation that must happen once. */
export type CommitPortName = {
  [P in keyof Ports]: Ports[P] extends CommitPort<infer _Request, infer _Value, infer _Reason> ? P : never;
}[keyof Ports];

/** The commit of a once-only port. */
export type PortCommit<P extends CommitPortName> = Commit<
  CommitRequest<Ports[P]>,
  CommitValue<Ports[P]>,
  CommitRefusal<Ports[P]>
>;

/** The commit of a once-only port before anybody says who calls. */
export type SharedOnce<P extends CommitPortName> = SharedCommit<
  CommitRequest<Ports[P]>,
  CommitValue<Ports[P]>,
  CommitRefusal<Ports[P]>
>;

/** Which commit of a port is wanted. */
export interface PortCommitOptions {
  /** Where attempts are stored; the first caller decides. */
  readonly storage: StorageChoice;
  /**
   * What the operation is about, such as an order's id, where several of a kind may be under way at once: each subject
   * is a commit of its own. Part of what is stored: no personal data.
   */
  readonly subject?: string;
}

/** The steps of a once-only port, as an operation. */
export function toOperation<Request extends { readonly accountId: string | null }, Value, Reason extends string>(
  name: string,
  port: CommitPort<Request, Value, Reason>,
  locale: () => string,
): Operation<Request, Value, Reason | 'handle-closed'> {
  // The operation is named after its port, and its subject where there is one.
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

/** The commit of a once-only port that all widgets of an adapter share, for the buyer who is signed in. */
export function getPortCommit<P extends CommitPortName>(
  adapter: Adapter,
  port: P,
  { subject, storage }: PortCommitOptions,
): SharedOnce<P> {
  const user = committing(adapter);
  const name = subject === undefined ? port : `${port}/${subject}`;
  const known = commitRegistry(adapter).get(`${user} ${name}`);
  // What stands under a port's name was made for that port, below.
  if (known !== undefined) return known as SharedOnce<P>;
  // Its own watcher tells of trouble: this one only notes the call.
  const timed = watched(adapter, () => undefined);
  const made = shareCommit(adapter, user, storage, (locale) => toOperation(name, wholePort(timed, port), locale));
  commitRegistry(adapter).set(`${user} ${name}`, made);
  // The port's own request, value and reasons, which a generic over its name does not follow.
  return made as unknown as SharedOnce<P>;
}

/** A host whose adapter can not look an outcome up can not commit either: it could never be known. */
function wholePort(
  adapter: Adapter,
  name: CommitPortName,
): CommitPort<{ readonly accountId: string | null }, unknown, string> {
  const { prepare, commit, outcome, abandon } = adapter[name] ?? {};
  if (!prepare || !commit || !outcome || !abandon) throw new PortError('rejected', `The adapter has no ${name}`);
  // All four are there by the check above; each takes its own port's request, which the caller's commit is typed with.
  return adapter[name] as CommitPort<{ readonly accountId: string | null }, unknown, string>;
}
