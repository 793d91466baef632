import type { Reply } from '../http/reply';
import type { Fault, FaultRule } from './rules';
import { applyDataFault } from './shape';

/** What is sent: a reply, raw text, or nothing but a closed or silent connection. */
export type Outgoing =
  | { readonly kind: 'reply'; readonly reply: Reply; readonly rewrite?: 'truncated' | 'prototype-keys' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'never' };

/** What a fault may do with a request. */
export interface FaultedRequest {
  readonly rules: readonly FaultRule[];
  /** Executes the request. */
  readonly execute: () => Promise<Reply>;
  /** The last response from the same address, for stale responses. */
  readonly previousReply: Reply | undefined;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Registers work that continues after the connection is closed. */
  readonly defer: (execute: () => Promise<unknown>, ms: number) => void;
}

export const signInPage = `<!DOCTYPE html>
<html lang="en-US"><head><title>Login | Northquay Trade</title></head>
<body><h1>Log in</h1><form action="/login" method="post"><input name="username"><input name="pw" type="password"></form></body></html>`;

export const errorPage = (status: number): string =>
  `<!DOCTYPE html>\n<html><head><title>Error ${status}</title></head><body><h1>${status}</h1><p>An internal error has occurred. <script>document.title = 'run'</script></p></body></html>`;

const html = { 'content-type': 'text/html; charset=utf-8' } as const;

const DAY_TEXT = (ms: number): string => new Date(ms).toUTCString();

function statusReply(fault: Extract<Fault, { kind: 'status' }>, now: number): Reply {
  const {
    status,
    code = codeOf(status),
    message = 'The request failed.',
    statusText,
    retryAfter,
    body = 'platform',
  } = fault;
  const skewed = typeof retryAfter === 'object' ? now + (retryAfter.skew ?? 0) * 1000 : now;
  const headers: Record<string, string> = {
    ...(typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {}),
    ...(typeof retryAfter === 'object'
      ? { 'retry-after': DAY_TEXT(skewed + retryAfter.date * 1000), date: DAY_TEXT(skewed) }
      : {}),
    ...(body === 'html' ? html : body === 'text' ? { 'content-type': 'text/plain; charset=utf-8' } : {}),
    ...fault.headers,
  };
  const bodies = {
    platform: [{ errorCode: code, message }],
    checkout: { errors: [{ type: '/commerce/errors/checkout-failure', title: message, detail: message }] },
    html: errorPage(status),
    text: message,
    empty: undefined,
  };
  return { status, statusText, headers, body: bodies[body] };
}

const codes: Readonly<Record<number, string>> = {
  400: 'INVALID_API_INPUT',
  401: 'INVALID_SESSION_ID',
  403: 'INSUFFICIENT_ACCESS',
  404: 'ITEM_NOT_FOUND',
  409: 'CHECKOUT_CONFLICT',
  410: 'CHECKOUT_NOT_FOUND',
  412: 'INVALID_API_INPUT',
  422: 'INVALID_API_INPUT',
  423: 'UNABLE_TO_LOCK_ROW',
  429: 'REQUEST_LIMIT_EXCEEDED',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVER_UNAVAILABLE',
};
const codeOf = (status: number): string => codes[status] ?? 'UNKNOWN_EXCEPTION';

/** True for a fault that leaves the request unexecuted. */
const isBefore = (fault: Fault): boolean =>
  (fault.kind === 'drop' ||
    fault.kind === 'never' ||
    fault.kind === 'status' ||
    fault.kind === 'sign-in-page' ||
    fault.kind === 'empty') &&
  fault.after !== true;

function endingOf(fault: Fault, now: number): Outgoing | null {
  switch (fault.kind) {
    case 'drop':
    case 'late':
      return { kind: 'drop' };
    case 'never':
      return { kind: 'never' };
    case 'status':
      return { kind: 'reply', reply: statusReply(fault, now) };
    case 'sign-in-page':
      return { kind: 'reply', reply: { status: 200, body: signInPage, headers: html } };
    case 'empty':
      return { kind: 'reply', reply: { status: 200 } };
    default:
      return null;
  }
}

/** Executes a request under the faults that apply to it. */
export async function executeWithFaults({
  rules,
  execute,
  previousReply,
  now,
  wait,
  defer,
}: FaultedRequest): Promise<Outgoing> {
  const faults = rules.map(({ fault }) => fault);
  for (const fault of faults) if (fault.kind === 'delay') await wait(fault.ms);
  const before = faults.find(isBefore);
  if (before !== undefined) return endingOf(before, now()) ?? { kind: 'drop' };
  const lateFault = faults.find((fault) => fault.kind === 'late');
  if (lateFault !== undefined) {
    defer(execute, lateFault.ms);
    return { kind: 'drop' };
  }
  const firstReply = await execute();
  if (faults.some(({ kind }) => kind === 'twice')) await execute();
  const reply = faults.some(({ kind }) => kind === 'stale') ? (previousReply ?? firstReply) : firstReply;
  const after = faults.map((fault) => endingOf(fault, now())).find((end) => end !== null);
  if (after != null) return after;
  const body = reply.status < 300 ? faults.reduce<unknown>(applyDataFault, reply.body) : reply.body;
  const rewrite = faults.find(({ kind }) => kind === 'truncated' || kind === 'prototype-keys')?.kind;
  return {
    kind: 'reply',
    reply: { ...reply, body },
    ...(rewrite === 'truncated' || rewrite === 'prototype-keys' ? { rewrite } : {}),
  };
}
