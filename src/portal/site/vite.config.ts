import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { bundled } from '../../../scripts/bundled.ts';
import { firstScreens } from '../../../scripts/first-screens.ts';

const reactPackages = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

const pages = readdirSync(fileURLToPath(new URL('../pages', import.meta.url)))
  .filter((name) => name.endsWith('-page.tsx'))
  .map((name) => `src/portal/pages/${name}`);
const start = 'src/portal/site/start.ts';
const main = 'src/portal/site/main.tsx';
const screens = await firstScreens([start, main, ...pages]);

/** What one page or one widget's own parts share stays with them. */
const isCommon = (id: string): boolean =>
  !/src[\\/](adapters|locales|portal|embed|widgets[\\/](?!common[\\/]))/.test(id);

/** Lazy parts that are a file of their own: they are large, or fetched apart from what else is lazy. */
const apart = ['src/ui/overlay/overlay-runtime.ts', 'node_modules/papaparse/papaparse.min.js'];

/** What a form of several fields needs, and the dialog of one that two pages have. */
const isForm = (id: string): boolean =>
  /src[\\/](ui[\\/]form|widgets[\\/]common[\\/]add-method)[\\/]|node_modules[\\/]react-hook-form[\\/]/.test(id);

/** What asks for a page's data before the code that draws is there: none of it waits for that code. */
const isStart = (id: string): boolean =>
  /src[\\/]portal[\\/]site[\\/](index\.html|start\.ts)/.test(id) || screens.isNeededBy(id, start);

/** Lazy parts that the frame or the products fetch at once. */
const atOnce = [
  'src/portal/shell/unread.tsx',
  'src/runtime/cart/cart.sync.ts',
  'src/runtime/session/switch-account.ts',
  'src/widgets/common/cart-toasts.tsx',
  'src/widgets/common/due-reminders/due-reminders.tsx',
  'src/widgets/product-grid/product-grid.lazy.ts',
];
/** What the frame and the products need until something can be put into the cart. */
const isOrdering = (id: string): boolean =>
  [main, 'src/portal/pages/products-page.tsx', ...atOnce].some((entry) => screens.isNeededBy(id, entry));

/** What the first screens of pages share, and what the parts that are files of their own share with others. */
const isShared = (id: string): boolean => {
  const owners = screens.owners(id);
  return (
    isCommon(id) &&
    !isForm(id) &&
    (isOrdering(id) || (owners.length > 1 && (screens.isFirst(id) || apart.some((path) => owners.includes(path)))))
  );
};

/** What every page has, and what several of them do: the portal and its frame. */
const isFrame = (id: string): boolean =>
  /src[\\/]portal[\\/](?!pages[\\/][\w-]+-page\.tsx)/.test(id) && (screens.isFirst(id) || isOrdering(id));

/** The products and what orders them come as one. */
const isProducts = (id: string): boolean =>
  /src[\\/](widgets[\\/]product-grid[\\/]|portal[\\/]pages[\\/](products-page|facet-params)\.tsx?)/.test(id);

/** What lazy parts share, and the small ones of all pages: they are there when the page has been idle. */
const isRest = (id: string): boolean => {
  const [owner, ...others] = screens.owners(id);
  const isOwn = others.length === 0 && (owner === undefined || apart.includes(owner) || !owner.includes('/'));
  return isCommon(id) && !screens.isFirst(id) && !isOwn;
};

/** What every page asks the platform, and the list of products; the others come together with the first call of one. */
const isUsualPort = (id: string): boolean =>
  /adapters[\\/]salesforce[\\/](?:[\w-]+\.ts|(?:accounts|cart|catalog|common|notifications|reminders|server-methods|session|transport)[\\/])/.test(
    id,
  );

/** Rules of those others: with what draws pages, a question would wait for all of that. */
const isPortRule = (id: string): boolean => /src[\\/]rules[\\/](checkout|password|registration|users)\.ts/.test(id);

/** What the platform is asked for orders and lists, and by the first page. */
const isOrdersPort = (id: string): boolean =>
  /adapters[\\/]salesforce[\\/](content|insights|lists|offers|orders)[\\/]/.test(id);

/**
 * The page names the style sheets of what draws the site in its head. The code of it is asked for by what starts the data:
 * beside that it would take most of a slow line, and the first question would wait for the last byte of it.
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

const siteSheet = readFileSync(fileURLToPath(new URL('site.css', import.meta.url)), 'utf8');

/** A widget brings its own sheet, unless the site's has it; what that has of dialogs isn't repeated in it. */
const ownSheets: Plugin = {
  name: 'own-sheets',
  enforce: 'pre',
  transform(code, id) {
    if (/src[\\/]widgets[\\/]([\w-]+)[\\/]\1\.css$/.test(id))
      return { code: code.replace(/@import '[./]+styles\/overlays\.css';/, ''), map: null };
    const name = /src[\\/]widgets[\\/]([\w-]+)[\\/]\1\.widget\.tsx$/.exec(id)?.[1] ?? '';
    const isOwn = name !== '' && !siteSheet.includes(`/${name}.css'`) && existsSync(id.replace(/widget\.tsx$/, 'css'));
    return isOwn ? { code: `import './${name}.css';${code}`, map: null } : undefined;
  },
};

/** The demo site: `npm start` serves it, `npm run build:site` builds it as static files with one fallback page. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite/site', import.meta.url)),
  plugins: [react(), ownSheets, sheetsOfMain],
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
        // Few chunks: on a phone's connection a request costs more than the bytes in it. `index` asks for data, `main`,
        // `shared` and `products` are there until something can be put into the cart; what only other pages share is in
        // `pages`, and what lazy parts share in `rest`.
        codeSplitting: {
          groups: [
            { name: 'react', test: reactPackages, priority: 8 },
            // A group also takes what its modules import, unless a group before it has that.
            { name: 'index', test: (id: string) => isStart(id) || isUsualPort(id) || isPortRule(id), priority: 7 },
            { name: 'shared', test: (id: string) => isShared(id) && isOrdering(id), priority: 6 },
            { name: 'pages', test: isShared, priority: 5 },
            // Adapters decode a store's texts, and lazy parts those of files.
            { name: 'text', test: /node_modules[\\/]entities[\\/]|src[\\/]rules[\\/]text\.ts/, priority: 4 },
            { name: 'main', test: isFrame, priority: 4 },
            { name: 'products', test: isProducts, priority: 4 },
            { name: 'platform-orders', test: isOrdersPort, priority: 3 },
            { name: 'platform-rest', test: /adapters[\\/]salesforce[\\/]/, priority: 2 },
            { name: 'forms', test: isForm, priority: 2 },
            { name: 'rest', test: isRest, priority: 1 },
          ],
        },
      },
    },
  },
});
