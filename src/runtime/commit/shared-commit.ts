import type { Adapter } from '../../ports';
import { deviceClock } from '../clock';
import { getSessionRuntime } from '../session/session';
import { type StorageChoice, storeFor } from '../storage';
import { signalError, type Watcher } from '../watched';
import { type Commit, createCommit } from './commit';
import type { Operation } from './commit.types';
import { browserLock, intentStore } from './intent';

/** A user of a shared commit: the locale for responses, and the watcher for signals. */
export interface Caller {
  readonly locale: string;
  readonly watcher?: Watcher;
}

/** A commit that several callers share. It runs one operation at a time, in the locale of its caller. */
export interface SharedCommit<Payload, Done, Refused> {
  readonly store: Commit<Payload, Done, Refused>['store'];
  for(caller: Caller): Commit<Payload, Done, Refused>;
}

/** Id of the user who is signed in to an adapter; `guest` without one. */
export function committing(adapter: Adapter): string {
  const state = getSessionRuntime(adapter).store.getState();
  return state.status === 'ready' ? (state.session.user?.id ?? 'guest') : 'guest';
}

/** Creates the commit of an adapter and a user with the device's storage, locks and clock. */
export function shareCommit<Payload, Done, Refused>(
  adapter: Adapter,
  user: string,
  storage: StorageChoice,
  operationIn: (locale: () => string) => Operation<Payload, Done, Refused>,
): SharedCommit<Payload, Done, Refused> {
  let now: Caller = { locale: 'en-US' };
  const commit = createCommit(
    operationIn(() => now.locale),
    {
      adapter: adapter.id,
      user,
      intents: intentStore(storeFor('intent', storage)),
      lock: browserLock(),
      clock: deviceClock,
      newKey: () => crypto.randomUUID(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      onSignal: (signal) => now.watcher?.onSignal?.(signal),
      onError: (error) => now.watcher && signalError(error, now.watcher),
    },
  );
  return {
    store: commit.store,
    for: (caller) => ({
      ...commit,
      submit: (payload) => ((now = caller), commit.submit(payload)),
      resume: () => ((now = caller), commit.resume()),
      check: () => ((now = caller), commit.check()),
    }),
  };
}
