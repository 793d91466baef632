import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { bundled, overlaysApart } from '../../scripts/bundled.ts';
import { firstScreens } from '../../scripts/first-screens.ts';
import { sharedChunks } from '../../scripts/shared-chunks.mjs';
import { onlySlimContracts } from '../../scripts/slim-contract.mjs';
import { oneClass } from '../../scripts/one-class.mjs';
import { knownOfSheets } from '../../scripts/sheets.mjs';
import { widgets } from '../../scripts/surface.mjs';
import { reservedHeightOf, WIDE } from './reserve-height.ts';

// The build for a script tag: few chunks, where the package has a file for each module.

const chunkOf = (widget: string) => `src/embed/chunks/${widget}.ts`;
const screens = await firstScreens(widgets().map(chunkOf));

const demo = 'src/adapters/demo/index.ts';
const demoScreens = await firstScreens([demo]);
/** What the demo begins with, in one file: without it, what its lazy parts share with that would be one more. */
const isDemo = (id: string) => /src[\\/]adapters[\\/]demo[\\/]/.test(id) && demoScreens.isNeededBy(id, demo);

/**
 * What every page fetches is what one cart needs: the widget that most pages show, and that needs the most of what all
 * need. What draws every widget comes with it: a file of its own weighs more than what is in it.
 */
const isShown = (id: string) =>
  /src[\\/]embed[\\/]render-widget/.test(id) || (isCommon(id) && screens.isNeededBy(id, chunkOf('cart')));

/** What one widget's own parts share stays with that widget. */
const isCommon = (id: string) =>
  !/src[\\/](widgets[\\/](?!common[\\/])|embed[\\/]|adapters[\\/]|locales[\\/])/.test(id);

/** The rules are what an adapter has in common with the widgets: alone, they don't bring it anything of theirs. */
const isRule = (id: string) => /src[\\/](rules|domain|ports)[\\/]/.test(id);

/** What a form of several fields needs, and nothing else. */
const isForm = (id: string) => /src[\\/]ui[\\/]form[\\/]|node_modules[\\/]react-hook-form[\\/]/.test(id);

/** Lazy parts that are a file of their own: they are large, or fetched apart from what else is lazy. */
const apart = [
  'src/ui/overlay/overlay-runtime.ts',
  'src/runtime/cart/cart.sync.ts',
  'node_modules/papaparse/papaparse.min.js',
];

/** The dialog that adds a payment method: only the payment methods and the invoices have it. */
const isAddMethod = (id: string) => /widgets[\\/]common[\\/]add-method[\\/]/.test(id);

/** What first screens share, and what the parts that are files of their own share with others. */
const isShared = (id: string) => {
  const owners = screens.owners(id);
  return (
    isCommon(id) &&
    !isForm(id) &&
    owners.length > 1 &&
    (screens.isFirst(id) || apart.some((path) => owners.includes(path)))
  );
};

/** What lazy parts share, and the small ones of all widgets: they are there when the page has been idle. */
const isRest = (id: string) => {
  const [owner, ...others] = screens.owners(id);
  const isOwn = others.length === 0 && (owner === undefined || apart.includes(owner) || widgets().includes(owner));
  return isCommon(id) && !screens.isFirst(id) && !isOwn && !isAddMethod(id);
};

/** What the page gets before it draws anything: no React, and of the runtime what asks for data without it. */
const core =
  /src[\\/]embed[\\/](?!chunks|render-widget|base-css|start-widget|host-handles)|port-error|locale-pack|src[\\/]runtime[\\/](session[\\/]session|watched|storage|per-adapter|channel|settings|links|clock)|src[\\/]rules[\\/]limits/;
/** Asks for a widget's data while its code and React are on their way. */
const start = /start-widget|start-page|early-calls|first-reads|src[\\/]rules[\\/](languages|page-size)/;
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Sheets of widgets, and that of dialog and select. */
const sheet = /([\w-]+)\.css\?inline$/;
const sheetName = (id: string) => (/styles[\\/]base\.css/.test(id) ? null : `sheet-${sheet.exec(id)?.[1] ?? 'other'}`);

/** Heights of elements in a place of one width, before the script that defines them is here. */
const heightsAt = (width: number) =>
  widgets()
    .map((name) => `tradefront-${name}:not(:defined){min-block-size:${reservedHeightOf(name, width)}}`)
    .join('\n');

/** A sheet that a page links in its head: the script keeps the same heights free, but only once it runs. */
const reserveSheet: Plugin = {
  name: 'reserve-sheet',
  generateBundle() {
    const elements = widgets().map((name) => `tradefront-${name}`);
    const source = `:is(${elements.join()}):not(:defined){display:block}
${heightsAt(0)}
@media (width >= ${WIDE}px){
${heightsAt(WIDE)}
}
`;
    this.emitFile({ type: 'asset', fileName: 'reserve.css', source });
  },
};

const known = await knownOfSheets();
/** Dialogs stand in the page itself, where its styles reach them. */
const sheetsWithoutLayers: Plugin = {
  name: 'sheets-without-layers',
  enforce: 'post',
  transform(code, id) {
    const text = sheet.test(id) ? /^export default (".*");?$/s.exec(code.trim())?.[1] : undefined;
    return text === undefined ? undefined : `export default ${JSON.stringify(oneClass(JSON.parse(text), known))}`;
  },
};

export default defineConfig({
  plugins: [onlySlimContracts, sharedChunks, sheetsWithoutLayers, reserveSheet],
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
            { name: 'core', test: core, priority: 9 },
            { name: 'start', test: start, priority: 8 },
            { name: 'react', test: react, priority: 7 },
            // A file that the modules of the package pass on, fetched at the same time as what the widget's code needs.
            { name: sheetName, test: sheet, priority: 7 },
            { name: 'runtime', test: isShown, priority: 6 },
            // A group also takes what its modules import, unless a group before it has that.
            { name: 'rules', test: isRule, minShareCount: 2, priority: 5 },
            { name: 'shared', test: isShared, priority: 4 },
            { name: 'forms', test: isForm, priority: 3 },
            { name: 'demo', test: isDemo, priority: 3 },
            { name: 'rest', test: isRest, priority: 2 },
            { name: 'add-method', test: isAddMethod, priority: 1 },
          ],
        },
      },
    },
  },
});
