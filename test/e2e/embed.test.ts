import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { DemoAdapter } from '../../src/adapters/demo';
import type { TradefrontElement } from '../../src/embed';
import type { WidgetContract } from '../../src/runtime/contract';
import { openPlainHost } from './hosts/embed/open-plain-host';
import { twelveWidgets } from './hosts/embed/twelve-widgets';

interface Heard {
  name: string;
  detail: unknown;
  from?: string;
}

const plain = openPlainHost();

/** Records policy reports. The listener has to be registered before the page is parsed. */
const keepReports = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      document.documentElement.dataset.reports = `${document.documentElement.dataset.reports ?? ''} ${event.effectiveDirective}`;
    });
  });

const reports = async (page: Page) => (await page.locator('html').getAttribute('data-reports')) ?? '';
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard); // the page's own script stores them there

/** The plain page in one of its forms; `check` must leave it without reports and errors. */
async function onPage(
  query: string,
  check: (page: Page) => Promise<void>,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<void> {
  const page = await plain.browser.newPage({ viewport: { width: 1100, height: 900 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await keepReports(page);
  await before(page);
  await page.goto(`${plain.url}/plain.html?${query}`);
  await page.locator('html[data-ready]').waitFor();
  await check(page);
  expect([await reports(page), ...errors]).toEqual(['']);
  await page.close();
}

const element = (page: Page) => page.locator('tradefront-cart#cart');
const mounted = (page: Page) => page.locator('#mounted');
const quantity = (page: Page, cart: 'element' | 'mounted') =>
  (cart === 'element' ? element(page) : mounted(page)).getByRole('spinbutton').first();
const faqTitle = (page: Page, level: number) =>
  page.locator('tradefront-faq').getByRole('heading', { level, name: 'Frequently asked questions' });

/** Adds one case to the first line. */
const more = (page: Page) =>
  element(page)
    .getByRole('button', { name: /^One more of/ })
    .first();

test('the policy of these pages reports an inline style', async () => {
  const page = await plain.browser.newPage();
  await keepReports(page);
  await page.goto(`${plain.url}/control.html`);
  expect(await reports(page)).toContain('style-src');
  await page.close();
});

describe('a page without React', () => {
  test('renders elements and mounted widgets, with one stylesheet each however many there are', () =>
    onPage('', async (page) => {
      await quantity(page, 'element').waitFor();
      await quantity(page, 'mounted').waitFor();
      await faqTitle(page, 2).waitFor();
      const sheets = await page.evaluate(() => {
        const inside = document.querySelector('tradefront-cart')?.shadowRoot?.adoptedStyleSheets ?? [];
        return {
          page: document.adoptedStyleSheets.length,
          cart: inside.length,
          shared: inside.filter((one) => document.adoptedStyleSheets.includes(one)).length,
        };
      });
      // The page: base, dialog and select, cart, FAQ. The cart's root: the host's own rules, base, dialog and select,
      // cart.
      expect(sheets).toEqual({ page: 4, cart: 4, shared: 3 });
    }));

  test('widgets of one adapter share one cart, in and outside shadow roots', () =>
    onPage('', async (page) => {
      const before = Number(await quantity(page, 'mounted').inputValue());
      await more(page).click();
      await expect.poll(() => quantity(page, 'mounted').inputValue()).toBe(String(before + 1));
      await expect
        .poll(() => heard(page))
        .toContainEqual(
          expect.objectContaining({
            name: 'line-change',
            from: 'cart',
            detail: expect.objectContaining({ quantity: before + 1 }),
          }),
        );
    }));

  test('a product added in the grid is in the cart', () =>
    onPage('', async (page) => {
      await quantity(page, 'element').waitFor();
      const lines = await element(page).getByRole('spinbutton').count();
      const grid = page.locator('tradefront-product-grid');
      await grid.scrollIntoViewIfNeeded();
      await grid.getByRole('button', { name: /^Add/ }).first().click();
      await expect.poll(() => element(page).getByRole('spinbutton').count()).toBe(lines + 1);
      await expect.poll(() => mounted(page).getByRole('spinbutton').count()).toBe(lines + 1);
      expect(await heard(page)).toContainEqual(expect.objectContaining({ name: 'add', from: 'grid' }));
    }));

  test('a header of the page counts the grid’s additions, and one refresh shows changes that the page made behind it', () =>
    onPage('', async (page) => {
      await quantity(page, 'element').waitFor();
      await page.evaluate(async () => {
        const cart = await window.tradefront?.cartOf();
        const bar = document.getElementById('bar');
        if (cart === undefined || bar === null) throw new Error('The script and the header are on this page');
        const show = () => (bar.textContent = String(cart.snapshot().cases));
        cart.subscribe(show);
        show();
        document.addEventListener('tradefront-cart-change', ({ detail }) => {
          bar.dataset['heard'] = `${bar.dataset['heard'] ?? ''} ${detail.cases}:${detail.total?.minor}`.trim();
        });
      });
      const bar = page.locator('#bar');
      const before = Number(await bar.innerText());
      expect(before).toBeGreaterThan(0);
      const grid = page.locator('tradefront-product-grid');
      await grid.scrollIntoViewIfNeeded();
      await grid.getByRole('button', { name: /^Add/ }).first().click();
      await expect.poll(async () => Number(await bar.innerText())).toBeGreaterThan(before);
      const after = await bar.innerText();
      // Three elements show the cart, and the document dispatches each figure once: the estimate first, then the
      // backend's.
      const readFigures = async () => (await bar.getAttribute('data-heard'))?.split(' ') ?? [];
      await expect.poll(async () => (await readFigures()).at(-1)).toMatch(new RegExp(`^${after}:`));
      const figures = await readFigures();
      expect(figures).toEqual([...new Set(figures)]);
      expect(figures.length).toBeLessThanOrEqual(2);

      const left = await page.evaluate(async () => {
        // The page's own script stores it there.
        const { adapter } = (window as unknown as { page: { adapter: DemoAdapter } }).page;
        const of = { accountId: 'harbor-lane-taproom', locale: 'en-US' };
        // The addition has its response by then.
        await (await window.tradefront?.cartOf())?.refresh();
        const { revision } = await adapter.cart.read(of);
        await adapter.cart.change({ ...of, change: { type: 'clear' }, revision });
        const element = document.querySelector('tradefront-cart');
        await element?.refresh();
        await new Promise(requestAnimationFrame);
        return element?.shadowRoot?.querySelectorAll('input[role=spinbutton], [role=spinbutton]').length;
      });
      expect([left, await bar.innerText()]).toEqual([0, '0']);
    }));

  test('an element far below loads its code when it comes near the viewport', () =>
    onPage('', async (page) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await quantity(page, 'element').waitFor();
      expect(fetched.filter((url) => url.includes('product-grid'))).toEqual([]);
      await page.locator('tradefront-product-grid').scrollIntoViewIfNeeded();
      await page.locator('tradefront-product-grid').getByRole('searchbox').waitFor();
      expect(fetched.filter((url) => url.includes('/product-grid-'))).toHaveLength(1);
    }));

  test('a callback and a DOM event have the same detail', () =>
    onPage('', async (page) => {
      await mounted(page).getByRole('spinbutton').first().fill('9');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await heard(page)).length).toBe(2);
      const [first, second] = await heard(page);
      expect([first?.name, second?.name]).toEqual(['callback', 'line-change']);
      expect(first?.detail).toEqual(second?.detail);
    }));

  test('the page can prevent the action of a before event', () =>
    onPage('stop', async (page) => {
      await element(page)
        .getByRole('button', { name: /^Remove .*Ginger Beer/ })
        .click();
      await element(page).getByRole('spinbutton').first().fill('20');
      await page.keyboard.press('Enter');
      await element(page).getByRole('button', { name: 'Check out' }).click();
      await expect.poll(async () => (await heard(page)).map(({ name }) => name)).toContain('before-checkout');
      expect((await heard(page)).map(({ name }) => name)).not.toContain('checkout');
    }));

  test('the page’s custom properties apply in a shadow root, its rules do not', () =>
    onPage('', async (page) => {
      const title = faqTitle(page, 2);
      await title.waitFor();
      const look = await title.evaluate((node) => ({
        color: getComputedStyle(node).color,
        accent: getComputedStyle(node).getPropertyValue('--tf-use-accent'),
      }));
      expect(look.color).not.toBe('rgb(255, 0, 0)');
      expect(look.accent).toBe('rgb(1 2 3)');
    }));

  test('an attribute changes the rendering, and so does update', () =>
    onPage('', async (page) => {
      await faqTitle(page, 2).waitFor();
      await page.locator('tradefront-faq').evaluate((faq) => faq.setAttribute('heading-level', '4'));
      await faqTitle(page, 4).waitFor();
      await page.locator('tradefront-faq').evaluate((faq) => Object.assign(faq, { search: 'keg' }));
      await expect.poll(() => page.locator('tradefront-faq').getByRole('searchbox').inputValue()).toBe('keg');
      await page.evaluate(() =>
        (window as unknown as { second: { update: (options: object) => void } }).second.update({ slots: {} }),
      );
      await mounted(page).getByRole('heading', { name: 'Cart', exact: true }).waitFor();
    }));

  test('a property that was set before the element was defined applies', () =>
    onPage('early', async (page) => {
      await expect.poll(() => page.locator('tradefront-faq').getByRole('searchbox').inputValue()).toBe('keg');
      expect(await page.locator('tradefront-faq').evaluate((faq) => Object.hasOwn(faq, 'search'))).toBe(false);
    }));

  test.each(['append', 'moveBefore'] as const)('an element that is moved with %s keeps the buyer’s input', (how) =>
    onPage('', async (page) => {
      const question = page.locator('tradefront-faq').getByRole('button', { name: 'Can I pick up my order?' });
      await question.click();
      await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
      await page.evaluate((call) => {
        const target = document.getElementById('first') as HTMLElement & {
          moveBefore?: (node: Node, child: Node | null) => void;
        };
        const faq = document.querySelector('tradefront-faq') as HTMLElement;
        if (call === 'moveBefore' && target.moveBefore) target.moveBefore(faq, null);
        else target.append(faq);
      }, how);
      // Longer than an element waits before it unmounts.
      await page.waitForTimeout(100);
      expect(await question.getAttribute('aria-expanded')).toBe('true');
    }),
  );

  test('an element that was removed keeps the page’s data when it is added again', () =>
    onPage('', async (page) => {
      await faqTitle(page, 2).waitFor();
      await page.evaluate(async () => {
        const faq = document.querySelector('tradefront-faq') as HTMLElement;
        faq.remove();
        await new Promise((resolve) => setTimeout(resolve, 50));
        if (faq.shadowRoot?.querySelector('.tf-faq')) throw new Error('still drawn while away');
        document.body.append(faq);
      });
      await faqTitle(page, 2).waitFor();
    }));

  test('children fill a slot, and without them the widget’s own content is there', () =>
    onPage('', async (page) => {
      await page.getByText('Deposit is charged on delivery.').waitFor();
      expect(await element(page).locator('slot[name=summary-footer]').count()).toBe(1);
      await page.locator('tradefront-cart > p').evaluate((note) => note.remove());
      await expect.poll(() => element(page).locator('slot[name=summary-footer]').count()).toBe(0);
    }));

  test('a function fills a slot of each line with a DOM node', () =>
    onPage('', async (page) => {
      await quantity(page, 'element').waitFor();
      await element(page).evaluate((cart: TradefrontElement<'cart'>) =>
        cart.setSlot('line-extra', ({ data }) => {
          const note = document.createElement('small');
          note.textContent = `Ordered ${data.line.quantity} last week`;
          return note;
        }),
      );
      await element(page).getByText('Ordered 8 last week').waitFor();
    }));

  test('a function wraps the widget’s own content, which stays interactive, and is called again only for other data', () =>
    onPage('', async (page) => {
      await quantity(page, 'element').waitFor();
      await element(page).getByText('Bottle deposits').first().waitFor();
      await element(page).evaluate((cart: TradefrontElement<'cart'>) => {
        const calls: string[] = [];
        Object.assign(window, { calls });
        cart.setSlot('line-quantity', ({ data, node }) => {
          calls.push(data.line.id);
          const box = document.createElement('fieldset');
          box.append(node);
          return box;
        });
        cart.setSlot('summary-rows', null);
      });
      const boxed = element(page).locator('fieldset').getByRole('spinbutton').first();
      await boxed.waitFor();
      expect(await element(page).getByText('Bottle deposits').count()).toBe(0);
      const seen = () => page.evaluate(() => (window as unknown as { calls: readonly string[] }).calls);
      const first = await seen();
      expect(new Set(first).size).toBe(first.length);
      await boxed.fill('9');
      await boxed.press('Enter');
      // Another render of the whole cart with the same lines.
      await page.evaluate(() =>
        (window as unknown as { page: { configure: (settings: object) => void } }).page.configure({ theme: 'dark' }),
      );
      await page.locator('tradefront-cart [data-tf-theme="dark"]').first().waitFor();
      const later = (await seen()).slice(first.length);
      expect(new Set(later)).toEqual(new Set([first[0]]));
      expect(await boxed.inputValue()).toBe('9');
      await element(page).evaluate((cart: TradefrontElement<'cart'>) => {
        cart.setSlot('line-quantity', undefined);
        cart.setSlot('summary-rows', undefined);
      });
      await element(page).getByText('Bottle deposits').first().waitFor();
      expect(await element(page).locator('fieldset').count()).toBe(0);
    }));

  test('uses the page’s language from the first text on, and another one when the page changes it', () =>
    onPage('locale=fr-CA', async (page) => {
      await mounted(page).locator('.tf-cart[lang="fr-CA"]').waitFor();
      await element(page).getByRole('heading', { name: 'Panier' }).waitFor();
      await page.evaluate(() =>
        (window as unknown as { page: { configure: (settings: object) => void } }).page.configure({ locale: 'en-US' }),
      );
      await element(page).getByRole('heading', { name: 'Cart', exact: true }).waitFor();
    }));

  test('unmount empties the container, which can be used again', () =>
    onPage('', async (page) => {
      await quantity(page, 'mounted').waitFor();
      await page.evaluate(() => {
        const { second, page: tools } = window as unknown as {
          second: { unmount: () => void };
          page: { mount: (node: Element | null, name: string) => void };
        };
        second.unmount();
        tools.mount(document.getElementById('mounted'), 'faq');
      });
      await mounted(page).getByRole('heading', { name: 'Frequently asked questions' }).waitFor();
      expect(await mounted(page).getByRole('spinbutton').count()).toBe(0);
    }));

  test('unmount removes every style of a container whose layout was skipped', () =>
    onPage('', async (page) => {
      const styles = await page.evaluate(() => {
        const { page: tools } = window as unknown as {
          page: { mount: (node: Element | null, name: string) => { unmount: () => void } };
        };
        const spacer = document.createElement('div');
        spacer.style.blockSize = '5000px';
        const container = document.createElement('div');
        document.body.append(spacer, container);
        const { unmount } = tools.mount(container, 'faq');
        const whileMounted = container.style.contentVisibility;
        unmount();
        return [whileMounted, container.getAttribute('style')];
      });
      expect(styles).toEqual(['auto', '']);
    }));

  test('content below a widget with a reserved height never moves', () => {
    let release = (): void => {};
    const reserved = new Promise<void>((resolve) => {
      release = resolve;
    });
    return onPage(
      'bare',
      async (page) => {
        await page.evaluate(async () => {
          document
            .querySelectorAll('tradefront-cart, tradefront-faq, tradefront-product-grid')
            .forEach((node) => node.remove());
          const moved: string[] = [];
          Object.assign(window, { moved });
          const widget = document.getElementById('mounted');
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
              for (const { node } of entry.sources) if (node && !widget?.contains(node)) moved.push(node.nodeName);
            }
          });
          observer.observe({ type: 'layout-shift' });
          const { mount, adapter } = (
            window as unknown as {
              page: { mount: (node: Element | null, name: string, options: object) => void; adapter: object };
            }
          ).page;
          mount(widget, 'cart', { adapter, minHeight: 1100 });
          // The removed widgets and the reserved height move the page once, before the widget has content. A frame
          // that a busy machine draws late must not count, so both are awaited instead of a time.
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          while ((widget?.getBoundingClientRect().height ?? 0) < 1100) await frame();
          for (let drawn = 0; drawn < 10; drawn += 1) await frame();
          observer.takeRecords();
          moved.length = 0;
        });
        release();
        await quantity(page, 'mounted').waitFor();
        await page.waitForTimeout(500);
        expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
      },
      (page) =>
        page.route('**/chunks/cart-*', async (route) => {
          await reserved;
          await route.continue();
        }),
    );
  });

  test('a widget’s data is requested before its code has loaded', () => {
    const order: string[] = [];
    let markRequested = (): void => {};
    const requested = new Promise<void>((resolve) => {
      markRequested = resolve;
    });
    return onPage(
      'bare',
      async (page) => {
        await page.evaluate(() => {
          // The page's own script and the function of this test store both there.
          const { page: host, reportRead } = window as unknown as {
            page: {
              configure: (settings: object) => void;
              adapter: { cart: { read: (...given: unknown[]) => unknown } };
            };
            reportRead: () => void;
          };
          const { cart } = host.adapter;
          const read = (...given: unknown[]) => {
            reportRead();
            return cart.read(...given);
          };
          host.configure({ adapter: { ...host.adapter, cart: { ...cart, read } } });
        });
        await quantity(page, 'element').waitFor();
        expect(order).toEqual(['asked for the cart', 'sent its code']);
      },
      async (page) => {
        await page.exposeFunction('reportRead', () => {
          if (order.length === 0) order.push('asked for the cart');
          markRequested();
        });
        // Without the request the code is never released, and the test fails for lack of a cart.
        await page.route('**/chunks/cart-*', async (route) => {
          await requested;
          order.push('sent its code');
          await route.continue();
        });
      },
    );
  });

  test.each([
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ])('twelve widgets on one page reserve their height: nothing moves at $width px', async (size) => {
    const page = await plain.browser.newPage({ viewport: size });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${plain.url}/many.html?widgets=${twelveWidgets.join(',')}`);
    await page.locator('html[data-ready]').waitFor();
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('main > *')].filter(
              ({ shadowRoot }) => shadowRoot?.querySelector('.tf-root') && !shadowRoot.querySelector('.tf-skeleton'),
            ).length,
        ),
      )
      .toBe(12);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.1);
    await page.close();
  });

  const chunksOf = (urls: readonly string[]) =>
    ['product-grid', 'cart', 'faq'].filter((name) => urls.some((url) => url.includes(`/chunks/${name}-`)));

  test('the widget in the viewport loads before the others, which wait five seconds for it at most', async () => {
    const page = await plain.browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.clock.install();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/chunks/product-grid-*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${plain.url}/many.html?widgets=product-grid,cart,faq`);
    await page.locator('html[data-ready]').waitFor();
    await expect.poll(() => chunksOf(requested)).toEqual(['product-grid']);
    // The other chunks of a widget are requested together with its own one.
    await expect.poll(() => requested.some((url) => url.includes('/chunks/base-css-'))).toBe(true);
    await page.waitForTimeout(300);
    expect(chunksOf(requested)).toEqual(['product-grid']);
    await page.clock.fastForward(5000);
    await page.locator('tradefront-faq').getByRole('searchbox').waitFor({ state: 'attached' });
    expect(chunksOf(requested)).toEqual(['product-grid', 'cart', 'faq']);
    release();
    await page.locator('tradefront-product-grid').getByRole('searchbox').waitFor();
    await page.close();
  });

  test('the layout of a widget far below is skipped until the widget is near the viewport', async () => {
    const page = await plain.browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${plain.url}/many.html?widgets=product-grid,cart,faq`);
    const readStates = () =>
      page.locator('main > *').evaluateAll((elements) =>
        elements.map((element) => {
          const box = element.shadowRoot?.querySelector('div');
          const root = box?.querySelector('[data-tf-widget]');
          return {
            content: box?.style.contentVisibility,
            isMounted: Boolean(root),
            isRendered: Boolean(root?.checkVisibility({ contentVisibilityAuto: true })),
          };
        }),
      );
    const faq = page.locator('tradefront-faq');
    await faq.getByRole('heading', { name: 'Frequently asked questions' }).waitFor({ state: 'attached' });
    const shown = { content: '', isMounted: true, isRendered: true };
    expect((await readStates())[0]).toEqual(shown);
    expect((await readStates())[2]).toEqual({ content: 'auto', isMounted: true, isRendered: false });
    // Screen readers and find-in-page reach it like the others.
    expect(await page.getByRole('heading', { name: 'Frequently asked questions' }).count()).toBe(1);
    expect(
      await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('Frequently asked')),
    ).toBe(true); // not standard, so the types omit it
    await faq.scrollIntoViewIfNeeded();
    await expect.poll(readStates).toEqual([shown, shown, shown]);
    await page.close();
  });

  test('a tag that another version has defined stays that version’s', () =>
    onPage(
      '',
      async (page) => {
        expect(await page.evaluate(() => (window as unknown as { tags: Record<string, string> }).tags)).toMatchObject({
          cart: 'tradefront-cart-v0',
          faq: 'tradefront-faq',
        });
        await page.evaluate(() =>
          document.getElementById('second')?.append(document.createElement('tradefront-cart-v0')),
        );
        await page.locator('tradefront-cart-v0').getByRole('spinbutton').first().waitFor();
      },
      (page) => page.addInitScript(() => customElements.define('tradefront-cart', class extends HTMLElement {})),
    ));

  test('no widget’s property exists on every element: it would be set there before the widget’s code loads', () =>
    onPage('', async (page) => {
      const properties = Object.values(
        import.meta.glob<Record<string, WidgetContract>>('../../src/widgets/*/*.contract.ts', { eager: true }),
      ).flatMap((module) =>
        Object.values(module).flatMap(({ element: tag, attributes }) =>
          attributes.map(({ prop }) => prop).map((property) => ({ tag, property })),
        ),
      );
      expect(properties.length).toBeGreaterThan(20);
      const hidden = await page.evaluate(
        (all) => all.filter(({ property }) => property in HTMLElement.prototype),
        [...properties, { tag: 'a control', property: 'title' }],
      );
      expect(hidden).toEqual([{ tag: 'a control', property: 'title' }]);
    }));

  test('values set before the widget’s code loads apply when it loads, the last value first', () =>
    onPage(
      '',
      async (page) => {
        const faq = page.locator('tradefront-faq');
        await page.waitForFunction(() => customElements.get('tradefront-faq') !== undefined);
        await faq.evaluate((element) => {
          element.setAttribute('search', 'glass');
          Object.assign(element, { search: 'keg' });
          element.setAttribute('heading-level', '4');
        });
        await faqTitle(page, 4).waitFor();
        await expect.poll(() => faq.getByRole('searchbox').inputValue()).toBe('keg');
        await faq.evaluate((element) => {
          Object.assign(element, { search: 'keg' });
          element.setAttribute('search', 'glass');
        });
        await expect.poll(() => faq.getByRole('searchbox').inputValue()).toBe('glass');
        expect(await faq.evaluate((element) => Reflect.get(element, 'search'))).toBe('glass');
      },
      (page) =>
        page.route(/\/chunks\/faq-/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        }),
    ));
});

describe('a missing adapter or missing code', () => {
  test('mount without an adapter explains what to do', () =>
    onPage('bare', async (page) => {
      const said = await page.evaluate(() => {
        try {
          (window as unknown as { page: { mount: (node: Element | null, name: string) => void } }).page.mount(
            document.getElementById('mounted'),
            'cart',
          );
        } catch (error) {
          return String(error);
        }
      });
      expect(said).toMatch(/no adapter.*configure/);
    }));

  test('an element without an adapter waits, warns the developer, and renders when it gets one', async () => {
    const page = await plain.browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.clock.install();
    await page.goto(`${plain.url}/plain.html?bare`);
    await page.locator('html[data-ready]').waitFor();
    await page.clock.runFor(6000);
    await expect.poll(() => errors.filter((error) => /<tradefront-cart> has no adapter/.test(error))).toHaveLength(1);
    await element(page).evaluate((cart) =>
      Object.assign(cart, { adapter: (window as unknown as { page: { adapter: object } }).page.adapter }),
    );
    await quantity(page, 'element').waitFor();
    await page.close();
  });

  test('code that cannot be loaded is requested again, and reported when it still fails', async () => {
    const page = await plain.browser.newPage();
    let requestCount = 0;
    await page.route('**/chunks/faq-*', (route) => {
      requestCount += 1;
      return route.abort();
    });
    await page.goto(`${plain.url}/plain.html`);
    await expect
      .poll(() => heard(page), { timeout: 10_000 })
      .toContainEqual(expect.objectContaining({ name: 'load-error', detail: { widget: 'faq' } }));
    expect(requestCount).toBe(3);
    await quantity(page, 'element').waitFor();
    await page.close();
  });
});
