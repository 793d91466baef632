import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

const site = inject('siteUrl');

/** A window with a signed-in buyer of the demo, on any page. */
async function signedIn(
  size: { width: number; height: number },
  locale = 'en-US',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  await page.goto(`${site}/${locale}/faq`);
  await page.evaluate(() => window.tradefrontDemo.signIn('dana'));
  return { context, page };
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Sums the shifts without the buyer's input, from the first paint on. */
const watchShifts = () => {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    // The DOM's types do not contain layout shifts.
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/**
 * Maximum sum of shifts. It exceeds 0.16 when the footer shows before the page, or when cards of the first page move
 * each other.
 */
const steady = [
  '',
  'products',
  'order-builder',
  'lists',
  'cart',
  'checkout',
  'orders',
  'invoices',
  'wallet',
  'notifications',
  'users',
  'profile',
  'tickets',
  'promotions',
  'rewards',
  'faq',
];

describe.each([
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])('at $width px', (size) => {
  test.each(steady)('nothing moves while the page “%s” loads', async (path) => {
    const { context, page } = await signedIn(size);
    await page.addInitScript(watchShifts);
    await page.goto(`${site}/en-US/${path}`);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('main .tf-skeleton').count()).toBe(0);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
    await context.close();
  });
});

// A scroll bar of 15 px makes cards narrower, as in Firefox.
test.each([
  ['en-US', 1280],
  ['en-US', 1265],
  ['en-US', 1920],
  ['fr-CA', 1280],
  ['fr-CA', 1265],
  ['fr-CA', 1440],
  ['fr-CA', 1920],
  ['es-CA', 1265],
  ['es-CA', 1920],
])('*Add* is beside the stepper in every card (%s, %i px)', async (locale, width) => {
  const { context, page } = await signedIn({ width, height: 900 }, locale);
  await page.goto(`${site}/${locale}/products`);
  await page.locator('.tf-product-order > .tf-button').first().waitFor();
  const apart = await page.locator('.tf-product-order:has(> .tf-button)').evaluateAll((orders) =>
    orders.map((order) => {
      const [stepper, button] = ['.tf-stepper', '.tf-button'].map((part) =>
        order.querySelector(part)?.getBoundingClientRect(),
      );
      return Math.abs((stepper?.top ?? 0) - (button?.top ?? 1000));
    }),
  );
  expect(apart.length).toBeGreaterThan(0);
  expect(apart.filter((pixels) => pixels > 2)).toEqual([]);
  await context.close();
});

test.each([
  ['fr-CA', 390],
  ['en-US', 390],
  ['fr-CA', 1280],
  ['en-US', 1280],
])(
  'every date of an order is on one line, and a draft’s buttons are beside each other (%s, %i px)',
  async (locale, width) => {
    const { context, page } = await signedIn({ width, height: 900 }, locale);
    await page.goto(`${site}/${locale}/orders`);
    const dates = page.locator('.tf-orders-row [role=cell]:is(.tf-orders-placed, .tf-orders-delivery)');
    await dates.first().waitFor();
    // On a phone a label above the date: two lines at most.
    expect(
      await dates.evaluateAll((all) => all.filter((date) => date.getBoundingClientRect().height > 44).length),
    ).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    const draft = page.locator('.tf-orders-actions .tf-row').first();
    const tops = await draft
      .locator('.tf-button')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
    expect(tops).toHaveLength(2);
    expect(new Set(tops).size).toBe(1);
    const [row, cell] = await Promise.all([draft.boundingBox(), page.locator('.tf-orders-row').nth(1).boundingBox()]);
    expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThanOrEqual((cell?.x ?? 0) + (cell?.width ?? 0));
    await context.close();
  },
);

test.each([1680, 1920, 2560])('a window of %i px is used: lists up to 104rem wide, forms centered', async (width) => {
  const { context, page } = await signedIn({ width, height: 1000 });
  /** Free space of the main region before and after its content, in pixels. */
  const free = async (path: string, selector: string) => {
    await page.goto(`${site}/en-US/${path}`);
    await page.locator(selector).first().waitFor();
    await expect.poll(() => page.locator('main .tf-skeleton').count()).toBe(0);
    return page.evaluate((part) => {
      const [inner, outer] = [`main ${part}`, 'main'].map(
        (one) => document.querySelector(one)?.getBoundingClientRect() ?? new DOMRect(),
      );
      if (inner === undefined || outer === undefined) throw new Error('No page');
      return {
        start: Math.round(inner.left - outer.left),
        end: Math.round(outer.right - inner.right),
        width: Math.round(inner.width),
        all: Math.round(outer.width),
      };
    }, selector);
  };
  for (const [path, selector] of [
    ['orders', '.tf-orders-page'],
    ['products', '.tf-products-page'],
    ['users', '.tf-users-page'],
    ['password', '.tf-password-page'],
    ['profile', '.tf-profile-page'],
    ['faq', '.tf-faq-page'],
  ] as const) {
    const { start, end } = await free(path, selector);
    expect(start, path).toBeGreaterThan(0);
    expect(Math.abs(start - end), path).toBeLessThanOrEqual(2);
  }
  const list = await free('orders', '.tf-orders-page');
  expect(list.width).toBeGreaterThanOrEqual(Math.min(list.all - 48, 104 * 16) - 2);
  await context.close();
});
