import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect, inject } from 'vitest';
import type { DemoControl } from '../../../src/adapters/demo';
import { STORY_TIME } from '../../support/story-time';

export { STORY_TIME };

declare global {
  interface Window {
    /** The demo's own controls, which the site exposes for these tests. */
    tradefrontDemo: DemoControl;
  }
}

/** Maximum number of characters that are shown of an error message. */
const LONGEST = 300;

/** A person at the site, in a browser of their own. */
export interface Visit {
  readonly page: Page;
  readonly at: (path: string) => string;
  /** Errors and warnings of the page so far. */
  readonly problems: readonly string[];
}

/** Browser settings of a visit, and its site: the demo's by default. */
export interface VisitOptions extends BrowserContextOptions {
  /** Address of the site, without a slash at its end. */
  readonly site?: string;
  /** Addresses that may respond without success; the browser logs those in its console. */
  readonly unanswered?: RegExp;
  /** Time of the page's clock, which stands still; null for the real time. The demo's time by default. */
  readonly now?: string | null;
}

/** Opens a browser of its own and runs a test in it; console errors and page errors fail the test. */
export async function visit(
  browser: Browser,
  { site = inject('siteUrl'), unanswered, now = STORY_TIME, ...options }: VisitOptions,
  test: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const problems: string[] = [];
  context.on('page', (page) => {
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (unanswered?.test(message.location().url) && message.text().startsWith('Failed to load resource')) return;
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text().slice(0, LONGEST));
    });
  });
  if (now !== null) await context.clock.setFixedTime(now);
  const page = await context.newPage();
  try {
    await test({ page, at: (path) => site + path, problems });
    expect(problems).toEqual([]);
  } catch (failure) {
    // The page's content explains a failure better than the timeout does.
    const seen = await page
      .locator('body')
      .innerText()
      .catch(() => '');
    throw new Error(
      `At ${page.url()}, with “${seen.replace(/\s+/g, ' ').slice(0, LONGEST * 2)}” and ${JSON.stringify(problems)}`,
      { cause: failure },
    );
  } finally {
    await context.close();
  }
}

/** Opens the sign-in page from the first page, and selects a demo buyer there. */
export async function signInAs(page: Page, name: string): Promise<void> {
  const way = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  const buyer = page.getByRole('button', { name });
  await way.or(buyer).first().waitFor();
  if ((await buyer.count()) === 0) await way.click();
  await buyer.click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
}

/** State of the demo's ledger, read past all ports and faults. */
export const ordersIn = (page: Page) => page.evaluate(async () => (await window.tradefrontDemo.peek()).orders);

/** The focused element, as tag and text. */
export const focused = (page: Page) =>
  page.evaluate(
    () => `${document.activeElement?.tagName.toLowerCase() ?? ''} ${document.activeElement?.textContent?.trim() ?? ''}`,
  );
