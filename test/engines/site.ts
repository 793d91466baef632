import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import type { Plugin, PreviewServer } from 'vite';
import { buildSite, serveBuiltSite } from '../support/built-site';
import { type ServedHost, serveStrict } from '../support/strict-server';

/** A script for a page, as the text of one file. */
export async function scriptOf(file: string, globalName?: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [join(import.meta.dirname, 'page', file)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName,
    target: 'es2022',
    minify: true,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

const RECORDER = '/engine-recorder.js';
const CLOCK = '/engine-clock.js';
const PROBLEMS = '/engine-problems/';

/** A page that runs scripts before its own. */
function withScripts(html: string, paths: readonly string[]): string {
  const tags = paths.map((path) => `<script src="${path}"></script>`).join('');
  const changed = html.replace('<head>', `<head>${tags}`);
  if (changed === html) throw new Error('The page has no head');
  return changed;
}

/** A served site, and the problems that its pages have reported so far. */
export interface RecordedSite {
  /** Address, without a slash at its end. */
  readonly url: string;
  readonly problems: string[];
  readonly close: () => Promise<void>;
}

/** Builds the demo site into a folder; its page runs the recorder and the clock first. */
export async function buildRecordedSite(folder: string): Promise<void> {
  await buildSite(folder);
  const page = join(folder, 'index.html');
  await writeFile(page, withScripts(await readFile(page, 'utf8'), [RECORDER, CLOCK]));
  await writeFile(join(folder, RECORDER), await scriptOf('recorder.ts'));
  await writeFile(join(folder, CLOCK), await scriptOf('story-clock.ts'));
}

/** Serves the built demo site. */
export async function serveRecordedSite(folder: string): Promise<RecordedSite> {
  const problems: string[] = [];
  const collect: Plugin = {
    name: 'collect-problems',
    configurePreviewServer({ middlewares }: PreviewServer) {
      middlewares.use(PROBLEMS, ({ url = '' }, response) => {
        problems.push(decodeURIComponent(url.slice(1)));
        response.writeHead(204).end();
      });
    },
  };
  return { ...(await serveBuiltSite(folder, [collect])), problems };
}

/** Serves the pages of another host, which run the recorder first. */
export async function recordHost(host: ServedHost): Promise<RecordedSite> {
  const problems: string[] = [];
  const recorder = await scriptOf('recorder.ts');
  const { url, close } = await serveStrict(async (pathname) => {
    if (pathname === RECORDER) return recorder;
    if (pathname.startsWith(PROBLEMS)) {
      problems.push(decodeURIComponent(pathname.slice(PROBLEMS.length)));
      return '';
    }
    const answer = await fetch(host.url + pathname);
    if (!answer.ok) return undefined;
    if (answer.headers.get('content-type')?.startsWith('text/html'))
      return withScripts(await answer.text(), [RECORDER]);
    return new Uint8Array(await answer.arrayBuffer());
  });
  return {
    url,
    problems,
    close: async () => {
      close();
      host.close();
      await Promise.resolve();
    },
  };
}
