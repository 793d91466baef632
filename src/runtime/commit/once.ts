import { type Adapter, type OncePort, PortError, type Ports } from '../../ports';
import type { Attempt, OnceRefusal, OnceRequest, OnceValue } from '../../ports/once.port';
import { deviceClock } from '../clock';
import { perAdapter } from '../per-adapter';
import { sessionOf } from '../session/session';
import type { SignalListener } from '../signals';
import { type StorageChoice, storeFor } from '../storage';
import { type Commit, makeCommit } from './commit';
import type { Operation } from './commit.types';
import { type Intent, intentStore } from './intent';
import { browserLock } from './intent-lock';

/** Ports of one operation that must happen once. */
export type OncePortName = { [P in keyof Ports]: Ports[P] extends OncePort<infer _Request, infer _Value, infer _Reason> ? P : never }[keyof Ports];

/** The commit of a once-only port. */
export type OnceCommit<P extends OncePortName> = Commit<OnceRequest<Ports[P]>, OnceValue<Ports[P]>, OnceRefusal<Ports[P]>>;

/** Settings a commit takes from whoever asks first. */
export interface OnceOptions {
  readonly storage: StorageChoice;
  readonly locale: string;
  /**
   * What the operation is about, such as an order's id, where several of a kind may be under way at once: each subject
   * is a commit of its own. Part of what is stored: no personal data.
   */
  readonly subject?: string;
  readonly onSignal?: SignalListener;
}

/** The steps of a once-only port, as an operation. */
export function onceOperation<Request extends { readonly accountId: string | null }, Value, Reason extends string>(
  name: string,
  port: OncePort<Request, Value, Reason>,
  locale: () => string,
): Operation<Request, Value, Reason | 'handle-closed'> {
  const attemptOf = ({ account, id, handle }: Intent): Attempt => ({ accountId: account, key: id, handle, locale: locale() });
  return {
    name,
    prepare: (payload) => port.prepare({ ...payload, locale: locale() }),
    send: ({ key, handle, payload: { accountId } }) => port.commit({ accountId, key, handle, locale: locale() }),
    lookUp: (intent) => port.outcome(attemptOf(intent)),
    close: (intent) => port.abandon(attemptOf(intent)),
  };
}

const shelf = /* @__PURE__ */ perAdapter((_adapter: Adapter) => new Map<string, unknown>());

/** The commit of a once-only port that all widgets of an adapter share, for the buyer who is signed in. */
export function onceOf<P extends OncePortName>(adapter: Adapter, port: P, { subject, storage, locale, onSignal }: OnceOptions): OnceCommit<P> {
  const state = sessionOf(adapter).store.getState();
  const user = state.status === 'ready' ? (state.session.user?.id ?? 'guest') : 'guest';
  const name = subject === undefined ? port : `${port}/${subject}`;
  const known = shelf(adapter).get(`${user} ${name}`);
  // What stands under a port's name was made for that port, below.
  if (known !== undefined) return known as OnceCommit<P>;
  const made = makeCommit(onceOperation(name, wholePort(adapter, port), () => locale), {
    adapter: adapter.id,
    user,
    intents: intentStore(storeFor('intent', storage)),
    lock: browserLock(),
    clock: deviceClock,
    newKey: () => crypto.randomUUID(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onSignal,
  });
  shelf(adapter).set(`${user} ${name}`, made);
  // The port's own request, value and reasons, which a generic over its name does not follow.
  return made as unknown as OnceCommit<P>;
}

/** A host whose adapter can not look an outcome up can not commit either: it could never be known. */
function wholePort(adapter: Adapter, name: OncePortName): OncePort<{ readonly accountId: string | null }, unknown, string> {
  const { prepare, commit, outcome, abandon } = adapter[name] ?? {};
  if (!prepare || !commit || !outcome || !abandon) throw new PortError('rejected', `The adapter has no ${name}`);
  // All four are there by the check above; each takes its own port's request, which the caller's commit is typed with.
  return adapter[name] as OncePort<{ readonly accountId: string | null }, unknown, string>;
}
