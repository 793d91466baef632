// Data modules are in the package only once: the script-tag build, whose folder pages copy, has them as chunks, and the
// package's module re-exports the chunk. Chunks with imports are excluded, because they would add a second copy of the
// library.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { entries, root } from './surface.mjs';

const data = /^src\/(?:locales\/[\w-]+\/index|embed\/base-css|adapters\/demo\/faqs\/[a-z]{2}-[a-z]{2})\.ts$/;

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
  async writeBundle({ dir }, bundle) {
    if (dir === undefined || resolve(dir) !== resolve(root, 'dist/embed')) return;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { fileName, facadeModuleId, moduleIds, exports } = chunk;
      const text = moduleIds.length === 1 ? sheet.exec(fromRoot(moduleIds[0]))?.[1] : undefined;
      const source = facadeModuleId ? fromRoot(facadeModuleId) : '';
      if (text === undefined && !data.test(source)) continue;
      if (chunk.imports.length > 0 || chunk.dynamicImports.length > 0)
        throw new Error(`${fileName} imports other chunks, so the package can't share it`);
      const module = text === undefined ? builtAs(source) : `dist/${text}_inline.js`;
      if (!existsSync(`${root}${module}`)) throw new Error(`${module} is missing, so it can't re-export ${fileName}`);
      const names = text === undefined ? exports : exports.map((name) => `${name} as default`);
      const path = relative(dirname(`${root}${module}`), resolve(dir, fileName)).replaceAll('\\', '/');
      writeFileSync(`${root}${module}`, `export{${names.join()}}from"${path}";\n`);
    }
    for (const path of await unneeded()) rmSync(`${root}${path}`);
  },
};
