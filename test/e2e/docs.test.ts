import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOf, bundleOf, scriptTagFiles } from '../docs/run-snippets';
import { contracts } from '../../stories/docs/parts/contracts';
import { embedSnippet, exampleTexts } from '../../stories/docs/parts/embed-snippet';
import { integrityOf } from '../../scripts/bill-of-materials.mjs';
import { documents, isFollowed, isOfFramework, type Snippet, snippetsOf } from '../docs/snippets';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';

const site = 'https://docs.test';
const all = documents().flatMap((document) => snippetsOf(document));
const where = ({ document, line }: Snippet) => `${document}:${line}`;
const inLanguage = (language: string) => all.filter((snippet) => snippet.language === language);
const ofReadme = (language: string) => inLanguage(language).filter(({ document }) => document === 'README.md');

let browser: Browser;
let script: ReadonlyMap<string, string | Uint8Array>;
beforeAll(async () => {
  [browser, script] = await Promise.all([
    chromium.launch({ executablePath: findBrowser(), args: browserArgs }),
    scriptTagFiles(),
  ]);
}, 120_000);
afterAll(() => browser.close());

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/** A page of a site that has only these files, opened at a path; `said` is its console output, errors included. */
async function open(
  files: ReadonlyMap<string, string | Uint8Array>,
  path = '/',
): Promise<{ page: Page; said: string[]; errors: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const said: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => (message.type() === 'error' ? errors : said).push(message.text()));
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    const contentType = `${types[pathname.split('.').at(-1) ?? ''] ?? 'text/html'}; charset=utf-8`;
    return route.fulfill(
      body === undefined
        ? { status: 404, body: '' }
        : { contentType, body: typeof body === 'string' ? body : Buffer.from(body) },
    );
  });
  await page.goto(`${site}${path}`);
  return { page, said, errors };
}

const html = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Docs</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** A React snippet on a page, followed by more of the page's own styles. */
async function openApp(snippet: Snippet, styles = '') {
  const { script: code, sheet } = await appOf(snippet);
  // A portal is served under its base path.
  const path = `${/basePath="([^"]*)"/.exec(snippet.code)?.[1] ?? ''}/`;
  return open(
    new Map([
      [
        path,
        html(
          '<link rel="stylesheet" href="/app.css"><link rel="stylesheet" href="/own.css"><script type="module" src="/app.js"></script>',
          '<div id="root"></div>',
        ),
      ],
      ['/checkout', html('', 'checkout')],
      ['/app.js', code],
      ['/app.css', sheet],
      ['/own.css', styles],
    ]),
    path,
  );
}

/** A plain page beside the script-tag build, which the docs tell the reader to copy to `/tradefront`. */
const openPlain = (code: string, others: ReadonlyMap<string, string> = new Map()) =>
  open(
    new Map([
      ['/', html('', code)],
      ...[...script].map(([name, body]) => [`/tradefront/${name}`, body] as const),
      ...others,
    ]),
  );

/** Asserts that each widget of a page has rendered visible content. */
async function allDrawn(page: Page): Promise<void> {
  const widgets = page.locator('[data-tf-widget]');
  await widgets.first().waitFor();
  for (const widget of await widgets.all()) {
    await expect.poll(async () => (await widget.innerText()).trim().length, { timeout: 10_000 }).toBeGreaterThan(3);
    const box = await widget.boundingBox();
    expect(box?.height).toBeGreaterThan(20);
  }
  expect(await page.getByText('This part of the page isn’t available right now').count()).toBe(0);
}

const one = (snippets: readonly Snippet[], text: string): Snippet => {
  const found = snippets.find(({ code }) => code.includes(text));
  if (found === undefined) throw new Error(`The README has no snippet that says ${text}`);
  return found;
};

describe('every React snippet renders its widgets', () => {
  test.each(
    inLanguage('tsx')
      .filter((snippet) => /^export /m.test(snippet.code) && !isFollowed(snippet))
      .map((snippet) => [where(snippet), snippet] as const),
  )('%s', async (_where, snippet) => {
    const { page, errors } = await openApp(snippet);
    await allDrawn(page);
    expect(errors).toEqual([]);
    await page.close();
  });
});

describe('every plain page renders its widgets', () => {
  test.each(
    inLanguage('html')
      .filter((snippet) => snippet.code.includes('<script') && !isOfFramework(snippet))
      .map((snippet) => [where(snippet), snippet] as const),
  )('%s', async (_where, snippet) => {
    const { page, errors } = await openPlain(snippet.code);
    await allDrawn(page);
    expect(errors).toEqual([]);
    await page.close();
  });
});

