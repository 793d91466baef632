import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { bundled } from '../../../scripts/bundled.ts';
import { firstScreens } from '../../../scripts/first-screens.ts';

const reactPackages = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

const pages = readdirSync(fileURLToPath(new URL('../pages', import.meta.url)))
  .filter((name) => name.endsWith('-page.tsx'))
  .map((name) => `src/portal/pages/${name}`);
const screens = await firstScreens(['src/portal/site/main.tsx', ...pages]);

/** What one page or one widget's own parts share stays with them. */
const isCommon = (id: string): boolean =>
  !/src[\\/](adapters|locales|portal|embed|widgets[\\/](?!common[\\/]))/.test(id);

/** Lazy parts that are a file of their own: they are large, or fetched apart from what else is lazy. */
const apart = [
  'src/ui/overlay/overlay-runtime.ts',
  'src/runtime/cart/cart.sync.ts',
  'node_modules/papaparse/papaparse.min.js',
];

/** What a form of several fields needs, and the dialog of one that two pages have. */
const isForm = (id: string): boolean =>
  /src[\\/](ui[\\/]form|widgets[\\/]common[\\/]add-method)[\\/]|node_modules[\\/]react-hook-form[\\/]/.test(id);

/** What the first screens of pages share, and what the parts that are files of their own share with others. */
const isShared = (id: string): boolean => {
  const owners = screens.owners(id);
  return (
    isCommon(id) &&
    !isForm(id) &&
    owners.length > 1 &&
    (screens.isFirst(id) || apart.some((path) => owners.includes(path)))
  );
};

/** What lazy parts share, and the small ones of all pages: they are there when the page has been idle. */
const isRest = (id: string): boolean => {
  const [owner, ...others] = screens.owners(id);
  const isOwn = others.length === 0 && (owner === undefined || apart.includes(owner) || !owner.includes('/'));
  return isCommon(id) && !screens.isFirst(id) && !isOwn;
};

/** Ports of the platform that most pages ask; the others come together with the first call of one. */
const isUsualPort = (id: string): boolean =>
  /adapters[\\/]salesforce[\\/](?!(builder|checkout|contact|invoices|people|profile|registration|support|wallet)[\\/])/.test(
    id,
  );
const shell = /src[\\/]portal[\\/]shell[\\/]/;

/** What draws the site comes after what starts its data, but is fetched beside it: the page names it in its head. */
const preloadMain: Plugin = {
  name: 'preload-main',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/site/main.tsx'));
      const files = new Set(main === undefined ? [] : [main.fileName]);
      const sheets = new Set<string>();
      for (const file of files) {
        const chunk = chunks.find(({ fileName }) => fileName === file);
        for (const next of chunk?.imports ?? []) files.add(next);
        for (const sheet of chunk?.viteMetadata?.importedCss ?? []) sheets.add(sheet);
      }
      const link = (rel: string, file: string): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel, crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      });
      return [
        ...[...sheets].map((file) => link('stylesheet', file)),
        ...[...files].filter((file) => !html.includes(file)).map((file) => link('modulepreload', file)),
      ];
    },
  },
};

/** The demo site: `npm start` serves it, `npm run build:site` builds it as static files with one fallback page. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite/site', import.meta.url)),
  plugins: [react(), preloadMain],
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
            { name: 'react', test: reactPackages, priority: 6 },
            // A group also takes what its modules import, unless a group before it has that.
            { name: 'shared', test: isShared, priority: 5 },
            // Adapters decode a store's texts, and lazy parts those of files.
            { name: 'text', test: /node_modules[\\/]entities[\\/]|src[\\/]rules[\\/]text\.ts/, priority: 4 },
            { name: 'shell', test: shell, priority: 4 },
            { name: 'platform', test: isUsualPort, priority: 3 },
            { name: 'platform-rest', test: /adapters[\\/]salesforce[\\/]/, priority: 2 },
            { name: 'forms', test: isForm, priority: 2 },
            { name: 'rest', test: isRest, priority: 1 },
          ],
        },
      },
    },
  },
});
