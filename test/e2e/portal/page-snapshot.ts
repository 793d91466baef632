import axe from 'axe-core';
import type { Page as Tab } from 'playwright';

/** Content and state of a page. */
export interface PageState {
  readonly headings: readonly string[];
  readonly title: string;
  /** The focused element; `DIALOG` for anything in one. */
  readonly focus: string;
  readonly text: string;
  readonly signIn: string | null;
  /** Pixels of horizontal overflow. */
  readonly over: number;
  /** Targets of its links. */
  readonly paths: readonly string[];
}

/** Milliseconds that a page may take to load. */
const PATIENCE = 10_000;

/** Waits until a page has its heading, with the focus on it or in a dialog, and nothing is loading. */
export const waitForPage = (tab: Tab): Promise<unknown> =>
  tab.waitForFunction(
    () => {
      const main = document.querySelector('main');
      const { activeElement: focus } = document;
      const arrived = focus?.tagName === 'H1' || focus?.closest('[role="dialog"], [role="alertdialog"]') != null;
      return (
        main?.querySelector('h1') != null && arrived && main.querySelector('.tf-skeleton, [aria-busy="true"]') === null
      );
    },
    undefined,
    { timeout: PATIENCE },
  );

/** Reads the page. */
export const readPage = (tab: Tab): Promise<PageState> =>
  tab.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const { activeElement: focus } = document;
    return {
      headings: [...main.querySelectorAll('h1')].map((heading) => heading.innerText.trim()),
      title: document.title,
      focus: focus?.closest('[role="dialog"], [role="alertdialog"]') ? 'DIALOG' : (focus?.tagName ?? ''),
      text: main.innerText,
      signIn: main.querySelector('a[href*="/sign-in"]')?.getAttribute('href') ?? null,
      over: document.documentElement.scrollWidth - innerWidth,
      paths: [...main.querySelectorAll('a')].map(({ pathname }) => pathname),
    };
  });

/** Content that does not fit the page's width: pixels of overflow, and words that break between letters. */
export const findOverflow = (tab: Tab): Promise<readonly string[]> =>
  tab.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const over = document.documentElement.scrollWidth - innerWidth;
    const wrong = new Set(over > 0 ? [`${over} pixels stick out`] : []);
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const piece = document.createRange();
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        piece.setStart(text, index);
        piece.setEnd(text, index + word.length);
        // A box without width is the end of a line.
        const lines = new Set(
          [...piece.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) wrong.add(`“${word}” is cut in pieces`);
      }
    }
    return [...wrong];
  });

/** Pixels that a bar at the bottom of a phone's page covers. */
const BAR = 80;

/** Navigates to an address as a link of the page does. */
export const followAddress = (tab: Tab, href: string): Promise<void> =>
  tab.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

/**
 * Accessibility violations, by axe (WCAG 2.2 AA and its best practices), in a window as tall as the page: nothing is
 * under the bar of a phone.
 */
export async function findAxeViolations(tab: Tab): Promise<readonly string[]> {
  // Half a megabyte of script: once for each load of a page.
  if (!(await tab.evaluate(() => 'axe' in window))) await tab.evaluate(axe.source);
  const size = tab.viewportSize();
  const whole = await tab.evaluate(() => document.documentElement.scrollHeight);
  if (size !== null) await tab.setViewportSize({ width: size.width, height: Math.max(size.height, whole + BAR) });
  const found = await tab.evaluate(async () => {
    const inPage = (window as unknown as { readonly axe: typeof axe }).axe; // loaded by the line above
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // The rule splits words at spaces: Korean and Chinese write a number and its counter without one.
    const rules = { 'label-content-name-mismatch': { enabled: !/^(ko|zh)/.test(document.documentElement.lang) } };
    const { violations } = await inPage.run(document, { resultTypes: ['violations'], runOnly, rules });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    );
  });
  if (size !== null) await tab.setViewportSize(size);
  return found;
}
