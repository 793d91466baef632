// Writes what follows from the folders of src: `npm run sync` after a widget, a locale or an adapter came or went.
// With --check it writes nothing and fails when something is behind.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { format } from 'prettier';
import { camel, exportsMap, locales, pascal, root, widgets } from './surface.mjs';

const written = '// Written by `npm run sync` from the folders and contracts of src.\n';
const read = (path) => {
  try {
    return readFileSync(`${root}${path}`, 'utf8');
  } catch {
    return '';
  }
};

/** The contracts as they are in the source, by the widget's name. */
async function contracts(names) {
  const contents = names
    .map((name) => `export { ${camel(name)}Contract } from './src/widgets/${name}/${name}.contract';`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  return new Map(
    names.map((name) => {
      const contract = module[`${camel(name)}Contract`];
      if (contract === undefined) throw new Error(`${name}.contract.ts has to export ${camel(name)}Contract`);
      if (contract.element !== `tradefront-${name}`)
        throw new Error(`The element of ${name} has to be tradefront-${name}`);
      return [name, contract];
    }),
  );
}

const layout = JSON.parse(read('.prettierrc.json'));
const quoted = (text) => `'${text}'`;
const key = (text) => (/^[a-z]\w*$/i.test(text) ? text : quoted(text));
const list = (texts) => `[${texts.map(quoted).join(', ')}]`;

/** What an element has to know of a widget, beside what all have. It comes with the widget's code. */
function shape({ attributes, slots }) {
  const pairs = attributes
    .map(({ name: attribute, prop, as }) => `${key(attribute)}: [${quoted(prop)}, ${quoted(as)}]`)
    .join(', ');
  return `export const shape: WidgetShape = {
  attributes: {${pairs && ` ${pairs} `}},
  regions: ${list(slots.regions)},
  render: ${list(slots.render)},
};`;
}

function registry(names) {
  const types = names
    .map(
      (name) =>
        `import type { ${camel(name)}Contract, ${pascal(name)}Events, ${pascal(name)}Props } from '../widgets/${name}';`,
    )
    .join('\n');
  return `${written}import type { LocalePack } from '../runtime/messages/locale-pack';
${types}
import type { WidgetChunk } from './embed.types';

/** The props of each widget, by the name it is mounted with. */
export interface WidgetPropsByName {
${names.map((name) => `  ${key(name)}: ${pascal(name)}Props;`).join('\n')}
}

/** The events of each widget, with their details. */
export interface WidgetEventsByName {
${names.map((name) => `  ${key(name)}: ${pascal(name)}Events;`).join('\n')}
}

/** The contract of each widget. */
export interface WidgetContractsByName {
${names.map((name) => `  ${key(name)}: typeof ${camel(name)}Contract;`).join('\n')}
}

/** Each widget's code, fetched when the first of its kind is wanted. All that a page carries of a widget it does not show. */
export const registry: { readonly [Name in keyof WidgetPropsByName]: () => Promise<WidgetChunk> } = {
${names.map((name) => `  ${key(name)}: () => import('./chunks/${name}'),`).join('\n')}
};

/** The languages that have a pack, by tag. */
export const localePacks: Readonly<Record<string, () => Promise<{ readonly default: LocalePack }>>> = {
${locales()
  .map((tag) => `  ${quoted(tag)}: () => import('../locales/${tag}'),`)
  .join('\n')}
};
`;
}

/** Sheets that a sheet imports, and those that they import, as paths from the root. */
const importsOf = (path) =>
  [...read(path).matchAll(/^@import '(\.[^']+)';/gm)]
    .map(([, to]) => join(dirname(path), to))
    .flatMap((found) => [found, ...importsOf(found)]);

/** A widget's sheet; dialog and select come with a sheet of their own, which the widgets of a page share. */
const sheetsOf = (name) => {
  const path = `src/widgets/${name}/${name}.css`;
  if (read(path) === '') return "export const sheet = '';";
  const own = `export { default as sheet } from '../../widgets/${name}/${name}.css?inline';`;
  return importsOf(path).includes('src/styles/overlays.css')
    ? `${own}\nexport { overlaySheet } from '../overlay-css';`
    : own;
};

const chunk = (name, contract) => `${written}import type { WidgetShape } from '../embed.types';

export { ${pascal(name)} as Widget } from '../../widgets/${name}/${name}.widget';
${sheetsOf(name)}
${shape(contract)}
`;

/** The root entry: what stands in it by hand, then every widget. */
const index = (text, names) =>
  `${text.replace(/^export \* from '\.\/widgets\/.*\n/gm, '').trimEnd()}\n${names.map((name) => `export * from './widgets/${name}';\n`).join('')}`;

/** package.json with the exports of the tree; the rest stays as it is, down to its line breaks. npm has a layout of its own. */
function manifest(text) {
  if (JSON.stringify(JSON.parse(text).exports) === JSON.stringify(exportsMap())) return text;
  const field = JSON.stringify(exportsMap(), null, 2)
    .replaceAll('\n', '\n  ')
    .replace(/\{\n\s+("types".*)\n\s+("default".*)\n\s+\}/g, '{ $1 $2 }');
  const present = /"exports": \{[\s\S]*?\n {2}\},/;
  return present.test(text)
    ? text.replace(present, () => `"exports": ${field},`)
    : text.replace(/( {2}"sideEffects")/, () => `  "exports": ${field},\n  "sideEffects"`);
}

/** Every file that follows from the tree, with the text it ought to have; null for one that ought not to be there. */
export async function derived() {
  const names = widgets();
  const { version } = JSON.parse(read('package.json'));
  const known = await contracts(names);
  const chunks = new Map(names.map((name) => [`src/embed/chunks/${name}.ts`, chunk(name, known.get(name))]));
  const stale = [...listed('src/embed/chunks')].filter((path) => !chunks.has(path));
  const files = [
    ['src/index.ts', index(read('src/index.ts'), names)],
    ['src/embed/registry.ts', registry(names)],
    [
      'src/embed/version.ts',
      `${written}/** The version of this copy of the library. */\nexport const version = ${quoted(version)};\n`,
    ],
    ...chunks,
  ];
  return new Map([
    ['package.json', manifest(read('package.json'))],
    ...(await Promise.all(
      files.map(async ([path, text]) => [path, await format(text, { ...layout, parser: 'typescript' })]),
    )),
    ...stale.map((path) => [path, null]),
  ]);
}

function listed(folder) {
  try {
    return readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}

/** Paths of derived files that are not as they ought to be. */
export const behind = async () =>
  [...(await derived())].filter(([path, text]) => read(path) !== (text ?? '')).map(([path]) => path);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const late = await behind();
  if (process.argv.includes('--check')) {
    if (late.length > 0) console.log(`Behind the folders of src, run npm run sync: ${late.join(', ')}`);
    process.exitCode = late.length > 0 ? 1 : 0;
  } else {
    const files = await derived();
    for (const path of late) {
      const text = files.get(path);
      mkdirSync(dirname(`${root}${path}`), { recursive: true });
      if (text === null) rmSync(`${root}${path}`);
      else writeFileSync(`${root}${path}`, text);
      console.log(`${text === null ? 'removed' : 'written'} ${path}`);
    }
  }
}
