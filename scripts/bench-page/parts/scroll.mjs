// Scrolling through a cart with a thousand lines.
import { percentile } from '../../bench/trace.mjs';
import { signedIn } from '../visit.mjs';

const scenario = 'thousand-line-cart';
const DISTANCE_PX = 20_000;
const SPEED_PX_PER_S = 4000;

export const scroll = {
  name: 'scroll',
  rounds: (rounds) => Math.ceil(rounds / 3),
  variants: [{ kind: 'demo', protocol: 'h2', title: 'a cart of 1,000 lines, demo, h2' }],
  figures: [{ key: 'p95', what: 'scrolling: time between frames, p95', unit: 'ms', goal: 33.4 /* two frames */ }],
  async sample({ browser, site }) {
    const visit = await browser.visit(await signedIn(browser, site, scenario));
    try {
      const one = await visit.open();
      await one.page.goto(`${site.url}/en-US/cart?scenario=${scenario}`);
      await one.page
        .getByRole('main')
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .waitFor();
      await one.idle();
      await one.page.evaluate(() => {
        window.benchFrames = [];
        const note = (now) => {
          window.benchFrames.push(now);
          requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
      });
      await one.cdp.send('Input.synthesizeScrollGesture', {
        x: 640,
        y: 450,
        yDistance: -DISTANCE_PX,
        speed: SPEED_PX_PER_S,
        gestureSourceType: 'mouse',
      });
      const { frames, top } = await one.page.evaluate(() => ({ frames: window.benchFrames, top: scrollY }));
      if (top < DISTANCE_PX / 2) throw new Error(`The page scrolled ${Math.round(top)} px only`);
      const times = frames.slice(1).map((now, at) => now - frames[at]);
      return {
        values: { p95: percentile(times, 0.95) },
        notes: { p95: `${times.length} frames, ${Math.round(top)} px` },
      };
    } finally {
      await visit.close();
    }
  },
};
