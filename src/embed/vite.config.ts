import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { defineConfig } from 'vite';
import { bundled, overlaysApart } from '../../scripts/bundled.ts';
import { sharedChunks } from '../../scripts/shared-chunks.mjs';
import { onlySlimContracts } from '../../scripts/slim-contract.mjs';
import { widgets } from '../../scripts/surface.mjs';

// The build for a script tag: few chunks, where the package has a file for each module.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Modules that a file needs before it runs, from the root of the project; what it fetches later is not among them. */
async function needsOf(file: string): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: [`${root}${file}`],
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    loader: { '.css': 'empty' },
    alias: bundled,
    logLevel: 'silent',
  });
  const { outputs } = metafile;
  const files = new Set(Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === file));
  for (const path of files) {
    for (const { path: next, kind } of outputs[path]?.imports ?? []) if (kind === 'import-statement') files.add(next);
  }
  const inputs = [...files].flatMap((path) => Object.entries(outputs[path]?.inputs ?? {}));
  // A module that only passes on what others hold leaves nothing behind.
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path));
}

/**
 * What every page fetches is what one cart needs: the widget that most pages show, and that needs the most of what all
 * need. What a third of the other widgets share comes in a chunk of its own.
 */
const cartNeeds = await needsOf('src/embed/chunks/cart.ts');
/** What draws every widget comes with the runtime: a file of its own weighs more than what is in it. */
const drawn = 'src/embed/render-widget.tsx';
const shared = Math.max(2, Math.ceil(widgets().length / 3));
const isShown = (id: string) => {
  const path = relative(root, id.split('?')[0] ?? id);
  return path === drawn || (cartNeeds.has(path) && !/^src[\\/](widgets[\\/]cart|embed[\\/]chunks)[\\/]/.test(path));
};

/** What one widget's own parts share stays with that widget; the library of forms comes with those that have one. */
const isCommon = (id: string) =>
  !/src[\\/]widgets[\\/](?!common[\\/])|src[\\/]ui[\\/]form[\\/]|node_modules[\\/]react-hook-form[\\/]/.test(id);

/** What the page gets before it draws anything: no React and none of the runtime. */
const core = /src[\\/]embed[\\/](?!chunks|render-widget|base-css)|port-error|locale-pack/;
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Sheets of widgets, and that of dialog and select. */
const sheet = /([\w-]+)\.css\?inline$/;
const sheetName = (id: string) => (/styles[\\/]base\.css/.test(id) ? null : `sheet-${sheet.exec(id)?.[1] ?? 'other'}`);

export default defineConfig({
  plugins: [onlySlimContracts, sharedChunks],
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: [overlaysApart, ...Object.entries(bundled).map(([find, replacement]) => ({ find, replacement }))] },
  // Also where somebody builds in another NODE_ENV, such as a test: React inside is always the production one.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  css: { transformer: 'lightningcss' },
  build: {
    outDir: '../../dist/embed',
    emptyOutDir: false,
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
    sourcemap: false,
    modulePreload: false,
    lib: { entry: 'script.ts', formats: ['es'] },
    rolldownOptions: {
      // The modules of our libraries say 'use client', which means nothing in a script.
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
      output: {
        minify: true,
        // Annotations are for bundlers, and nobody bundles a script.
        comments: { annotation: false },
        entryFileNames: 'tradefront.js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'core', test: core, priority: 3 },
            { name: 'react', test: react, priority: 2 },
            // A file that the modules of the package pass on, fetched at the same time as what the widget's code needs.
            { name: sheetName, test: sheet, priority: 2 },
            { name: 'runtime', test: isShown, priority: 1 },
            { name: 'shared', test: isCommon, minShareCount: shared },
          ],
        },
      },
    },
  },
});
