// Builds the stylesheets of the package, as part of `npm run build`: each stylesheet of src is bundled and minified,
// without layers (see one-class.mjs). styles/layered.css puts styles.css into a layer.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import { elementClasses } from './element-classes.mjs';
import { copiesIn, oneClass } from './one-class.mjs';
import { root, sheets } from './surface.mjs';

/** Target browsers: the oldest with cascade layers, container queries, :has() and `inert`. */
const target = ['chrome111', 'firefox121', 'safari16.4'];

const minified = async (css) => (await transform(css, { loader: 'css', minify: true, target })).code;

/** styles.css with layers, as in the source. */
export const sourceSheet = async () => (await bundledSheets()).get('styles') ?? '';

/** All stylesheets of the package with layers, by path in dist without extension. */
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

/** Data for `oneClass` when it converts a stylesheet that isn't published separately. */
export const knownOfSheets = async () => knownOf(await bundledSheets());

/** All published stylesheets of the package, by path in dist without extension. */
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
