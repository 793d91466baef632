// The package's entries, derived from the folders of src. Build, package.json and checks use this module, so that a new
// widget, locale or adapter is published without a manual list.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The package's folder, with a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const at = (path) => `${root}${path}`;
const folders = (path) =>
  existsSync(at(path))
    ? readdirSync(at(path), { withFileTypes: true })
        .filter((found) => found.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];
const partsOf = (name) => name.split('-');
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** `product-grid` → `ProductGrid`. */
export const pascal = (name) => partsOf(name).map(capital).join('');
/** `product-grid` → `productGrid`. */
export const camel = (name) => pascal(name).charAt(0).toLowerCase() + pascal(name).slice(1);

/** Files that make a folder a widget: index, contract and widget. */
const widgetFiles = (name) =>
  ['index.ts', `${name}.contract.ts`, `${name}.widget.tsx`].map((file) => `src/widgets/${name}/${file}`);

/** Names of the widgets. */
export const widgets = () =>
  folders('src/widgets').filter((name) => widgetFiles(name).every((path) => existsSync(at(path))));

/** Tags of the languages with a locale pack. */
export const locales = () => folders('src/locales').filter((tag) => existsSync(at(`src/locales/${tag}/index.ts`)));

const entry = (subpath, out, source, kind, client) => ({ subpath, out, source, kind, client });

/**
 * All code entries of the package. `kind` determines budget and checks; `client` is true if the entry starts with 'use
 * client'.
 */
export const entries = () =>
  [
    entry('.', 'index', 'src/index.ts', 'root', true),
    ...widgets().map((name) => entry(`./${name}`, `widgets/${name}`, `src/widgets/${name}/index.ts`, 'widget', true)),
    ...['rules', 'ports', 'testing'].map((name) => entry(`./${name}`, name, `src/${name}/index.ts`, 'plain', false)),
    entry('./host', 'host', 'src/runtime/host/index.ts', 'plain', false),
    entry('./server', 'server', 'src/server/index.ts', 'plain', false),
    ...locales().map((tag) =>
      entry(`./locales/${tag}`, `locales/${tag}`, `src/locales/${tag}/index.ts`, 'plain', false),
    ),
    ...folders('src/adapters').map((name) =>
      entry(`./adapters/${name}`, `adapters/${name}`, `src/adapters/${name}/index.ts`, 'plain', false),
    ),
    entry('./ui', 'ui', 'src/ui/index.ts', 'parts', true),
    entry('./portal', 'portal', 'src/portal/index.ts', 'parts', true),
    entry('./portal/start', 'portal-start', 'src/portal/start.ts', 'parts', false),
    entry('./embed', 'embed/index', 'src/embed/index.ts', 'embed', false),
  ].filter(({ source }) => existsSync(at(source)));

/** All stylesheets of the package: subpath, path in dist and source. */
export const sheets = () => [
  { subpath: './styles.css', out: 'styles', source: 'src/styles/styles.css', kind: 'whole' },
  { subpath: './styles/layered.css', out: 'styles/layered', source: 'src/styles/styles.css', kind: 'layered' },
  { subpath: './styles/base.css', out: 'styles/base', source: 'src/styles/base-and-overlays.css', kind: 'base' },
  ...[
    ...widgets().map((name) => ({ name, source: `src/widgets/${name}/${name}.css` })),
    { name: 'portal', source: 'src/portal/portal.css' },
  ]
    .filter(({ source }) => existsSync(at(source)))
    .map(({ name, source }) => ({ subpath: `./styles/${name}.css`, out: `styles/${name}`, source, kind: 'widget' })),
];

/** Path of the script-tag build. */
export const scriptTag = 'dist/embed/tradefront.js';

/** Names of the files in dist that describe the package for tools. */
export const dataFiles = ['custom-elements', 'web-types', 'html-custom-data', 'deprecations'];

/** The `exports` field for the current tree. */
export const exportsMap = () => ({
  ...Object.fromEntries(
    entries().map(({ subpath, out }) => [subpath, { types: `./dist/${out}.d.ts`, default: `./dist/${out}.js` }]),
  ),
  ...Object.fromEntries(sheets().map(({ subpath, out }) => [subpath, `./dist/${out}.css`])),
  './script': `./${scriptTag}`,
  ...Object.fromEntries(dataFiles.map((name) => [`./${name}.json`, `./dist/${name}.json`])),
  './package.json': './package.json',
});
