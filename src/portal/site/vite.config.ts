import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundled } from '../../../scripts/bundled.ts';

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
      'react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'wouter/use-browser-location', 'zustand',
      'zustand/vanilla', 'lucide', 'entities', 'idb-keyval',
      'class-variance-authority', 'react-hook-form', 'zod/mini',
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
    },
  },
});
