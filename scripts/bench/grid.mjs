// Products: the next page of fifty beside one written by hand, and ten thousand of them beside two hundred.
import { pause, turned } from './stage.mjs';
import { median, percentile } from './trace.mjs';

/** Turns before the first that counts: code runs slower the first times, here as there. */
const WARM_UP = 4;

const next = (page) => page.getByRole('button', { name: 'Next page' });

/** The markup of one of the widget's cards. */
export async function cardMarkup(stage) {
  const { page, mount, close } = await stage.open('grid?as=ours');
  await mount();
  const markup = await page.evaluate(() => document.querySelector('.tf-product-card').outerHTML);
  await close();
  return markup;
}

/** Components that React calls for a page of fifty products, until nothing more comes of it: the most of three turns. */
export async function drawnByPage(stage) {
  const { page, mount, act, close } = await stage.open('grid?as=ours&count=1');
  await mount();
  const drawn = () => page.evaluate(() => window.benchDrawn());
  let most = 0;
  for (let round = 0; round < 3; round++) {
    await pause(1500);
    await next(page).focus();
    await drawn();
    await act('page', () => page.keyboard.press('Enter'));
    await pause(1500);
    most = Math.max(most, await drawn());
  }
  await close();
  return most;
}

/** CPU milliseconds from a letter to the frame with what it found, of ten thousand products, with the CPU held to a quarter. */
export async function searchLetter(stage, rounds) {
  const { page, cdp, mount, act, close } = await stage.open('grid-demo?as=letters&products=10000');
  await mount();
  await pause(1000);
  await page.getByRole('searchbox').focus();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const walls = [];
  const spans = await stage.traced(async () => {
    for (let round = 0; round < Math.min(rounds, letters.length); round++) {
      const started = performance.now();
      await act('page', () => page.keyboard.press(letters[round]));
      walls.push(performance.now() - started);
      await pause(300);
      await act('page', () => page.keyboard.press('Backspace'));
      await pause(300);
    }
  });
  await close();
  const times = spans.get('letters page').filter((_, at) => at % 2 === 0);
  return { cpu: median(times), p95: percentile(times, 0.95), wall: median(walls) };
}

/** The next page by one key, pages taking turns. Medians in CPU milliseconds. */
export async function nextPages(stage, rounds) {
  const names = ['ours', 'bare'];
  const pages = await Promise.all(
    names.map(async (name) => ({
      name,
      ...(await stage.open(`${name === 'ours' ? 'grid' : 'bare-grid'}?as=${name}`)),
    })),
  );
  for (const { mount } of pages) await mount();
  const spans = await stage.traced(async () => {
    for (let round = 0; round < rounds + WARM_UP; round++) {
      for (const { page, act } of turned(pages, round)) {
        // A turned page moves the focus to its head.
        await next(page).focus();
        await act('page', () => page.keyboard.press('Enter'));
        await pause(10);
      }
    }
  });
  await Promise.all(pages.map(({ close }) => close()));
  return Object.fromEntries(names.map((name) => [name, median(spans.get(`${name} page`).slice(WARM_UP))]));
}

/**
 * Each letter is another search; what was searched for before is remembered, and would not be work. One that all of the
 * two hundred products have, such as e, would change nothing that is watched.
 */
const letters = [...'acdgilmnoprtuvw'];

/** What a buyer does to a list, each time to an answer that nobody has asked for yet. */
const deeds = {
  'next page': async ({ page, act }) => {
    await next(page).focus();
    await act('page', () => page.keyboard.press('Enter'));
  },
  filter: async ({ page, act }, round) => {
    await page
      .locator('.tf-facet input')
      .nth(1 + round)
      .focus();
    await act('page', () => page.keyboard.press('Space'));
  },
  search: async ({ page, act }, round) => {
    await page.getByRole('searchbox').focus();
    await act('page', () => page.keyboard.press(letters[round % letters.length]));
  },
};

/** After a search, back to all; not measured. */
const undone = {
  search: async ({ page, act }) => act('page', () => page.keyboard.press('Backspace')),
};

/** CPU milliseconds of each deed with two hundred and with ten thousand products, taking turns. */
export async function growth(stage, rounds) {
  const found = {};
  for (const [what, deed] of Object.entries(deeds)) {
    const turns = Math.min(
      rounds + WARM_UP,
      what === 'search' ? letters.length : what === 'filter' ? 12 : rounds + WARM_UP,
    );
    const pages = await Promise.all(
      [200, 10_000].map(async (products) => ({
        name: `of-${products}`,
        ...(await stage.open(`grid-demo?as=of-${products}&products=${products}`)),
      })),
    );
    for (const { mount } of pages) await mount();
    const spans = await stage.traced(async () => {
      for (let round = 0; round < turns; round++) {
        for (const one of turned(pages, round)) {
          await deed(one, round);
          await undone[what]?.(one);
          await pause(10);
        }
      }
    });
    await Promise.all(pages.map(({ close }) => close()));
    const middle = (name) =>
      median(
        spans
          .get(`${name} page`)
          .filter((_, at) => undone[what] === undefined || at % 2 === 0)
          .slice(WARM_UP),
      );
    found[what] = { few: middle('of-200'), many: middle('of-10000') };
  }
  return found;
}
