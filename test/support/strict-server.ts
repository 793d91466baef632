import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The policy of a strict host: no inline code or styles, no markup from strings. */
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

/** Violations that a page must report; otherwise a count of 0 elsewhere would prove nothing. */
export const controlPage =
  '<!doctype html><html lang="en"><head><title>Control</title><link rel="icon" href="data:,"><style>body { color: red }</style></head><body></body></html>';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** The body for a path; undefined without one. */
export type Answer = (pathname: string) => string | Uint8Array | undefined | Promise<string | Uint8Array | undefined>;

export interface ServedHost {
  readonly url: string;
  readonly close: () => void;
}

/** Serves the bodies of `answer` under the strict policy; a path without a known extension is a page. */
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
  // A server that listens on a port has an address object, never a pipe's name or null.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
