/** A fault for the next requests of an operation. */
export interface Fault {
  /** Name of the GraphQL operation, as in `mutation PlaceOrder`; absent for every operation. */
  readonly operation?: string;
  /** A field that the document asks for, such as `changeTradeCart`; absent for every document. */
  readonly field?: string;
  /**
   * Without execution: `drop` closes the connection, `status` answers with an HTTP status, `sign-in-page` with the page of
   * a proxy, `delay` executes later.
   *
   * After execution: `commit-and-drop` closes the connection, `commit-and-status` answers with an HTTP status, `truncate`
   * with half of the body, `set` replaces a value of it, and `prototype-keys` adds names of object prototypes.
   */
  readonly kind:
    | 'delay'
    | 'drop'
    | 'status'
    | 'sign-in-page'
    | 'commit-and-drop'
    | 'commit-and-status'
    | 'truncate'
    | 'set'
    | 'prototype-keys';
  readonly milliseconds?: number;
  readonly status?: number;
  /** `Retry-After` in seconds, or as a date by a clock that differs by `skew` seconds from this one's. */
  readonly retryAfter?: number | { readonly seconds: number; readonly skew: number };
  /** `set`: path of the value in the body, such as `data.tradeOrders.items.0.status`. */
  readonly path?: string;
  /** `set`: the new value. */
  readonly value?: unknown;
  /** Number of requests; absent for all until the faults are cleared. */
  readonly times?: number;
}
