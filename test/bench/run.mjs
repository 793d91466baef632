// Work per key press, beside a cart written by hand: `npm run bench`. A report, never a gate: it exits 0 whatever it
// finds. `--rounds=25` for more rounds.
import { cpus, loadavg } from 'node:os';
import { accountKeys } from './accounts.mjs';
import { servePages } from './bundle.mjs';
import { eventTiming, heap, keystrokes, mounts, shift } from './cart.mjs';
import { openStage } from './stage.mjs';

const rounds = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 15);
const sizes = [20, 200, 1000];
const keyGoals = { 20: 1.3, 200: 0.6, 1000: 0.45 };

const rows = [];
const add = (what, value, goal, unit, more = '') =>
  rows.push({ what, measured: `${value.toFixed(value < 10 ? 2 : 1)}${unit}`, goal: goal === null ? '' : `≤ ${goal}${unit}`, result: goal === null ? '' : value <= goal ? 'met' : 'missed', more });
const milliseconds = ({ ours, bare }) => `${ours.toFixed(1)} : ${bare.toFixed(1)} ms`;

const started = Date.now();
const busy = loadavg()[0];
const pages = await servePages({ ours: 'pages/ours.tsx', bare: 'pages/bare.ts', accounts: 'pages/accounts.tsx' });
const stage = await openStage(pages.url);

const keys = {};
for (const lines of sizes) keys[lines] = await keystrokes(stage, lines, rounds);
const mounted = await mounts(stage, 1000, rounds);
const first = await mounts(stage, 20, rounds);
const held = await heap(stage, 1000);
const moved = { alone: await shift(stage, 20, ''), above: await shift(stage, 20, 'Delivery and returns') };
const events = await eventTiming(stage, 1000, 24);
const list = await accountKeys(stage, 5000);
await stage.close();
pages.close();

for (const lines of sizes) add(`key press, ${lines} lines`, keys[lines].ours / keys[lines].bare, keyGoals[lines], ' × bare', milliseconds(keys[lines]));
for (const lines of sizes.slice(1)) add(`… beside bare rows that are skipped, ${lines} lines`, keys[lines].ours / keys[lines].skipping, null, ' ×', `bare skipping ${keys[lines].skipping.toFixed(1)} ms`);
add('growth with lines, 20 to 1,000', Math.log(keys[1000].ours / keys[20].ours) / Math.log(50), 0.2, '', `exponent; bare ${(Math.log(keys[1000].bare / keys[20].bare) / Math.log(50)).toFixed(2)}`);
add('the answer to an edit, 1,000 lines', keys[1000].answer, null, ' ms', 'CPU; later, and not the buyer’s wait');
add('mount of 1,000 lines', mounted.ours / mounted.bare, 0.8, ' × bare', milliseconds(mounted));
add('mount of 20 lines', first.ours / first.bare, null, ' × bare', milliseconds(first));
add('heap with 1,000 lines', held / 1e6, 7, ' MB', 'after collection, data included');
add('layout shift, cart alone', moved.alone, 0, '', 'mount and data');
add('layout shift, text below the cart', moved.above, null, '', 'how high a cart will be is known when it was read');
add('event timing p95, 1,000 lines, CPU 4 × slower', events, 72, ' ms', 'wall time');
add('account search, 5,000 accounts, CPU 4 × slower', list.p95, 50, ' ms', `CPU, p95 of key to list; median ${list.median.toFixed(1)} ms`);

console.log(`Chromium ${stage.version}, ${cpus().length} CPUs, ${rounds} rounds, carts taking turns; medians of main-thread CPU time from a key press`);
console.log(`to the end of the frame with the new total. Load of the machine ${busy.toFixed(1)} at the start, ${loadavg()[0].toFixed(1)} at the end${busy > cpus().length ? ': busy, so read the ratios and not the milliseconds' : ''}.`);
console.table(rows);
console.log(`${rows.filter(({ result }) => result === 'met').length} goals met, ${rows.filter(({ result }) => result === 'missed').length} missed, in ${Math.round((Date.now() - started) / 1000)} s.`);
