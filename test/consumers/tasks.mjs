// What an integrator changes in a shop, with the packed package: each task is a host of at most fifteen lines in
// hosts/tasks, built by Vite and used in a browser under the policy of a strict host. The recipes of the docs for
// monitoring and analytics run there too, with the real clients.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { snippetsOf } from './bundlers.mjs';
import { serve } from './serve.mjs';

const host = fileURLToPath(new URL('./hosts/tasks', import.meta.url));

/** The recipes of the docs for monitoring and analytics, by file. */
const recipes = snippetsOf('events');

const MAX_LINES = 15;
const countLines = (code) => code.split('\n').filter((line) => line.trim() !== '').length;

/** Lines of a host, with those of the recipe that it uses. */
const linesOf = (file) => {
  const code = readFileSync(`${host}/${file}`, 'utf8');
  const used = [...recipes].filter(([name]) => code.includes(`./${name}`));
  return used.reduce((lines, [, recipe]) => lines + countLines(recipe), countLines(code));
};

/** The real clients that the recipes are for. */
const observers = {
  '@sentry/browser': '^10.0.0',
  '@opentelemetry/api': '^1.9.0',
  '@opentelemetry/sdk-trace-web': '^2.0.0',
  '@opentelemetry/exporter-trace-otlp-http': '^0.223.0',
};

/** Installs the host of the tasks. */
export async function installTasks(folder, { run, tarball, react, devDependencies }) {
  cpSync(host, folder, { recursive: true });
  for (const [name, code] of recipes) writeFileSync(`${folder}/${name}`, code);
  writeFileSync(
    `${folder}/package.json`,
    JSON.stringify({
      name: 'tasks',
      private: true,
      type: 'module',
      dependencies: { tradefront: `file:${tarball}`, react, 'react-dom': react, ...observers },
      devDependencies: { vite: devDependencies.vite },
    }),
  );
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
}

const texts = (page, selector) => page.locator(selector).allTextContents();
const cards = (page) => page.locator('.tf-product-card');

/** A product in the cart has no such button. */
const addButtons = (page) => cards(page).getByRole('button', { name: /^Add/ });

/** Presses the first Add button of the product list, once the buttons have loaded. */
const addFirst = (page) => addButtons(page).first().click();

/** Text of an element once it has the expected value; its current text if it never has. */
async function textOf(locator, expected) {
  for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((later) => setTimeout(later, 50)))
    if (expected((await locator.textContent()) ?? '')) break;
  return (await locator.textContent()) ?? '';
}

async function placeOrder(page) {
  await page.getByRole('checkbox', { name: /terms of sale/ }).check();
  await page.getByRole('button', { name: 'Place order' }).first().click();
}

const isPlaced = (page) => page.getByRole('heading', { name: /^Order \d+ placed/ });

