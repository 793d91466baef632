// Products: the next page of fifty compared with a handwritten one, and ten thousand products compared with two
// hundred.
import { visitsFor } from './growth.mjs';
import { compareDisplays, pause, rotate } from './stage.mjs';
import { median, percentile } from './trace.mjs';

/** Runs before the first measured one, because code runs slower the first times in both pages. */
const WARM_UP = 4;

const next = (page) => page.getByRole('button', { name: 'Next page' });

/** Markup of one card of the widget. */
export async function cardMarkup(stage) {
  const { page, mount, close } = await stage.open('grid?as=ours');
  await mount();
  const markup = await page.evaluate(() => document.querySelector('.tf-product-card').outerHTML);
  await close();
  return markup;
}

/** Components that React renders for a page of fifty products, until rendering settles: the maximum of three runs. */
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

/**
 * CPU milliseconds from a letter to the frame with its results, in ten thousand products, at a quarter of the CPU
 * speed.
 */
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

/** The next page by one key press, with alternating pages. Medians in CPU milliseconds. */
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
      for (const { page, act } of rotate(pages, round)) {
        // A new page moves the focus to its heading.
        await next(page).focus();
        await act('page', () => page.keyboard.press('Enter'));
        await pause(10);
      }
    }
  });
  await compareDisplays(pages, displayedPage);
  await Promise.all(pages.map(({ close }) => close()));
  return Object.fromEntries(names.map((name) => [name, median(spans.get(`${name} page`).slice(WARM_UP))]));
}

/** What depends on the page: the pictures, texts and labels of its cards, and the range. */
function displayedPage() {
  const cards = [...document.querySelectorAll('.tf-product-card')].flatMap((card) => [
    card.querySelector('img').getAttribute('src'),
    card.textContent,
    ...[...card.querySelectorAll('[aria-label]')].map((control) => control.ariaLabel),
    card.querySelector('input').value,
  ]);
  return [document.querySelector('.tf-pager > p').textContent, ...cards];
}

/**
 * Each letter is a new search, because earlier results are cached. A letter that all of the two hundred products
 * contain, such as e, would change nothing that is observed.
 */
const letters = [...'acdgilmnoprtuvw'];

/** Buyer's actions on a list, each with a result that is not cached yet. */
const actions = {
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

/** Resets a search; not measured. */
const undone = {
  search: async ({ page, act }) => act('page', () => page.keyboard.press('Backspace')),
};

/** CPU milliseconds of each action with two hundred and with ten thousand products, alternating. */
export async function growth(stage, rounds) {
  const found = {};
  for (const [what, action] of Object.entries(actions)) {
    const turns = Math.min(
      rounds + WARM_UP,
      what === 'search' ? letters.length : what === 'filter' ? 12 : rounds + WARM_UP,
    );
    const times = { few: [], many: [] };
    for (let visit = 0; visit < visitsFor(rounds, turns, WARM_UP); visit++) {
      const pages = await Promise.all(
        Object.entries({ few: 200, many: 10_000 }).map(async ([name, products]) => ({
          name,
          ...(await stage.open(`grid-demo?as=${name}&products=${products}`)),
        })),
      );
      for (const { mount } of pages) await mount();
      const spans = await stage.traced(async () => {
        for (let round = 0; round < turns; round++) {
          for (const one of rotate(pages, round)) {
            await action(one, round);
            await undone[what]?.(one);
            await pause(10);
          }
        }
      });
      await Promise.all(pages.map(({ close }) => close()));
      for (const name of Object.keys(times)) {
        const measured = spans.get(`${name} page`).filter((_, at) => undone[what] === undefined || at % 2 === 0);
        times[name].push(...measured.slice(WARM_UP));
      }
    }
    found[what] = { few: median(times.few), many: median(times.many) };
  }
  return found;
}
