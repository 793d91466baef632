import { defineConfig } from 'tsup';
import { entries } from './scripts/surface.mjs';

const outputs = (list: readonly { out: string; source: string }[]) =>
  Object.fromEntries(list.map(({ out, source }) => [out, source]));

/** A source's declaration as `tsc -p tsconfig.types.json` wrote it. */
const declaration = (source: string): string => `.types/${source.replace(/\.tsx?$/, '.d.ts')}`;

// Types. The modules are made by vite.npm.config.ts, the script-tag build by src/embed/vite.config.ts.
export default defineConfig([
  {
    // From declarations, not from sources: to infer every type in one program takes five gigabytes and a minute.
    name: 'types',
    entry: outputs(entries().map(({ out, source }) => ({ out, source: declaration(source) }))),
    format: ['esm'],
    dts: { only: true },
  },
]);
