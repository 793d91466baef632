import type { Page } from 'playwright';

/** A control that can be pressed. */
export interface Control {
  /** Identifies the control in the page, and equal ones of a repeated item: the classes from the page to it. */
  readonly key: string;
  readonly label: string;
  /** Address of a link; null for other controls. */
  readonly href: string | null;
}

const MARK = 'data-crawl';
const PRESSABLE = [
  'a[href]',
  'button',
  'summary',
  'input[type=checkbox]',
  'input[type=radio]',
  '[role=checkbox]',
  '[role=combobox]:not(input)',
  '[role=menuitem]',
  '[role=option]',
  '[role=radio]',
  '[role=switch]',
  '[role=tab]',
].join();

/**
 * Finds the visible controls of a page and marks each with its key, one per key: the second card of a list has the same
 * controls as the first. In an open dialog, only its own. Disabled controls are left out: nobody can press them.
 */
export const controlsOf = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(
    ({ mark, pressable }) => {
      const partOf = (element: Element): string => {
        const same = [...(element.parentElement?.children ?? [])].filter((one) => one.className === element.className);
        const isRepeated =
          /^(LI|TR|ARTICLE|OPTION)$/.test(element.tagName) || element.getAttribute('role') === 'option';
        const nth = isRepeated || same.length < 2 ? '' : `:${same.indexOf(element)}`;
        const classes = typeof element.className === 'string' ? element.className : '';
        return `${element.tagName.toLowerCase()}.${classes.split(/\s+/).join('.')}${nth}`;
      };
      const isVisible = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
      };
      const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]')];
      const within = dialogs.filter(isVisible).at(-1) ?? document.body;
      document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark));
      const found = new Map<string, { key: string; label: string; href: string | null }>();
      for (const element of within.querySelectorAll<HTMLElement>(pressable)) {
        if (!isVisible(element) || element.matches(':disabled')) continue;
        const path: string[] = [];
        for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
          path.unshift(partOf(at));
        const key = path.join(' ');
        if (found.has(key)) continue;
        element.setAttribute(mark, key);
        const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        found.set(key, {
          key,
          label: label.replace(/\s+/g, ' ').slice(0, 80),
          href: element instanceof HTMLAnchorElement ? element.href : null,
        });
      }
      return [...found.values()];
    },
    { mark: MARK, pressable: PRESSABLE },
  );

/** Waits until a page has its data and changes no more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
}

/** Whether a control states by itself that pressing it changes nothing: it is chosen already, or disabled. */
const isInactive = (page: Page, key: string): Promise<boolean> =>
  page.evaluate(
    ({ mark, wanted }) => {
      const element = [...document.querySelectorAll<HTMLElement>(`[${mark}]`)].find(
        (one) => one.getAttribute(mark) === wanted,
      );
      if (element === undefined) return false;
      if (element.getAttribute('aria-disabled') === 'true') return true;
      // One of a group is always pressed.
      if (element.getAttribute('aria-pressed') === 'true' && element.closest('[role=group]') !== null) return true;
      if (element instanceof HTMLInputElement && element.type === 'radio') return element.checked;
      return (
        element.getAttribute('aria-selected') === 'true' ||
        (element.getAttribute('role') === 'radio' && element.getAttribute('aria-checked') === 'true')
      );
    },
    { mark: MARK, wanted: key },
  );

/** How long a pressed control may take until something happens. */
const PATIENCE_MS = 4_000;

/** Outcome of pressing a control: what happened, or null for nothing. */
export async function press(page: Page, { key, href }: Control): Promise<string | null> {
  if (await isInactive(page, key)) return 'is inactive';
  if (href !== null && href.replace(/#.*$/, '') === page.url().replace(/#.*$/, '')) return 'is this page';
  const happened = new Promise<string>((resolve) => {
    page.once('download', () => resolve('a download'));
    page.once('filechooser', () => resolve('a choice of files'));
    page.once('popup', () => resolve('another page'));
    page.once('request', (request) => resolve(`a request to ${new URL(request.url()).pathname}`));
    page.once('framenavigated', () => resolve('another address'));
  });
  await page.evaluate(
    ({ mark, wanted }) => {
      const control = [...document.querySelectorAll(`[${mark}]`)].find((one) => one.getAttribute(mark) === wanted);
      const changes = { count: 0 };
      Reflect.set(window, 'crawlChanges', changes);
      // A control that only shows that it is pressed has done nothing, except if it states its own value.
      const telling = ['aria-checked', 'aria-expanded', 'aria-pressed', 'aria-selected', 'data-state', 'open'];
      new MutationObserver((records) => {
        changes.count += records.filter(
          ({ target, type, attributeName }) =>
            target !== control || type !== 'attributes' || telling.includes(attributeName ?? ''),
        ).length;
      }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
      control?.addEventListener('change', () => (changes.count += 1));
      window.print = () => (changes.count += 1);
    },
    { mark: MARK, wanted: key },
  );
  const target = page.locator(`[${MARK}=${JSON.stringify(key)}]`);
  await target.click({ timeout: 3_000 }).catch(async () => {
    // The page has replaced the marked element meanwhile.
    await controlsOf(page);
    await target.click({ timeout: 10_000 });
  });
  const changed = page
    .waitForFunction(() => Reflect.get(Reflect.get(window, 'crawlChanges') ?? {}, 'count') > 0, undefined, {
      timeout: PATIENCE_MS,
    })
    .then(
      () => 'a change of the page',
      () => null,
    );
  return Promise.race([happened, changed]);
}