describe('the HTML that the configurator writes renders its widget', () => {
  const choice = { locale: 'fr-CA', account: '', isolation: 'shadow-root', backend: 'demo' } as const;

  test.each(contracts.map((contract) => [contract.name, contract] as const))('%s', async (name, contract) => {
    for (const isolation of ['shadow-root', 'none'] as const) {
      const code = embedSnippet(contract, { ...choice, isolation, texts: exampleTexts[name] ?? {} });
      const { page, errors } = await openPlain(code);
      await allDrawn(page);
      expect(await page.locator(`[data-tf-widget="${name}"]`).getAttribute('lang')).toBe('fr-CA');
      expect(errors).toEqual([]);
      await page.close();
    }
  });

  test('with an account, attributes of each kind and quotes in their texts', async () => {
    const contract = contracts.find((one) => one.name === 'product-grid');
    if (contract === undefined) throw new Error('There is no product grid');
    const texts = { search: 'a "cola" </script>', page: '1', value: '{"layout":"list"}' };
    for (const isolation of ['shadow-root', 'none'] as const) {
      const code = embedSnippet(contract, {
        ...choice,
        isolation,
        texts,
        locale: 'en-US',
        account: 'english-bay-social',
      });
      const { page, errors } = await openPlain(code);
      await allDrawn(page);
      expect(await page.getByRole('searchbox').inputValue()).toBe(texts.search);
      await page.getByText('English Bay Social').first().waitFor();
      expect(errors).toEqual([]);
      await page.close();
    }
  });

  test('with an adapter of the page and with the Salesforce adapter of the docs', async () => {
    const contract = contracts.find((one) => one.name === 'faq');
    if (contract === undefined) throw new Error('There is no FAQ');
    const demo = "import { createDemoAdapter } from 'tradefront/adapters/demo';";
    const own = `${demo} export const adapter = createDemoAdapter({ storage: 'memory' });`;
    const ownPage = await openPlain(
      embedSnippet(contract, { ...choice, texts: {}, backend: 'own' }),
      new Map([['/adapter.js', await bundleOf('stories/docs/adapters.mdx', own)]]),
    );
    await allDrawn(ownPage.page);
    await ownPage.page.close();

    const store = await bundleOf('stories/docs/connect-salesforce.mdx', "export { adapter } from './store';");
    const { page } = await openPlain(
      embedSnippet(contract, { ...choice, texts: {}, backend: 'salesforce' }),
      new Map([['/store.js', store]]),
    );
    const request = await page.waitForRequest((one) => one.url().includes('/webruntime/api/services/data'));
    expect(new URL(request.url()).origin).toBe(site);
    await page.close();
  });
});

