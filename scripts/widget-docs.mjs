// Reads from the source of each widget what its page in the documentation needs and its contract does not have.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { camel, pascal, root, sheets, widgets } from './surface.mjs';

/**
 * @typedef {object} WidgetDoc
 * @property {string} description What the widget does: the docstring of its component.
 * @property {readonly string[]} messageGroups Groups of texts that the widget shows, its own first.
 * @property {readonly string[]} tokens Tokens that the widget's stylesheet reads, under the names that a page sets.
 */

const textOf = (path) => readFileSync(`${root}${path}`, 'utf8');

/** A docstring on one line, without references that only readers of the source can look up. */
const plain = (comment) =>
  comment
    .replace(/^\s*\*+ ?/gm, ' ')
    .replace(/ \((?:decisions? \d|product rules? \d|faults? F\d)[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The docstring of a widget's component.
 * @throws Error if the component has none.
 */
export function descriptionOf(name, text = textOf(`src/widgets/${name}/${name}.widget.tsx`)) {
  const docstring = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export const ${pascal(name)}\\b`).exec(text);
  if (docstring === null) throw new Error(`The component of ${name} has no docstring.`);
  return plain(docstring[1]);
}

/** Groups of texts that a source file reads. */
const groupsIn = (text) =>
  [...text.matchAll(/useMessages\(\s*(?:'([\w-]+)'|(\w+)Contract\.name)/g)].map(
    ([, group, contract]) => group ?? widgets().find((name) => camel(name) === contract),
  );

/** Paths of all files that a file imports, directly or not, from esbuild's list of imports. */
function reach(start, inputs, seen = new Set()) {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const { path, external } of inputs[start]?.imports ?? []) if (!external) reach(path, inputs, seen);
  return seen;
}

/** Tokens that pages can set: those that the tokens' stylesheet declares or reads, by the name that a page sets. */
const settable = (token) => token.replace(/^--tf-(?:use|theme)-/, '--tf-');
const tokensIn = (css) => [...css.matchAll(/--tf-[\w-]+/g)].map(([token]) => settable(token));

/** Files of each entry, itself included. */
async function filesOf(entryPoints) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: '/out',
    bundle: true,
    splitting: entryPoints.every((path) => !path.endsWith('.css')),
    packages: 'external',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return entryPoints.map((path) => [...reach(path, metafile.inputs)]);
}

const sorted = (names) => [...new Set(names)].sort();

/**
 * What the documentation needs of every widget, by name.
 * @returns {Promise<Readonly<Record<string, WidgetDoc>>>}
 */
export async function widgetDocs() {
  const names = widgets();
  const styled = sheets().filter(({ out }) => names.some((name) => out === `styles/${name}`));
  const [code, styles] = await Promise.all([
    filesOf(names.map((name) => `src/widgets/${name}/index.ts`)),
    filesOf(styled.map(({ source }) => source)),
  ]);
  const known = new Set(tokensIn(textOf('src/styles/tokens.css')));
  return Object.fromEntries(
    names.map((name, at) => {
      // The paths of stylesheets in code have a query.
      const scripts = code[at].filter((path) => /\.tsx?$/.test(path));
      const groups = sorted(scripts.flatMap((path) => groupsIn(textOf(path))));
      const sheet = styles[styled.findIndex(({ out }) => out === `styles/${name}`)] ?? [];
      const tokens = sheet.flatMap((path) => tokensIn(textOf(path))).filter((token) => known.has(token));
      return [
        name,
        {
          description: descriptionOf(name),
          messageGroups: [...groups.filter((group) => group === name), ...groups.filter((group) => group !== name)],
          tokens: sorted(tokens),
        },
      ];
    }),
  );
}

/** Vite plugin for the module `virtual:widget-docs` of the documentation. */
export const widgetDocsModule = {
  name: 'widget-docs',
  resolveId: (id) => (id === 'virtual:widget-docs' ? id : undefined),
  load: async (id) =>
    id === 'virtual:widget-docs' ? `export default ${JSON.stringify(await widgetDocs())};` : undefined,
};
