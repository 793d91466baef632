// Work per key press, compared with a handwritten cart: `npm run bench`. A report, not a gate: it exits 0 regardless of
// the results. `--rounds=25` sets the number of rounds, `--only=orders` selects parts by name, `--write` writes the
// figures into the docs.
import { cpus, loadavg } from 'node:os';
import { accountKeys } from './accounts.mjs';
import { servePages } from './bundle.mjs';
import {
  drawnByKey,
  elementsPerLine,
  eventTiming,
  heap,
  keystrokes,
  lineMarkup,
  mounts,
  scrolling,
  shift,
} from './cart.mjs';
import { cardMarkup, drawnByPage, growth, nextPages, searchLetter } from './grid.mjs';
import { invoiceGrowth } from './invoices.mjs';
import { orderGrowth } from './orders.mjs';
import { openStage } from './stage.mjs';
import { writeFigures } from '../write-figures.mjs';

const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 15);
const only = /--only=(\S+)/.exec(process.argv.join(' '))?.[1] ?? '';
const isWritten = process.argv.includes('--write');
if (isWritten && only !== '') throw new Error('--write needs a complete run: remove --only');
const sizes = [20, 200, 1000];
const keyGoals = { 20: 1.3, 200: 0.6, 1000: 0.45 };

const rows = [];
const add = (what, value, goal, unit, more = '') => {
  // The goal is compared with the figure that is printed: two frames are 33.37 ms, printed as 33.4.
  const figure = value.toFixed(value < 10 ? 2 : 1);
  rows.push({
    what,
    measured: `${figure}${unit}`,
    goal: goal === null ? '' : `≤ ${goal}${unit}`,
    result: goal === null ? '' : Number(figure) <= goal ? 'met' : 'missed',
    more,
  });
};
const milliseconds = ({ ours, bare }) => `${ours.toFixed(1)} : ${bare.toFixed(1)} ms`;

const started = Date.now();
const busy = loadavg()[0];
const pages = await servePages({
  count: 'pages/count.ts',
  ours: 'pages/ours.tsx',
  bare: 'pages/bare.ts',
  accounts: 'pages/accounts.tsx',
  history: 'pages/history.tsx',
  invoices: 'pages/invoices.tsx',
  grid: 'pages/grid.tsx',
  'bare-grid': 'pages/bare-grid.ts',
  'grid-demo': 'pages/grid-demo.tsx',
});
const stage = await openStage(pages.url);
if (!/orders|invoices|account/.test(only)) {
  pages.copyTo('bare', await lineMarkup(stage));
  pages.copyTo('bare-grid', await cardMarkup(stage));
}

/** One part of the report. A part that can't be measured states the reason. */
async function part(name, measure) {
  if (!name.includes(only)) return;
  try {
    await measure();
  } catch (error) {
    rows.push({
      what: name,
      measured: '',
      goal: '',
      result: 'not measured',
      more: String(error.message).split('\n')[0],
    });
  }
}

