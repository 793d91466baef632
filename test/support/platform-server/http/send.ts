import type { ServerResponse } from 'node:http';
import type { Outgoing } from '../faults/apply-fault';
import { withPrototypeKeys } from '../faults/shape';

/** A response as bytes. */
export interface SerializedReply {
  readonly status: number;
  readonly statusText: string | undefined;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | Uint8Array | undefined;
}

function textOf(body: unknown, rewrite: 'truncated' | 'prototype-keys' | undefined): string {
  const json = JSON.stringify(body) ?? 'null';
  if (rewrite === 'truncated') return json.slice(0, Math.max(1, Math.floor(json.length * 0.6)));
  return rewrite === 'prototype-keys' ? withPrototypeKeys(json) : json;
}

/** Serializes a reply. */
export function serializeReply({
  reply: { status, statusText, body, headers = {} },
  rewrite,
}: Extract<Outgoing, { kind: 'reply' }>): SerializedReply {
  const isPlain =
    body === undefined ||
    (typeof body === 'string' && headers['content-type'] !== undefined) ||
    body instanceof Uint8Array;
  return {
    status,
    statusText,
    // LWR's data responses must not be stored by HTTP caches.
    headers: {
      'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
      ...(isPlain ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
      ),
    },
    body: isPlain ? body : textOf(body, rewrite),
  };
}

/** Sends the outcome of an exchange; a silent outcome leaves its connection open. */
export function send(response: ServerResponse, outgoing: Outgoing): void {
  if (outgoing.kind === 'drop') response.socket?.destroy();
  if (outgoing.kind !== 'reply') return;
  const { status, statusText, headers, body } = serializeReply(outgoing);
  response.writeHead(status, statusText, headers);
  response.end(body);
}
