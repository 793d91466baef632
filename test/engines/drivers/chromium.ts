import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../../scripts/browser.mjs';
import { type Driver, type Engine, MAX_PROBLEM_LENGTH, type Tab, type TabOptions } from './driver';

async function launch(): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  return {
    async newTab({ width, height, touch }: TabOptions): Promise<Tab> {
      const context = await browser.newContext({
        viewport: { width, height },
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text().slice(0, MAX_PROBLEM_LENGTH));
      });
      return {
        open: async (url) => void (await page.goto(url)),
        run: (expression) => page.evaluate(expression),
        hover: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        tap: (x, y) => page.touchscreen.tap(x, y),
        press: (keys) => page.keyboard.press(keys),
        type: (text) => page.keyboard.type(text),
        attach: (selector, files) =>
          page
            .locator(selector)
            .first()
            .setInputFiles(files.map(({ path }) => path)),
        picture: () => page.screenshot(),
        problems: () => problems,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Chromium, driven by Playwright. */
export const chromiumEngine: Engine = {
  name: 'Chromium',
  hasTouch: true,
  programs: [findBrowser() ?? '/usr/bin/chromium'],
  packages: ['chromium'],
  launch,
};
