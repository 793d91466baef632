// The recipes of the docs for other frameworks and for a server of one's own, with the packed package.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { snippetsOf } from './bundlers.mjs';
import { serve } from './serve.mjs';

const recipes = snippetsOf('frameworks');

/** Installs one host for all recipes. */
export async function installFrameworks(folder, { run, tarball, react, devDependencies }) {
  for (const [title, code] of recipes) {
    mkdirSync(dirname(`${folder}/${title}`), { recursive: true });
    writeFileSync(`${folder}/${title}`, code);
  }
  writeFileSync(
    `${folder}/package.json`,
    JSON.stringify({
      name: 'frameworks',
      private: true,
      type: 'module',
      dependencies: {
        tradefront: `file:${tarball}`,
        react,
        'react-dom': react,
        vue: '^3.5.0',
        svelte: '^5.57.0',
        'react-router': '^7.9.0',
      },
      devDependencies: {
        vite: devDependencies.vite,
        '@vitejs/plugin-vue': '^6.0.0',
        '@sveltejs/vite-plugin-svelte': '^7.0.0',
      },
    }),
  );
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
}

const plugins = {
  vue: `import vue from '@vitejs/plugin-vue';
const plugins = [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('tradefront-') } } })];`,
  svelte: `import { svelte } from '@sveltejs/vite-plugin-svelte';
const plugins = [svelte()];`,
  server: 'const plugins = [];',
  'react-router': 'const plugins = [];',
};

/** Builds the browser's part of a recipe, and returns the folder with the result. */
async function build(folder, name, input, run) {
  const config = `${folder}/${name}.config.mjs`;
  writeFileSync(
    config,
    `${plugins[name]}
export default { plugins, build: { rolldownOptions: { input: '${name}/${input}', output: { entryFileNames: 'main.js' } } } };
`,
  );
  const vite = `${folder}/node_modules/.bin/vite`;
  await run(vite, ['build', '--config', config, '--outDir', `out/${name}`], { cwd: folder });
  return `${folder}/out/${name}`;
}

const page = (head, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">${head}</head><body>${body}<script type="module" src="/main.js"></script></body></html>`;

/** Opens a page; the problems of the page are added to `wrong`. */
async function open(browser, url, wrong) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  tab.on('pageerror', (error) => wrong.push(error.message));
  tab.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
  });
  await tab.goto(url);
  return tab;
}

/** An addition reaches the host's count, and the host refuses another one with its reason. */
async function usePage(browser, url) {
  const wrong = [];
  const tab = await open(browser, url, wrong);
  const add = (name) => tab.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: /^Add/ });
  await add('Maribel Cola').first().click();
  await tab.locator('output', { hasText: /^[1-9]/ }).waitFor();
  await add('Orange Juice').first().click();
  await tab.getByText('We don’t order juice here.').waitFor();
  const cases = await tab.locator('output').textContent();
  if (cases !== '1') wrong.push(`The count is ${cases} after one addition and one refusal`);
  await tab.close();
  return wrong;
}

const inFramework = (name) => async (folder, run, browser) => {
  const out = await build(folder, name, 'main.js', run);
  writeFileSync(`${out}/index.html`, page('', '<div id="root"></div>'));
  // Both frameworks create elements from strings, which Trusted Types forbid.
  const server = await serve({ '/': out }, { withPolicy: false });
  try {
    return await usePage(browser, server.url);
  } finally {
    server.close();
  }
};

const onServer = (name) => async (folder, run, browser) => {
  const out = await build(folder, name, 'browser.jsx', run);
  const vite = `${folder}/node_modules/.bin/vite`;
  await run(vite, ['build', '--ssr', `${name}/server.jsx`, '--outDir', `out/${name}-ssr`], { cwd: folder });
  const script = `const { render } = await import('./out/${name}-ssr/server.js'); console.log(await render());`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    maxBuffer: 64e6,
  });
  writeFileSync(`${out}/index.html`, page('', stdout));
  const server = await serve({ '/': out });
  const wrong = stdout.includes('Maribel Cola') ? [] : ['The markup has no products'];
  try {
    const tab = await open(browser, server.url, wrong);
    await tab.getByRole('button', { name: /^Add/ }).first().waitFor();
    await tab.close();
    return wrong;
  } finally {
    server.close();
  }
};

/** One step for each recipe. */
export const frameworkSteps = (folder, { run, browser }) =>
  Object.entries({
    Vue: inFramework('vue'),
    Svelte: inFramework('svelte'),
    'a server of one’s own': onServer('server'),
    'React Router': onServer('react-router'),
  }).map(([name, recipe]) => ({ name, work: () => recipe(folder, run, browser) }));
