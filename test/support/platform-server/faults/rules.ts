/**
 * What may go wrong with a request. `before` and `after` say whether the work is done: a fault that answers strikes
 * before it unless `after` is true.
 */
export type Fault =
  /** Answers, and takes its time. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The connection is closed without an answer. */
  | { readonly kind: 'drop'; readonly after?: boolean }
  /** No answer ever comes. */
  | { readonly kind: 'never'; readonly after?: boolean }
  /** The connection is closed at once, and the work is done later. */
  | { readonly kind: 'late'; readonly ms: number }
  /** The request arrives a second time, as a proxy repeats one; the first answer is sent. */
  | { readonly kind: 'twice' }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly after?: boolean;
      readonly code?: string;
      readonly message?: string;
      /** The reason beside the status, plain ASCII. */
      readonly statusText?: string;
      readonly body?: 'platform' | 'checkout' | 'html' | 'empty' | 'text';
      /** Seconds, or a date so many seconds ahead of the server's clock, which is itself ahead by `skew` seconds. */
      readonly retryAfter?: number | { readonly date: number; readonly skew?: number };
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** A sign-in page with status 200, where data was asked for. */
  | { readonly kind: 'sign-in-page'; readonly after?: boolean }
  | { readonly kind: 'empty'; readonly after?: boolean }
  /** JSON that stops in the middle. */
  | { readonly kind: 'truncated' }
  /** The answer of before is sent again; the work is done. */
  | { readonly kind: 'stale' }
  /** `errors` beside everything else, whatever the status. */
  | { readonly kind: 'with-errors'; readonly title: string; readonly detail?: string; readonly type?: string }
  /** Changes the answer at a path such as `cartSummary.grandTotalAmount` or `cartItems.*.cartItem.quantity`. */
  | { readonly kind: 'set'; readonly at: string; readonly value: unknown }
  | { readonly kind: 'remove'; readonly at: string }
  /** Repeats each entry of a list so many times, ids and all. */
  | { readonly kind: 'repeat'; readonly at: string; readonly times: number }
  /** Names that reach prototypes, as JSON can hold them. */
  | { readonly kind: 'prototype-keys' };

/** A fault and the requests it strikes. */
export interface FaultRule {
  /** Names it in the log; the fault's kind when absent. */
  readonly name?: string;
  /** All methods when absent. */
  readonly method?: string;
  /** Part of the path behind the API's prefix, `*` for anything within one segment, `**` for anything. */
  readonly path: string;
  readonly fault: Fault;
  /** How often it strikes; always when absent. */
  readonly times?: number;
  /** How many fitting requests pass first. */
  readonly after?: number;
}
