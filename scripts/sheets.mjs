// The sheets of the package, as part of `npm run build`: each sheet of src bundled and minified, without layers (see
// one-class.mjs); styles/layered.css puts styles.css into a layer of its own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import { elementClasses } from './element-classes.mjs';
import { copiesIn, oneClass } from './one-class.mjs';
import { root, sheets } from './surface.mjs';

/** Browsers the sheets are written for: the oldest with cascade layers, container queries, :has() and `inert`. */
const target = ['chrome111', 'firefox121', 'safari16.4'];

const minified = async (css) => (await transform(css, { loader: 'css', minify: true, target })).code;

/** styles.css as its source is, in layers. */
export const sourceSheet = async () => (await bundledSheets()).get('styles') ?? '';

/** Every sheet of the package in layers, by the path of its file in dist without the ending. */
async function bundledSheets() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(sources.map(({ out, source }) => [out, source])),
    outdir: '/',
    bundle: true,
    write: false,
    target,
    logLevel: 'warning',
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(1, -'.css'.length), text]));
}

const sources = sheets().filter(({ kind }) => kind !== 'layered');
const widgetSheets = (built) => sources.filter(({ kind }) => kind === 'widget').map(({ out }) => built.get(out));

const knownOf = (built) => ({ copies: copiesIn(widgetSheets(built)), elements: elementClasses() });

/** What `oneClass` has to know to cut a sheet that stands beside the published ones. */
export const knownOfSheets = async () => knownOf(await bundledSheets());

/** Every sheet of the package as it is published, by the path of its file in dist without the ending. */
export async function builtSheets() {
  const inLayers = await bundledSheets();
  const known = knownOf(inLayers);
  const built = [...inLayers].map(([out, css]) => [out, oneClass(css, known)]);
  const sheets = await Promise.all(built.map(async ([out, css]) => [out, await minified(css)]));
  return new Map([...sheets, ['styles/layered', "@import '../styles.css' layer(tradefront);\n"]]);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [out, css] of await builtSheets()) {
    const path = `${root}dist/${out}.css`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, css);
  }
}
