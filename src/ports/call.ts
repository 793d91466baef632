/** Options of every port call. */
export interface CallOptions {
  /** Aborted when the caller no longer needs the response. A commit is never aborted. */
  readonly signal?: AbortSignal;
  /**
   * Called with the name of each value of the response that could not be parsed, such as `total of a line`. The value
   * is null in the result.
   */
  readonly onUnreadable?: (name: string) => void;
}

/** Options of an upload. */
export interface UploadOptions extends CallOptions {
  /** Called with the uploaded part, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/** The account of a call; null for a guest. Every call sends it. */
export interface ForAccount {
  readonly accountId: string | null;
}

/** The BCP 47 tag of the language for texts in the response. */
export interface InLocale {
  readonly locale: string;
}
