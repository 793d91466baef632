// What is plain data is in the package once: the script-tag build, whose folder pages copy, has it as a chunk, and the
// module of the package passes that chunk on. A chunk that needs others would bring a second copy of the library.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { entries, root } from './surface.mjs';

const data = /^src\/(?:locales\/[\w-]+\/index|embed\/base-css|adapters\/demo\/faqs\/[a-z]{2}-[a-z]{2})\.ts$/;

/** A sheet as a text, which is the one export of its module. */
const sheet = /^src\/(.+\.css)\?inline$/;

const fromRoot = (id) => relative(root, id).replaceAll('\\', '/');

/** Where the package's build puts a module of src. */
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

/** Modules that no entry of the package needs, now or later. */
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

/** For the script-tag build, once the modules of the package are there. */
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
        throw new Error(`${fileName} needs other chunks, so the package can't share it`);
      const module = text === undefined ? builtAs(source) : `dist/${text}_inline.js`;
      if (!existsSync(`${root}${module}`)) throw new Error(`${module} is not there to pass on ${fileName}`);
      const names = text === undefined ? exports : exports.map((name) => `${name} as default`);
      const path = relative(dirname(`${root}${module}`), resolve(dir, fileName)).replaceAll('\\', '/');
      writeFileSync(`${root}${module}`, `export{${names.join()}}from"${path}";\n`);
    }
    for (const path of await unneeded()) rmSync(`${root}${path}`);
  },
};
