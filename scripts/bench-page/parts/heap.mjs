// Memory growth over many navigations in the portal.
import { slopeOf } from '../statistics.mjs';
import { signedIn } from '../visit.mjs';

const places = ['products', 'orders', 'invoices', 'cart', 'lists', 'wallet'];
const SAMPLES = 6;

export const heap = {
  name: 'heap',
  rounds: () => 1,
  variants: [{ kind: 'demo', protocol: 'h2', title: 'growth over the navigations made, demo, h2' }],
  figures: [
    { key: 'heap', what: 'script heap after collection', unit: 'MB', goal: 0.5 },
    { key: 'objects', what: '… without compiled code', unit: 'MB' },
    { key: 'code', what: '… code that the browser has compiled', unit: 'MB' },
    { key: 'nodes', what: 'nodes after collection', goal: 60 },
    { key: 'listeners', what: 'event listeners', goal: 20 },
  ],
  async sample({ browser, site, options }) {
    const visit = await browser.visit(await signedIn(browser, site));
    try {
      const one = await visit.open({ isThrottled: false });
      await one.page.goto(`${site.url}/en-US/${places[0]}`);
      await one.idle();
      const points = [];
      const navigations = Number(options.navigations);
      // The first rounds load code and fill caches, which is not growth: each page is visited twice before the first
      // sample.
      await navigate(one.page, 2 * places.length);
      const before = await contentOf(one);
      for (let sample = 0; sample <= SAMPLES; sample++) {
        points.push({ made: Math.round((sample * navigations) / SAMPLES), ...(await memoryOf(one)) });
        if (sample < SAMPLES) await navigate(one.page, Math.round(navigations / SAMPLES));
      }
      const after = await contentOf(one);
      const growth = (key) => slopeOf(points.map((point) => ({ x: point.made, y: point[key] }))) * navigations;
      const all = (key, digits) =>
        `${navigations} made: ${points.map((point) => point[key].toFixed(digits)).join(', ')}`;
      return {
        values: {
          heap: growth('heap'),
          objects: after.objects - before.objects,
          code: after.code - before.code,
          nodes: growth('nodes'),
          listeners: growth('listeners'),
        },
        notes: { heap: all('heap', 2), nodes: all('nodes', 0), listeners: all('listeners', 0) },
      };
    } finally {
      await visit.close();
    }
  },
};

/** Visits the pages by their links and returns to the first one. */
async function navigate(page, count) {
  for (let made = 1; made <= count; made++) {
    const place = places[made % places.length];
    await page.evaluate(
      (path) => document.querySelector(`header a[href$="/${path}"], nav a[href$="/${path}"]`).click(),
      place,
    );
    await page.waitForURL(`**/en-US/${place}`);
    await page.locator('main h1').first().waitFor();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  }
  await page.evaluate((path) => document.querySelector(`nav a[href$="/${path}"]`).click(), places[0]);
  await page.waitForURL(`**/en-US/${places[0]}`);
}

/** Types of a heap snapshot's nodes that are not values of the page's scripts. */
const CODE = new Set(['code', 'hidden']);
const BROWSER = new Set(['native', 'synthetic']);

/** Megabytes of a heap snapshot: values of the page's scripts, and code that the browser has compiled from them. */
async function contentOf({ cdp, idle }) {
  await idle();
  const chunks = [];
  const take = ({ chunk }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const bytes = { code: 0, objects: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const name = types[type][nodes[at + type]];
    if (!BROWSER.has(name)) bytes[CODE.has(name) ? 'code' : 'objects'] += nodes[at + size];
  }
  return { code: bytes.code / 1e6, objects: bytes.objects / 1e6 };
}

/** Megabytes, nodes and listeners after garbage collection, once the page is idle. */
async function memoryOf({ cdp, idle }) {
  await idle();
  await cdp.send('Performance.enable');
  for (let times = 0; times < 2; times++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (metricName) => metrics.find(({ name }) => name === metricName).value;
  return { heap: metric('JSHeapUsedSize') / 1e6, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
