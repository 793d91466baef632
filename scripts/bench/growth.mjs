// Compares a short list with a long one: a buyer's actions in two alternating pages.
import { pause, turned } from './stage.mjs';
import { median } from './trace.mjs';

/** Runs before the first measured one, because code runs slower the first times. */
const WARM_UP = 3;

/**
 * CPU milliseconds of each action with few and with many items, alternating. An action is one key press on the focused
 * element. `before` and `after` are not measured and press nothing. `few` and `many` are addresses without the name of
 * what is observed, for example `history?orders=200`.
 */
export async function growth(stage, { few, many }, deeds, rounds) {
  const found = {};
  for (const [what, { watch, turns = rounds + WARM_UP, before, deed, after }] of Object.entries(deeds)) {
    const pages = await Promise.all(
      Object.entries({ few, many }).map(async ([name, address]) => ({
        name,
        ...(await stage.open(`${address}&watch=${watch}&as=${name}`)),
      })),
    );
    for (const { mount } of pages) await mount();
    const spans = await stage.traced(async () => {
      for (let round = 0; round < Math.min(turns, rounds + WARM_UP); round++) {
        for (const one of turned(pages, round)) {
          await before?.(one, round);
          await pause(20);
          await deed(one, round);
          await after?.(one, round);
          await pause(20);
        }
      }
    });
    await Promise.all(pages.map(({ close }) => close()));
    const middle = (name) => median(spans.get(`${name} page`).slice(WARM_UP));
    found[what] = { few: middle('few'), many: middle('many') };
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
