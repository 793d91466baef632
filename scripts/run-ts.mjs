// Runs a TypeScript file in Node: bundles it with the project's code; packages stay external.
import { readFile, rm } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Replaces `import.meta` paths, so that each file of the bundle has its original location. */
const ownAddress = {
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|tsx|mjs)$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: extname(path) === '.mjs' ? 'js' : extname(path).slice(1),
    }));
  },
};

/** Bundles and imports `entry`; resolves with its exports. */
export async function runTs(entry) {
  const outfile = join(import.meta.dirname, `.run-${process.pid}-${Date.now()}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [ownAddress],
    logLevel: 'warning',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}
