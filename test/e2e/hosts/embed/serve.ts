import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { strictPolicy } from '../overlay/serve';

const here = new URL('.', import.meta.url);
const config = fileURLToPath(new URL('../../../../src/embed/vite.config.ts', here));

const types: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };

/** A page the policy must report, or a count of 0 elsewhere would mean nothing. */
const control = '<!doctype html><html lang="en"><head><title>Control</title><link rel="icon" href="data:,"><style>body { color: red }</style></head><body></body></html>';

/** The script-tag build as it is published, built from the source. */
async function scriptBuild(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({ configFile: config, logLevel: 'error', build: { write: false, sourcemap: false } });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.map((file) => [`/embed/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}

/** Serves the plain pages and the script under a strict policy. */
export async function servePlain(): Promise<{ url: string; close: () => void }> {
  const files = await scriptBuild();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const answer = files.get(pathname) ?? (pathname === '/control.html' ? control : await readFile(new URL(`.${pathname}`, here)).catch(() => null));
    response.writeHead(answer === null ? 404 : 200, {
      'content-type': types[pathname.split('.').at(-1) ?? ''] ?? 'text/plain',
      'content-security-policy': strictPolicy,
    });
    response.end(answer ?? 'Not found');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
