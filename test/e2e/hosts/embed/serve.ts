import { readFile } from 'node:fs/promises';
import { scriptBuild } from '../../../support/builds';
import { controlPage, serveStrict, type ServedHost } from '../../../support/strict-server';

const here = new URL('.', import.meta.url);

/** Serves the plain pages and the script under a strict policy. */
export async function servePlain(): Promise<ServedHost> {
  const files = await scriptBuild();
  return serveStrict(
    (pathname) =>
      files.get(pathname) ??
      (pathname === '/control.html' ? controlPage : readFile(new URL(`.${pathname}`, here)).catch(() => undefined)),
  );
}
