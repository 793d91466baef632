// Opens the built documentation site: every page in light on a desktop and in dark on a phone, its search, its theme,
// the token editor and the configurator, and the links of `llms.txt`. Run after `npm run build-storybook`.
import { existsSync, readFileSync } from 'node:fs';
import axe from 'axe-core';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/surface.mjs';
import { serve } from '../consumers/serve.mjs';

const folder = process.argv[2] ?? `${root}storybook-static`;
if (!existsSync(`${folder}/index.json`)) throw new Error(`There is no site in ${folder}: run npm run build-storybook.`);
const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
const pages = Object.values(entries).filter(({ type }) => type === 'docs');

/** Two views, which together have both themes and both widths. */
const views = [
  { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
];

const LOAD_MS = 120_000;
const { url, close } = await serve({ '/': folder }, { withPolicy: false });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
const problems = [];

/** A page that reports its errors as problems. */
async function open(view, path, name) {
  const context = await browser.newContext({ ...view, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(`${name}: ${message}`));
  await page.goto(`${url}/${path}`, { timeout: LOAD_MS });
  return { page, done: () => context.close() };
}

/** Links to pages and stories of the site that do not exist. */
const deadLinks = (hrefs) =>
  hrefs.filter((href) => {
    const [, , id] = /\?path=\/(docs|story)\/([\w-]+)$/.exec(href) ?? [];
    return id !== undefined && entries[id] === undefined;
  });

async function checkPage({ id, title }, view) {
  const name = `${title} (${view.colorScheme}, ${view.viewport.width})`;
  const { page, done } = await open(view, `iframe.html?id=${id}&viewMode=docs`, name);
  await page.locator('.sbdocs-content h1').first().waitFor({ timeout: LOAD_MS });
  if (title.startsWith('Widgets/'))
    await page.locator('.docs-try-stage [data-tf-widget]').first().waitFor({ state: 'attached', timeout: LOAD_MS });
  await page.evaluate(axe.source);
  const { violations, excess, hrefs, theme } = await page.evaluate(async () => {
    // Each story is checked with axe by its own test.
    const result = await window.axe.run(
      { exclude: ['.docs-try-stage', '.docs-state-frame'] },
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] },
    );
    return {
      violations: result.violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0].target} (${nodes.length})`),
      excess: document.documentElement.scrollWidth - window.innerWidth,
      hrefs: [...document.querySelectorAll('.sbdocs a[href]')].map((link) => link.getAttribute('href')),
      theme: document.documentElement.dataset.tfTheme,
    };
  });
  problems.push(
    ...violations.map((violation) => `${name}: ${violation}`),
    ...(excess > 0 ? [`${name}: ${excess} pixels wider than the window`] : []),
    ...deadLinks(hrefs).map((href) => `${name}: ${href} leads nowhere`),
    ...(theme === view.colorScheme ? [] : [`${name}: has the theme ${theme}`]),
  );
  await done();
}

async function checkSearch() {
  const { page, done } = await open(views[0], '?path=/docs/docs-theme--docs', 'Search');
  const search = page.locator('#storybook-explorer-searchfield');
  await search.waitFor({ timeout: LOAD_MS });
  for (const [text, title] of [
    ['server methods', 'Server methods'],
    ['product grid', 'Product grid'],
  ]) {
    await search.fill(text);
    const found = page.locator('.search-result-item--label', { hasText: title }).first();
    await found.waitFor({ timeout: 20_000 }).catch(() => problems.push(`Search: ${text} does not find ${title}`));
  }
  await done();
}

async function checkTokenEditor() {
  const { page, done } = await open(views[0], 'iframe.html?id=docs-theme--docs&viewMode=docs', 'Token editor');
  const editor = page.locator('.docs-editor');
  await editor.getByLabel('Widget', { exact: true }).selectOption('product-grid', { timeout: LOAD_MS });
  const add = editor.getByRole('button', { name: /^Add/ }).first();
  await add.waitFor({ timeout: LOAD_MS });
  await editor.getByLabel('accent', { exact: true }).fill('#7a1f3d');
  await editor.getByLabel('Radius 2').fill('2');
  const css = await editor.locator('pre').innerText();
  const look = await add.evaluate((node) => {
    const { backgroundColor, borderRadius } = getComputedStyle(node);
    return `${backgroundColor} ${borderRadius}`;
  });
  if (!css.includes('--tf-accent: light-dark(#7a1f3d, #5cb6ca);') || !css.includes('--tf-radius-2: 2px;'))
    problems.push(`Token editor: the CSS is ${css}`);
  if (look !== 'rgb(122, 31, 61) 2px') problems.push(`Token editor: the button has ${look}`);
  await editor.getByLabel('text', { exact: true }).fill('#cccccc');
  if (!(await editor.getByRole('status').allInnerTexts()).join().includes('text on surface'))
    problems.push('Token editor: a low contrast is not reported');
  await done();
}

async function checkConfigurator() {
  const { page, done } = await open(views[0], 'iframe.html?id=docs-configurator--docs&viewMode=docs', 'Configurator');
  const preview = (widget) => page.locator(`.docs-editor-stage [data-tf-widget="${widget}"]`);
  await preview('cart').waitFor({ timeout: LOAD_MS });
  await page.getByLabel('Widget', { exact: true }).selectOption('product-grid');
  await page.getByLabel('Language', { exact: true }).selectOption('fr-CA');
  await page.getByLabel('search', { exact: true }).fill('cola');
  await page.getByLabel('page', { exact: true }).fill('x');
  const isRefused = (await page.getByText('Enter a number.').count()) === 1;
  await page.getByLabel('page', { exact: true }).fill('1');
  const html = await page.locator('.docs-editor pre').innerText();
  await page
    .locator('.docs-editor-stage [data-tf-widget="product-grid"][lang="fr-CA"]')
    .waitFor({ timeout: LOAD_MS })
    .catch(() => problems.push('Configurator: the preview does not follow the choice'));
  if (!html.includes('<tradefront-product-grid search="cola" page="1"></tradefront-product-grid>'))
    problems.push(`Configurator: the HTML is ${html}`);
  if (!isRefused) problems.push('Configurator: a page that is not a number is accepted');
  await done();
}

async function checkTexts() {
  const llms = await (await fetch(`${url}/llms.txt`)).text();
  const links = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to);
  if (links.length < pages.length - 1) problems.push(`llms.txt: ${links.length} links for ${pages.length} pages`);
  // Addresses of other sites are not opened.
  const own = links.filter((to) => !/^https?:/.test(to));
  for (const to of own) if (!(await fetch(`${url}/${to}`)).ok) problems.push(`llms.txt: ${to} leads nowhere`);
}

const steps = [
  checkTexts,
  checkSearch,
  checkTokenEditor,
  checkConfigurator,
  ...views.flatMap((view) => pages.map((entry) => () => checkPage(entry, view))),
];

/** Runs the steps, two at a time. */
const queue = [...steps];
const work = async () => {
  for (let step = queue.shift(); step !== undefined; step = queue.shift())
    await step().catch((error) => problems.push(String(error)));
};
await Promise.all([work(), work()]);
await browser.close();
close();
console.log(problems.length === 0 ? `${pages.length} pages of the site are as expected.` : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
