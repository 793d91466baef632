// How big the inside is, beside the goals of its design: npm run stats (after `npm run build`). `--files` lists the walks.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import './node-20.mjs';
import { weigh } from './graph.mjs';
import { runTs } from './run-ts.mjs';
import { entries, locales, pascal, root } from './surface.mjs';

if (!existsSync(`${root}dist/index.js`)) throw new Error('There is no built package to look at. Run: npm run build');

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const linesOf = (paths) =>
  paths.reduce((sum, path) => sum + readFileSync(`${root}${path}`, 'utf8').split('\n').length - 1, 0);
const source = tracked.filter((path) => path.startsWith('src/'));

/** JavaScript files of the portal's site. */
async function siteFiles() {
  const outDir = mkdtempSync(join(tmpdir(), 'tradefront-stats-'));
  try {
    await build({
      configFile: `${root}src/portal/site/vite.config.ts`,
      configLoader: 'runner',
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, sourcemap: false },
    });
    return readdirSync(outDir, { recursive: true }).filter((path) => path.endsWith('.js')).length;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Names of what the widgets load lazily; pages of the portal, languages and adapters aside. */
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

/** Layers that carry a value; `ui` and `rules` are called on the way and know nothing of where it goes. */
const carries = /^src\/(widgets|runtime|ports|adapters)\//;

const { recordWalks } = await runTs(`${root}test/support/walks/record-walks.ts`);
const { quantity, order } = await recordWalks();
const chunks = await lazyChunks();
const generated = tracked.filter(
  (path) => path.startsWith('test/surface/') || path === 'stories/docs/architecture.svg',
);

const row = (what, now, goal) => ({ what, now, goal });
console.table([
  row('files in src', source.length, '≤ 1,600'),
  row('lines in src without locales', linesOf(source.filter((path) => !path.startsWith('src/locales/'))), '≤ 87,000'),
  row('JavaScript files of the site', await siteFiles(), '≤ 70'),
  row('lazy chunks of the npm build', chunks.size, '≤ 35'),
  row(
    'files a cart quantity passes (of all that run)',
    `${quantity.filter((path) => carries.test(path)).length} (${quantity.length})`,
    '≤ 20',
  ),
  row(
    'files an order passes (of all that run)',
    `${order.filter((path) => carries.test(path)).length} (${order.length})`,
    '≤ 18',
  ),
  row('lines of committed generated text', linesOf(generated), '≤ 8,000'),
  row('pictures in git', tracked.filter((path) => /\.(png|webp)$/.test(path)).length, '≤ 400'),
]);
if (process.argv.includes('--files')) console.log([...quantity, '', ...order, '', ...chunks].join('\n'));
