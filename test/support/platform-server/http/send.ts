import type { ServerResponse } from 'node:http';
import type { Outgoing } from '../faults/strike';
import { withPrototypeKeys } from '../faults/shape';
import type { Reply } from './reply';

function textOf(body: unknown, rewrite: 'truncated' | 'prototype-keys' | undefined): string {
  const json = JSON.stringify(body) ?? 'null';
  if (rewrite === 'truncated') return json.slice(0, Math.max(1, Math.floor(json.length * 0.6)));
  return rewrite === 'prototype-keys' ? withPrototypeKeys(json) : json;
}

function sendReply(response: ServerResponse, { status, statusText, body, headers = {} }: Reply, rewrite?: 'truncated' | 'prototype-keys'): void {
  const isPlain = body === undefined || typeof body === 'string' && headers['content-type'] !== undefined || body instanceof Uint8Array;
  // LWR's data answers are not to be kept by HTTP caches (PLATFORM §1).
  response.writeHead(status, statusText, {
    'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
    ...(isPlain ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]])),
  });
  response.end(isPlain ? body : textOf(body, rewrite));
}

/** Sends what an exchange came to; a silent one keeps its connection. */
export function send(response: ServerResponse, outgoing: Outgoing): void {
  if (outgoing.kind === 'reply') sendReply(response, outgoing.reply, outgoing.rewrite);
  else if (outgoing.kind === 'drop') response.socket?.destroy();
}
