// Widgets in a plain page, from the script-tag build.
import { overTheWire } from '../wire.mjs';
import { embedsReady } from '../in-page.mjs';

const isTwelve = ({ count }) => count === 12;
const goalOf = (goal) => (variant) => (isTwelve(variant) ? goal : null);

export const embeds = {
  name: 'embeds',
  variants: [12, 1].flatMap((count) =>
    ['h2', 'HTTP/1.1'].map((protocol) => ({
      kind: 'embed',
      protocol,
      count,
      title: `${count === 12 ? 'twelve embeds' : 'one embed'}, ${protocol}`,
    })),
  ),
  figures: [
    { key: 'first.requests', what: 'first visit: requests', goal: goalOf(40) },
    { key: 'first.kilobytes', what: 'first visit: over the wire', unit: 'KB', goal: goalOf(300) },
    { key: 'first.ready', what: 'first visit: last widget', unit: 'ms', goal: goalOf(3500) },
    { key: 'first.top', what: 'first visit: widget in the viewport', unit: 'ms' },
    { key: 'first.shift', what: 'first visit: layout shift', goal: goalOf(0.02) },
    { key: 'repeat.requests', what: 'repeat visit: requests' },
    { key: 'repeat.ready', what: 'repeat visit: last widget', unit: 'ms' },
    { key: 'repeat.top', what: 'repeat visit: widget in the viewport', unit: 'ms' },
    { key: 'repeat.shift', what: 'repeat visit: layout shift' },
  ],
  async sample({ browser, site, variant }) {
    const visit = await browser.visit();
    const values = {};
    const notes = {};
    try {
      for (const which of ['first', 'repeat']) {
        const one = await visit.open({ prepare: embedsReady });
        await one.page.goto(`${site.url}/${isTwelve(variant) ? 'twelve' : 'one'}.html`);
        const { ready, last, top } = await one.page.evaluate(() => window.benchReady);
        await one.idle();
        const { count, kilobytes } = overTheWire(one.requests);
        const { shifts } = await one.seen();
        Object.assign(values, {
          [`${which}.requests`]: count,
          [`${which}.kilobytes`]: kilobytes,
          [`${which}.ready`]: ready,
          [`${which}.top`]: top,
          [`${which}.shift`]: shifts.reduce((sum, { value }) => sum + value, 0),
        });
        notes[`${which}.ready`] = last;
        await one.close();
      }
      return { values, notes };
    } finally {
      await visit.close();
    }
  },
};
