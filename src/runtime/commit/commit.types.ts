import type { PortError, PortMethod } from '../../ports';
import type { Intent } from './intent';

/** The backend's response to an attempt: done, or refused and not executed. */
export type Answer<Done, Refused> =
  { readonly outcome: 'done'; readonly value: Done } | { readonly outcome: 'refused'; readonly reason: Refused };

/** The result of a look-up. Only `closed` is final: a delayed request can still execute an `open` attempt. */
export type Found<Done> =
  | { readonly outcome: 'done'; readonly value: Done }
  | { readonly outcome: 'open' }
  | { readonly outcome: 'processing' }
  | { readonly outcome: 'closed' };

/** An operation that must be executed at most once: how to prepare, send, look up and close it. */
export interface Operation<Payload, Done, Refused> {
  /** Identifies the operation in stored intents, such as `place-order`. */
  readonly name: string;
  /** The port method of each step, for signals. */
  readonly methods: Readonly<Record<'prepare' | 'send' | 'lookUp' | 'close', PortMethod>>;
  /** Gets a handle for one attempt, or finds that the operation is done already. */
  prepare(payload: Payload): Promise<{ readonly outcome: 'ready'; readonly handle: string } | Answer<Done, Refused>>;
  /** Sent at most once per handle. */
  send(attempt: {
    readonly key: string;
    readonly handle: string;
    readonly payload: Payload;
  }): Promise<Answer<Done, Refused>>;
  lookUp(intent: Intent): Promise<Found<Done>>;
  /** Closes an attempt that was not executed, so that a delayed request for it is refused. */
  close(intent: Intent): Promise<{ readonly outcome: 'done'; readonly value: Done } | { readonly outcome: 'closed' }>;
}

/** The state of a commit. Every path from `sending` ends in done or not done; `unknown` waits for a look-up. */
export type CommitState<Done, Refused> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly since: number }
  | { readonly phase: 'checking'; readonly since: number }
  | { readonly phase: 'done'; readonly value: Done; readonly account: string | null }
  | { readonly phase: 'refused'; readonly reason: Refused }
  /** Proven not to be executed. `lookedUp`: a look-up has confirmed it (decision 4). */
  | { readonly phase: 'not-done'; readonly error: PortError | null; readonly lookedUp: boolean }
  /** Whether it was executed is unknown. The buyer can check again; nothing is sent until it is known. */
  | { readonly phase: 'unknown'; readonly error: PortError };
