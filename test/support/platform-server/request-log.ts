/** A request as it arrived, and what it came to. Times are real ones, whatever the server's clock says, unless the options bring a stopwatch. */
export interface LoggedRequest {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Name of the fault that struck, or null. */
  fault: string | null;
  /** Null while it is not answered, or when its connection was dropped. */
  status: number | null;
  /** When it was answered. */
  doneAt: number | null;
}

/** Every request but those to the controls, in the order of arrival. */
export interface RequestLog {
  readonly entries: readonly LoggedRequest[];
  add(request: Pick<LoggedRequest, 'method' | 'path' | 'query' | 'headers' | 'body'>): LoggedRequest;
  /** Notes what a request came to. */
  done(entry: LoggedRequest, fault: string | null, status: number | null): void;
  clear(): void;
}

const MOST = 5000;

/** Keeps the last requests. */
export function makeRequestLog(stopwatch: () => number = Date.now): RequestLog {
  const entries: LoggedRequest[] = [];
  return {
    entries,
    add(request) {
      const entry: LoggedRequest = { ...request, at: stopwatch(), fault: null, status: null, doneAt: null };
      entries.push(entry);
      if (entries.length > MOST) entries.shift();
      return entry;
    },
    done(entry, fault, status) {
      Object.assign(entry, { fault, status, doneAt: stopwatch() });
    },
    clear: () => void entries.splice(0),
  };
}
