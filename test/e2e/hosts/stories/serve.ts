import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { bundled } from '../../../../scripts/bundled';
import { serveStrict, type ServedHost } from '../../../support/strict-server';
import { withoutOwnerStacks } from './without-owner-stacks';

/** Version of the page's React. */
export type HostReact = 18 | 19;
/** A page for each kind of check: policy reports, origin of texts, pictures of states. */
export type HostEntry =
  | 'plain-host.ts'
  | 'texts-host.tsx'
  | 'picture-host.ts'
  | 'lab-host.ts'
  | 'page-host.ts'
  | 'parts-host.ts'
  | 'condition-host.tsx';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = 'test/e2e/hosts/stories';

/** Every story file of a tree, from its root. */
const storyFilesIn = (tree: string): readonly string[] =>
  readdirSync(`${tree}/stories`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.stories\.tsx?$/.test(file))
    .map((file) => `stories/${file.replaceAll('\\', '/')}`)
    .sort();

/** Every story file of the repository, from its root. */
export const storyFiles = storyFilesIn(root);

/** Leaves out the tables of the documentation pages, which the preview loads and no story shows. */
const withoutDocs: Plugin = {
  name: 'without-docs',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:widget-docs$/ }, ({ path }) => ({ path, namespace: 'without-docs' }));
    onLoad({ filter: /.*/, namespace: 'without-docs' }, () => ({ contents: 'export default {};', loader: 'js' }));
  },
};

/** Bundles every story file of a tree into one virtual module. */
const allStories = (tree: string): Plugin => ({
  name: 'all-stories',
  setup(api) {
    const files = storyFilesIn(tree);
    api.onResolve({ filter: /^all-stories$/ }, ({ path }) => ({ path, namespace: 'all-stories' }));
    api.onLoad({ filter: /.*/, namespace: 'all-stories' }, () => ({
      resolveDir: tree,
      contents: [
        ...files.map((file, at) => `import * as s${at} from './${file}';`),
        `export const files = { ${files.map((file, at) => `'${file}': s${at}`).join(', ')} };`,
      ].join('\n'),
    }));
  },
});

/** Replaces the library's provider: the replacement registers the adapter's responses, or counts its calls. */
const providerInstead = (file: string): Plugin => ({
  name: 'provider-instead',
  setup(api) {
    api.onResolve({ filter: /(^|\/)provider$/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'own' || importer.endsWith(file)) return undefined;
      const found = await api.resolve(path, { importer, kind, resolveDir, pluginData: 'own' });
      return found.path.endsWith('src/runtime/react/provider.tsx') ? { path: `${root}/${folder}/${file}` } : found;
    });
  },
});

const providers: { readonly [Entry in HostEntry]?: string } = {
  'texts-host.tsx': 'listening-provider.tsx',
  'parts-host.ts': 'appearance-provider.tsx',
  'condition-host.tsx': 'counting-provider.tsx',
};

/** Pages with React's development build: it has warnings and runs effects twice, and takes twice as long. */
const development: ReadonlySet<HostEntry> = new Set(['plain-host.ts', 'condition-host.tsx']);

const react18 = { react: 'react-18', 'react-dom': 'react-dom-18' };

/** The scripts and stylesheets of a page that can show every story of a tree, by path. */
export async function bundleStories(
  entry: HostEntry,
  react: HostReact,
  tree = root,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const provider = providers[entry];
  const { outputFiles } = await build({
    absWorkingDir: `${tree}/${folder}`,
    entryPoints: { host: entry, control: 'control.ts' },
    bundle: true,
    splitting: true,
    write: false,
    outdir: '/',
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': JSON.stringify(development.has(entry) ? 'development' : 'production') },
    alias: { ...bundled, ...(react === 18 ? react18 : {}) },
    plugins: [
      allStories(tree),
      withoutDocs,
      withoutOwnerStacks,
      ...(provider === undefined ? [] : [providerInstead(provider)]),
    ],
    loader: { '.woff2': 'file' },
    publicPath: '/',
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'error',
  });
  return new Map(outputFiles.map((file) => [file.path, file.contents] as const));
}

const page = (head: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}</head><body></body></html>`;

const pages: Readonly<Record<string, string>> = {
  '/': page('<link rel="stylesheet" href="/host.css"><script type="module" src="/host.js"></script>'),
  '/control': page('<style>body { color: red }</style><script type="module" src="/control.js"></script>'),
};

/** Serves a custom page that can show every story of a tree (this one by default), under the strict policy. */
export async function serveStories(entry: HostEntry, react: HostReact, tree = root): Promise<ServedHost> {
  const built = await bundleStories(entry, react, tree);
  return serveStrict((pathname) => pages[pathname] ?? built.get(pathname));
}
