// A server of a few files under the policy of a strict host.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * Serves folders by the start of the address: `{ '/': folder, '/tradefront/': other }`. Some bundlers' own code
 * violates the policy.
 */
export async function serve(folders, { withPolicy = true } = {}) {
  const starts = Object.keys(folders).sort((a, b) => b.length - a.length);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    const start = starts.find((one) => pathname.startsWith(one));
    const name = pathname.slice(start.length) || 'index.html';
    const body = await readFile(`${folders[start]}/${name}`).catch(() => null);
    response.writeHead(body === null ? 404 : 200, {
      'content-type': types[name.split('.').at(-1)] ?? 'application/octet-stream',
      ...(withPolicy && { 'content-security-policy': policy }),
    });
    response.end(body ?? 'Not found');
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
