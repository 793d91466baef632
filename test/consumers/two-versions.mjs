// Two versions of the script-tag build on one page under a strict policy, as two teams of a site bring them: the packed
// one, and one that calls itself 1.0.0. Each has its own tags, copy of React and dialogs; they share the buyer's cart.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { serve } from './serve.mjs';

/** Copies the build, and calls the copy version 1.0.0. */
function copyAsVersion1(embed, folder, { version }) {
  cpSync(embed, folder, { recursive: true });
  let changed = 0;
  for (const name of readdirSync(`${folder}/chunks`).filter((one) => one.endsWith('.js'))) {
    const text = readFileSync(`${folder}/chunks/${name}`, 'utf8');
    if (!text.includes(`\`${version}\``)) continue;
    writeFileSync(`${folder}/chunks/${name}`, text.replaceAll(`\`${version}\``, '`1.0.0`'));
    changed += 1;
  }
  if (changed !== 1) throw new Error(`The version is in ${changed} files instead of one`);
}

const html = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Two versions</title><link rel="icon" href="data:,"><script type="module" src="/main.js"></script></head>
  <body>
    <tradefront-cart></tradefront-cart>
    <tradefront-product-grid-v1 page-size="10"></tradefront-product-grid-v1>
  </body>
</html>`;

const main = `for (const folder of ['first', 'second']) {
  const { configure, createDemoAdapter, defineElements } = await import(\`/\${folder}/tradefront.js\`);
  configure({ adapter: await createDemoAdapter() });
  defineElements();
}`;

/** Uses the page; returns what is wrong. */
export async function twoVersions(folder, { tradefront, browser, open }) {
  mkdirSync(folder);
  const { version } = JSON.parse(readFileSync(`${tradefront}/package.json`, 'utf8'));
  copyAsVersion1(`${tradefront}/dist/embed`, `${folder}/second`, { version });
  writeFileSync(`${folder}/index.html`, html);
  writeFileSync(`${folder}/main.js`, main);
  const server = await serve({ '/': folder, '/first/': `${tradefront}/dist/embed` });
  try {
    const { page, wrong } = await open(
      browser,
      server.url,
      () =>
        document.querySelector('tradefront-cart')?.shadowRoot?.querySelector('[role=spinbutton]') &&
        document.querySelector('tradefront-product-grid-v1')?.shadowRoot?.querySelector('.tf-product-card'),
    );
    const cart = page.locator('tradefront-cart');
    const grid = page.locator('tradefront-product-grid-v1');

    const lines = cart.getByRole('spinbutton');
    const before = await lines.count();
    await grid.getByRole('button', { name: /^Add / }).first().click();
    await lines.nth(before).waitFor();

    await cart.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });

    const toList = grid.getByRole('button', { name: /list/i }).first();
    await toList.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    if (!(await toList.evaluate((node) => node.matches(':focus'))))
      wrong.push('The focus has not returned to the button of the second version');
    await page.close();
    return wrong;
  } finally {
    server.close();
  }
}
