import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { buyerNow } from '../../../src/adapters/demo/engine/people';
import { strictPolicy } from '../strict-server';
import { failure, noContent, ok, type Reply } from './http/reply';
import type { Platform } from './platform';
import type { Session } from './store/sessions';

/** A request to the site, as opposed to its data. */
export interface SiteRequest {
  readonly method: string;
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
  readonly body: unknown;
  readonly session: Session;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

const cookie = (name: string, value: string, age?: number): string =>
  `${name}=${value}; Path=/; SameSite=Lax; HttpOnly${age === undefined ? '' : `; Max-Age=${age}`}`;

/** The module that gives a page its token. */
const tokenModule = ({ csrfToken }: Session): Reply => ({
  status: 200,
  body: `LWR.define('@app/csrfToken', [], function() { return "${csrfToken}"; });`,
  headers: { 'content-type': 'text/javascript; charset=utf-8' },
});

function signIn({ ledger, sessions, world }: Platform, body: unknown): Reply {
  const named = typeof body === 'object' && body !== null ? String(Reflect.get(body, 'username')) : '';
  const buyer = world.buyers.find(({ id }) => named === id || named === `${id}@northquay.example`);
  if (buyer === undefined || buyerNow(buyer, ledger.people.get(buyer.id)) === null)
    return failure(400, 'INVALID_LOGIN', 'We can’t log you in.');
  const { key, csrfToken } = sessions.signIn(buyer);
  return { ...ok({ csrfToken, language: sessions.languageOf(buyer) }), headers: { 'set-cookie': cookie('sid', key) } };
}

/** Pages, sign-in and sign-out of the site. Every path without a file is a page of the single-page application. */
export async function siteReply(platform: Platform, { method, pathname, body, session }: SiteRequest): Promise<Reply> {
  const { sitePath, sessions, options } = platform;
  const path = pathname.startsWith(sitePath) ? pathname.slice(sitePath.length) : pathname;
  if (path === '/webruntime/module/@app/csrfToken') return tokenModule(session);
  if (path === '/login' && method === 'POST') return signIn(platform, body);
  if (method !== 'GET' && method !== 'HEAD') return noContent;
  const isLogout = path === '/webruntime/logout';
  if (isLogout) sessions.signOut(session.key);
  const page = await fileReply(options.siteFolder, path);
  return isLogout ? { ...page, headers: { ...page.headers, 'set-cookie': cookie('sid', '', 0) } } : page;
}

async function fileReply(folder: string | undefined, path: string): Promise<Reply> {
  const headers = { 'content-security-policy': strictPolicy, 'cache-control': 'no-cache' };
  if (folder === undefined)
    return {
      status: 200,
      body: '<!DOCTYPE html><html lang="en"><head><title>Platform</title></head><body></body></html>',
      headers: { ...headers, 'content-type': types['.html'] ?? '' },
    };
  const relativePath = normalize(path).replace(/^(\.\.[/\\])+/, '');
  const file = extname(relativePath) === '' ? 'index.html' : relativePath;
  try {
    const content = await readFile(join(folder, file));
    return {
      status: 200,
      body: new Uint8Array(content),
      headers: { ...headers, 'content-type': types[extname(file)] ?? 'application/octet-stream' },
    };
  } catch {
    return { status: 404, body: 'Not found', headers: { ...headers, 'content-type': 'text/plain' } };
  }
}
