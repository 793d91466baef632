import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { type Plugin, type PreviewServer } from 'vite';
import { buildSite, serveBuiltSite, type ServedSite } from '../support/built-site';

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

/** Builds the demo site into a folder; each of its pages runs the recorder first. */
export async function buildRecordedSite(folder: string): Promise<void> {
  await buildSite(folder);
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  const recorded = html.replace('<head>', '<head><script src="/engine-recorder.js"></script>');
  if (recorded === html) throw new Error('The page has no head');
  await writeFile(page, recorded);
  await writeFile(join(folder, 'engine-recorder.js'), await scriptOf('recorder.ts'));
}

/** A served site, and the problems that its pages have reported so far. */
export interface RecordedSite extends ServedSite {
  readonly problems: string[];
}

/** Serves a site that records. */
export async function serveRecordedSite(folder: string): Promise<RecordedSite> {
  const problems: string[] = [];
  const collect: Plugin = {
    name: 'collect-problems',
    configurePreviewServer({ middlewares }: PreviewServer) {
      middlewares.use('/engine-problems', (request, response) => {
        let text = '';
        request.on('data', (part: Buffer) => (text += part.toString()));
        request.on('end', () => {
          problems.push(text);
          response.writeHead(204).end();
        });
      });
    },
  };
  return { ...(await serveBuiltSite(folder, [collect])), problems };
}
