import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect, inject } from 'vitest';
import type { DemoControl } from '../../../src/adapters/demo';

/** The moment at which the demo's story begins: dates and cut-offs are the same whenever the tests run. */
export const STORY_TIME = '2026-11-17T10:35:00-05:00';

declare global {
  interface Window {
    /** The demo's own controls, which the site lays out for these tests. */
    tradefrontDemo: DemoControl;
  }
}

/** Characters of a complaint that are shown. */
const LONGEST = 300;

/** A person at the site, in a browser of their own. */
export interface Visit {
  readonly page: Page;
  readonly at: (path: string) => string;
  /** Errors and warnings of the page so far. */
  readonly trouble: readonly string[];
}

/** How a visit is made, and to which site: the demo's where none is named. */
export interface VisitOptions extends BrowserContextOptions {
  /** Where the site is served, without a slash at its end. */
  readonly site?: string;
  /** Addresses that may answer without success; the browser says so in its console. */
  readonly unanswered?: RegExp;
}

/** Opens a browser of its own and runs a test in it; whatever the console or the page complains of fails it. */
export async function visit(
  browser: Browser,
  { site = inject('siteUrl'), unanswered, ...options }: VisitOptions,
  test: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const trouble: string[] = [];
  context.on('page', (page) => {
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('console', (message) => {
      if (unanswered?.test(message.location().url) && message.text().startsWith('Failed to load resource')) return;
      if (message.type() === 'error' || message.type() === 'warning') trouble.push(message.text().slice(0, LONGEST));
    });
  });
  await context.clock.setFixedTime(STORY_TIME);
  const page = await context.newPage();
  try {
    await test({ page, at: (path) => site + path, trouble });
    expect(trouble).toEqual([]);
  } catch (failure) {
    // What stood on the page says more than what was waited for.
    const seen = await page
      .locator('body')
      .innerText()
      .catch(() => '');
    throw new Error(
      `At ${page.url()}, with “${seen.replace(/\s+/g, ' ').slice(0, LONGEST * 2)}” and ${JSON.stringify(trouble)}`,
      { cause: failure },
    );
  } finally {
    await context.close();
  }
}

/** Goes from the first page to the one to sign in on, and chooses a demo buyer there. */
export async function signInAs(page: Page, name: string): Promise<void> {
  const way = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  const buyer = page.getByRole('button', { name });
  await way.or(buyer).first().waitFor();
  if ((await buyer.count()) === 0) await way.click();
  await buyer.click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
}

/** What the demo's ledger holds, read past all ports and faults. */
export const ordersIn = (page: Page) => page.evaluate(async () => (await window.tradefrontDemo.peek()).orders);

/** The element that has the focus, as tag and text. */
export const focused = (page: Page) =>
  page.evaluate(
    () => `${document.activeElement?.tagName.toLowerCase() ?? ''} ${document.activeElement?.textContent?.trim() ?? ''}`,
  );
