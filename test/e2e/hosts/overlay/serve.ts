import { build, type BuildOptions } from 'esbuild';
import { bundled } from '../../../support/bundled';
import { controlPage, serveStrict, type ServedHost } from '../../../support/strict-server';

/** Which React the host brings. */
export type HostReact = 18 | 19;
/** How the library reaches the page: in the host's bundle, or as a bundle of its own. */
export type HostBuild = 'npm' | 'script';

const here = new URL('.', import.meta.url).pathname;

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
  '/control': controlPage,
};

/** Serves a host page for one React and one build of the library, under the strict policy. */
export async function serveHost(react: HostReact, how: HostBuild): Promise<ServedHost> {
  const built = await files(react, how);
  return serveStrict((pathname) => pages[pathname] ?? built.get(pathname));
}
