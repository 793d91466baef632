import type { SessionRuntime } from '../session/session';

/** Data of an adapter that a host reads and subscribes to, in React or outside. */
export interface Handle<Snapshot> {
  /** Returns the current data: the same object until a part of it changes. */
  snapshot(): Snapshot;
  /** Calls `listener` after each change; returns the unsubscribe function. The first subscriber starts loading. */
  subscribe(listener: () => void): () => void;
  /** Reads again and keeps the current data meanwhile. Resolves when the snapshot is updated or the read has failed. */
  refresh(): Promise<void>;
}

/** Source of a handle's snapshots. */
export interface SnapshotSource<Snapshot> {
  readonly derive: () => Snapshot;
  /** Subscribes to the sources of the snapshots; returns the unsubscribe function. */
  readonly connect: (changed: () => void) => () => void;
  readonly session: SessionRuntime;
}

/** Returns the previous value if all its properties are unchanged, otherwise the next one. */
export function keepIfEqual<Value extends object>(before: Value | undefined, next: Value): Value {
  if (before === undefined) return next;
  const parts = Object.entries(next);
  return parts.length === Object.keys(before).length &&
    parts.every(([key, part]) => Object.is(part, before[key as keyof Value])) // a key of the same type's other value
    ? before
    : next;
}

/** Creates snapshots with a stable identity; subscribers are called once per new snapshot. */
export function createSnapshots<Snapshot extends object>({
  derive,
  connect,
  session,
}: SnapshotSource<Snapshot>): Pick<Handle<Snapshot>, 'snapshot' | 'subscribe'> {
  // An object per subscription, because the same function may subscribe twice.
  const subscriptions = new Set<{ readonly listener: () => void }>();
  let last: Snapshot | undefined;
  let announced: Snapshot | undefined;
  let disconnect: () => void = () => {};

  const snapshot = (): Snapshot => (last = keepIfEqual(last, derive()));
  // Releases the data of a buyer whose session has ended, even without subscribers.
  session.store.subscribe(({ status }) => {
    if (status === 'ended') snapshot();
  });
  const changed = () => {
    const now = snapshot();
    if (now === announced) return;
    announced = now;
    for (const { listener } of [...subscriptions]) listener();
  };

  return {
    snapshot,
    subscribe(listener) {
      const subscription = { listener };
      if (subscriptions.size === 0) {
        disconnect = connect(changed);
        announced = snapshot();
      }
      subscriptions.add(subscription);
      return () => {
        if (subscriptions.delete(subscription) && subscriptions.size === 0) disconnect();
      };
    },
  };
}
