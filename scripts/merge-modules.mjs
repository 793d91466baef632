// Merges modules that only modules of the same folder import, for example the parts of a widget: a third of the bytes of
// a small module are its imports. What loads lazily stays separate from what loads at once, and modules that other folders
// import stay separate, so that a bundler that cuts chunks by file (esbuild) takes only what a page needs. Runs after the
// build of the package's modules.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './surface.mjs';

/**
 * Output of the package's modules. Annotations are for the host's bundler, and names of components and functions for
 * warnings and stack traces.
 */
export const moduleOutput = {
  minify: {
    compress: { target: 'es2022', keepNames: { function: true, class: true } },
    mangle: { toplevel: true, keepNames: true },
    codegen: { removeWhitespace: true },
  },
  comments: { annotation: true, jsdoc: false, legal: false },
};

/**
 * Output without names of functions. Failures of the conformance kit name cases, and errors of an adapter are
 * `PortError`s, which name their code and their cause.
 */
const shortOutput = {
  ...moduleOutput,
  minify: { ...moduleOutput.minify, mangle: { toplevel: true }, compress: { target: 'es2022' } },
};

const dist = join(root, 'dist');
const slashes = (path) => path.split(sep).join('/');

const foldersIn = (folder) =>
  readdirSync(join(dist, folder), { withFileTypes: true })
    .filter((found) => found.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

/** Folders of dist whose modules are merged. The demo's are only replaced by a chunk of the script-tag build. */
const folders = () =>
  ['widgets', 'adapters']
    .flatMap(foldersIn)
    .filter((folder) => folder !== 'widgets/common' && folder !== 'adapters/demo')
    .concat('portal', 'testing');

const modules = () =>
  readdirSync(dist, { recursive: true })
    .map((path) => slashes(String(path)))
    .filter((path) => path.endsWith('.js'));

/** What a module imports, by path in dist: statically and lazily. */
function importsOf(path) {
  const text = readFileSync(join(dist, path), 'utf8');
  const targets = text.matchAll(/(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g);
  return [...targets].map(([, target]) => posix.join(posix.dirname(path), target));
}

/** Modules of a folder that modules outside it import. */
function openModules(folder, imports) {
  const isInside = (path) => path.startsWith(`${folder}/`);
  const outside = [...imports].filter(([path]) => !isInside(path));
  return [...new Set(outside.flatMap(([, targets]) => targets).filter(isInside))].sort();
}

/** Stands for the folder dist in the imports of merged modules, until it is known where the importing file is. */
const anchor = 'dist:';

/** Merges a folder's modules into those that other folders import, their lazy parts, and what these share. */
async function mergedModules(folder, inputs) {
  const inside = join(dist, folder) + sep;
  const outside = {
    name: 'outside',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined) return undefined;
      if (!id.startsWith('.')) return { id, external: true };
      const target = join(importer, '..', id);
      return target.startsWith(inside) ? target : { id: `${anchor}${slashes(relative(dist, target))}`, external: true };
    },
  };
  const [{ output }] = [
    await build({
      configFile: false,
      root: dist,
      logLevel: 'warn',
      plugins: [outside],
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        lib: {
          entry: Object.fromEntries(inputs.map((path) => [path.slice(0, -'.js'.length), join(dist, path)])),
          formats: ['es'],
        },
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          // Otherwise modules that only lazy parts share would move into the modules that load first.
          experimental: { chunkOptimization: false },
          output: {
            ...(/^(?:testing|adapters)\b/.test(folder) ? shortOutput : moduleOutput),
            entryFileNames: '[name].js',
            chunkFileNames: ({ name, isDynamicEntry }) => `${folder}/${name}${isDynamicEntry ? '' : '.shared'}.js`,
          },
        },
      },
    }),
  ].flat();
  return output.map(({ fileName, code }) => [
    fileName,
    code.replaceAll(new RegExp(`(["'\`])${anchor}([^"'\`]+)\\1`, 'g'), (_, quote, target) => {
      const path = posix.relative(posix.dirname(fileName), target);
      return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    }),
  ]);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const all = modules();
  const imports = new Map(all.map((path) => [path, importsOf(path)]));
  for (const folder of folders()) {
    const inputs = openModules(folder, imports);
    const merged = inputs.length > 0 ? await mergedModules(folder, inputs) : [];
    rmSync(join(dist, folder), { recursive: true });
    for (const [path, code] of merged) {
      mkdirSync(dirname(join(dist, path)), { recursive: true });
      writeFileSync(join(dist, path), code);
    }
  }
}
