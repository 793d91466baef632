import type { NextFunction, Request, RequestHandler, Response } from 'express';
import express from 'express';

/** A fault for the next requests of an operation. */
export interface Fault {
  /** Name of the GraphQL operation, as in `mutation PlaceOrder`; absent for every operation. */
  readonly operation?: string;
  /**
   * `delay`: the response comes later. `drop`: the connection is closed before the request is executed. `commit-and-drop`:
   * it is closed after the request was executed. `status`: an HTTP status without execution.
   */
  readonly kind: 'delay' | 'drop' | 'commit-and-drop' | 'status';
  readonly milliseconds?: number;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
  /** Number of requests; absent for all until the faults are cleared. */
  readonly times?: number;
}

/** Names of the operations of a request. */
function operationsOf(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return [];
  const { operationName, query } = body as { operationName?: unknown; query?: unknown }; // Both are checked below.
  const named =
    typeof query === 'string' ? [...query.matchAll(/\b(?:query|mutation)\s+(\w+)/g)].map(([, name]) => name ?? '') : [];
  return typeof operationName === 'string' ? [operationName] : named;
}

/** Faults of the server, set over HTTP: `POST /__faults` with a list of them, `DELETE /__faults` to clear. */
export function createFaults(): {
  readonly middleware: RequestHandler;
  readonly control: RequestHandler;
  clear(): void;
} {
  let faults: { readonly fault: Fault; left: number }[] = [];
  const parseJson = express.json({ limit: '1mb' });

  const take = (operations: readonly string[]): Fault | undefined => {
    const found = faults.find(
      ({ fault, left }) => left > 0 && (fault.operation === undefined || operations.includes(fault.operation)),
    );
    if (found === undefined) return undefined;
    found.left -= 1;
    return found.fault;
  };

  function apply(fault: Fault, response: Response, next: NextFunction): void {
    switch (fault.kind) {
      case 'delay':
        setTimeout(next, fault.milliseconds ?? 1000);
        return;
      case 'drop':
        response.socket?.destroy();
        return;
      case 'commit-and-drop':
        // The response is complete when it would be sent, so the transaction has been committed.
        response.end = () => {
          response.socket?.destroy();
          return response;
        };
        next();
        return;
      case 'status':
        if (fault.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(fault.retryAfterSeconds));
        response.status(fault.status ?? 503).json({ errors: [{ message: 'A fault of the test server' }] });
    }
  }

  return {
    middleware: (request: Request, response: Response, next: NextFunction) => {
      if (faults.length === 0) return next();
      parseJson(request, response, (thrown?: unknown) => {
        if (thrown !== undefined) return next(thrown);
        const fault = take(operationsOf(request.body));
        if (fault === undefined) next();
        else apply(fault, response, next);
      });
    },
    control: (request: Request, response: Response, next: NextFunction) => {
      if (request.method === 'DELETE') {
        faults = [];
        response.json({ done: true });
        return;
      }
      parseJson(request, response, (thrown?: unknown) => {
        if (thrown !== undefined) return next(thrown);
        const given: unknown = request.body;
        // A test sends its own faults; the type documents them.
        const list = (Array.isArray(given) ? given : [given]) as Fault[];
        faults.push(...list.map((fault) => ({ fault, left: fault.times ?? Number.MAX_SAFE_INTEGER })));
        response.json({ done: true });
      });
    },
    clear: () => {
      faults = [];
    },
  };
}
