import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build, type BuildOptions } from 'esbuild';
import { bundled } from '../../../support/bundled';

/** Which React the host brings. */
export type HostReact = 18 | 19;
/** How the library reaches the page: in the host's bundle, or as a bundle of its own. */
export type HostBuild = 'npm' | 'script';

const here = new URL('.', import.meta.url).pathname;

/** The policy a careful host sends: nothing inline, no markup from strings. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const common = {
  absWorkingDir: here,
  bundle: true,
  write: false,
  outdir: '/',
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"development"' },
  chunkNames: 'chunks/[name]-[hash]',
  logLevel: 'error',
} satisfies BuildOptions;

const react18 = { react: 'react-18', 'react-dom': 'react-dom-18' };

async function files(react: HostReact, how: HostBuild): Promise<Map<string, string>> {
  const host = react === 18 ? react18 : {};
  const parts: BuildOptions[] = [
    { entryPoints: { host: `${how}-host.tsx` }, alias: { ...bundled, ...host }, external: ['/widget.js'], splitting: true },
    { entryPoints: { styles: '../../../../src/styles/styles.css', page: 'host.css' } },
  ];
  // The script-tag build has React 19 inside, whatever the host has.
  if (how === 'script') parts.push({ entryPoints: { widget: 'script-widget.tsx' }, alias: bundled, splitting: true });
  const built = await Promise.all(parts.map((part) => build({ ...common, ...part, write: false })));
  return new Map(built.flatMap(({ outputFiles }) => outputFiles.map((file) => [file.path, file.text] as const)));
}

const page = (head: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}</head>
<body><div id="root"></div></body></html>`;

const pages: Record<string, string> = {
  '/': page(
    '<link rel="stylesheet" href="/styles.css"><link rel="stylesheet" href="/page.css"><script type="module" src="/host.js"></script>',
  ),
  // What the policy must report, or a count of 0 elsewhere would mean nothing.
  '/control': page('<style>body { color: red }</style>'),
};

export interface ServedHost {
  url: string;
  close: () => void;
}

/** Serves a host page for one React and one build of the library, under the strict policy. */
export async function serveHost(react: HostReact, how: HostBuild): Promise<ServedHost> {
  const built = await files(react, how);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const body = pages[pathname] ?? built.get(pathname);
    const type = pathname.endsWith('.js') ? 'text/javascript' : pathname.endsWith('.css') ? 'text/css' : 'text/html';
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': strictPolicy,
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // A server that listens on a port answers with an object, never with a pipe's name or null.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
