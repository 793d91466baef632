import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { openDesk, type PictureDesk } from './compare';

/** Number of differing pixels that the run accepts in one picture. */
const ALLOWED = 20;

const line = (product: string, amount: string) =>
  `<li><b>${product}</b><span>24 × 12 oz cans</span><em>${amount}</em><button>Remove</button></li>`;
const markup = `<style>
  body { margin: 0; font: 15px sans-serif; background: #f3f5f4; }
  ul { margin: 24px; padding: 0; list-style: none; background: #fff; border: 1px solid #d9dedc; border-radius: 8px; }
  li { display: flex; gap: 16px; align-items: center; padding: 16px; border-top: 1px solid #e6eae8; }
  span { flex: 1; color: #56605c; }
  button { padding: 8px 12px; color: #fff; background: #0e5a6b; border: 0; border-radius: 6px; }
</style><ul>${[
  ['Maribel Cola', '$175.20'],
  ['Halden Tonic Water', '$158.40'],
  ['Quillon Energy', '$191.00'],
]
  .map(([product = '', amount = '']) => line(product, amount))
  .join('')}</ul>`;

let browser: Browser;
let page: Page;
let desk: PictureDesk;
let stored: Buffer;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  page = await browser.newPage({ viewport: { width: 640, height: 300 } });
  desk = await openDesk(browser);
  await page.setContent(markup);
  stored = await desk.pack(await page.screenshot());
}, 60_000);
afterAll(() => browser.close());

/** Number of pixels that differ from the stored picture after a change of the page. */
async function after(change: string): Promise<number> {
  await page.setContent(markup);
  if (change !== '') await page.addStyleTag({ content: change });
  return (await desk.compare(await page.screenshot(), stored)).pixels;
}

it('accepts the same page', async () => {
  expect(await after('')).toBe(0);
});

it.each([
  ['a line one pixel lower', 'li:nth-child(2) { translate: 0 1px; }'],
  ['a gap two pixels wider', 'li:first-child { gap: 18px; }'],
  ['a button of a slightly other colour', 'li:nth-child(3) button { background: #0e6b5a; }'],
  ['a background a little darker', 'ul { background: #f6f8f7; }'],
  ['a word in another colour', 'li:nth-child(2) em { color: #a32020; }'],
  ['text a size larger', 'li:nth-child(2) b { font-size: 16px; }'],
  ['a removed word', 'li:first-child span { visibility: hidden; }'],
  ['rounded corners that are square', 'button { border-radius: 0; }'],
])('detects %s', async (_what, change) => {
  expect(await after(change)).toBeGreaterThan(ALLOWED);
});

it('detects another size, and names it', async () => {
  await page.setContent(markup);
  await page.setViewportSize({ width: 640, height: 320 });
  expect(await desk.compare(await page.screenshot(), stored)).toMatchObject({
    marked: null,
    size: '320 × 160 where 320 × 150 was kept',
  });
  await page.setViewportSize({ width: 640, height: 300 });
});
