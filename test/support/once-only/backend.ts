import type { CommitPort } from '../../../src/ports';
import type { LedgerKind } from './ledger';
import type { Random } from './random';
import type { VirtualTime } from './virtual-time';

/** What a buyer asks for: this subject (a cart to order, an order to cancel), for this account; null for a guest's. */
export interface Wish {
  readonly accountId: string | null;
  readonly subject: string;
}

/** What came of it, in the books of a backend. */
export interface Entry {
  /** What the buyer is shown of it. */
  readonly id: string;
  readonly account: string | null;
  readonly subject: string;
  readonly handle: string;
}

/** A backend for one schedule, with its books open. */
export interface Backend {
  readonly port: CommitPort<Wish, Pick<Entry, 'id'>, string>;
  entries(): Promise<readonly Entry[]>;
  /** What was wrong with the backend itself is over. */
  readonly well?: () => void;
}

/** What a schedule runs on. */
export interface Surroundings {
  readonly random: Random;
  readonly time: VirtualTime;
}

/** What a schedule is about. */
export interface Subject {
  /** Names the operation. */
  readonly name: string;
  /** Accounts the buyer goes to and fro between; null for a guest. */
  readonly accounts: readonly [string | null, ...(string | null)[]];
  /** What the buyer wants on an account, always the same. */
  readonly subjectOf: (account: string | null) => string;
  /** A backend with nothing in its books. `work` is how long it is at a commit. */
  readonly open: (
    kind: LedgerKind,
    work: () => Promise<void>,
    surroundings: Surroundings,
  ) => Promise<Backend> | Backend;
  /** Turns of the event loop that its answers take to be read. With it, all its waiting is in the schedule's time. */
  readonly turns?: number;
}