const keys = {};
for (const lines of sizes) {
  await part(`key press, ${lines} lines`, async () => {
    keys[lines] = await keystrokes(stage, lines, rounds);
    add(
      `key press, ${lines} lines`,
      keys[lines].ours / keys[lines].bare,
      keyGoals[lines],
      ' × bare',
      milliseconds(keys[lines]),
    );
    add(
      '… beside bare rows that are skipped',
      keys[lines].ours / keys[lines].skipping,
      null,
      ' ×',
      `bare skipping ${keys[lines].skipping.toFixed(1)} ms`,
    );
  });
}
for (const lines of sizes) {
  await part(`components drawn by a key press, ${lines} lines`, async () => {
    const { press, answer } = await drawnByKey(stage, lines);
    add(
      `components drawn by a key press, ${lines} lines`,
      press,
      8,
      '',
      `exact; for the server’s answer ${answer} more`,
    );
  });
}
await part('elements per line', async () => {
  const { whole, line } = await elementsPerLine(stage, 20);
  add('elements per line, cart of 20 lines', whole, null, '', `the whole widget; one line ${line}`);
});
await part('growth with lines, 20 to 1,000', () => {
  const exponent = (name) => Math.log(keys[1000][name] / keys[20][name]) / Math.log(50);
  add(
    'growth with lines, 20 to 1,000',
    exponent('ours'),
    0.2,
    '',
    `exponent; bare ${exponent('bare').toFixed(2)}, bare skipping ${exponent('skipping').toFixed(2)}`,
  );
  add('the answer to an edit, 1,000 lines', keys[1000].answer, null, ' ms', 'CPU; later, and not the buyer’s wait');
});
for (const lines of [1000, 200, 20]) {
  await part(`mount of ${lines} lines`, async () => {
    const mounted = await mounts(stage, lines, lines === 1000 ? rounds : Math.ceil(rounds / 2));
    add(
      `mount of ${lines} lines`,
      mounted.ours / mounted.bare,
      lines === 1000 ? 0.8 : null,
      ' × bare',
      milliseconds(mounted),
    );
  });
}
await part('heap', async () =>
  add('heap with 1,000 lines', (await heap(stage, 1000)) / 1e6, 7, ' MB', 'after collection, data included'),
);
await part('layout shift', async () => {
  add('layout shift, nothing below the cart', await shift(stage, 20, ''), 0, '', 'as data arrives');
  add(
    'layout shift, text right below the cart',
    await shift(stage, 20, 'Delivery and returns', true),
    0,
    '',
    'as data arrives, a cart this browser had before',
  );
  add(
    '… of a cart never seen here',
    await shift(stage, 20, 'Delivery and returns'),
    null,
    '',
    '20 lines where four were drawn',
  );
});
await part('event timing', async () => {
  // Enough for a 95th percentile: of 24 presses it is the second longest, and the first one runs cold code.
  const presses = 60;
  const [ours, bare] = [
    await eventTiming(stage, 'ours', 1000, presses),
    await eventTiming(stage, 'bare', 1000, presses),
  ];
  add('event timing p95, 1,000 lines, CPU 4 × slower', ours, 72, ' ms', `wall time; bare ${bare.toFixed(0)} ms`);
});
await part('scrolling', async () => {
  const ticks = 120;
  const [ours, bare] = [await scrolling(stage, 'ours', 1000, ticks), await scrolling(stage, 'skipping', 1000, ticks)];
  add(
    'scrolling 1,000 lines, frame p95, CPU 4 × slower',
    ours.wall,
    33.4, // two frames
    ' ms',
    `wall; main thread ${ours.cpu.toFixed(1)} ms; bare skipping ${bare.wall.toFixed(1)} and ${bare.cpu.toFixed(1)} ms`,
  );
});
await part('components drawn by a page turn', async () =>
  add('components drawn by a page turn, 50 products', await drawnByPage(stage), 300, '', 'exact'),
);
await part('search letter', async () => {
  const { cpu, p95, wall } = await searchLetter(stage, rounds);
  add(
    'search letter, 10,000 products, CPU 4 × slower',
    cpu,
    200,
    ' ms',
    `CPU, key to products; p95 ${p95.toFixed(0)} ms; wall ${wall.toFixed(0)} ms`,
  );
});
await part('next page of 50 products', async () => {
  const turned = await nextPages(stage, rounds);
  add('next page of 50 products', turned.ours / turned.bare, 1.7, ' × bare pooled', milliseconds(turned));
});
await part('10,000 products beside 200', async () => {
  for (const [what, { few, many }] of Object.entries(await growth(stage, rounds))) {
    add(`10,000 products beside 200: ${what}`, many / few, 1.2, ' ×', `${many.toFixed(1)} : ${few.toFixed(1)} ms`);
  }
});
await part('10,000 orders beside 200', async () => {
  for (const [what, { few, many }] of Object.entries(await orderGrowth(stage, rounds))) {
    add(`10,000 orders beside 200: ${what}`, many / few, 1.2, ' ×', `${many.toFixed(1)} : ${few.toFixed(1)} ms`);
  }
});
await part('1,000 invoices beside 50', async () => {
  for (const [what, { few, many }] of Object.entries(await invoiceGrowth(stage, rounds))) {
    // All of them are twenty times as many to select: this action costs more, and has a separate row.
    const isMore = what === 'choose all';
    add(
      `1,000 invoices beside 50: ${what}`,
      many / few,
      isMore ? null : 1.2,
      ' ×',
      `${many.toFixed(1)} : ${few.toFixed(1)} ms`,
    );
    if (isMore)
      add('1,000 invoices: choose all', many, 200, ' ms', 'CPU, key to the sum of them, five pages of answers in it');
  }
});
await part('account search', async () => {
  const list = await accountKeys(stage, 5000);
  add(
    'account search, 5,000 accounts, CPU 4 × slower',
    list.median,
    50,
    ' ms',
    `CPU, key to list; p95 ${list.p95.toFixed(1)} ms`,
  );
});
await stage.close();
pages.close();

const load = `Load of the machine ${busy.toFixed(1)} at the start, ${loadavg()[0].toFixed(1)} at the end${busy > cpus().length ? ': busy, so read the ratios and not the milliseconds' : ''}.`;
const about = `Chromium ${stage.version}, ${rounds} rounds. ${load}`;
console.log(
  `Chromium ${stage.version}, ${cpus().length} CPUs, ${rounds} rounds, alternating pages; medians of main-thread CPU time from a key press`,
);
console.log(`to the end of the frame with the new total. ${load}`);
console.table(rows);
console.log(
  `${rows.filter(({ result }) => result === 'met').length} goals met, ${rows.filter(({ result }) => result === 'missed').length} missed, in ${Math.round((Date.now() - started) / 1000)} s.`,
);
if (isWritten)
  writeFigures('bench', {
    about,
    tables: [{ head: ['what', 'measured', 'goal', 'result', 'more'], rows: rows.map(Object.values) }],
  });
