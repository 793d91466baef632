/** What every port call takes beside its request. */
export interface CallOptions {
  /** Aborted when the answer is no longer wanted. A commit is never aborted. */
  readonly signal?: AbortSignal;
}

/** The account a call is about; null for a guest. It travels with every call. */
export interface ForAccount {
  readonly accountId: string | null;
}

/** The BCP 47 tag in which words of the answer are wanted. */
export interface InLocale {
  readonly locale: string;
}
