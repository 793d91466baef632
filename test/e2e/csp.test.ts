import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import type { ServedHost } from '../support/strict-server';
import type { PlainHost } from './hosts/stories/plain-host';
import { serveStories, storyFiles, type HostReact } from './hosts/stories/serve';

type HostWindow = Window & { readonly host: PlainHost };

/** Fewer stories than this mean that the run collects from the wrong place. */
const FEWEST_STORIES = 270;

/** The newer React shows every story; every sixth is enough to cover the differences of the other. */
const storyStep: Readonly<Record<HostReact, number>> = { 18: 6, 19: 1 };

const desktop = { width: 1280, height: 900 };
const windows: Readonly<Record<string, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
};

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
afterAll(() => browser.close());

/** A page that records policy reports and errors; the listener is registered before the page is parsed. */
async function openPage(url: string): Promise<{ readonly page: Page; readonly problems: string[] }> {
  const page = await browser.newPage({ viewport: desktop, reducedMotion: 'reduce' });
  const problems: string[] = [];
  await page.exposeFunction('report', (what: string) => void problems.push(what));
  await page.addInitScript(() => {
    // The test exposes this function; a console message would not contain the directive.
    const { report } = window as unknown as { readonly report: (what: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
    addEventListener('error', (event) => report(`throw: ${event.message}`));
    addEventListener('unhandledrejection', (event) => report(`rejection: ${event.reason}`));
  });
  page.on('console', (message) => {
    const policy = message.text().includes('Content Security Policy');
    if (message.type() === 'error' && !policy) problems.push(`console: ${message.text().slice(0, 300)}`);
  });
  await page.goto(url);
  return { page, problems };
}

describe.concurrent.each([18, 19] as const)(
  'the stories on a page with a strict policy, React %i',
  (react: HostReact) => {
    let host: ServedHost;
    beforeAll(async () => {
      host = await serveStories('plain-host.ts', react);
    });
    afterAll(() => host.close());

    test('the control page reports inline styles, markup from strings, exceptions and warnings', async ({ expect }) => {
      const { page, problems } = await openPage(`${host.url}/control`);
      const seen = [
        'policy: style-src-elem',
        'policy: style-src-attr',
        'policy: require-trusted-types-for',
        'throw:',
        'console: Warning',
      ];
      for (const kind of seen) await expect.poll(() => problems.join('\n')).toContain(kind);
      await page.close();
    });

    test(
      'no reports, no exceptions, no warnings, and every play function passes',
      { timeout: 900_000, retry: 0 },
      async ({ expect }) => {
        const { page, problems } = await openPage(host.url);
        await page.waitForFunction(() => 'host' in window);
        const known = await page.evaluate(() => {
          const { host } = window as unknown as HostWindow;
          return {
            react: host.react,
            ids: host.ids,
            windows: Object.fromEntries(host.ids.map((id) => [id, host.windowOf(id)])),
          };
        });
        expect(known.react).toMatch(new RegExp(`^${react}\\.`));
        const failures: string[] = [];
        let [mounted, played] = [0, 0];
        const ids = known.ids.filter((_, at) => at % storyStep[react] === 0);
        for (const id of ids) {
          const before = problems.length;
          const viewport = windows[known.windows[id] ?? ''] ?? desktop;
          if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
          const show = () => page.evaluate((story) => (window as unknown as HostWindow).host.perform(story), id);
          const first = await show();
          // A story that failed on a busy machine is played once more; its reports count all the same.
          const outcome = first.failure === null ? first : await show();
          mounted += Number(outcome.mounted);
          played += Number(outcome.played);
          if (outcome.failure !== null) failures.push(`${id}: ${outcome.failure}`);
          failures.push(...problems.slice(before).map((what) => `${id}: ${what}`));
        }
        await page.close();
        console.log(
          `React ${known.react}: ${mounted} of ${ids.length} stories mounted, of ${known.ids.length}, from ${storyFiles.length} files, ${played} played, ${problems.length} reports`,
        );
        expect(failures).toEqual([]);
        expect(problems).toEqual([]);
        expect(mounted).toBe(ids.length);
        expect(known.ids.length).toBeGreaterThanOrEqual(FEWEST_STORIES);
      },
    );
  },
);
