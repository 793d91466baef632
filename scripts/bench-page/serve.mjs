// Serves a built folder as in production: compressed once, hashed files cached forever, over HTTP/1.1 or h2.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { certificate } from './certificate.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};
const compressible = /^(text|application\/json|image\/svg)/;

/** For example `cart-page-DPeVirww.js`: the name changes with the content. */
const isHashed = (path) => /-[\w-]{8}\.\w+$/.test(path);

/** Headers of one connection, which h2 rejects, and the length before compression. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']);

/** Prepares a file or response for sending: headers and bytes. */
function ready(content, type, cacheControl) {
  const isCompressed = compressible.test(type) && content.length > 400;
  return {
    headers: {
      'content-type': type,
      'cache-control': cacheControl,
      etag: `"${createHash('sha1').update(content).digest('base64url').slice(0, 12)}"`,
      ...(isCompressed ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}),
    },
    body: isCompressed ? gzipSync(content, { level: 9 }) : content,
  };
}

/** All files of a folder by their path on the server. */
function filesOf(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => statSync(join(folder, path)).isFile());
  return paths.map((path) => {
    const cacheControl = isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    return [
      `/${path.replaceAll('\\', '/')}`,
      ready(readFileSync(join(folder, path)), types[extname(path)] ?? 'application/octet-stream', cacheControl),
    ];
  });
}

/**
 * Serves folders by their base path, and pages given as text; `upstream` answers all other requests. Without
 * `upstream`, a path without a file extension is a page of the application.
 * @param {{ folders: Record<string, string>, pages?: Record<string, string>, upstream?: string | null, isSecure:
 * boolean }} site
 */
export async function serve({ folders, pages = {}, upstream = null, isSecure }) {
  const files = new Map([
    ...Object.entries(folders).flatMap(([base, folder]) =>
      filesOf(folder).map(([path, file]) => [base.replace(/\/$/, '') + path, file]),
    ),
    ...Object.entries(pages).map(([path, text]) => [
      path,
      ready(Buffer.from(text), types[extname(path) || '.html'], 'no-cache'),
    ]),
  ]);

  function answer(request, response) {
    const { pathname } = new URL(request.url, 'http://host');
    // The platform itself answers the logout path.
    const isPage = extname(pathname) === '' && (upstream === null || request.headers['sec-fetch-dest'] === 'document');
    const file =
      files.get(pathname) ?? (isPage && pathname !== '/webruntime/logout' ? files.get('/index.html') : undefined);
    if (file !== undefined) return sendFile(request, response, file);
    if (upstream !== null) return pass(upstream, request, response);
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('Not found');
  }

  const server = isSecure ? createSecureServer({ ...certificate(), allowHTTP1: true }, answer) : createServer(answer);
  // As nginx: with Node's five seconds a connection often ends just as a slow browser sends its next request.
  server.keepAliveTimeout = 75_000;
  const sessions = new Set();
  for (const event of ['session', 'connection', 'secureConnection']) {
    server.on(event, (one) => {
      sessions.add(one);
      one.on('close', () => sessions.delete(one));
    });
  }
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `${isSecure ? 'https' : 'http'}://127.0.0.1:${server.address().port}`,
    close() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

function sendFile(request, response, { headers, body }) {
  const isKnown = request.headers['if-none-match'] === headers.etag;
  response.writeHead(
    isKnown ? 304 : 200,
    isKnown ? { etag: headers.etag, 'cache-control': headers['cache-control'] } : headers,
  );
  response.end(isKnown || request.method === 'HEAD' ? undefined : body);
}

const without = (headers, unwanted) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !unwanted.has(name)));

/** Forwards a request to the platform, and returns its response compressed, as the platform's CDN does. */
function pass(upstream, request, response) {
  const { headers, method } = request;
  const onward = httpRequest(
    upstream + request.url,
    { method, headers: without(headers, hopByHop) },
    async (answer) => {
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const type = answer.headers['content-type'] ?? '';
      const isCompressed = compressible.test(type) && body.length > 400;
      response.writeHead(answer.statusCode, {
        ...without(answer.headers, hopByHop),
        ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
      });
      response.end(isCompressed ? gzipSync(body) : body);
    },
  );
  onward.on('error', () => {
    response.writeHead(502);
    response.end();
  });
  request.pipe(onward);
}
