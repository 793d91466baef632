import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/surface.mjs';
import { snippetsOf } from '../docs/snippets';
import { placed } from '../e2e/order-journey/journey';
import { like, messagesOf } from '../e2e/order-journey/texts';
import { accountNamed, clearCart, signIn } from './server/support/client';
import { cartChanged } from './support/site';

const execute = promisify(execFile);
const PAGE = 'stories/docs/vendure-shop.mdx';
const MINUTE = 60_000;
/** Time in which the page promises the first order. */
const PROMISED_MS = 10 * MINUTE;

let work: string;
let browser: Browser;
const started: ChildProcess[] = [];

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'tradefront-own-shop-'));
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(async () => {
  await browser.close();
  for (const child of started)
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  await rm(work, { recursive: true, force: true });
});

const code = (title: string): string => {
  const found = snippetsOf(PAGE).find((snippet) => snippet.title === title);
  if (found === undefined) throw new Error(`${PAGE} has no snippet ${title}`);
  return found.code;
};

/** Runs the commands of a snippet in a folder, and resolves with the folder in which they end. */
async function run(title: string, folder: string, change: (command: string) => string = (one) => one): Promise<string> {
  let at = folder;
  for (const line of code(title).trim().split('\n')) {
    const command = change(line);
    const [, to] = /^cd (.+)$/.exec(command) ?? [];
    if (to !== undefined) at = join(at, to);
    else if (command.endsWith('&'))
      // A group of its own, so that what the command starts ends with it.
      started.push(spawn('bash', ['-c', command.slice(0, -1)], { cwd: at, stdio: 'ignore', detached: true }));
    else await execute('bash', ['-c', command], { cwd: at, maxBuffer: 50_000_000 });
  }
  return at;
}

/** Waits until an address answers. */
const answers = (url: string): Promise<void> =>
  expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 2 * MINUTE, interval: 250 },
    )
    .toBe(true);

it('the commands of the page lead from a checkout to a first order', { timeout: 2 * PROMISED_MS }, async () => {
  const began = Date.now();
  // What a clone has, with the changes that are not committed yet.
  const { stdout } = await execute('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 50_000_000,
  });
  const checkout = join(work, 'tradefront');
  for (const path of stdout.split('\n').filter((one) => one !== '' && !/^test\/visual\/baselines/.test(one)))
    await cp(join(root, path), join(checkout, path)).catch((error: NodeJS.ErrnoException) => {
      // Deleted, and not committed yet.
      if (error.code !== 'ENOENT') throw error;
    });
  await run('server', work);
  await answers('http://127.0.0.1:3990/buyers');

  if (!existsSync(join(root, 'dist/index.js'))) throw new Error('The package is not built. Run: npm run build');
  // The registry's package is the last release: the page is tried with this one.
  const packed = await execute('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', work], {
    cwd: root,
    maxBuffer: 50_000_000,
  });
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }]; // npm's own format.
  const shop = await run('page', work, (command) =>
    command.replace('npm install tradefront', `npm install ${join(work, filename)}`),
  );
  for (const name of ['shop.tsx', 'vite.config.ts']) await writeFile(join(shop, name), code(name));
  await run('start', shop);
  await answers('http://localhost:5174/');

  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  const text = await readFile(join(root, PAGE), 'utf8');
  const [, email = '', password = ''] = /sign in as `([^`]+)` with the password `([^`]+)`/.exec(text) ?? [];
  const w = messagesOf('en-US');
  const main = page.getByRole('main');
  await page.goto('http://localhost:5174/en-US/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.includes('sign-in'));
  const token = await signIn('http://127.0.0.1:3990', email);
  const buyer = { url: 'http://127.0.0.1:3990', token };
  // The seeded cart has a product that is sold out, which a buyer would replace.
  await clearCart({ ...buyer, account: await accountNamed(buyer, 'Harbor Lane Taproom') });
  await page.goto('http://localhost:5174/en-US/products');
  await main.getByRole('spinbutton').first().fill('40');
  const added = cartChanged(page);
  await main
    .getByRole('button', { name: like(w['product-grid'].addProduct) })
    .first()
    .click();
  await page.getByRole('banner').getByText('40 cases').first().waitFor();
  // The header counts at once, before the server has the product.
  await added;
  await page.goto('http://localhost:5174/en-US/cart');
  await main.getByRole('button', { name: w.cart.summary.checkout, exact: true }).first().click();
  await main.getByRole('textbox', { name: w.checkout.payment.purchaseOrderNumber }).fill('PO-FIRST');
  await main.getByRole('checkbox', { name: new RegExp(w.checkout.summary.termsLink) }).check();
  await main.getByRole('button', { name: w.checkout.summary.place, exact: true }).first().click();
  expect(await placed(page, 'en-US')).toMatch(/^\d+$/);
  console.log(`From the checkout to the first order: ${Math.round((Date.now() - began) / 1000)} s`);
});
