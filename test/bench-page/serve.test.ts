import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from '../../scripts/bench-page/serve.mjs';

const script = 'export const words = ["order", "cart"];\n'.repeat(100);
let folder: string;
const ends: (() => void)[] = [];

/** A site without a backend, or in front of one. */
async function siteBefore(upstream: string | null): Promise<string> {
  const { url, close } = await serve({ folders: { '/': folder }, upstream, isSecure: false });
  ends.push(close);
  return url;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tradefront-serve-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Shop</title>');
  writeFileSync(join(folder, 'assets/cart-page-DPeVirww.js'), script);
});
afterAll(() => {
  for (const end of ends) end();
  rmSync(folder, { recursive: true });
});

it('a file with a hash in its name is compressed and cached forever', async () => {
  const answer = await fetch(`${await siteBefore(null)}/assets/cart-page-DPeVirww.js`);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe(script);
});

it('a page is requested each time, and not sent again while it is the same', async () => {
  const url = await siteBefore(null);
  const first = await fetch(`${url}/en-US/products`);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(await first.text()).toContain('Shop');
  const again = await fetch(`${url}/en-US/products`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('a missing file is a 404, and no page replaces it', async () => {
  const answer = await fetch(`${await siteBefore(null)}/assets/other.js`);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
});

it('other requests go to the backend, with their body, and its response is returned', async () => {
  const backend = createServer((request, response) => {
    request.setEncoding('utf8');
    let body = '';
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': 'sid=1' });
      response.end(JSON.stringify({ method: request.method, url: request.url, body }));
    });
  });
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening));
  ends.push(() => backend.close());
  // A server that listens on a port has an address object, never a pipe's name or null.
  const { port } = backend.address() as AddressInfo;
  const url = await siteBefore(`http://127.0.0.1:${port}`);
  const answer = await fetch(`${url}/services/carts?page=2`, { method: 'POST', body: 'two cases' });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([201, 'sid=1']);
  expect(await answer.json()).toEqual({ method: 'POST', url: '/services/carts?page=2', body: 'two cases' });
});
