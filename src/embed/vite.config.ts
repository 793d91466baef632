import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { bundledAliases, overlaysApart, withoutIsolation } from '../../scripts/bundled.ts';
import { compileHints } from '../../scripts/compile-hints.ts';
import { demoChunk } from '../../scripts/demo-chunk.ts';
import { firstScreens } from '../../scripts/first-screens.ts';
import { sharedChunks } from '../../scripts/shared-chunks.mjs';
import { onlySlimContracts } from '../../scripts/slim-contract.mjs';
import { oneClass } from '../../scripts/one-class.mjs';
import { knownOfSheets } from '../../scripts/sheets.mjs';
import { widgets } from '../../scripts/surface.mjs';
import { reservedHeightOf, WIDE_PX } from './reserve-height.ts';

// The build for a script tag has few chunks, unlike the package, which has a file per module.

const chunkOf = (widget: string) => `src/embed/chunks/${widget}.ts`;
const screens = await firstScreens(widgets().map(chunkOf));

/**
 * The chunk that every page loads has the modules of the cart: the widget that most pages show and that needs most of
 * the shared modules. The rendering code is part of it, because a separate file has more overhead than content.
 */
const isShown = (id: string) =>
  /src[\\/]embed[\\/]render-widget/.test(id) || (isCommon(id) && screens.isNeededBy(id, chunkOf('cart')));

/** Modules that widgets can share. Modules of one widget stay in its chunk. */
const isCommon = (id: string) =>
  !/src[\\/](widgets[\\/](?!common[\\/])|(embed|adapters|locales)[\\/]|ui[\\/]base-css)/.test(id);

/** Modules that widgets share with code that has no widget, such as handles. In a separate chunk, they load no widget. */
const isRule = (id: string) => /src[\\/](rules|domain|ports)[\\/]/.test(id);

/** Modules for forms with several fields. */
const isForm = (id: string) => /src[\\/]ui[\\/]form[\\/]|node_modules[\\/]react-hook-form[\\/]/.test(id);

/** Lazy parts with a file of their own: they are large, or load independently of the other lazy parts. */
const apart = [
  'src/ui/overlay/overlay-runtime.ts',
  'src/runtime/cart/cart.sync.ts',
  'node_modules/papaparse/papaparse.min.js',
];

/** The dialog that adds a payment method, which only `wallet` and `pay-invoices` use. */
const isAddMethod = (id: string) => /widgets[\\/]common[\\/]add-method[\\/]/.test(id);

/** Modules that several first screens share, or that separate lazy parts share with other parts. */
const isShared = (id: string) => {
  const owners = screens.owners(id);
  return (
    isCommon(id) &&
    !isForm(id) &&
    owners.length > 1 &&
    (screens.isFirst(id) || apart.some((path) => owners.includes(path)))
  );
};

/** Modules that lazy parts share, and small lazy parts of all widgets. They load while the page is idle. */
const isRest = (id: string) => {
  const [owner, ...others] = screens.owners(id);
  const isOwn = others.length === 0 && (owner === undefined || apart.includes(owner) || widgets().includes(owner));
  return isCommon(id) && !screens.isFirst(id) && !isOwn && !isAddMethod(id);
};

/**
 * Modules that a page loads before rendering: no React, and only the runtime modules that request data without it. They
 * import no other chunk: `no-isolation` would need the bundler's helpers, which have a file of their own.
 */
const core =
  /src[\\/]embed[\\/](?!chunks|render-widget|start-widget|host-handles|slot-content|no-isolation)|adopt-stylesheets|port-error|locale-pack|src[\\/]runtime[\\/](session[\\/]session|watched|storage|per-adapter|channel|settings|links|clock)|src[\\/]rules[\\/]limits/;
/** Requests a widget's data while its code and React load. */
const start = /start-widget|start-page|early-calls|first-reads|src[\\/]rules[\\/](languages|page-size)/;
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Stylesheets of widgets, and that of dialogs and selects. */
const sheet = /([\w-]+)\.css\?inline$/;
const sheetName = (id: string) => (/styles[\\/]base\.css/.test(id) ? null : `sheet-${sheet.exec(id)?.[1] ?? 'other'}`);

/** Rules with the reserved heights of undefined elements, in a container of the given width. */
const heightsAt = (width: number) =>
  widgets()
    .map((name) => `tradefront-${name}:not(:defined){min-block-size:${reservedHeightOf(name, width)}}`)
    .join('\n');

/**
 * Emits a stylesheet for the head of a page. It reserves the same heights as the script, but before the script runs.
 */
const reserveSheet: Plugin = {
  name: 'reserve-sheet',
  generateBundle() {
    const elements = widgets().map((name) => `tradefront-${name}`);
    const source = `:is(${elements.join()}):not(:defined){display:block}
${heightsAt(0)}
@media (width >= ${WIDE_PX}px){
${heightsAt(WIDE_PX)}
}
`;
    this.emitFile({ type: 'asset', fileName: 'reserve.css', source });
  },
};

const known = await knownOfSheets();
/** Dialogs render in the page itself, where unlayered page styles would override layered rules. */
const sheetsWithoutLayers: Plugin = {
  name: 'sheets-without-layers',
  enforce: 'post',
  transform(code, id) {
    const text = sheet.test(id) ? /^export default (".*");?$/s.exec(code.trim())?.[1] : undefined;
    return text === undefined ? undefined : `export default ${JSON.stringify(oneClass(JSON.parse(text), known))}`;
  },
};

export default defineConfig({
  plugins: [demoChunk(), onlySlimContracts, sharedChunks, sheetsWithoutLayers, reserveSheet, compileHints],
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [overlaysApart, withoutIsolation, ...bundledAliases],
  },
  // Independent of NODE_ENV, for example in a test: the bundled React is always the production build.
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
      // Ignores 'use client' directives in dependencies; they have no effect in a script.
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
      output: {
        minify: true,
        // Annotations are for bundlers, which don't process this script.
        comments: { annotation: false },
        entryFileNames: 'tradefront.js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'core', test: core, priority: 9 },
            { name: 'start', test: start, priority: 8 },
            { name: 'react', test: react, priority: 7 },
            // A stylesheet module is separate, so that it loads in parallel to the widget's code.
            { name: sheetName, debugName: 'sheets', test: sheet, priority: 7 },
            { name: 'runtime', test: isShown, priority: 6 },
            // A group also includes the imports of its modules, unless a group with a higher priority has them.
            { name: 'rules', test: isRule, minShareCount: 2, priority: 5 },
            { name: 'shared', test: isShared, priority: 4 },
            { name: 'forms', test: isForm, priority: 3 },
            { name: 'rest', test: isRest, priority: 2 },
            { name: 'add-method', test: isAddMethod, priority: 1 },
          ],
        },
      },
    },
  },
});
