import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { bundledAliases, withoutIsolation } from '../../../scripts/bundled.ts';
import { compileHints } from '../../../scripts/compile-hints.ts';
import { siteChunks } from '../../../scripts/site-chunks.ts';

/**
 * Links the stylesheets of the rendering code in the document's head. Its scripts are not linked there but requested by
 * the start script: loaded in parallel they would take most of a slow connection's bandwidth and delay the first data
 * request.
 */
const sheetsOfMain: Plugin = {
  name: 'sheets-of-main',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const drawing = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/site/main.tsx')));
      return [...(drawing?.viteMetadata?.importedCss ?? [])].map((file): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      }));
    },
  },
};

/** Groups the chunks of a build. The dev server has no chunks, and computing the groups bundles every page. */
const chunks: Plugin = {
  name: 'site-chunks',
  apply: 'build',
  config: async () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: await siteChunks() } } } } }),
};

const siteSheet = readFileSync(fileURLToPath(new URL('site.css', import.meta.url)), 'utf8');

/** The statement of the site's sheet that declares the order of all layers. */
const layerOrder = /^@layer [^;{]+;/m.exec(siteSheet)?.[0] ?? '';

/**
 * Lets every widget import its own stylesheet, unless the site's stylesheet includes it. The overlay styles of the site
 * are not repeated in it.
 */
const ownSheets: Plugin = {
  name: 'own-sheets',
  enforce: 'pre',
  transform(code, id) {
    if (/src[\\/]widgets[\\/]([\w-]+)[\\/]\1\.css$/.test(id)) {
      // The dev server inserts the sheet of a page before the site's own, which declares the order of the layers.
      const layers = this.environment.mode === 'dev' ? layerOrder : '';
      return { code: layers + code.replace(/@import '[./]+styles\/overlays\.css';/, ''), map: null };
    }
    const name = /src[\\/]widgets[\\/]([\w-]+)[\\/]\1\.widget\.tsx$/.exec(id)?.[1] ?? '';
    const isOwn = name !== '' && !siteSheet.includes(`/${name}.css'`) && existsSync(id.replace(/widget\.tsx$/, 'css'));
    return isOwn ? { code: `import './${name}.css';${code}`, map: null } : undefined;
  },
};

/** The demo site: `npm start` serves it; `npm run build:site` builds static files with one fallback page. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite/site', import.meta.url)),
  plugins: [react(), ownSheets, sheetsOfMain, chunks, compileHints],
  resolve: { alias: [withoutIsolation, ...bundledAliases] },
  server: { port: 5173, open: false },
  // Listed, because a dependency that Vite discovers later reloads the page.
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
    // Inlined fonts would need an additional content security policy.
    assetsInlineLimit: 0,
    sourcemap: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Ignores warnings about the 'use client' directives of Radix modules.
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
    },
  },
});
