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

const sources = sheets().filter(({ kind }) => kind !== 'layered');
const ofWidgets = sources.filter(({ kind }) => kind === 'widget');

/** Leaves out dialogs and selects, which styles/base.css has. */
const withoutOverlays = {
  name: 'without-overlays',
  setup: ({ onLoad }) => onLoad({ filter: /[\\/]styles[\\/]overlays\.css$/ }, () => ({ contents: '', loader: 'css' })),
};

/** Stylesheets with layers, as in the source, by path in dist without extension. */
async function bundled(list, plugins = []) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(list.map(({ out, source }) => [out, source])),
    outdir: '/',
    bundle: true,
    write: false,
    target,
    logLevel: 'warning',
    plugins,
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(1, -'.css'.length), text]));
}

/** styles.css with layers, as in the source. */
export const sourceSheet = async () => (await bundled(sources)).get('styles') ?? '';

/**
 * Data for `oneClass`. The sheets of the widgets include dialogs and selects, because an element adopts those after its
 * widget's sheet.
 */
export const knownOfSheets = async () => ({
  copies: copiesIn((await bundled(ofWidgets)).values()),
  elements: elementClasses(),
});

/** All published stylesheets of the package, by path in dist without extension. */
export async function builtSheets() {
  const known = await knownOfSheets();
  const inLayers = [...(await bundled(sources)), ...(await bundled(ofWidgets, [withoutOverlays]))];
  const built = [...new Map(inLayers)].map(([out, css]) => [out, oneClass(css, known)]);
  const published = await Promise.all(built.map(async ([out, css]) => [out, await minified(css)]));
  return new Map([...published, ['styles/layered', "@import '../styles.css' layer(tradefront);\n"]]);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [out, css] of await builtSheets()) {
    const path = `${root}dist/${out}.css`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, css);
  }
}
