/**
 * A fault of a request. `before` and `after` say whether the request is executed: a fault that replies applies before
 * the execution unless `after` is true.
 */
export type Fault =
  /** Replies after a delay. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The connection is closed without a response. */
  | { readonly kind: 'drop'; readonly after?: boolean }
  /** No response is ever sent. */
  | { readonly kind: 'never'; readonly after?: boolean }
  /** The connection is closed at once, and the request is executed later. */
  | { readonly kind: 'late'; readonly ms: number }
  /** The request arrives a second time, as a proxy repeats one; the first response is sent. */
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
      /** Seconds, or a date that many seconds ahead of the server's clock, which is itself ahead by `skew` seconds. */
      readonly retryAfter?: number | { readonly date: number; readonly skew?: number };
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** A sign-in page with status 200 instead of data. */
  | { readonly kind: 'sign-in-page'; readonly after?: boolean }
  | { readonly kind: 'empty'; readonly after?: boolean }
  /** JSON that is cut off in the middle. */
  | { readonly kind: 'truncated' }
  /** The previous response is sent again; the request is executed. */
  | { readonly kind: 'stale' }
  /** Adds `errors` beside everything else, whatever the status. */
  | { readonly kind: 'with-errors'; readonly title: string; readonly detail?: string; readonly type?: string }
  /** Changes the response at a path such as `cartSummary.grandTotalAmount` or `cartItems.*.cartItem.quantity`. */
  | { readonly kind: 'set'; readonly at: string; readonly value: unknown }
  | { readonly kind: 'remove'; readonly at: string }
  /** Repeats each entry of a list that many times, ids included. */
  | { readonly kind: 'repeat'; readonly at: string; readonly times: number }
  /** Keys that reach prototypes; JSON can contain them. */
  | { readonly kind: 'prototype-keys' };

/** A fault and the requests it applies to. */
export interface FaultRule {
  /** Name in the log; the fault's kind when absent. */
  readonly name?: string;
  /** All methods when absent. */
  readonly method?: string;
  /** Part of the path behind the API's prefix, `*` for anything within one segment, `**` for anything. */
  readonly path: string;
  readonly fault: Fault;
  /** How often it applies; always when absent. */
  readonly times?: number;
  /** Number of matching requests that pass before the first fault. */
  readonly after?: number;
}
