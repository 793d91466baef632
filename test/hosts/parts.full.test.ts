import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import type { PartsHost, SeenPart } from '../e2e/hosts/stories/parts-host';
import { serveStories } from '../e2e/hosts/stories/serve';

// Every story of every widget, with a class of the page for each part of the contracts. `LAB=cart,faq` plays the stories
// of these widgets.

type HostWindow = Window & { readonly host: PartsHost };

const desktop = { width: 1280, height: 900 };
const windows: Readonly<Record<string, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
};

test(
  'each part of a contract is an element of a story with its class and the page’s class, and no other part is',
  { timeout: 1_200_000, retry: 0 },
  async () => {
    const host = await serveStories('parts-host.ts', 19);
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
    const page = await browser.newPage({ viewport: desktop, reducedMotion: 'reduce' });
    await page.goto(host.url);
    await page.waitForFunction(() => 'host' in window);
    const { parts, stories } = await page.evaluate(() => {
      const { parts: listed, stories: all } = (window as unknown as HostWindow).host;
      return { parts: listed, stories: all };
    });
    const seen: SeenPart[] = [];
    // The first story loads the code that adds the classes.
    await page.evaluate((story) => (window as unknown as HostWindow).host.judge(story), stories[0]?.id ?? '');
    const only = process.env.LAB?.split(',');
    const isChosen = (widget: string) => only === undefined || only.includes(widget);
    for (const { id, widget, viewport } of stories) {
      if (!isChosen(widget)) continue;
      await page.setViewportSize(windows[viewport ?? ''] ?? desktop);
      const found = await page.evaluate((story) => (window as unknown as HostWindow).host.judge(story), id);
      seen.push(...found);
    }
    await browser.close();
    host.close();

    const listed = Object.entries(parts).flatMap(([widget, names]) =>
      isChosen(widget) ? names.map((part) => `${widget}: ${part}`) : [],
    );
    const shown = [...new Set(seen.flatMap(({ widget, part }) => (isChosen(widget) ? [`${widget}: ${part}`] : [])))];
    console.log(`${stories.length} stories, ${listed.length} parts of ${Object.keys(parts).length} widgets`);
    expect(Object.keys(parts).length).toBeGreaterThanOrEqual(30);
    expect(
      listed.filter((part) => !shown.includes(part)),
      'listed and never shown',
    ).toEqual([]);
    expect(
      shown.filter((part) => !listed.includes(part)),
      'shown and not listed',
    ).toEqual([]);
    const wanting = seen.flatMap(({ widget, part, missing }) =>
      missing === null ? [] : [`${widget}: ${part} lacks ${missing}`],
    );
    expect([...new Set(wanting)]).toEqual([]);
  },
);
