import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { bundled } from '../../test/support/bundled';
import { widgets } from '../../test/package/surface.mjs';

// The build for a script tag. Vite makes it, not tsup: esbuild cuts a chunk for each set of widgets that share a module,
// and twenty widgets have a hundred such sets.

/**
 * What a third of the widgets use goes into the chunk that every page fetches. With less, one cart would pay for the
 * rest; with more, it would ask for twice as many files.
 */
const shared = Math.max(2, Math.ceil(widgets().length / 3));

/** What the page gets before it draws anything: no React and none of the runtime. */
const core = /src[\\/]embed[\\/](?!chunks|draw|sheet-base)|port-error|locale-pack/;
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: bundled },
  // Also where somebody builds in another NODE_ENV, such as a test: React inside is always the production one.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  css: { transformer: 'lightningcss' },
  build: {
    outDir: '../../dist/embed',
    emptyOutDir: false,
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
    sourcemap: true,
    modulePreload: false,
    lib: { entry: 'script.ts', formats: ['es'] },
    rolldownOptions: {
      // The modules of our libraries say 'use client', which means nothing in a script.
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
      output: {
        minify: true,
        entryFileNames: 'tradefront.js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'core', test: core, priority: 2 },
            { name: 'react', test: react, priority: 1 },
            { name: 'runtime', minShareCount: shared },
          ],
        },
      },
    },
  },
});
