/**
 * A request and its outcome. Times are real ones, whatever the server's clock shows, unless the options have a
 * stopwatch.
 */
export interface LoggedRequest {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Name of the fault that applied, or null. */
  fault: string | null;
  /** Null while there is no response, or when the connection was dropped. */
  status: number | null;
  /** When the response was sent. */
  doneAt: number | null;
}

/** Every request except those to the controls, in order of arrival. */
export interface RequestLog {
  readonly entries: readonly LoggedRequest[];
  add(request: Pick<LoggedRequest, 'method' | 'path' | 'query' | 'headers' | 'body'>): LoggedRequest;
  /** Records the outcome of a request. */
  done(entry: LoggedRequest, fault: string | null, status: number | null): void;
  clear(): void;
}

const MAX_ENTRIES = 5000;

/** Creates a log of the last requests. */
export function createRequestLog(stopwatch: () => number = Date.now): RequestLog {
  const entries: LoggedRequest[] = [];
  return {
    entries,
    add(request) {
      const entry: LoggedRequest = { ...request, at: stopwatch(), fault: null, status: null, doneAt: null };
      entries.push(entry);
      if (entries.length > MAX_ENTRIES) entries.shift();
      return entry;
    },
    done(entry, fault, status) {
      Object.assign(entry, { fault, status, doneAt: stopwatch() });
    },
    clear: () => void entries.splice(0),
  };
}
