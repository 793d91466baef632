import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { bundled } from './test/support/bundled';
import { sheetText } from './test/package/sheet-text.mjs';
import { slimContracts } from './test/package/slim-contract.mjs';
import { entries, root, sheets } from './test/package/surface.mjs';

/** Browsers the sheets are written for: the oldest with cascade layers, container queries, :has() and `inert`. */
const browsers = ['chrome111', 'firefox121', 'safari16.4'];

const outputs = (list: readonly { out: string; source: string }[]) => Object.fromEntries(list.map(({ out, source }) => [out, source]));

/** A widget's sheet stands alone, so it too has to say which layer comes before which. */
const layerOrder = /@layer [^;]*;/.exec(readFileSync(`${root}src/styles/layers.css`, 'utf8'))?.[0];
const sheetsOf = (...kinds: string[]) => outputs(sheets().filter(({ kind }) => kinds.includes(kind)));

/** A source's declaration as `tsc -p tsconfig.types.json` wrote it. */
const declaration = (source: string): string => `.types/${source.replace(/\.tsx?$/, '.d.ts')}`;

// The script-tag build is made by src/embed/script.vite.ts: esbuild cannot put what widgets share into one chunk.
export default defineConfig([
  {
    name: 'npm',
    entry: outputs(entries()),
    format: ['esm'],
    target: 'es2022',
    platform: 'browser',
    splitting: true,
    sourcemap: true,
    // Dependencies and peers stay outside. Radix's dialog and select are bundled to be patched; the packages by which
    // Radix layers of one page know of each other are dependencies, so that they are shared with a host's own Radix.
    esbuildPlugins: [sheetText({ target: browsers }), slimContracts],
    esbuildOptions(options) {
      options.alias = bundled;
      options.chunkNames = 'chunks/[name]-[hash]';
      options.jsx = 'automatic';
      // What is made with these and not used can go: a page that shows one widget gets no other's parts.
      options.pure = ['forwardRef', 'memo', 'createContext', 'createStore'];
    },
  },
  {
    // From declarations, not from sources: to infer every type in one program takes five gigabytes and a minute.
    name: 'types',
    entry: outputs(entries().map(({ out, source }) => ({ out, source: declaration(source) }))),
    format: ['esm'],
    dts: { only: true },
  },
  { name: 'sheets', entry: sheetsOf('whole', 'base'), target: browsers, minify: true },
  { name: 'widget sheets', entry: sheetsOf('widget'), target: browsers, minify: true, banner: { css: layerOrder } },
]);
