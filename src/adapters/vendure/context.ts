import type { KeyedQueue } from '../common/queues';
import type { Graphql } from './transport/graphql';
import type { VendureOptions } from './vendure.types';

/** Context that the ports of one adapter share. */
export interface Context {
  readonly options: VendureOptions;
  readonly graphql: Graphql;
  readonly now: () => number;
  readonly runExclusive: KeyedQueue;
  readonly session: SessionNotes;
}

/** State that the adapter remembers, because the server keeps no account in its session. */
export interface SessionNotes {
  /** The account of the last switch; null before one. */
  accountId: string | null;
  /** True once the server has named a signed-in user. If it later names none, their session has ended. */
  hadUser: boolean;
  /** Number of sign-ins and sign-outs through the adapter: what was read before one is outdated. */
  changes: number;
}
