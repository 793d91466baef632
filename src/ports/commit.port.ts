import type { CallOptions, ForAccount, InLocale } from './call';

/** One attempt of an operation: the key identifies the buyer's intent, the backend's handle identifies the attempt. */
export interface Attempt extends ForAccount, InLocale {
  /** Idempotency key: one per intent, the same for all its attempts (decision 42). */
  readonly key: string;
  readonly handle: string;
}

/** A refusal: the operation was not executed, and will not be. */
export interface Refused<Reason> {
  readonly outcome: 'refused';
  readonly reason: Reason;
}

/** The operation was executed; `value` is its result. */
export interface Done<Value> {
  readonly outcome: 'done';
  readonly value: Value;
}

/**
 * An operation that must be executed at most once, split into steps that survive lost requests and responses. A backend
 * keeps at most one open handle per subject, such as the order to cancel: `prepare` closes an older uncommitted handle,
 * so that a delayed request for it is refused.
 */
export interface CommitPort<Request extends ForAccount, Value, Reason extends string> {
  /** Stores the request on the backend and opens a handle for one attempt. Does not execute anything yet. */
  prepare(
    request: Request & InLocale,
    options?: CallOptions,
  ): Promise<{ readonly outcome: 'ready'; readonly handle: string } | Done<Value> | Refused<Reason | 'handle-closed'>>;
  /** Executes the request of a handle. Sent at most once per handle, and never aborted. */
  commit(attempt: Attempt): Promise<Done<Value> | Refused<Reason | 'handle-closed'>>;
  /**
   * The outcome of an attempt. `open`: not executed yet, but a request may still be in flight. `closed`: not executed,
   * and never will be.
   */
  outcome(
    attempt: Attempt,
    options?: CallOptions,
  ): Promise<
    Done<Value> | { readonly outcome: 'open' } | { readonly outcome: 'processing' } | { readonly outcome: 'closed' }
  >;
  /**
   * Closes an uncommitted handle, so that a delayed request for it is refused. Returns `done` if it had been committed
   * already.
   */
  abandon(attempt: Attempt): Promise<Done<Value> | { readonly outcome: 'closed' }>;
}

/** Each member of a union of requests, without its locale. */
type Unspoken<Request> = Request extends unknown ? Omit<Request, 'locale'> : never;

/** The request of a commit port. */
export type CommitRequest<Port> =
  Port extends CommitPort<infer Request, infer _Value, infer _Reason> ? Unspoken<Request> : never;

/** The result of a commit port's operation. */
export type CommitValue<Port> = Port extends CommitPort<infer _Request, infer Value, infer _Reason> ? Value : never;

/** The refusal reasons of a commit port. */
export type CommitRefusal<Port> =
  Port extends CommitPort<infer _Request, infer _Value, infer Reason> ? Reason | 'handle-closed' : never;
