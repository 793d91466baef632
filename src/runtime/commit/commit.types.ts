import type { PortError, PortMethod } from '../../ports';
import type { Intent } from './intent';

/** What the backend said to an attempt: it is done, or it was refused and nothing happened. */
export type Answer<Done, Refused> =
  { readonly outcome: 'done'; readonly value: Done } | { readonly outcome: 'refused'; readonly reason: Refused };

/** What a look-up found of an attempt. Only `closed` is final: `open` may still be overtaken by a late request. */
export type Found<Done> =
  | { readonly outcome: 'done'; readonly value: Done }
  | { readonly outcome: 'open' }
  | { readonly outcome: 'processing' }
  | { readonly outcome: 'closed' };

/** An operation that must happen once: how it is prepared, sent, looked up and closed. */
export interface Operation<Payload, Done, Refused> {
  /** Names the operation in stored intents, such as `place-order`. */
  readonly name: string;
  /** The port method of each step, for signals. */
  readonly methods: Readonly<Record<'prepare' | 'send' | 'lookUp' | 'close', PortMethod>>;
  /** Obtains a handle for one attempt; may find that it was done already. */
  prepare(payload: Payload): Promise<{ readonly outcome: 'ready'; readonly handle: string } | Answer<Done, Refused>>;
  /** Sent at most once for each handle. */
  send(attempt: {
    readonly key: string;
    readonly handle: string;
    readonly payload: Payload;
  }): Promise<Answer<Done, Refused>>;
  lookUp(intent: Intent): Promise<Found<Done>>;
  /** Closes an attempt that was not done, so that a late request for it is refused. */
  close(intent: Intent): Promise<{ readonly outcome: 'done'; readonly value: Done } | { readonly outcome: 'closed' }>;
}

/** Where a commit stands. Every path from `sending` ends in done or not done; `unknown` waits for a look-up. */
export type CommitState<Done, Refused> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending'; readonly since: number }
  | { readonly phase: 'checking'; readonly since: number }
  | { readonly phase: 'done'; readonly value: Done; readonly account: string | null }
  | { readonly phase: 'refused'; readonly reason: Refused }
  /** Known not to have happened. `lookedUp`: the backend was asked afterwards and said so (decision 4). */
  | { readonly phase: 'not-done'; readonly error: PortError | null; readonly lookedUp: boolean }
  /** Nobody knows yet. The buyer may ask again; nothing is sent until it is known. */
  | { readonly phase: 'unknown'; readonly error: PortError };
