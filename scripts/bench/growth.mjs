// Compares a short list with a long one: a buyer's actions in two alternating pages.
import { pause, rotate } from './stage.mjs';
import { median } from './trace.mjs';

/** Runs before the first measured one, because code runs slower the first times. */
const WARM_UP = 3;

/**
 * Number of visits, each with new pages, in which an action is measured. What a list can do without its cache is limited,
 * for example by its number of sorts, and a median of five runs differs by a third between two benchmarks.
 */
export const visitsFor = (rounds, turns, warmUp) => Math.ceil(rounds / (Math.min(turns, rounds + warmUp) - warmUp));

/**
 * CPU milliseconds of each action with few and with many items, alternating. An action is one key press on the focused
 * element. `before` and `after` are not measured and press nothing. `few` and `many` are addresses without the name of
 * what is observed, for example `history?orders=200`.
 */
export async function growth(stage, { few, many }, actions, rounds) {
  const found = {};
  for (const [what, { watch, turns = rounds + WARM_UP, before, action, after }] of Object.entries(actions)) {
    const times = { few: [], many: [] };
    for (let visit = 0; visit < visitsFor(rounds, turns, WARM_UP); visit++) {
      const pages = await Promise.all(
        Object.entries({ few, many }).map(async ([name, address]) => ({
          name,
          ...(await stage.open(`${address}&watch=${watch}&as=${name}`)),
        })),
      );
      for (const { mount } of pages) await mount();
      const spans = await stage.traced(async () => {
        for (let round = 0; round < Math.min(turns, rounds + WARM_UP); round++) {
          for (const one of rotate(pages, round)) {
            await before?.(one, round);
            await pause(20);
            await action(one, round);
            await after?.(one, round);
            await pause(20);
          }
        }
      });
      await Promise.all(pages.map(({ close }) => close()));
      for (const name of Object.keys(times)) times[name].push(...spans.get(`${name} page`).slice(WARM_UP));
    }
    found[what] = { few: median(times.few), many: median(times.many) };
  }
  return found;
}

/** A press that is not measured, with its change. */
export const pressed = ({ page, act }, selector, nth = 0) =>
  act('page', () =>
    page
      .locator(selector)
      .nth(nth)
      .evaluate((one) => one.click()),
  );

/** One key press on the focused element, with its change. */
export const keyed = async ({ page, act }, target, key) => {
  await target.focus();
  await act('page', () => page.keyboard.press(key));
};
