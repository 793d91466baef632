import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundled } from '../../../scripts/bundled.ts';

const reactPackages = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** What one page or one widget's own parts share stays with them. */
const isCommon = (id: string): boolean =>
  /node_modules[\\/]lucide[\\/]/.test(id) ||
  (/src[\\/](?!adapters|locales|portal)/.test(id) && !/src[\\/]widgets[\\/](?!common[\\/])/.test(id));
const shell = /src[\\/]portal[\\/]shell[\\/]/;

/** The demo site: `npm start` serves it, `npm run build:site` builds it as static files with one fallback page. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite/site', import.meta.url)),
  plugins: [react()],
  resolve: { alias: bundled },
  server: { port: 5173, open: false },
  // Whatever Vite finds late makes it reload the page.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'wouter/use-browser-location',
      'zustand',
      'zustand/vanilla',
      'lucide',
      'entities',
      'idb-keyval',
      'class-variance-authority',
      'react-hook-form',
      'zod/mini',
    ],
  },
  build: {
    outDir: fileURLToPath(new URL('../../../site-dist', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts as data would need a policy of their own.
    assetsInlineLimit: 0,
    sourcemap: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Radix says 'use client' in each module.
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
      output: {
        // Few chunks: on a phone's connection a request costs more than the bytes in it. What a third of the pages and lazy
        // parts share comes with the first page, what fewer share in one chunk that the first of them fetches.
        codeSplitting: {
          groups: [
            { name: 'react', test: reactPackages, priority: 3 },
            { name: 'shell', test: shell, priority: 3 },
            { name: 'common', test: isCommon, minShareCount: 16, priority: 2 },
            { name: 'shared', test: isCommon, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
