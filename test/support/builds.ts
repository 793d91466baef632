import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as tsup, type Options } from 'tsup';
import { build as vite } from 'vite';
import tsupConfig from '../../tsup.config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The script-tag build as it is published, made from the source: path on the server → file. */
export async function scriptBuild(): Promise<Map<string, string | Uint8Array>> {
  const built = await vite({ configFile: join(root, 'src/embed/vite.config.ts'), logLevel: 'error', build: { write: false, sourcemap: false } });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.map((file) => [`/embed/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}

/** The npm build as it is published, without its types, in a folder inside the project so that its imports are found. */
export async function npmBuild(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const configs: Options[] = [tsupConfig].flat().filter((one): one is Options => typeof one === 'object');
  const npm = configs.find(({ name }) => name === 'npm');
  if (!npm) throw new Error('tsup.config.ts has no build called npm');
  const folder = await mkdtemp(join(root, 'node_modules/.npm-build-'));
  await tsup({ ...npm, config: false, outDir: folder, dts: false, sourcemap: false, silent: true });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
