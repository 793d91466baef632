import type { NextFunction, Request, RequestHandler, Response } from 'express';
import express from 'express';
import type { Fault } from './fault.types';

/** What a request asks for. */
interface Asked {
  readonly operations: readonly string[];
  readonly text: string;
}

function askedBy(body: unknown): Asked {
  if (typeof body !== 'object' || body === null) return { operations: [], text: '' };
  const { operationName, query } = body as { operationName?: unknown; query?: unknown }; // Both are checked below.
  const text = typeof query === 'string' ? query : '';
  const named = [...text.matchAll(/\b(?:query|mutation)\s+(\w+)/g)].map(([, name]) => name ?? '');
  return { operations: typeof operationName === 'string' ? [operationName] : named, text };
}

const isFor = ({ operation, field }: Fault, { operations, text }: Asked): boolean =>
  (operation === undefined || operations.includes(operation)) &&
  (field === undefined || new RegExp(`\\b${field}\\b`).test(text));

/** A page as an access proxy sends it. */
const SIGN_IN_PAGE =
  '<!doctype html><title>Sign in</title><form><input name="user"><input type="password" name="password"></form>';

/** Replaces a value of a JSON body. */
function withValue(body: string, path: string, value: unknown): string {
  const whole: unknown = JSON.parse(body);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let target = whole;
  // A path of a test leads through objects and arrays.
  for (const key of keys) target = (target as Record<string, unknown>)[key];
  (target as Record<string, unknown>)[last] = value;
  return JSON.stringify(whole);
}

const POLLUTED = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":"polluted",';

/** Changes the body of a response when it is complete, which is after the transaction was committed. */
function onComplete(response: Response, finish: (body: string) => void): void {
  const parts: Buffer[] = [];
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  response.write = (chunk: unknown) => {
    keep(chunk);
    return true;
  };
  const { end } = response;
  response.end = (chunk?: unknown) => {
    keep(chunk);
    response.end = end;
    finish(Buffer.concat(parts).toString('utf8'));
    return response;
  };
}

/** Faults of the server, set over HTTP: `POST /__faults` with a list of them, `DELETE /__faults` to clear. */
export function createFaults(): {
  readonly middleware: RequestHandler;
  readonly control: RequestHandler;
  clear(): void;
} {
  let faults: { readonly fault: Fault; left: number }[] = [];
  const parseJson = express.json({ limit: '1mb' });

  const take = (asked: Asked): Fault | undefined => {
    const found = faults.find(({ fault, left }) => left > 0 && isFor(fault, asked));
    if (found === undefined) return undefined;
    found.left -= 1;
    return found.fault;
  };

  function sendStatus({ status = 503, retryAfter }: Fault, response: Response): void {
    if (typeof retryAfter === 'number') response.setHeader('Retry-After', String(retryAfter));
    else if (retryAfter !== undefined) {
      const now = Date.now() + retryAfter.skew * 1000;
      response.setHeader('Date', new Date(now).toUTCString());
      response.setHeader('Retry-After', new Date(now + retryAfter.seconds * 1000).toUTCString());
    }
    response.setHeader('X-Request-Id', `fault-${status}`);
    response.status(status).json({ errors: [{ message: 'A fault of the test server' }] });
  }

  function sendBody(response: Response, body: string): void {
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.end(body);
  }

  function apply(fault: Fault, response: Response, next: NextFunction): void {
    switch (fault.kind) {
      case 'delay':
        setTimeout(next, fault.milliseconds ?? 1000);
        return;
      case 'drop':
        response.socket?.destroy();
        return;
      case 'status':
        sendStatus(fault, response);
        return;
      case 'sign-in-page':
        response.type('html').send(SIGN_IN_PAGE);
        return;
      case 'commit-and-drop':
        onComplete(response, () => response.socket?.destroy());
        return next();
      case 'commit-and-status':
        onComplete(response, () => sendStatus(fault, response));
        return next();
      case 'truncate':
        onComplete(response, (body) => sendBody(response, body.slice(0, body.length / 2)));
        return next();
      case 'set':
        onComplete(response, (body) => sendBody(response, withValue(body, fault.path ?? '', fault.value)));
        return next();
      case 'prototype-keys':
        onComplete(response, (body) => sendBody(response, body.replaceAll('{', POLLUTED).replaceAll(',}', '}')));
        return next();
    }
  }

  return {
    middleware: (request: Request, response: Response, next: NextFunction) => {
      if (faults.length === 0) return next();
      parseJson(request, response, (thrown?: unknown) => {
        if (thrown !== undefined) return next(thrown);
        const fault = take(askedBy(request.body));
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
