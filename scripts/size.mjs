// Bytes before a widget renders, for each entry of the exports in package.json: minified, gzip -9, 1 KB = 1000 bytes.
// React is excluded, as in a page that has it; everything else that a widget's first render needs is included. Lazy
// parts are measured separately. Run after `npm run build`; fails if an entry exceeds its budget. `--write` writes the
// figures into the docs.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { weigh, weighNamed } from './graph.mjs';
import { camel, entries, locales, pascal, root, scriptTag, sheets } from './surface.mjs';
import { writeFigures } from './write-figures.mjs';

const small = ['faq', 'contact-us', 'app-links', 'order-placed', 'layout-shell', 'language-switcher'];
const forms = [
  'checkout',
  'pay-invoices',
  'user-admin',
  'support-ticket-wizard',
  'self-register',
  'change-password',
  'user-profile',
];
/** Lazy parts with a multi-field form, which include react-hook-form. */
const formParts = ['add-method-dialog', 'contact-us.lazy'];
/** What the slots of a widget may cost a page that uses none, in KB. */
const slots = 0.4;
/** What `before-…` events that can wait for the host may cost a page that listens to none, in KB. */
const vetoes = 0.5;
/** What data that a server has read may cost a page that has none, in KB. */
const serverData = 0.2;
/** What names of parts and `appearance` may cost a page that uses none, in KB. */
const parts = 0.4;
/** What `isolation` may cost a page that doesn't use it, in KB. */
const isolation = 0.1;
/** KB of every widget for reading its data again in a page that is open for days. */
const longDays = 0.1;
/** What the order of several widgets on a page may cost a page with one, in KB. */
const loadOrder = 0.3;
/** KB of every widget for edits of the cart that the next page sends. */
const leaving = 0.05;
/** KB of every widget for the slot of what couldn't be loaded. */
const errorSlot = 0.05;
/** What repairs of rules, session and cart may cost that tests of changed code asked for, in KB. */
const repairs = 0.05;
/** What a store's own fields may cost a checkout that has none, in KB: their answers in the draft and their names. */
const checkoutFields = 0.2;
const own = {
  'resend-activation': [9, 6],
  'account-switcher': [20, 17],
  'product-grid': [27 + slots + vetoes, 24],
  cart: [27 + slots + vetoes + serverData, 24],
  checkout: [42 + vetoes + serverData + checkoutFields, 38],
  'order-builder': [28 + vetoes, 24],
};

/** Budget and goal of a widget in KB. */
const budgetOf = (name) => {
  const [budget, aim] = own[name] ?? (small.includes(name) ? [20, 16] : forms.includes(name) ? [42, 38] : [28, 24]);
  return [budget + parts + isolation + longDays + leaving + errorSlot + repairs, aim];
};
const sheetBudgets = { whole: [40, 28], layered: [0.1, 0.1], base: [10.5, 8], widget: [3.8, 1] };
const overlayBudget = [37, 33];
/** Lazy parts that several widgets share. */
const lazyBudget = [14, 8];
/** The lazy part of one widget. */
const restBudgetOf = (name) =>
  small.includes(name)
    ? [12, 10]
    : name === 'account-switcher'
      ? [20, 15]
      : ['product-grid', 'cart'].includes(name)
        ? [38, 30]
        : [45, 35];
const formPartBudget = [28, 24];
/** All messages of a language: 1.5 KB per widget. */
const wordsBudget = (widgets) => [1.5 * widgets, widgets];

/** KB by which an entry exceeds its budget today. They must not grow. */
const over = {
  // React is two thirds of it. The stylesheets protect against a page's resets, also in dialogs, and the chunk includes
  // `cartOf`, the slots and the events that can wait.
  'script tag, one cart': 1.5 + slots + vetoes + parts + isolation + longDays + loadOrder,
};

const zipped = (path) => gzipSync(readFileSync(`${root}${path}`), { level: 9 }).length;
const row = (name, bytes, [budget, aim]) => ({ name, bytes, budget, aim });
const importOf = ({ out }, names) => `export { ${names} } from './dist/${out}.js';`;

const list = entries();
const tags = locales();
const widgets = list
  .filter(({ kind }) => kind === 'widget')
  .map((entry) => ({ ...entry, name: entry.subpath.slice(2) }));
const lazyParts = new Map();
const rows = [];

for (const widget of widgets) {
  const { now, later } = await weigh(importOf(widget, pascal(widget.name)));
  rows.push(row(widget.subpath, now, budgetOf(widget.name)));
  for (const { name, bytes } of later) lazyParts.set(name, Math.max(bytes, lazyParts.get(name) ?? 0));
}

// An import from the root entry costs at most 1.5 KB more: code that a bundler must keep of chunks that widgets share.
for (const name of ['cart', 'resend-activation'].filter((target) => widgets.some(({ name }) => name === target))) {
  rows.push(
    row(
      `{ ${pascal(name)} } from .`,
      await weighNamed(`export { ${pascal(name)} } from './dist/index.js';`),
      budgetOf(name).map((kb) => kb + 1.5),
    ),
  );
}

// esbuild splits by file and follows every `import()` of the root entry, so its bundle contains each whole file that
// lazy parts of other widgets share with this one. One file per module keeps that small.
for (const name of ['cart', 'resend-activation'].filter((target) => widgets.some(({ name }) => name === target))) {
  rows.push(
    row(
      `{ ${pascal(name)} } from ., by esbuild`,
      (await weigh(`export { ${pascal(name)} } from './dist/index.js';`)).now,
      budgetOf(name).map((kb) => kb + 14),
    ),
  );
}

