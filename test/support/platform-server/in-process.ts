import { type RequestHandler, createRequestHandler } from './handle-request';
import { serializeReply } from './http/send';
import type { Platform } from './platform';

/**
 * A `fetch` that reaches a platform without a socket: the same requests, faults, cookies and bytes. Where a server
 * closes the connection without a response, it rejects as a broken connection does; where a server never responds, it
 * never settles.
 */
export function inProcessFetch(platform: Platform): { readonly fetch: typeof fetch; readonly handler: RequestHandler } {
  const handler = createRequestHandler(platform);
  const fetcher: typeof fetch = async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const { outgoing, cookie } = await handler.serve({
      method: request.method,
      target: pathname + search,
      headers: Object.fromEntries(request.headers),
      text: await request.text(),
    });
    if (outgoing.kind === 'drop') throw new TypeError('fetch failed');
    if (outgoing.kind === 'never') return new Promise<never>(() => {});
    const { status, statusText, headers, body } = serializeReply(outgoing);
    const all = new Headers(
      Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
    );
    if (cookie !== null) all.append('set-cookie', cookie);
    // TypeScript does not accept the buffer as a body.
    return new Response(status === 204 ? null : ((body as BodyInit | undefined) ?? null), {
      status,
      ...(statusText === undefined ? {} : { statusText }),
      headers: all,
    });
  };
  return { fetch: fetcher, handler };
}