describe('the README’s snippets do what it describes', () => {
  test('in React the grid and the cart share one cart, and the page gets the event of checkout', async () => {
    const { page, said } = await openApp(one(ofReadme('tsx'), '<ProductGrid'));
    const cart = page.locator('.tf-cart');
    const card = page
      .locator('.tf-product-grid li')
      .filter({ has: page.getByRole('heading', { name: 'Maribel Cola', exact: true }) })
      .first();
    await cart.getByRole('spinbutton', { name: /Maribel Cola$/ }).waitFor();
    await expect.poll(() => page.locator('.tf-product-grid li').count()).toBeGreaterThanOrEqual(20);
    await cart.getByRole('button', { name: /^Remove Bramrook/ }).click();
    await card.getByRole('spinbutton').fill('20');
    await page.keyboard.press('Enter');
    await expect.poll(() => cart.getByRole('spinbutton', { name: /Maribel Cola$/ }).inputValue()).toBe('20');
    // The server's total; until it arrives, an estimate is displayed.
    await expect.poll(() => cart.locator('.tf-cart-summary').innerText()).toMatch(/46 cases/);
    await cart.getByRole('button', { name: 'Check out' }).click();
    await page.waitForURL(`${site}/checkout`);
    expect(said).toContain('checkout 46');
    await page.close();
  });

  test('a plain page uses its own language, fills its slot and gets the event of checkout', async () => {
    const { page, said } = await openPlain(one(ofReadme('html'), '<tradefront-cart').code);
    const cart = page.locator('tradefront-cart');
    await cart.getByRole('heading', { level: 2, name: 'Panier' }).waitFor();
    await page.getByText('Livraison le jeudi.').waitFor();
    await cart.locator('.tf-cart-line[data-problem]').getByRole('button').last().click();
    await cart.getByRole('spinbutton').first().fill('20');
    await page.keyboard.press('Enter');
    await expect.poll(() => cart.locator('.tf-cart-summary').innerText()).toMatch(/46 caisses/);
    await cart.locator('.tf-cart-summary .tf-button').first().click();
    await expect.poll(() => said).toContain('checkout 46');
    await page.close();
  });

  test('the adapter sends the email, returns where the page continues, and maps its errors', async () => {
    const { page } = await openApp(one(ofReadme('tsx'), '<ResendActivation'));
    const sent: string[] = [];
    await page.route('**/api/activation', (route) => {
      sent.push(route.request().postData() ?? '');
      return route.fulfill({ json: { responseCode: sent.length === 1 ? 'EXISTS' : 'SUCCESS' } });
    });
    const send = async (email: string) => {
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Submit' }).click();
    };
    await send('dana@harborlane.example');
    await page.getByRole('heading', { name: 'Your account is already activated' }).waitFor();
    expect(sent).toEqual(['{"email":"dana@harborlane.example"}']);
    await page.reload();
    await page.route('**/api/activation', (route) => route.abort());
    await send('dana@harborlane.example');
    await page.getByText('1-888-555-0142').waitFor();
    await page.close();
  });

  test('a locale pack provides the language, and a message of the page overrides it', async () => {
    const { page } = await openApp(one(ofReadme('tsx'), 'Vos questions'));
    await page.getByRole('heading', { level: 1, name: 'Vos questions' }).waitFor();
    await page.locator('.tf-faq[lang="fr-CA"]').getByRole('searchbox', { name: 'Chercher une question' }).waitFor();
    await page.close();
  });

  test('the theme’s rules override the library’s', async () => {
    const grid = one(ofReadme('tsx'), '<ProductGrid');
    const { page } = await openApp(
      grid,
      ofReadme('css')
        .map(({ code }) => code)
        .join('\n'),
    );
    const add = page.locator('.tf-product-grid').getByRole('button', { name: /^Add/ }).first();
    await add.waitFor();
    const look = await add.evaluate((node) => ({
      background: getComputedStyle(node).backgroundColor,
      radius: getComputedStyle(node).borderRadius,
    }));
    expect(look).toEqual({ background: 'rgb(122, 31, 61)', radius: '2px' });
    const line = page.locator('.tf-cart-line[data-problem]').first();
    await line.waitFor();
    expect(await line.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe('rgb(255, 240, 245)');
    await page.close();

    const without = await openApp(grid);
    const plain = without.page.locator('.tf-product-grid').getByRole('button', { name: /^Add/ }).first();
    await plain.waitFor();
    expect(await plain.evaluate((node) => getComputedStyle(node).backgroundColor)).not.toBe(look.background);
    await without.page.close();
  });

  test('theme and density apply to any element around the widgets', async () => {
    const { page } = await openApp(one(ofReadme('tsx'), '<ProductGrid'));
    const card = page.locator('.tf-product-grid li').first();
    await card.waitFor();
    const look = () =>
      card.evaluate((node) => ({
        text: getComputedStyle(node).color,
        control: getComputedStyle(node).getPropertyValue('--tf-use-control-h'),
      }));
    const light = await look();
    await page
      .locator('#root')
      .evaluate((node) => Object.assign(node.dataset, { tfTheme: 'dark', tfDensity: 'compact' }));
    const dark = await look();
    expect(dark.text).not.toBe(light.text);
    expect([light.control, dark.control]).toEqual(['max(24px, 2.5rem)', 'max(24px, 2rem)']);
    await page.close();
  });
});

test('the script that requests the data of the portal’s first page renders the portal, with its adapter', async () => {
  const start = one(inLanguage('ts'), 'startPortal(');
  const { script: code, sheet } = await appOf(start);
  const { page, errors } = await open(
    new Map([
      [
        '/b2b/en-US/products',
        html(
          '<link rel="stylesheet" href="/app.css"><script type="module" src="/app.js"></script>',
          '<div id="portal"></div><div id="root"></div>',
        ),
      ],
      ['/app.js', code],
      ['/app.css', sheet],
    ]),
    '/b2b/en-US/products',
  );
  await page.getByRole('button', { name: /^Add / }).first().waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

describe('the script with integrity hashes', () => {
  const chunk = (path: string) => /^chunks\/cart-[^.]*\.js$/.test(path);

  /** The plain page of a cart whose import map is made as in the docs; `served` changes what the server sends. */
  async function openHashed(served: (path: string, body: string | Uint8Array) => string | Uint8Array) {
    const folder = mkdtempSync(join(tmpdir(), 'tradefront-hashes-'));
    try {
      writeFileSync(join(folder, 'integrity.json'), JSON.stringify(integrityOf(script)));
      const code = await bundleOf('stories/docs/embed.mdx', "export { importMap } from './import-map';");
      const { importMap } = (await import(
        /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
      )) as { readonly importMap: (folder: string, base: string) => string }; // the test of the snippets compiles it
      const map = importMap(folder, '/tradefront/');
      const start =
        "import { configure, createDemoAdapter, defineElements } from '/tradefront/tradefront.js';" +
        "configure({ adapter: await createDemoAdapter({ storage: 'memory' }) });defineElements();";
      return await open(
        new Map([
          ['/', html(map, `<script type="module">${start}</script><tradefront-cart></tradefront-cart>`)],
          ...[...script].map(([path, body]) => [`/tradefront/${path}`, served(path, body)] as const),
        ]),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test('runs when every file is as built', async () => {
    const { page, errors } = await openHashed((_, body) => body);
    await page.getByRole('heading', { name: 'Cart', exact: true }).waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });

  test('does not run a file that was changed in transit', async () => {
    expect([...script.keys()].filter(chunk)).toHaveLength(1);
    const { page, errors } = await openHashed((path, body) =>
      chunk(path) ? `${String(body)};document.title = 'Changed';` : body,
    );
    await expect.poll(() => errors.join()).toContain('integrity');
    expect(await page.title()).toBe('Docs');
    expect(await page.getByRole('heading', { name: 'Cart', exact: true }).count()).toBe(0);
    await page.close();
  });
});
