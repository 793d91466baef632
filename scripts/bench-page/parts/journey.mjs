// Tasks that block the main thread for more than 50 ms, from the product list to the order confirmation.
import { signedIn } from '../visit.mjs';

const scenario = 'full-cart';

export const journey = {
  name: 'journey',
  variants: [{ kind: 'demo', protocol: 'h2', title: 'placing an order, demo, h2' }],
  figures: [
    { key: 'tasks', what: 'long tasks, first click to confirmation', goal: 2 },
    { key: 'longest', what: 'the longest of them', unit: 'ms' },
  ],
  async sample({ browser, site }) {
    const visit = await browser.visit(await signedIn(browser, site, scenario));
    try {
      const one = await visit.open();
      const { page } = one;
      const main = page.getByRole('main');
      await page.goto(`${site.url}/en-US/products?scenario=${scenario}`);
      await main
        .getByRole('button', { name: /^Add\b/ })
        .first()
        .waitFor();
      await one.idle();
      const begun = await page.evaluate(() => performance.now());
      await main
        .getByRole('button', { name: /^Add\b/ })
        .first()
        .click();
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
      await main
        .getByRole('button', { name: /^One more of/ })
        .first()
        .click();
      await main.getByRole('button', { name: 'Check out' }).first().click();
      await main.getByRole('textbox', { name: 'PO number' }).fill('PO-4471');
      await main.getByRole('checkbox', { name: /terms of sale/ }).check();
      await main.getByRole('button', { name: 'Place order' }).first().click();
      await page.getByRole('heading', { level: 1, name: /^Order \d+ placed/ }).waitFor();
      const tasks = (await one.seen()).longTasks.filter(({ startTime }) => startTime > begun);
      const durations = tasks.map(({ duration }) => duration);
      return {
        values: { tasks: tasks.length, longest: Math.max(0, ...durations) },
        notes: { tasks: `each: ${durations.join(', ')} ms` },
      };
    } finally {
      await visit.close();
    }
  },
};
