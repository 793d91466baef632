// npm run stats (after `npm run build`): size of the code compared with the goals of its design. `--files` lists the
// files of the walks in the docs; `--recipes` first follows the recipes of CONTRIBUTING.md, which takes three minutes.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import './node-20.mjs';
import { weigh } from './graph.mjs';
import { runTs } from './run-ts.mjs';
import { entries, locales, pascal, root } from './surface.mjs';

if (!existsSync(`${root}dist/index.js`)) throw new Error('There is no built package. Run: npm run build');

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const linesOf = (paths) =>
  paths.reduce((sum, path) => sum + readFileSync(`${root}${path}`, 'utf8').split('\n').length - 1, 0);
const source = tracked.filter((path) => path.startsWith('src/'));
const withoutLocales = source.filter((path) => !path.startsWith('src/locales/'));

/** Thousands of characters without white space, which formatting doesn't change. */
const charactersOf = (paths) =>
  Math.round(
    paths.reduce((sum, path) => sum + readFileSync(`${root}${path}`, 'utf8').replace(/\s/g, '').length, 0) / 1000,
  );

/**
 * Number of files that each recipe edits by hand, from the last run of its test on this machine; null if there was
 * none.
 */
function recipeCounts() {
  if (process.argv.includes('--recipes')) {
    const vitest = `${root}node_modules/vitest/vitest.mjs`;
    const args = ['run', '--project', 'node-full', 'test/recipes'];
    const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error('A recipe fails. Run: npx vitest run --project node-full test/recipes');
  }
  const noted = `${root}test-results/recipes.json`;
  return existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')) : null;
}

/** The sheet of a widget as a module, which only `isolation="shadow"` loads. */
const isSheet = (name) => name.includes('.css_inline');

/** JavaScript files of the portal's site: code, and sheets for isolation. */
async function siteFiles() {
  const outDir = mkdtempSync(join(tmpdir(), 'tradefront-stats-'));
  try {
    await build({
      configFile: `${root}src/portal/site/vite.config.ts`,
      configLoader: 'runner',
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, sourcemap: false },
    });
    const scripts = readdirSync(outDir, { recursive: true }).filter((path) => path.endsWith('.js'));
    // The build gives a sheet's module the name of its widget, so its content tells what it is.
    const sheets = scripts.filter((path) => readFileSync(join(outDir, path), 'utf8').startsWith('var e=`@layer tf.'));
    return { code: scripts.length - sheets.length, sheets: sheets.length };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Names of the widgets' lazy chunks, without pages of the portal, languages and adapters. */
async function lazyChunks() {
  const names = new Set();
  for (const { subpath, out, kind } of entries().filter(({ kind }) => kind === 'widget' || kind === 'parts')) {
    const what = kind === 'widget' ? pascal(subpath.slice(2)) : '*';
    const { later } = await weigh(
      what === '*' ? `export * from './dist/${out}.js';` : `export { ${what} } from './dist/${out}.js';`,
    );
    for (const { name } of later) if (!name.endsWith('-page') && !locales().includes(name)) names.add(name);
  }
  return names;
}

/** Layers that pass a value on. `ui` and `rules` are called on the way without knowing its destination. */
const carries = /^src\/(widgets|runtime|ports|adapters)\//;

/** Files that a walk of the docs names. */
const page = readFileSync(`${root}stories/docs/architecture.mdx`, 'utf8');
const walkOf = (title) => (page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '').match(/^\d+\. `/gm)?.length ?? 0;

const recipes = recipeCounts();
const recipeRow = (name, goal) =>
  row(
    `files by hand for ${name} (by a command)`,
    recipes === null ? 'not run: --recipes' : `${recipes[name].byHand.length} (${recipes[name].byCommand.length})`,
    goal,
  );

const { recordWalks } = await runTs(`${root}test/support/walks/record-walks.ts`);
const { quantity, order } = await recordWalks();
const lazy = [...(await lazyChunks())];
const chunks = lazy.filter((name) => !isSheet(name));
const site = await siteFiles();
const generated = tracked.filter(
  (path) => path.startsWith('test/surface/') || path === 'stories/docs/architecture.svg',
);

const row = (what, now, goal) => ({ what, now, goal });
console.table([
  row('files in src', source.length, '≤ 1,600'),
  row('lines in src without locales', linesOf(withoutLocales), '≤ 87,000'),
  row('  thousands of characters in them', charactersOf(withoutLocales), ''),
  row('JavaScript files of the site', site.code, '≤ 70'),
  row('lazy chunks of the npm build', chunks.length, '≤ 35'),
  row('  sheets that only isolation loads: site, npm build', `${site.sheets}, ${lazy.length - chunks.length}`, ''),
  row('files of the walk of a cart quantity', walkOf('A quantity'), '≤ 20'),
  row(
    '  in layers that carry it (of all that run)',
    `${quantity.filter((path) => carries.test(path)).length} (${quantity.length})`,
    '',
  ),
  row('files of the walk of an order', walkOf('An order'), '≤ 18'),
  row(
    '  in layers that carry it (of all that run)',
    `${order.filter((path) => carries.test(path)).length} (${order.length})`,
    '',
  ),
  recipeRow('a field of an order', '≤ 6'),
  recipeRow('a server method', '≤ 3'),
  recipeRow('a widget with a page', '0'),
  row('lines of committed generated text', linesOf(generated), '≤ 8,000'),
  row('pictures in git', tracked.filter((path) => /\.(png|webp)$/.test(path)).length, '≤ 400'),
]);
console.log(`The goal for lines was set before Prettier wrapped lines at 120 characters: the same code had
94,700 lines then and 125,500 after, and 3.8 million characters without white space before and after.
A walk has the files that a reader follows (stories/docs/architecture.mdx). Many more files run; the page explains the difference.`);
if (process.argv.includes('--files')) console.log([...quantity, '', ...order, '', ...chunks].join('\n'));
