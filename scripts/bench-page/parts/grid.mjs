// Ten thousand products in the portal: the next page, and a search for one letter.
import { median } from '../../bench/trace.mjs';
import { watchInput } from '../in-page.mjs';
import { signedIn } from '../visit.mjs';

const scenario = 'ten-thousand-products';
/** Each letter matches only some of the products, so that the list changes. */
const letters = ['q', 'z', 'x', 'j'];

export const grid = {
  name: 'grid',
  rounds: (rounds) => Math.ceil(rounds / 3),
  variants: [{ kind: 'demo', protocol: 'h2', title: '10,000 products, demo, h2' }],
  figures: [
    { key: 'turn', what: 'next page', unit: 'ms', goal: 200 },
    { key: 'letter', what: 'one search letter', unit: 'ms', goal: 200 },
  ],
  async sample({ browser, site }) {
    const visit = await browser.visit(await signedIn(browser, site, scenario));
    try {
      const one = await visit.open();
      const main = one.page.getByRole('main');
      await one.page.goto(`${site.url}/en-US/products?scenario=${scenario}`);
      await main
        .getByRole('button', { name: /^Add\b/ })
        .first()
        .waitFor();
      await one.idle();
      const inputs = async (presses) => {
        const times = [];
        for (const press of presses) {
          await one.page.evaluate(watchInput, 'list');
          await press();
          times.push(await one.page.evaluate(() => window.benchResult));
          await one.idle();
        }
        return times;
      };
      const next = main.getByRole('button', { name: 'Next page' });
      const turns = await inputs(letters.map(() => () => next.click()));
      await main.getByRole('searchbox').focus();
      const typed = await inputs(
        letters.flatMap((letter) => [letter, 'Backspace']).map((key) => () => one.page.keyboard.press(key)),
      );
      const ofLetters = typed.filter((_, at) => at % 2 === 0);
      const all = (times) => `each: ${times.map(Math.round).join(', ')} ms`;
      return {
        values: { turn: median(turns), letter: median(ofLetters) },
        notes: { turn: all(turns), letter: all(ofLetters) },
      };
    } finally {
      await visit.close();
    }
  },
};
