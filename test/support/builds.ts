import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as vite } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The published script-tag build, made from the source: path on the server → file. */
export async function scriptBuild(): Promise<Map<string, string | Uint8Array>> {
  const built = await vite({
    configFile: join(root, 'src/embed/vite.config.ts'),
    logLevel: 'error',
    build: { write: false, sourcemap: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.map((file) => [`/embed/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}

/** The published npm build without its types, in a folder inside the project: only there do its imports resolve. */
export async function npmBuild(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(root, 'node_modules/.npm-build-'));
  await vite({ configFile: join(root, 'vite.npm.config.ts'), logLevel: 'error', build: { outDir: folder } });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
