// Measures the portal and embedded widgets on a slow connection and a slow device, compared with the previous release:
// `npm run bench:page`. A report, not a gate: it exits 0 regardless of the results. `stories/docs/performance.mdx`
// documents the options.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import '../node-20.mjs';
import { measure } from './measure.mjs';
import { clicks } from './parts/clicks.mjs';
import { embeds } from './parts/embeds.mjs';
import { grid } from './parts/grid.mjs';
import { heap } from './parts/heap.mjs';
import { journey } from './parts/journey.mjs';
import { products } from './parts/products.mjs';
import { scroll } from './parts/scroll.mjs';
import { shift } from './parts/shift.mjs';
import { previousRelease, releaseOf, thisRelease } from './releases.mjs';
import { markdownOf, rowsOf, tablesOf } from './report.mjs';
import { createSites } from './sites.mjs';
import { openBrowser } from './visit.mjs';
import { writeFigures } from '../write-figures.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    base: { type: 'string' },
    'no-base': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    navigations: { type: 'string', default: '180' },
    markdown: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
if (options.write && options.only !== '') throw new Error('--write needs a complete run: remove --only');

const all = [products, embeds, shift, clicks, journey, grid, scroll, heap];
const wanted = options.only === '' ? all.map(({ name }) => name) : options.only.split(',');
const unknown = wanted.filter((name) => !all.some((part) => part.name === name));
if (unknown.length > 0)
  throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${all.map(({ name }) => name).join(', ')}`);
const parts = all.filter(({ name }) => wanted.includes(name));
const started = Date.now();
const busy = loadavg()[0];
const ours = thisRelease({ isBuilt: options['no-build'] });
const base = options['no-base'] ? null : releaseOf(options.base ?? previousRelease());
const releases = base === null ? [ours] : [ours, base];

const browser = await openBrowser();
const sites = createSites();
const rows = [];
try {
  for (const part of parts) {
    console.log(`Measuring ${part.name} …`);
    const rounds = Number(options.rounds);
    rows.push(
      ...rowsOf(
        part,
        await measure(part, { browser, sites, releases, rounds, options }),
        ours.name,
        base?.name ?? null,
      ),
    );
  }
} finally {
  await browser.close();
  sites.close();
}

const load = `Load of the machine ${busy.toFixed(1)} at the start, ${loadavg()[0].toFixed(1)} at the end${busy > cpus().length ? ': busy, so read the counts and not the times' : ''}.`;
const about = `Chromium ${browser.version}, medians of ${options.rounds} loads. ${load}`;
const tables = tablesOf(rows, base?.name ?? null);
const count = (result) => rows.filter((row) => row.result === result).length;

console.log(`${about} 1.6 Mbit/s, 150 ms, CPU 4 × slower.`);
if (options.markdown) console.log(markdownOf(tables));
else console.table(rows);
console.log(
  `${count('met')} goals met, ${count('missed')} missed, ${count('not measured')} figures not measured, in ${Math.round((Date.now() - started) / 1000)} s.`,
);
if (options.write) writeFigures('bench:page', { about, tables });