const ten = widgets.slice(0, 10);
const together = await weigh(
  ten.map((widget) => importOf(widget, `${pascal(widget.name)} as ${camel(widget.name)}`)).join('\n'),
);
rows.push(row(`${ten.length} widgets on one page`, together.now, [95, 80]));

const portal = list.find(({ subpath }) => subpath === './portal');
if (portal) {
  const { now, later } = await weigh(`export * from './dist/${portal.out}.js';`);
  rows.push(row('./portal, first page', now, [60, 50]));
  // The parts of a widget are measured with the widget: here they would include modules of its first screen.
  for (const { name, bytes } of later) lazyParts.set(name, lazyParts.get(name) ?? bytes);
}

const portalStart = list.find(({ subpath }) => subpath === './portal/start');
if (portalStart) rows.push(row(portalStart.subpath, (await weigh(importOf(portalStart, 'startPortal'))).now, [9.5, 8]));

// The part that every page of a store loads, and the parts that load with the first call of a port.
for (const [name, create, budget] of [
  ['salesforce', 'createSalesforceAdapter', [31, 30]],
  ['vendure', 'createVendureAdapter', [31, 28]],
]) {
  const adapter = list.find(({ subpath }) => subpath === `./adapters/${name}`);
  if (adapter === undefined) continue;
  const { now, later } = await weigh(importOf(adapter, create));
  rows.push(row(adapter.subpath, now, budget));
  for (const { name: part, bytes } of later) rows.push(row(`later: ${part} of ${adapter.subpath}`, bytes, [16, 12]));
}

/** Pages of the portal whose name differs from their widget's. */
const pageNames = {
  home: 'dashboard',
  contact: 'contact-us',
  register: 'self-register',
  rewards: 'rewards-claim',
  'new-ticket': 'support-ticket-wizard',
  tickets: 'support-tickets',
  users: 'user-admin',
  profile: 'user-profile',
  password: 'change-password',
  products: 'product-grid',
  product: 'product-details',
  lists: 'shopping-lists',
  invoices: 'pay-invoices',
  orders: 'order-history',
  order: 'order-detail',
};
/** A page of the portal has the budget of its widget, without the base that the portal already includes. */
const pageOf = (name) =>
  name.endsWith('-page') ? (pageNames[name.slice(0, -'-page'.length)] ?? name.slice(0, -'-page'.length)) : null;
const laterBudget = (name) => {
  if (name.startsWith('overlay-runtime')) return overlayBudget;
  if (tags.includes(name)) return wordsBudget(widgets.length);
  if (formParts.includes(name)) return formPartBudget;
  if (name.endsWith('.lazy')) return restBudgetOf(name.slice(0, -'.lazy'.length));
  return widgets.some((widget) => widget.name === pageOf(name)) ? budgetOf(pageOf(name)) : lazyBudget;
};
for (const [name, bytes] of [...lazyParts].sort()) rows.push(row(`later: ${name}`, bytes, laterBudget(name)));

rows.push(...scriptRows());
for (const { subpath, out, kind } of sheets()) rows.push(row(subpath, zipped(`dist/${out}.css`), sheetBudgets[kind]));

/** The script and the chunks that one cart needs, as published. Its stylesheets have separate rows. */
function scriptRows() {
  const folder = scriptTag.slice(0, scriptTag.lastIndexOf('/'));
  const chunks = readdirSync(`${root}${folder}/chunks`).filter((name) => name.endsWith('.js'));
  // `cart-` and a hash; `cart.lazy-` is a different chunk.
  const named = (name) => chunks.find((chunk) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(chunk));
  const reach = (path, seen = new Set()) => {
    if (seen.has(path)) return seen;
    seen.add(path);
    const text = readFileSync(`${root}${path}`, 'utf8');
    for (const [, up] of text.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g))
      reach(`${path.slice(0, path.lastIndexOf('/'))}/${up}`.replace('/./', '/').replace(/\/chunks\/\.\.\//, '/'), seen);
    return seen;
  };
  const start = (name) => (named(name) ? [...reach(`${folder}/chunks/${named(name)}`)] : []);
  const sum = (paths) => [...paths].reduce((total, path) => total + zipped(path), 0);
  const cart = [...new Set([...reach(scriptTag), ...start('cart')])].filter(
    (path) => !path.startsWith(`${folder}/chunks/sheet-`),
  );
  return [row('script tag, one cart', sum(cart), [98, 92])];
}

const kb = (bytes) => (bytes / 1000).toFixed(1);
const verdict = ({ name, bytes, budget, aim }) => {
  if (bytes > (budget + (over[name] ?? 0)) * 1000) return 'OVER';
  return bytes > budget * 1000 ? 'over, known' : bytes > aim * 1000 ? 'ok' : 'ok, at the aim';
};
const table = rows.map((one) => ({
  entry: one.name,
  budget: Number(one.budget.toFixed(2)),
  aim: one.aim,
  actual: kb(one.bytes),
  ok: verdict(one),
}));
console.table(table);
if (process.argv.includes('--write'))
  writeFigures('size', {
    about: 'KB.',
    tables: [{ head: ['entry', 'budget', 'aim', 'actual', 'result'], rows: table.map(Object.values) }],
  });
const grown = rows.filter((one) => verdict(one) === 'OVER');
if (grown.length > 0)
  console.log(
    `Over budget: ${grown.map(({ name, bytes, budget }) => `${name} ${kb(bytes)} of ${budget} KB`).join(', ')}`,
  );
// An entry that is within its budget again must be removed from the table above.
const settled = Object.keys(over).filter(
  (name) => !rows.some((one) => one.name === name && one.bytes > one.budget * 1000),
);
if (settled.length > 0) console.log(`Within budget again: ${settled.join(', ')}`);
process.exitCode = grown.length > 0 || settled.length > 0 ? 1 : 0;
