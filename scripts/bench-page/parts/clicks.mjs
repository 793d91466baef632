// Duration of the first and second click on controls of an idle page, and the code that the first click loads.
import { watchInput } from '../in-page.mjs';
import { signedIn } from '../visit.mjs';

const main = (page) => page.getByRole('main');

/**
 * `shows` is the result for `watchInput`. `undo` reverts the effect of the first use; an overlay is closed with Escape.
 * With `nth` 1 the second use is on the next control of its kind.
 */
const actions = [
  { key: 'import', path: 'cart', target: (page) => main(page).getByRole('button', { name: 'Import' }), shows: 'layer' },
  {
    key: 'save to list',
    path: 'products',
    target: (page) => main(page).getByRole('button', { name: /^Save to list/ }),
    shows: 'layer',
  },
  {
    key: 'select a line',
    path: 'cart',
    target: (page) => main(page).getByRole('checkbox', { name: /^Select (?!all)/ }),
    shows: 'text',
    nth: 1,
  },
  {
    key: 'order again',
    path: 'orders',
    target: (page) => main(page).getByRole('button', { name: /^Order again/ }),
    shows: 'layer',
  },
  {
    key: 'filter orders',
    path: 'orders',
    target: (page) => main(page).getByRole('button', { name: /^Status/ }),
    shows: 'layer',
  },
  {
    key: 'filter products',
    path: 'products',
    target: (page) => main(page).getByRole('checkbox', { name: /^Halden/ }),
    shows: 'list',
  },
  {
    key: 'add payment method',
    path: 'wallet',
    target: (page) => main(page).getByRole('button', { name: 'Add payment method' }),
    shows: 'fields',
    undo: (page) => main(page).getByRole('button', { name: 'Cancel' }).click(),
  },
  {
    key: 'account switcher',
    path: 'products',
    target: (page) => page.getByRole('banner').getByRole('button', { name: /^Account/ }),
    shows: 'layer',
  },
  {
    key: 'open invoice',
    path: 'invoices',
    target: (page) => main(page).getByRole('link', { name: /^View invoice/ }),
    shows: 'layer',
  },
];

/** Requests of the payment provider's frame don't count for the portal. */
const isOwn = ({ url }) => !url.includes('/payment-fields/');

export const clicks = {
  name: 'clicks',
  variants: [{ kind: 'demo', protocol: 'h2', title: 'clicks once a page is idle, demo, h2' }],
  figures: actions.flatMap(({ key }) => [
    { key: `${key}.fetches`, what: `${key}: fetches`, goal: 0 },
    { key: `${key}.first`, what: `${key}: first use`, unit: 'ms', goal: 200 },
    { key: `${key}.again`, what: `${key}: again`, unit: 'ms', goal: 200 },
  ]),
  async sample({ browser, site }) {
    const values = {};
    const notes = {};
    const state = await signedIn(browser, site);
    for (const action of actions) {
      const visit = await browser.visit(state);
      try {
        const { first, again, fetched } = await used(visit, site, action);
        Object.assign(values, {
          [`${action.key}.fetches`]: fetched.length,
          [`${action.key}.first`]: first,
          [`${action.key}.again`]: again,
        });
        notes[`${action.key}.fetches`] = fetched.map(({ url }) => new URL(url).pathname.split('/').at(-1)).join(', ');
      } catch (error) {
        for (const which of ['fetches', 'first', 'again']) values[`${action.key}.${which}`] = error;
      } finally {
        await visit.close();
      }
    }
    return { values, notes };
  },
};

/** Opens a page with an empty cache, waits until it is idle, and uses the control twice. */
async function used(visit, site, { path, target, shows, undo, nth = 0 }) {
  const one = await visit.open();
  await one.page.goto(`${site.url}/en-US/${path}`);
  await target(one.page).first().waitFor();
  await one.idle();
  const before = one.requests.length;
  const first = await timed(one.page, target(one.page).first(), shows);
  await one.idle();
  const fetched = one.requests.slice(before).filter(isOwn);
  if (shows === 'layer') await closed(one.page);
  await undo?.(one.page);
  const again = await timed(one.page, target(one.page).nth(nth), shows);
  return { first, again, fetched };
}

/** Milliseconds from a click to its result. */
async function timed(page, target, shows) {
  await page.evaluate(watchInput, shows);
  await target.click();
  return page.evaluate(() => window.benchResult);
}

/** Closes the overlay of a page with Escape. */
async function closed(page) {
  await page.keyboard.press('Escape');
  await page
    .locator('[role="dialog"], [role="listbox"], dialog[open]')
    .filter({ visible: true })
    .first()
    .waitFor({ state: 'hidden' });
}
