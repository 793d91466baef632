import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { controlPage, serveStrict, type ServedHost } from '../../../support/strict-server';

const here = new URL('.', import.meta.url);
const config = fileURLToPath(new URL('../../../../src/embed/vite.config.ts', here));

/** The script-tag build as it is published, built from the source. */
async function scriptBuild(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({ configFile: config, logLevel: 'error', build: { write: false, sourcemap: false } });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.map((file) => [`/embed/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}

/** Serves the plain pages and the script under a strict policy. */
export async function servePlain(): Promise<ServedHost> {
  const files = await scriptBuild();
  return serveStrict(
    (pathname) => files.get(pathname) ?? (pathname === '/control.html' ? controlPage : readFile(new URL(`.${pathname}`, here)).catch(() => undefined)),
  );
}
