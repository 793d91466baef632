import { build, type BuildOptions, type Plugin } from 'esbuild';
import { bundled } from '../../../../scripts/bundled';
import { npmBuild, scriptBuild } from '../../../support/builds';
import { controlPage, serveStrict, type ServedHost } from '../../../support/strict-server';

/** Version of the host's React. */
export type HostReact = 18 | 19;
/**
 * How the library reaches the page: the published npm build in the host's bundle; the same parts as a separate bundle
 * with its own React, as the script-tag build has them; or the published script with its mounted widgets and elements.
 */
export type HostBuild = 'npm' | 'own' | 'script';

/** The Radix of the host's own dialog: another copy of the library's version, or an older version. */
export type HostRadix = 'same' | 'older';

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

const olderRadix = { '@radix-ui/react-dialog': 'radix-dialog-older' };
const react18 = { react: 'react-18', 'react-dom': 'react-dom-18' };

/** Resolves an import of the source to another file. */
const instead = (path: string): Plugin => ({
  name: 'instead',
  setup: ({ onResolve }) => onResolve({ filter: /\/src\/ui$/ }, () => ({ path })),
});

/** Bundles the host and, unless it loads the published script, the rendered parts. */
async function files(react: HostReact, how: HostBuild, radix: HostRadix): Promise<Map<string, string | Uint8Array>> {
  const npm = how === 'npm' ? await npmBuild() : undefined;
  const host = { ...(react === 18 && react18), ...(radix === 'older' && olderRadix) };
  const entry = { npm: 'npm-host.tsx', own: 'own-host.tsx', script: 'elements-host.tsx' }[how];
  const parts: BuildOptions[] = [
    {
      entryPoints: { host: entry },
      alias: { ...bundled, ...host },
      plugins: npm ? [instead(`${npm.folder}/ui.js`)] : [],
      external: ['/widget.js', '/embed/tradefront.js'],
      splitting: true,
    },
    { entryPoints: { styles: '../../../../src/styles/styles.css', page: 'host.css' } },
  ];
  // A separate bundle contains React 19, whatever the host has.
  if (how === 'own') parts.push({ entryPoints: { widget: 'own-widget.tsx' }, alias: bundled, splitting: true });
  const built = await Promise.all(parts.map((part) => build({ ...common, ...part, write: false })));
  await npm?.remove();
  const published = how === 'script' ? await scriptBuild() : [];
  return new Map([
    ...published,
    ...built.flatMap(({ outputFiles }) => outputFiles.map((file) => [file.path, file.text] as const)),
  ]);
}

const page = (
  head: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}</head>
<body><div id="root"></div></body></html>`;

const pages: Record<string, string> = {
  '/': page(
    '<link rel="stylesheet" href="/styles.css"><link rel="stylesheet" href="/page.css"><script type="module" src="/host.js"></script>',
  ),
  '/control': controlPage,
};

/** Serves a host page for one React, one Radix and one build of the library, under the strict policy. */
export async function serveHost(react: HostReact, how: HostBuild, radix: HostRadix): Promise<ServedHost> {
  const built = await files(react, how, radix);
  return serveStrict((pathname) => pages[pathname] ?? built.get(pathname));
}
