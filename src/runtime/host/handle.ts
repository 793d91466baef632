import type { SessionRuntime } from '../session/session';

/** Something of an adapter that a host reads and watches, inside React or outside. */
export interface Handle<Snapshot> {
  /** What is known now. The same object until something in it changes. */
  snapshot(): Snapshot;
  /** Calls `listener` after each change; returns what ends it. Reading starts with the first subscriber. */
  subscribe(listener: () => void): () => void;
  /** Reads again; what is shown stays meanwhile. Resolves when the snapshot has the answer or the read has failed. */
  refresh(): Promise<void>;
}

/** What the snapshots of a handle are made from. */
export interface SnapshotSource<Snapshot> {
  readonly derive: () => Snapshot;
  /** Starts to listen to whatever snapshots are derived from; returns what ends it. */
  readonly connect: (changed: () => void) => () => void;
  readonly session: SessionRuntime;
}

/** The value that was there before, where every part of it is the same. */
export function keepIfEqual<Value extends object>(before: Value | undefined, next: Value): Value {
  if (before === undefined) return next;
  const parts = Object.entries(next);
  return parts.length === Object.keys(before).length &&
    parts.every(([key, part]) => Object.is(part, before[key as keyof Value])) // a key of the same type's other value
    ? before
    : next;
}

/** Snapshots that keep their identity, and subscribers who hear of each new one once. */
export function createSnapshots<Snapshot extends object>({
  derive,
  connect,
  session,
}: SnapshotSource<Snapshot>): Pick<Handle<Snapshot>, 'snapshot' | 'subscribe'> {
  // Each subscription is an object of its own: the same function may subscribe twice.
  const subscriptions = new Set<{ readonly listener: () => void }>();
  let last: Snapshot | undefined;
  let announced: Snapshot | undefined;
  let disconnect: () => void = () => {};

  const snapshot = (): Snapshot => (last = keepIfEqual(last, derive()));
  // Nothing of a buyer who left is held, whether anybody subscribes or not.
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
