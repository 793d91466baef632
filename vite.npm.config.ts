import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { bundledAliases, overlaysApart } from './scripts/bundled.ts';
import { moduleOutput } from './scripts/merge-modules.mjs';
import { onlySlimMethods, slimContract } from './scripts/slim-contract.mjs';
import { entries } from './scripts/surface.mjs';

// The modules of the package, one file each: a bundler that cuts chunks by file (esbuild) then gives a page that takes
// one widget from the root entry little more than that widget. Then scripts/merge-modules.mjs merges those of one widget.

const root = fileURLToPath(new URL('.', import.meta.url));
const { dependencies, peerDependencies }: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
);
/** esbuild follows a barrel to every icon that any lazy part takes from it; a module of ours for each icon keeps those out of first screens. */
const inside = ['lucide'];
const outside = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !inside.includes(name));

/** The whole contract where an entry exports it, the slim one where a widget runs with it. */
const slimContracts: Plugin = {
  name: 'slim-contracts',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer !== undefined && id.endsWith('.contract') && !importer.endsWith('index.ts')
      ? `${resolve(dirname(importer), id)}.running.ts`
      : undefined,
  load: (id) => (id.endsWith('.contract.running.ts') ? slimContract(id.replace('.running.ts', '.ts')) : undefined),
};

const directive = /^(["'])use client\1;?\s*/;
const client = new Set(
  entries()
    .filter((entry) => entry.client)
    .map(({ out }) => out),
);
/** 'use client' is for the entries a page imports; a part of the package needs none of its own. */
const clientEntries: Plugin = {
  name: 'client-entries',
  renderChunk: (code, { isEntry, name }) =>
    isEntry && client.has(name) ? undefined : { code: code.replace(directive, ''), map: null },
};

/** Elements are made where they are drawn, where no bundler drops one: to annotate each would say nothing, five thousand times. */
const plainElements: Plugin = {
  name: 'plain-elements',
  renderChunk: (code) => ({ code: code.replace(/\/\* @__PURE__ \*\/ (?=jsxs?\()/g, ''), map: null }),
};

export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'warn',
  plugins: [slimContracts, onlySlimMethods, clientEntries, plainElements],
  resolve: { alias: [overlaysApart, ...bundledAliases] },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox121', 'safari16.4'],
    cssMinify: true,
    // Maps would be two thirds of what is installed; names of functions stay, so that a stack trace can be read.
    sourcemap: false,
    modulePreload: false,
    lib: { entry: Object.fromEntries(entries().map(({ out, source }) => [out, `${root}${source}`])), formats: ['es'] },
    rolldownOptions: {
      // Dependencies and peers stay outside. Radix's dialog and select are bundled with all that they use: Radix pins its
      // parts to each other, so that a host's other version would not fit.
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      // What is made with these and not used can go: a page that shows one widget gets no other's parts.
      treeshake: { manualPureFunctions: ['forwardRef', 'memo', 'createContext', 'createStore'] },
      // The modules of our libraries say 'use client', which the plugin above takes out.
      onLog: (level, log, next) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
      },
      output: {
        preserveModules: true,
        preserveModulesRoot: `${root}src`,
        // A folder called node_modules would not be published, and dist/embed is copied whole by pages with a script tag.
        entryFileNames: ({ name, isEntry }) =>
          `${isEntry ? name : name.replaceAll('node_modules', 'vendor').replace(/^embed\//, 'elements/')}.js`,
        ...moduleOutput,
      },
    },
  },
});
