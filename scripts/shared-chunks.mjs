// Data modules and the demo adapter (demo-chunk.ts) are in the package only once: the script-tag build, whose folder pages
// copy, has them as chunks, and the package's module re-exports the chunk. Chunks with imports are excluded, because they
// would add a second copy of the library.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { entries, root } from './surface.mjs';

const data = /^src\/(?:locales\/[\w-]+\/index|ui\/base-css)\.ts$/;

/** A stylesheet as text is the only export of its module. */
const sheet = /^src\/(.+\.css)\?inline$/;

const fromRoot = (id) => relative(root, id).replaceAll('\\', '/');

/** Path of a source module in the package's build. */
const builtAs = (source) => {
  const entry = entries().find((one) => one.source === source);
  return `dist/${
    entry
      ? entry.out
      : source
          .replace(/^src\//, '')
          .replace(/^embed\//, 'elements/')
          .replace(/\.ts$/, '')
  }.js`;
};

/** Whether a build writes the package, not a copy elsewhere. */
const isPackage = (dir) => dir !== undefined && resolve(dir) === resolve(root, 'dist/embed');

/** Replaces a module of the package with one that re-exports names of a chunk. */
function reExportFrom(module, chunk, names) {
  if (!existsSync(`${root}${module}`)) throw new Error(`${module} is missing, so it can't re-export ${chunk}`);
  const path = relative(dirname(`${root}${module}`), `${root}dist/embed/${chunk}`).replaceAll('\\', '/');
  writeFileSync(`${root}${module}`, `export{${names.join()}}from"${path}";\n`);
}

/**
 * Replaces the built module of a source file with one that re-exports names of a chunk; only in the package.
 * @param {string | undefined} dir folder that the build writes
 * @param {string} source
 * @param {string} chunk path in the folder
 * @param {readonly string[]} names
 */
export function reExport(dir, source, chunk, names) {
  if (isPackage(dir)) reExportFrom(builtAs(source), chunk, names);
}

/** Modules that no entry of the package imports, statically or lazily. */
async function unneeded() {
  const { metafile } = await build({
    entryPoints: entries().map(({ out }) => `${root}dist/${out}.js`),
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'out',
    logLevel: 'silent',
  });
  return readdirSync(`${root}dist`, { recursive: true })
    .map((path) => `dist/${path}`)
    .filter((path) => path.endsWith('.js') && !path.startsWith('dist/embed/') && !Object.hasOwn(metafile.inputs, path));
}

/** Plugin for the script-tag build; runs after the build of the package's modules. */
export const sharedChunks = {
  name: 'shared-chunks',
  writeBundle: {
    // After the demo's module is replaced, the modules behind it are not needed.
    order: 'post',
    sequential: true,
    async handler({ dir }, bundle) {
      if (!isPackage(dir)) return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { fileName, facadeModuleId, moduleIds, exports } = chunk;
        const source = facadeModuleId ? fromRoot(facadeModuleId) : '';
        const isData = data.test(source);
        const sheets = moduleIds.map((id) => sheet.exec(fromRoot(id))?.[1]).filter(Boolean);
        if (!isData && (sheets.length === 0 || moduleIds.length > 1)) continue;
        if (chunk.imports.length > 0 || chunk.dynamicImports.length > 0)
          throw new Error(`${fileName} imports other chunks, so the package can't share it`);
        if (isData) reExportFrom(builtAs(source), fileName, exports);
        // A module of the package can import a stylesheet directly, although the source imports it from a data module.
        for (const path of sheets)
          reExportFrom(
            `dist/${path}_inline.js`,
            fileName,
            exports.map((name) => `${name} as default`),
          );
      }
      for (const path of await unneeded()) rmSync(`${root}${path}`);
    },
  },
};
