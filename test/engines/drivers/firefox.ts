import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { type Driver, type Engine, MAX_PROBLEM_LENGTH, type Tab, type TabOptions } from './driver';

const program = '/usr/bin/firefox-esr';

const preferences = {
  // Without motion, as in the other engines: a test would wait for each dialog to move in and out.
  'ui.prefersReducedMotion': 1,
  'dom.w3c_touch_events.enabled': 1,
  // A mouse, which a browser without a screen does not have: 2 is a fine pointer, 4 is one that hovers.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'dom.disable_beforeunload': true,
};

async function launch(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: preferences,
  });
  return {
    async newTab({ width, height }: TabOptions): Promise<Tab> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error instanceof Error ? error.message : String(error)));
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(message.text().slice(0, MAX_PROBLEM_LENGTH));
      });
      return {
        open: async (url) => void (await page.goto(url)),
        run: (expression) => page.evaluate(expression),
        hover: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        tap: (x, y) => page.touchscreen.tap(x, y),
        async press(keys) {
          // The names of keys are those of the library.
          const all = keys.split('+').map((key) => (key === 'Space' ? ' ' : key)) as KeyInput[];
          for (const key of all) await page.keyboard.down(key);
          for (const key of all.reverse()) await page.keyboard.up(key);
        },
        type: (text) => page.keyboard.type(text),
        async attach(selector, files) {
          const field = await page.waitForSelector(selector);
          // Only a file field matches the selectors of the journeys.
          await (field as ElementHandle<HTMLInputElement>).uploadFile(...files.map(({ path }) => path));
        },
        picture: async () => Buffer.from(await page.screenshot()),
        problems: () => problems,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Firefox, driven by Puppeteer over WebDriver BiDi. */
export const firefoxEngine: Engine = {
  name: 'Firefox',
  hasTouch: true,
  programs: [program],
  packages: ['firefox-esr'],
  launch,
};
