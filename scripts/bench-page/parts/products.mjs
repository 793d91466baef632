// The products page of the portal: its requests, and the time until a product can be added.
import { addFirstProduct } from '../in-page.mjs';
import { signedIn } from '../visit.mjs';
import { wavesOf } from '../waves.mjs';
import { apiCalls, overTheWire, repeatedReads } from '../wire.mjs';

const path = '/en-US/products';

const isPlatform = ({ kind }) => kind === 'platform';
const goalOf = (goal) => (variant) => (isPlatform(variant) ? goal : null);

export const products = {
  name: 'products',
  variants: ['platform', 'demo'].flatMap((kind) =>
    ['h2', 'HTTP/1.1'].map((protocol) => ({ kind, protocol, title: `products, ${kind}, ${protocol}` })),
  ),
  figures: [
    { key: 'first.requests', what: 'first visit: requests', goal: goalOf(20) },
    { key: 'first.kilobytes', what: 'first visit: over the wire', unit: 'KB', goal: goalOf(200) },
    { key: 'early.requests', what: '… requests before a product can be added' },
    { key: 'early.kilobytes', what: '… over the wire before that', unit: 'KB' },
    { key: 'first.waves', what: 'first visit: API waves', goal: goalOf(3), only: isPlatform },
    { key: 'early.waves', what: '… API waves before a product can be added', only: isPlatform },
    { key: 'first.repeated', what: 'first visit: URLs read more than once', goal: goalOf(0), only: isPlatform },
    { key: 'first.content', what: 'first visit: first content', unit: 'ms' },
    { key: 'first.worked', what: 'first visit: a product is added', unit: 'ms', goal: goalOf(2500) },
    { key: 'repeat.requests', what: 'repeat visit: requests' },
    { key: 'repeat.kilobytes', what: 'repeat visit: over the wire', unit: 'KB' },
    { key: 'repeat.content', what: 'repeat visit: first content', unit: 'ms' },
    { key: 'repeat.worked', what: 'repeat visit: a product is added', unit: 'ms', goal: goalOf(1500) },
  ],
  /** The first round also counts the requests until the page is idle, without user input. */
  async sample({ browser, site, round }) {
    const counted = round === 0 ? await untouched(browser, site) : { values: {}, notes: {} };
    const timed = await added(browser, site);
    return { values: { ...counted.values, ...timed.values }, notes: { ...counted.notes, ...timed.notes } };
  },
};

/** A first and a repeat visit, each until the page is idle. */
async function untouched(browser, site) {
  const visit = await browser.visit(await signedIn(browser, site));
  const values = {};
  const notes = {};
  try {
    for (const which of ['first', 'repeat']) {
      const one = await visit.open();
      await one.page.goto(site.url + path);
      await one.page
        .getByRole('main')
        .getByRole('button', { name: /^Add\b/ })
        .first()
        .waitFor();
      await one.idle();
      const { count, kilobytes } = overTheWire(one.requests);
      const calls = apiCalls(one.requests);
      const repeated = repeatedReads(calls);
      Object.assign(values, {
        [`${which}.requests`]: count,
        [`${which}.kilobytes`]: kilobytes,
        [`${which}.waves`]: wavesOf(calls).length,
        [`${which}.repeated`]: repeated.length,
      });
      notes[`${which}.requests`] = `${calls.length} of them API calls`;
      notes[`${which}.waves`] = `calls by wave: ${wavesOf(calls)
        .map(({ length }) => length)
        .join(' + ')}`;
      notes[`${which}.repeated`] = repeated
        .map(({ url, count }) => `${new URL(url).pathname.split('/').at(-1)} ${count} ×`)
        .join(', ');
      await one.close();
    }
    return { values, notes };
  } finally {
    await visit.close();
  }
}

/** A first and a repeat visit, in which a product is added as soon as possible. */
async function added(browser, site) {
  const visit = await browser.visit(await signedIn(browser, site));
  const values = {};
  const notes = {};
  try {
    for (const which of ['first', 'repeat']) {
      const one = await visit.open({ prepare: addFirstProduct });
      await one.page.goto(site.url + path);
      const { there, worked } = await one.page.evaluate(() => window.benchAdded);
      values[`${which}.content`] = await one.firstContent();
      values[`${which}.worked`] = worked;
      notes[`${which}.worked`] = `its button is there at ${Math.round(there)} ms`;
      if (which === 'first') {
        const before = one.requests.filter(({ start }) => start < there);
        const { count, kilobytes } = overTheWire(before.filter(({ end }) => end !== null && end < there));
        values['early.requests'] = overTheWire(before).count;
        values['early.kilobytes'] = kilobytes;
        values['early.waves'] = wavesOf(apiCalls(before)).length;
        notes['early.kilobytes'] = `${count} requests had been answered`;
      }
      await one.close();
    }
    return { values, notes };
  } finally {
    await visit.close();
  }
}
