// What is plain data is in the package once: the script-tag build, whose folder pages copy, has it as a chunk, and the
// module of the package passes that chunk on. A chunk that needs others would bring a second copy of the library.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { entries, root } from './surface.mjs';

const data = /^src\/(?:locales\/[\w-]+\/index|embed\/sheet-base|adapters\/demo\/faqs\/[a-z]{2}-[a-z]{2})\.ts$/;

/** Where the package's build puts a module of src. */
const builtAs = (source) => {
  const entry = entries().find((one) => one.source === source);
  return `dist/${entry ? entry.out : source.replace(/^src\//, '').replace(/^embed\//, 'elements/').replace(/\.ts$/, '')}.js`;
};

/** Modules that no entry of the package needs, now or later. */
async function unneeded() {
  const { metafile } = await build({
    entryPoints: entries().map(({ out }) => `${root}dist/${out}.js`),
    absWorkingDir: root, bundle: true, splitting: true, packages: 'external', format: 'esm', write: false, metafile: true, outdir: 'out', logLevel: 'silent',
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
    for (const { type, fileName, facadeModuleId, exports, imports, dynamicImports } of Object.values(bundle)) {
      const source = type === 'chunk' && facadeModuleId ? relative(root, facadeModuleId).replaceAll('\\', '/') : '';
      if (!data.test(source)) continue;
      if (imports.length > 0 || dynamicImports.length > 0) throw new Error(`${fileName} needs other chunks, so the package can't share it`);
      const module = builtAs(source);
      const chunk = relative(dirname(`${root}${module}`), resolve(dir, fileName)).replaceAll('\\', '/');
      writeFileSync(`${root}${module}`, `export{${exports.join()}}from"${chunk}";\n`);
    }
    for (const path of await unneeded()) rmSync(`${root}${path}`);
  },
};
