import { readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { expect, test } from 'vitest';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { scriptBuild } from '../support/builds';
import { serveStrict, type ServedHost } from '../support/strict-server';
import { type LabCell, matrixOf } from './matrix';

// Two versions of the script on one page, each with an element of every widget. The other version has another number,
// and its stylesheets give controls another radius. `LAB=cart,faq` shows these widgets only.

type Tags = Readonly<Record<string, string>>;
type VersionsWindow = Window & {
  readonly versions: { readonly first: Tags; readonly other: () => Promise<Tags> };
};

const OTHER_RADIUS = '3px';
const controls = 'button.tf-button, input.tf-input';

const page = `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script></head><body></body></html>`;

async function serveVersions(): Promise<ServedHost> {
  const files = await scriptBuild();
  let changes = 0;
  const asOther = (file: string | Uint8Array) =>
    String(file)
      .replace(/(["'`])0\.1\.0\1/g, (_, quote: string) => `${quote}9.0.0${quote}`)
      .replaceAll('border-radius:var(--tf-use-radius-control)', () => {
        changes += 1;
        return `border-radius:${OTHER_RADIUS}`;
      });
  const others = new Map(
    [...files].map(([path, file]) => [path.replace('/embed/', '/other/'), asOther(file)] as const),
  );
  expect(changes).toBeGreaterThan(0);
  const own = readFileSync(new URL('styles/versions-page.js', import.meta.url), 'utf8');
  return serveStrict((path) =>
    path === '/' ? page : path === '/page.js' ? own : (files.get(path) ?? others.get(path)),
  );
}

interface Look {
  /** Elements of the widget by tag and class. */
  readonly outline: readonly string[];
  /** Radii of its buttons and fields. */
  readonly radii: readonly string[];
}

/** Shows elements together and returns the look of each once none has changed for a while. */
const lookOf = (on: Page, tags: readonly string[]): Promise<readonly Look[]> =>
  on.evaluate(
    async ([names, selector]) => {
      const elements = names.map((name) => document.createElement(name));
      document.body.replaceChildren(...elements);
      const outlineOf = (element: Element) =>
        [...(element.shadowRoot?.querySelectorAll('.tf-root *:not(.tf-hidden, .tf-toasts, .tf-toasts *)') ?? [])].map(
          ({ tagName, classList }) => `${tagName}.${classList[0] ?? ''}`,
        );
      for (let same = 0, before = '', tries = 0; tries < 40 && same < 3; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 150));
        const now = elements.map((element) => outlineOf(element).join()).join('\n');
        const isShown = elements.every((element) => outlineOf(element).length > 0);
        same = isShown && now === before ? same + 1 : 0;
        before = now;
      }
      return elements.map((element) => ({
        outline: outlineOf(element),
        radii: [...(element.shadowRoot?.querySelectorAll(selector) ?? [])].map(
          (control) => getComputedStyle(control).borderTopLeftRadius,
        ),
      }));
    },
    [tags, controls] as const,
  );

test(
  'two versions on one page each have their own elements, and neither changes the other’s',
  { timeout: 900_000, retry: 0 },
  async () => {
    const host = await serveVersions();
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
    const opened = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const errors: string[] = [];
    opened.on('pageerror', ({ message }) => errors.push(message));
    opened.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await opened.goto(host.url);
    await opened.waitForFunction(() => 'versions' in window);
    const first = await opened.evaluate(() => (window as unknown as VersionsWindow).versions.first);
    const only = process.env.LAB?.split(',');
    const chosen = Object.entries(first).filter(([widget]) => only === undefined || only.includes(widget));
    const alone = new Map<string, Look>();
    for (const [widget, tag] of chosen) {
      const [look] = await lookOf(opened, [tag]);
      if (look) alone.set(widget, look);
    }
    const other = await opened.evaluate(() => (window as unknown as VersionsWindow).versions.other());
    const cells: LabCell[] = [];
    const problems: string[] = [];
    for (const [widget, tag] of chosen) {
      errors.length = 0;
      const otherTag = other[widget] ?? '';
      expect(otherTag).toBe(`${tag}-v9`);
      const [mine, theirs] = await lookOf(opened, [tag, otherTag]);
      const usual = alone.get(widget);
      const found = [
        ...errors,
        ...(usual && usual.outline.length > 0 ? [] : ['shows nothing alone']),
        ...(mine?.outline.join() === usual?.outline.join() ? [] : ['shows other elements beside the other version']),
        ...(mine?.radii.join() === usual?.radii.join() ? [] : ['looks different beside the other version']),
        ...(theirs && theirs.outline.length > 0 ? [] : ['the other version shows nothing']),
        ...(theirs?.radii.includes(OTHER_RADIUS) || theirs?.radii.length === 0
          ? []
          : ['the other version has our look']),
        ...(mine?.radii.includes(OTHER_RADIUS) ? ['has the look of the other version'] : []),
      ];
      cells.push({ widget, host: 'two versions', result: found.length === 0 ? 'right' : 'wrong' });
      problems.push(...found.map((problem) => `${widget}: ${problem}`));
    }
    console.log(matrixOf(cells));
    expect(cells.length).toBeGreaterThanOrEqual(only?.length ?? 30);
    expect(problems).toEqual([]);

    // Dialogs of both open in the page, where the stylesheets of both apply: they work, and look as in the later version.
    await lookOf(opened, [first.cart ?? '', other.cart ?? '']);
    for (const tag of [first.cart ?? '', other.cart ?? '']) {
      const opener = opened.locator(tag).getByRole('button', { name: 'Import' });
      await opener.click();
      const dialog = opened.getByRole('dialog', { name: 'Import products' });
      await dialog.waitFor();
      await opened.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await opener.evaluate((button) => button.matches(':focus'))).toBe(true);
    }
    await browser.close();
    host.close();
  },
);
