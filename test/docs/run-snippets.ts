import { fileURLToPath } from 'node:url';
import { build as bundle, type Plugin } from 'esbuild';
import { build } from 'vite';
import { root, sheets } from '../../scripts/surface.mjs';
import { bundled } from '../../scripts/bundled';
import { fileNameOf, type Snippet, snippetsOf } from './snippets';
import { sourceByImport } from './type-check';

const sheetByImport = Object.fromEntries(
  sheets().map(({ subpath, source }) => [`tradefront${subpath.slice(1)}`, `${root}${source}`]),
);

const ENTRY = 'app-of-a-snippet.tsx';

/** Resolves imports of snippets: other snippets by title, and the package by its source. */
const fromDocument = (document: string): Plugin => ({
  name: 'snippets',
  setup({ onLoad, onResolve }) {
    const files = new Map(snippetsOf(document).map((snippet) => [fileNameOf(snippet), snippet]));
    onResolve({ filter: /^tradefront(\/|$)/ }, ({ path }) => {
      const found = sourceByImport[path] ?? sheetByImport[path];
      return found === undefined ? { errors: [{ text: `${path} is not an entry of the package` }] } : { path: found };
    });
    onResolve({ filter: /^\.\// }, ({ path, importer, namespace }) => {
      if (namespace !== 'snippet' && !importer.endsWith(ENTRY)) return undefined;
      const name = [...files.keys()].find((file) => file.replace(/\.\w+$/, '') === path.slice(2));
      return name === undefined
        ? { errors: [{ text: `${document} has no snippet ${path}` }] }
        : { path: name, namespace: 'snippet' };
    });
    onLoad({ filter: /./, namespace: 'snippet' }, ({ path }) => {
      const found = files.get(path);
      return found && { contents: found.code, loader: path.endsWith('.tsx') ? 'tsx' : 'ts', resolveDir: root };
    });
  },
});

/** Renders every component that a snippet exports, one below the other, as a React app would. */
const app = (name: string): string => `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import * as snippet from './${name.replace(/\.\w+$/, '')}';
  const parts = Object.values(snippet).filter((part) => typeof part === 'function');
  createRoot(document.getElementById('root')).render(parts.map((Part, at) => createElement(Part, { key: at })));
`;

/** A snippet's page: one script and one stylesheet. */
export interface SnippetApp {
  readonly script: string;
  readonly sheet: string;
}

/** A React snippet with all its imports, as a bundler builds it. */
export async function appOf(snippet: Snippet): Promise<SnippetApp> {
  const { outputFiles } = await bundle({
    stdin: { contents: app(fileNameOf(snippet)), sourcefile: ENTRY, loader: 'tsx', resolveDir: root },
    plugins: [fromDocument(snippet.document)],
    bundle: true,
    write: false,
    outfile: 'app.js',
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    alias: bundled,
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  const ending = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: ending('.js'), sheet: ending('.css') };
}

/** A reader's module that imports snippets of a document, with all its imports, for Node. */
export async function bundleOf(document: string, contents: string): Promise<string> {
  const { outputFiles } = await bundle({
    stdin: { contents, sourcefile: ENTRY, loader: 'ts', resolveDir: root },
    plugins: [fromDocument(document)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['node:*'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** The script-tag build by its path below the folder it is copied to. */
export async function scriptTagFiles(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const configFile = fileURLToPath(new URL('../../src/embed/vite.config.ts', import.meta.url));
  const built = await build({ configFile, logLevel: 'error', build: { write: false, sourcemap: false } });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
