/** What every port call takes beside its request. */
export interface CallOptions {
  /** Aborted when the answer is no longer wanted. A commit is never aborted. */
  readonly signal?: AbortSignal;
  /** Receives the name of a value in the answer that could not be read, such as `total of a line`, each time: it is null in what is returned. */
  readonly onUnreadable?: (what: string) => void;
}

/** The account a call is about; null for a guest. It travels with every call. */
export interface ForAccount {
  readonly accountId: string | null;
}

/** The BCP 47 tag in which words of the answer are wanted. */
export interface InLocale {
  readonly locale: string;
}