/** What each task shows in its page; every returned line is something that is wrong. */
const tasks = {
  'a badge over the picture': {
    file: 'badge.jsx',
    async wrong(page) {
      const badge = page.locator('.badge').first();
      await badge.waitFor();
      const picture = page.locator('.tf-product-well', { has: page.locator('.badge') }).first();
      const [own, around] = [await badge.boundingBox(), await picture.boundingBox()];
      const isOver =
        own.x >= around.x && own.y >= around.y && own.x + own.width <= around.x + around.width && own.height > 0;
      return [
        ...(isOver ? [] : ['The badge is not over the picture']),
        ...((await page.locator('.tf-product-well img').count()) > 1 ? [] : ['The pictures are gone']),
        ...((await page.locator('.badge').count()) < (await cards(page).count()) ? [] : ['Every product has a badge']),
      ];
    },
  },
  'a price of its own': {
    file: 'price.jsx',
    async wrong(page) {
      await cards(page).getByRole('link', { name: 'Ask for a quote' }).first().waitFor();
      const own = await cards(page).getByRole('link', { name: 'Ask for a quote' }).count();
      return [
        ...(own === (await cards(page).count()) ? [] : [`${own} cards have the host's price`]),
        ...((await texts(page, '.tf-product-card .tf-price')).length === 0 ? [] : ['The widget shows its price too']),
      ];
    },
  },
  'no Import': {
    file: 'no-import.jsx',
    async wrong(page) {
      await page.getByRole('button', { name: 'Save as list' }).first().waitFor();
      return (await page.getByRole('button', { name: /Import/ }).count()) === 0 ? [] : ['Import is still there'];
    },
  },
  'a column of its own in orders': {
    file: 'order-column.jsx',
    async wrong(page) {
      const cell = page.getByRole('row').nth(1).getByRole('cell').first();
      await cell.waitFor();
      const headings = await page.getByRole('columnheader').allTextContents();
      return [
        ...(headings.includes('Truck') ? [] : [`The columns are ${headings}`]),
        ...((await page.getByRole('cell', { name: /^North \d$/ }).count()) > 1 ? [] : ['The column has no content']),
      ];
    },
  },
  'another order of the columns of invoices': {
    file: 'invoice-columns.jsx',
    async wrong(page) {
      await page.getByRole('row').nth(2).waitFor();
      const headings = (await page.getByRole('columnheader').allTextContents()).map((text) => text.trim());
      const expected = ['Due', 'Invoice', 'Open'];
      return headings.filter((text) => expected.includes(text)).join() === expected.join()
        ? []
        : [`The columns are ${headings}`];
    },
  },
  'a checkout section of its own with a required field': {
    file: 'checkout-section.jsx',
    async wrong(page) {
      await page.getByRole('textbox', { name: 'PO number' }).fill('PO-77');
      await placeOrder(page);
      const gate = page.getByRole('textbox', { name: 'Gate number' });
      const isFocused = await gate.evaluate((field) => field === document.activeElement);
      const tooEarly = await isPlaced(page).count();
      await gate.fill('12');
      await page.getByRole('button', { name: 'Place order' }).first().click();
      await isPlaced(page).waitFor();
      return [
        ...(isFocused ? [] : ['The empty field has no focus']),
        ...(tooEarly === 0 ? [] : ['An order was placed without the field']),
      ];
    },
  },
  'an optional PO number': {
    file: 'po-optional.jsx',
    async wrong(page) {
      await page.getByRole('textbox', { name: 'PO number' }).waitFor();
      await placeOrder(page);
      await isPlaced(page).waitFor();
      return [];
    },
  },
  'an addition that waits for the host’s server and is refused': {
    file: 'veto.jsx',
    async wrong(page) {
      const asked = [];
      await page.route('**/licenses/*', async (route) => {
        asked.push(route.request().url());
        await new Promise((later) => setTimeout(later, 2000));
        await route.fulfill({ status: 404 });
      });
      await addButtons(page).first().waitFor();
      const before = await addButtons(page).count();
      await addFirst(page);
      await page.getByText('Checking…').first().waitFor();
      await page.getByText(/^Your license doesn’t cover/).waitFor();
      return [
        ...(asked.length === 1 ? [] : [`The host was asked ${asked.length} times`]),
        ...((await addButtons(page).count()) === before ? [] : ['The product was added']),
      ];
    },
  },
  'the cart count in the host’s header, in React': {
    file: 'cart-count.jsx',
    wrong: cartCount,
  },
  'the cart count in the host’s header, in a plain page': {
    file: 'plain.js',
    page: 'plain.html',
    wrong: cartCount,
  },
  'a refresh after a change from outside': {
    file: 'refresh.jsx',
    async wrong(page) {
      await page.getByRole('spinbutton').first().waitFor();
      await page.getByRole('button', { name: 'Empty the cart' }).click();
      await page.getByText('Your cart is empty').waitFor();
      return [];
    },
  },
  'Sentry receives a failed read of the cart': {
    file: 'sentry.jsx',
    async prepare(page) {
      const sent = [];
      await page.route('**/api/7/envelope/**', (route) => {
        sent.push(...(route.request().postData() ?? '').split('\n'));
        return route.fulfill({ json: {} });
      });
      return sent;
    },
    async wrong(page, sent) {
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      const find = () =>
        sent.map((line) => JSON.parse(line || '{}')).find(({ message }) => message === 'cart.read: forbidden');
      for (const end = Date.now() + 10_000; Date.now() < end && find() === undefined;) await page.waitForTimeout(50);
      const tags = find()?.tags ?? {};
      const expected = { method: 'cart.read', cause: 'TypeError', correlationId: 'req-77', widget: 'cart' };
      return Object.entries(expected).flatMap(([name, value]) =>
        tags[name] === value ? [] : [`${name} is ${tags[name]} instead of ${value}`],
      );
    },
  },
  'OpenTelemetry exports a span for each call': {
    file: 'opentelemetry.jsx',
    isRecipe: true,
    async prepare(page) {
      const spans = [];
      await page.route('**/v1/traces', (route) => {
        const { resourceSpans } = JSON.parse(route.request().postData() ?? '');
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
        return route.fulfill({ json: {} });
      });
      return spans;
    },
    async wrong(page, spans) {
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      const failed = () => spans.find(({ name }) => name === 'cart.read');
      const successful = () => spans.find(({ status }) => status.code !== 2);
      const until = Date.now() + 10_000;
      while (Date.now() < until && !(failed() && successful())) await page.waitForTimeout(50);
      const took = (span) => (Number(span?.endTimeUnixNano) - Number(span?.startTimeUnixNano)) / 1e6;
      const attribute = failed()?.attributes.find(({ key }) => key === 'correlationId')?.value.stringValue;
      return [
        ...(failed()?.status.code === 2 && failed().status.message === 'forbidden'
          ? []
          : [`cart.read has the status ${JSON.stringify(failed()?.status)}`]),
        ...(attribute === 'req-77' ? [] : [`The correlation id is ${attribute}`]),
        ...(took(successful()) >= 0 && took(successful()) < 10_000
          ? []
          : [`A successful call took ${took(successful())} ms; spans: ${spans.map(({ name }) => name).join(', ')}`]),
      ];
    },
  },
  'the data layer of a tag manager gets additions and orders': {
    file: 'data-layer.jsx',
    isRecipe: true,
    async wrong(page) {
      const eventAt = async (index) => {
        const read = () =>
          page.evaluate((at) => (window.dataLayer ?? []).filter(({ event }) => event !== undefined)[at], index);
        for (const end = Date.now() + 20_000; Date.now() < end; await page.waitForTimeout(50))
          if ((await read()) !== undefined) break;
        return read();
      };
      // The order first: an addition meanwhile would change the total that the buyer has agreed to.
      await page.getByRole('button', { name: 'Place order' }).first().click();
      const bought = await eventAt(0);
      await addFirst(page);
      const added = await eventAt(1);
      const { item_id: productId, quantity } = added?.ecommerce.items[0] ?? {};
      return [
        ...(added?.event === 'add_to_cart' && /^p-\d+$/.test(productId) && quantity > 0
          ? []
          : [`The event of the addition is ${JSON.stringify(added)}`]),
        ...(bought?.event === 'purchase' &&
        /^\d+$/.test(bought.ecommerce.transaction_id) &&
        bought.ecommerce.currency === 'USD' &&
        bought.ecommerce.value > 0
          ? []
          : [`The event of the order is ${JSON.stringify(bought)}`]),
      ];
    },
  },
};

