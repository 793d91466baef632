import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The policy a careful host sends: nothing inline, no markup from strings. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** What a page must report, or a count of 0 elsewhere would mean nothing. */
export const controlPage =
  '<!doctype html><html lang="en"><head><title>Control</title><link rel="icon" href="data:,"><style>body { color: red }</style></head><body></body></html>';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** The body for a path, or nothing where there is none. */
export type Answer = (pathname: string) => string | Uint8Array | undefined | Promise<string | Uint8Array | undefined>;

export interface ServedHost {
  readonly url: string;
  readonly close: () => void;
}

/** Serves what `answer` has under the strict policy; a path without a known ending is a page. */
export async function serveStrict(answer: Answer): Promise<ServedHost> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const body = await answer(pathname);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': types[pathname.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8',
      'content-security-policy': strictPolicy,
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // A server that listens on a port answers with an object, never with a pipe's name or null.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
