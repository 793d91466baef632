// Layout shift of every page of the portal, from an empty cache until the page is idle.
import { join } from 'node:path';
import { runTs } from '../../run-ts.mjs';
import { root } from '../../surface.mjs';
import { signedIn } from '../visit.mjs';

/** One id of the demo for each page with an id. */
const ids = {
  product: 'p-104417',
  list: 'list-harbor-lane-taproom-1',
  'order-placed': 'o-4500892',
  order: 'o-4500892',
  invoice: 'INV-80530',
  ticket: 'case-C-208790',
};
/** Pages for visitors who aren't signed in. */
const waysIn = ['sign-in', 'register', 'resend'];

const { pages } = await runTs(join(root, 'src/portal/pages.ts'));
const worst = { key: 'worst', what: 'the page that shifts most', goal: 0.01 };

export const shift = {
  name: 'shift',
  rounds: (rounds) => Math.ceil(rounds / 3),
  variants: [{ kind: 'demo', protocol: 'h2', title: 'layout shift, demo, h2' }],
  figures: [worst, ...Object.keys(pages).map((name) => ({ key: name, what: name, goal: 0.01 }))],
  async sample({ browser, site }) {
    const values = {};
    const state = await signedIn(browser, site);
    for (const [name, { path, hasId }] of Object.entries(pages)) {
      const visit = await browser.visit(waysIn.includes(name) ? undefined : state);
      try {
        if (hasId && ids[name] === undefined) throw new Error('No id is known for a page of its kind');
        const one = await visit.open();
        await one.page.goto(`${site.url}/en-US/${path}${hasId ? `/${ids[name]}` : ''}`);
        await one.page.locator('main h1').first().waitFor();
        await one.idle();
        values[name] = (await one.seen()).shifts.reduce((sum, { value }) => sum + value, 0);
      } catch (error) {
        values[name] = error;
      } finally {
        await visit.close();
      }
    }
    const [most] = Object.entries(values)
      .filter(([, value]) => typeof value === 'number')
      .sort(([, a], [, b]) => b - a);
    if (most !== undefined) values.worst = most[1];
    return { values, notes: { worst: most?.[0] } };
  },
};
