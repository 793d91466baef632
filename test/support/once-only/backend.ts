import type { CommitPort } from '../../../src/ports';
import type { LedgerKind } from './ledger';
import type { Random } from './random';
import type { VirtualTime } from './virtual-time';

/**
 * An operation that a buyer requests: its subject (a cart to order, an order to cancel) and account; a guest's account
 * is null.
 */
export interface OperationRequest {
  readonly accountId: string | null;
  readonly subject: string;
}

/** A record that a committed operation left in a backend. */
export interface Entry {
  /** The id that the page shows to the buyer. */
  readonly id: string;
  readonly account: string | null;
  readonly subject: string;
  readonly handle: string;
}

/** A backend for one schedule, whose records the test can read. */
export interface Backend {
  readonly port: CommitPort<OperationRequest, Pick<Entry, 'id'>, string>;
  entries(): Promise<readonly Entry[]>;
  /** Ends the faults of the backend itself. */
  readonly endFaults?: () => void;
}

/** Randomness and time of a schedule. */
export interface ScheduleContext {
  readonly random: Random;
  readonly time: VirtualTime;
}

/** The operation that a schedule repeats. */
export interface ScheduledOperation {
  /** Name of the operation. */
  readonly name: string;
  /** Accounts that the buyer switches between; null for a guest. */
  readonly accounts: readonly [string | null, ...(string | null)[]];
  /** The subject that the buyer requests on an account, always the same. */
  readonly subjectOf: (account: string | null) => string;
  /** Opens a backend without records. `work` resolves when the time that a commit takes has passed. */
  readonly open: (kind: LedgerKind, work: () => Promise<void>, context: ScheduleContext) => Promise<Backend> | Backend;
  /**
   * Turns of the event loop that the backend needs to parse a response. When set, every timer runs on the schedule's
   * clock.
   */
  readonly turns?: number;
}
