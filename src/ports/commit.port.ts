import type { CallOptions, ForAccount, InLocale } from './call';

/** One attempt at an operation: the buyer's intent by its key, and the attempt by the backend's own handle. */
export interface Attempt extends ForAccount, InLocale {
  /** Idempotency key: one for each intent, the same on every attempt (decision 42). */
  readonly key: string;
  readonly handle: string;
}

/** A refusal: nothing happened, and nothing will. */
export interface Refused<Reason> {
  readonly outcome: 'refused';
  readonly reason: Reason;
}

/** It happened, and this is what came of it. */
export interface Done<Value> {
  readonly outcome: 'done';
  readonly value: Value;
}

/**
 * An operation that must happen once, in the steps that make it so whatever gets lost on
 * the way. A backend holds at most one open handle for each subject, such as one order to cancel: preparing closes an
 * older one that was not committed, so that a request still under way for it is refused when it arrives.
 */
export interface CommitPort<Request extends ForAccount, Value, Reason extends string> {
  /** Stores the request with the backend and opens a handle for one attempt. Nothing has happened yet. */
  prepare(
    request: Request & InLocale,
    options?: CallOptions,
  ): Promise<{ readonly outcome: 'ready'; readonly handle: string } | Done<Value> | Refused<Reason | 'handle-closed'>>;
  /** Carries out what stands behind a handle. Sent at most once for each handle, and never aborted. */
  commit(attempt: Attempt): Promise<Done<Value> | Refused<Reason | 'handle-closed'>>;
  /**
   * The outcome of an attempt. `open`: not carried out as yet, though a request may still be under way.
   * `closed`: not carried out, and never will be.
   */
  outcome(
    attempt: Attempt,
    options?: CallOptions,
  ): Promise<
    Done<Value> | { readonly outcome: 'open' } | { readonly outcome: 'processing' } | { readonly outcome: 'closed' }
  >;
  /** Closes a handle that was not committed, so that a late request for it is refused. `done` when it was after all. */
  abandon(attempt: Attempt): Promise<Done<Value> | { readonly outcome: 'closed' }>;
}

/** Each of the requests there may be, without the language its words are wanted in. */
type Unspoken<Request> = Request extends unknown ? Omit<Request, 'locale'> : never;

/** What a once-only port is asked for. */
export type CommitRequest<Port> =
  Port extends CommitPort<infer Request, infer _Value, infer _Reason> ? Unspoken<Request> : never;

/** What comes of a once-only port's operation. */
export type CommitValue<Port> = Port extends CommitPort<infer _Request, infer Value, infer _Reason> ? Value : never;

/** Why a once-only port refuses. */
export type CommitRefusal<Port> =
  Port extends CommitPort<infer _Request, infer _Value, infer Reason> ? Reason | 'handle-closed' : never;