async function cartCount(page) {
  const count = page.locator('output');
  await addFirst(page);
  const text = await textOf(count, (shown) => Number(shown) > 0);
  return Number(text) > 0 ? [] : [`The count is “${text}” after an addition`];
}

/** Builds the pages of all tasks. */
export async function buildTasks(folder, { run }) {
  const files = Object.values(tasks).map(({ file }) => file);
  const built = files.filter((file) => file.endsWith('.jsx'));
  const input = Object.fromEntries(built.map((file) => [file.replace('.jsx', ''), `${folder}/${file}`]));
  writeFileSync(
    `${folder}/vite.config.mjs`,
    `export default { build: { rolldownOptions: { input: ${JSON.stringify(input)}, output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' } } } };`,
  );
  await run(`${folder}/node_modules/.bin/vite`, ['build', '--outDir', 'out'], { cwd: folder });
  for (const name of Object.keys(input))
    writeFileSync(
      `${folder}/out/${name}.html`,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/shop.css"></head><body><div id="root"></div><script type="module" src="/${name}.js"></script></body></html>`,
    );
  for (const name of ['plain.html', 'plain.js']) cpSync(`${host}/${name}`, `${folder}/out/${name}`);
}

/** One step for each task. */
export const taskSteps = (folder, { browser }) =>
  Object.entries(tasks).map(([name, task]) => ({
    name: `${name}, in ${linesOf(task.file)} lines`,
    work: () => problemsOf(task, folder, browser),
  }));

/** Opens the page of a task and returns what is wrong with it. */
async function problemsOf(
  { file, isRecipe, page: path = file.replace('.jsx', '.html'), prepare, wrong },
  folder,
  browser,
) {
  const server = await serve({ '/': `${folder}/out`, '/tradefront/': `${folder}/node_modules/tradefront/dist/embed` });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const isTooLong = isRecipe !== true && linesOf(file) > MAX_LINES;
  const problems = isTooLong ? [`${linesOf(file)} lines instead of ${MAX_LINES}`] : [];
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    const prepared = await prepare?.(page);
    await page.goto(`${server.url}/${path}`);
    problems.push(...(await wrong(page, prepared)));
  } finally {
    await page.close();
    server.close();
  }
  return problems;
}
