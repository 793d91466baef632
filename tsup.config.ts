import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { entries, root, sheets } from './scripts/surface.mjs';

/** Browsers the sheets are written for: the oldest with cascade layers, container queries, :has() and `inert`. */
const browsers = ['chrome111', 'firefox121', 'safari16.4'];

const outputs = (list: readonly { out: string; source: string }[]) =>
  Object.fromEntries(list.map(({ out, source }) => [out, source]));

/** A widget's sheet stands alone, so it too has to say which layer comes before which. */
const layerOrder = /@layer [^;]*;/.exec(readFileSync(`${root}src/styles/layers.css`, 'utf8'))?.[0];
const sheetsOf = (...kinds: string[]) => outputs(sheets().filter(({ kind }) => kinds.includes(kind)));

/** A source's declaration as `tsc -p tsconfig.types.json` wrote it. */
const declaration = (source: string): string => `.types/${source.replace(/\.tsx?$/, '.d.ts')}`;

// Types and sheets. The modules are made by vite.npm.config.ts, the script-tag build by src/embed/vite.config.ts.
export default defineConfig([
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
