import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { widgets } from '../../scripts/surface.mjs';
import { openPlainHost } from './hosts/embed/open-plain-host';
import { STORY_TIME } from './portal/open-portal';

const plain = openPlainHost();

const anOrder = 'order-id=o-4500892';

/** Query of each widget's story, and the scenario in which it has the most controls. */
const queries: Readonly<Record<string, string>> = {
  'order-detail': anOrder,
  'order-placed': anOrder,
  'product-details': 'product-id=p-104417',
  cart: 'scenario=full-cart',
  checkout: 'scenario=full-cart',
  'account-switcher': 'layout=compact',
};

/** Widgets without controls for a signed-in buyer, or without more settings. */
const hasNothingToPress: ReadonlySet<string> = new Set([
  'app-links',
  'home',
  'layout-shell',
  'self-register',
  'sign-in',
]);

/** A page with one widget, whose requests for code are counted. */
interface OpenWidget {
  readonly page: Page;
  /** Number of code and style files so far. */
  readonly fetched: readonly string[];
  /** Waits until nothing more is loading. */
  readonly idle: (quiet: number) => Promise<void>;
  /** Reloads the page and waits until it is idle; returns the number of kinds of controls. */
  readonly load: () => Promise<number>;
}

/** Configures a payment provider: without one there is no way to add a payment method. */
const takePayments = () => {
  const paymentFields = {
    provider: 'Pier Payments',
    kinds: ['card', 'ach'],
    mount: async () => ({ submit: async () => ({ outcome: 'failed' }), focus: () => {}, unmount: () => {} }),
  };
  for (const widget of document.querySelectorAll('main > *')) Object.assign(widget, { paymentFields });
};

async function openWidget(name: string): Promise<OpenWidget> {
  const context = await plain.browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await context.clock.setFixedTime(STORY_TIME);
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) return;
    const file = request.url().split('/').at(-1) ?? '';
    // The demo replaces a backend: requests that it sends for its responses are not the widget's.
    if (!file.startsWith('lazy-ports-')) fetched.push(file);
  });
  const idle = async (quiet: number) => {
    for (let count = -1; count !== fetched.length;) {
      count = fetched.length;
      await page.waitForTimeout(quiet);
    }
  };
  const load = async () => {
    await page.goto(`${plain.url}/many.html?widgets=${name}&${queries[name] ?? ''}`, { timeout: 20_000 });
    await page.locator(`tradefront-${name} .tf-root`).waitFor({ state: 'attached', timeout: 20_000 });
    await page.evaluate(takePayments);
    await expect.poll(() => page.locator('main .tf-skeleton').count()).toBe(0);
    await idle(800);
    return page.evaluate(markControls);
  };
  return { page, fetched, idle, load };
}

/** Marks every kind of control once, by `data-press`, and returns their number: rows have the same controls. */
const markControls = () => {
  const kinds = new Set<string>();
  const roots = [...document.querySelectorAll('main > *')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const control of roots.flatMap((root) => [...root.querySelectorAll('button, input, select, summary')])) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) continue;
    const fieldLabel = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : null;
    const label = control.getAttribute('aria-label') ?? fieldLabel ?? control.textContent ?? '';
    const kind = [control.localName, control.className, /\p{L}+/u.exec(label)?.[0]].join(' ');
    if (kinds.has(kind)) continue;
    control.setAttribute('data-press', String(kinds.size));
    kinds.add(kind);
  }
  return kinds.size;
};

/** Clicks every kind of control of a widget once, and returns the files that were loaded for it. */
async function pressAll({ page, fetched, idle, load }: OpenWidget) {
  const late: string[] = [];
  const count = await load();
  const address = page.url();
  let pressed = 0;
  for (let at = 0; at < count; at += 1) {
    const control = page.locator(`[data-press="${at}"]`);
    // An earlier click removed it, or left the page.
    if (page.url() !== address || !(await control.isVisible())) await load();
    // Stored selections can give the page other controls after the reload.
    if (!(await control.isVisible())) continue;
    const before = fetched.length;
    const name = await control.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
    // Another element may cover it, such as the box of a field.
    await control.click({ timeout: 10_000, force: true });
    pressed += 1;
    await idle(150);
    if (page.url() !== address) continue;
    for (const file of fetched.slice(before)) late.push(`${name.trim().slice(0, 60)}: ${file}`);
    await page.keyboard.press('Escape');
    if ((await page.locator('[role="dialog"]').count()) > 0) await load();
  }
  return { late, pressed };
}

test.each(widgets())(
  'the first click on any control of %s loads nothing once its page is idle',
  // Each control may need a page load of its own.
  { timeout: 180_000 },
  async (name) => {
    const open = await openWidget(name);
    const { late, pressed } = await pressAll(open);
    expect(late).toEqual([]);
    expect(pressed > 0).toBe(!hasNothingToPress.has(name));
    await open.page.context().close();
  },
);
