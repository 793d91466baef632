// Runs a TypeScript file in Node: bundles it with its own code, leaves packages where they are.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Bundles `entry` and imports the result; resolves with its exports. */
export async function runTs(entry) {
  const outfile = join(import.meta.dirname, `.run-${process.pid}-${Date.now()}.mjs`);
  await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'warning' });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}
