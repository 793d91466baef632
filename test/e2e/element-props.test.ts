import { build } from 'esbuild';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openPlainHost } from './hosts/embed/open-plain-host';

const plain = openPlainHost();
let host: Uint8Array;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('./hosts/embed/react-18-host.tsx', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    alias: { react: 'react-18', 'react-dom': 'react-dom-18' },
    external: ['/embed/tradefront.js'],
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  host = outputFiles[0]?.contents ?? new Uint8Array();
});

/** A page of the host with React 18. */
async function openHost(): Promise<Page> {
  const page = await plain.browser.newPage({ viewport: { width: 1100, height: 900 } });
  await page.route('**/react-18.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Host</title><div id="root"></div><script type="module" src="/react-18-host.js"></script></html>',
    }),
  );
  await page.route('**/react-18-host.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: Buffer.from(host) }),
  );
  await page.goto(`${plain.url}/react-18.html`);
  return page;
}

const cart = (page: Page) => page.locator('tradefront-cart');
const headingLevel = (page: Page) => cart(page).evaluate((element) => Reflect.get(element, 'headingLevel'));

test('elementProps gives an element of a React 18 host objects, and the events to the handlers of the latest render', async () => {
  const page = await openHost();
  await cart(page).getByRole('heading', { level: 2, name: 'Basket 1' }).waitFor();
  expect(await page.locator('#version').textContent()).toMatch(/^18\./);

  const more = cart(page)
    .getByRole('button', { name: /^One more of/ })
    .first();
  await more.click();
  await expect.poll(() => page.locator('output').textContent()).toMatch(/^1: \d+$/);

  await page.getByRole('button', { name: 'Next step' }).click();
  // A property that the next render lacks has its default again.
  await cart(page).getByRole('heading', { level: 3, name: 'Basket 2' }).waitFor();
  expect(await headingLevel(page)).toBeUndefined();
  await more.click();
  await expect.poll(() => page.locator('output').textContent()).toMatch(/^1: \d+,2: \d+$/);

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => cart(page).count()).toBe(0);
  await page.close();
});

test('without elementProps, React 18 writes the adapter as text into an attribute', async () => {
  const page = await openHost();
  const faq = page.locator('tradefront-faq#plain');
  await faq.waitFor({ state: 'attached' });
  expect(await faq.getAttribute('adapter')).toBe('[object Object]');
  expect(await faq.evaluate((element) => Reflect.get(element, 'adapter'))).toBeUndefined();
  await page.close();
});
