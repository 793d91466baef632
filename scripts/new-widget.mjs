// npm run new:widget <name>: creates a widget with its folder, messages in five languages, stories, tests and page in
// the portal, and registers it in every list. The result passes all checks and is the starting point for changes.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { camel, pascal, root } from './surface.mjs';
import { withText, withValue } from './texts.mjs';

/** Written and edited files, which are formatted at the end. */
const touched = [];
const templates = join(root, 'scripts/templates');
const packs = ['fr-CA', 'es-CA', 'zh-CN', 'ko-KR'];

const [name = ''] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(name))
  fail('The name of a widget consists of lower-case letters and hyphens: npm run new:widget order-history');
if (existsSync(join(root, `src/widgets/${name}`))) fail(`A widget ${name} already exists.`);
if (existsSync(join(root, `src/portal/pages/${name}-page.tsx`))) fail(`A page ${name} already exists.`);

const title = (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
const filled = (text) =>
  text
    .replaceAll('__camel__', camel(name))
    .replaceAll('__Name__', pascal(name))
    .replaceAll('__title__', title)
    .replaceAll('__name__', name);

for (const path of templatesIn('')) {
  const text = filled(readFileSync(join(templates, path), 'utf8'));
  const locale = packs.find((tag) => path === `src/locales/${tag}.ts.tpl`);
  write(locale ? `src/locales/${locale}/${name}.ts` : filled(path).replace(/\.tpl$/, ''), text);
}
edit('src/locales/english.ts', (text) => {
  const words = `${camel(name)}Messages`;
  const typed = within(text, `readonly ${entryOf(`typeof ${words}`)};`, /^type EnglishMessages = \{/m, '  ');
  return listed(
    typed,
    `import { ${words} } from '../widgets/${name}/${name}.messages';`,
    entryOf(words),
    /^export const englishMessages: EnglishMessages = \{/m,
    '  ',
  );
});
for (const tag of packs) {
  edit(`src/locales/${tag}/pack.ts`, (text) =>
    listed(text, `import { ${camel(name)} } from './${name}';`, entryOf(camel(name)), /^ {2}messages: \{/m, '    '),
  );
}
// Adds the page to the portal: path, loader, title in five languages, and condition.
const orders = '({ orders }) => orders?.list !== undefined';
put('src/portal/pages.ts', name, `{ path: '${name}', place: null, isSupported: ${orders} }`);
put('src/portal/pages/lazy-pages.ts', name, `() => import('./${name}-page')`);
put('test/e2e/portal/roles.ts', name, "'ordering'");
for (const [path, of] of [
  ['src/portal/portal.messages.ts', `src/widgets/${name}/${name}.messages.ts`],
  ...packs.map((tag) => [`src/locales/${tag}/portal.ts`, `src/locales/${tag}/${name}.ts`]),
])
  edit(path, (text) => withText(text, `pages.${name}`, titleIn(of)));
edit('src/styles/styles.css', (text) => `${text.trimEnd()}\n@import '../widgets/${name}/${name}.css';\n`);
run('scripts/sync.mjs');
run('node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', ...touched);
// Records the English texts that the translations are based on.
run(
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'node',
  'test/locales/source.test.ts',
  '-u',
  '--reporter=dot',
);
console.log(
  `${title} has been created: npm run storybook shows it under Widgets. Next: npm run build && npm run api:update.`,
);

/** `name: value`, or the shorthand if both are equal. */
function entryOf(value) {
  const key = name.includes('-') ? `'${name}'` : name;
  return key === value ? key : `${key}: ${value}`;
}

/** Title of the widget in a file of messages. */
function titleIn(path) {
  return /^ {2}title: '([^']+)'/m.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? fail(`${path} has no title.`);
}

/** Adds an entry to the table of pages in a file, after the entry for `orders`. */
function put(path, key, value) {
  edit(path, (text) => withValue(text, key, value, 'orders'));
}

/** Adds an import after the last one of a file, and an entry at the end of the object that starts at `start`. */
function listed(text, line, entry, start, indent) {
  const lines = text.split('\n');
  const lastImport = lines.findLastIndex((one) => one.startsWith('import '));
  lines.splice(lastImport + 1, 0, line);
  return within(lines.join('\n'), `${entry},`, start, indent);
}

/** Adds a line at the end of the block that starts at `start`. */
function within(text, line, start, indent) {
  const lines = text.split('\n');
  const at = lines.findIndex((one) => start.test(one));
  const end = lines.findIndex((one, index) => index > at && one.startsWith(`${indent.slice(2)}}`));
  if (at < 0 || end < 0) fail('A list of messages was not found. Adapt scripts/new-widget.mjs.');
  lines.splice(end, 0, `${indent}${line}`);
  return lines.join('\n');
}

function templatesIn(folder) {
  return readdirSync(join(templates, folder)).flatMap((file) => {
    const path = folder === '' ? file : `${folder}/${file}`;
    return statSync(join(templates, path)).isDirectory() ? templatesIn(path) : [path];
  });
}

function write(path, text) {
  touched.push(join(root, path));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`written ${path}`);
}

function edit(path, change) {
  const text = change(readFileSync(join(root, path), 'utf8'));
  if (text === null) fail(`${path} has an unexpected structure. Adapt scripts/new-widget.mjs.`);
  touched.push(join(root, path));
  writeFileSync(join(root, path), text);
  console.log(`edited ${path}`);
}

function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail(`${script} failed.`);
}

function fail(why) {
  console.error(why);
  process.exit(1);
}
