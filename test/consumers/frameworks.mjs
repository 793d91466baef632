// The recipes of the docs for other frameworks and for a server of one's own, with the packed package.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { snippetsOf } from './bundlers.mjs';
import { serve } from './serve.mjs';

const recipes = snippetsOf('frameworks', 'jsx?|ts|html|css|vue|svelte');

/** Files beside those of the recipes: settings of a project, and what its tools would write. */
const settings = {
  // The project's own tool compiles templates before it bundles; here the browser does.
  'angular/start.ts': "import '@angular/compiler';\nimport './main';\n",
  'angular/tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      strict: true,
      experimentalDecorators: true,
      noEmit: true,
      types: [],
      skipLibCheck: true,
    },
    include: ['*.ts'],
  }),
  'lwc/main.js':
    "import { createElement } from 'lwc';\nimport Order from 'shop/order';\n\ndocument.getElementById('root').append(createElement('shop-order', { is: Order }));\n",
};

/** Installs one host for all recipes. */
export async function installFrameworks(folder, { run, tarball, react, devDependencies }) {
  for (const [title, code] of [...recipes, ...Object.entries(settings)]) {
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
        ...Object.fromEntries(
          ['common', 'compiler', 'core', 'platform-browser'].map((name) => [`@angular/${name}`, '^22.2.0']),
        ),
        rxjs: '^7.8.0',
        lwc: '^9.4.0',
        tailwindcss: '^4.3.0',
      },
      devDependencies: {
        vite: devDependencies.vite,
        typescript: devDependencies.typescript,
        '@vitejs/plugin-vue': '^6.0.0',
        '@sveltejs/vite-plugin-svelte': '^7.0.0',
        '@lwc/rollup-plugin': '^9.4.0',
        '@tailwindcss/vite': '^4.3.0',
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
  tailwind: `import tailwind from '@tailwindcss/vite';
const plugins = [tailwind()];`,
};

/** Builds the browser's part of a recipe, and returns the folder with the result. */
async function build(folder, name, input, run) {
  const config = `${folder}/${name}.config.mjs`;
  writeFileSync(
    config,
    `${plugins[name] ?? 'const plugins = [];'}
export default { plugins, build: { rolldownOptions: { input: '${name}/${input}', output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' } } } };
`,
  );
  const vite = `${folder}/node_modules/.bin/vite`;
  await run(vite, ['build', '--config', config, '--outDir', `out/${name}`], { cwd: folder });
  return `${folder}/out/${name}`;
}

/** Builds a Lightning Web Component. Vite would take its template for a page, so that its own bundler does it. */
async function buildComponent(folder, name, input, run) {
  const config = `${folder}/${name}.config.mjs`;
  writeFileSync(
    config,
    `import lwc from '@lwc/rollup-plugin';
export default {
  input: '${name}/${input}',
  platform: 'browser',
  plugins: [lwc({ modules: [{ dir: 'modules' }] })],
  moduleTypes: { '.html': 'js', '.css': 'js' },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  output: { dir: 'out/${name}' },
};
`,
  );
  await run(`${folder}/node_modules/.bin/rolldown`, ['--config', config], { cwd: folder });
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
export async function orderOnPage(browser, url, look = () => []) {
  const wrong = [];
  const tab = await open(browser, url, wrong);
  const add = (name) => tab.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: /^Add/ });
  await add('Maribel Cola')
    .first()
    .click()
    .catch((error) => {
      throw new Error([error.message, ...wrong].join('\n'));
    });
  await tab.locator('output', { hasText: /^[1-9]/ }).waitFor();
  await add('Orange Juice').first().click();
  await tab.getByText('We don’t order juice here.').waitFor();
  const cases = await tab.locator('output').textContent();
  if (cases !== '1') wrong.push(`The count is ${cases} after one addition and one refusal`);
  wrong.push(...(await look(tab)));
  await tab.close();
  return wrong;
}

/**
 * A recipe for a page. Most frameworks create elements from strings, which Trusted Types forbid.
 * @param look returns further problems of the open page.
 */
const inFramework =
  (name, { builtBy = build, input = 'main.js', head = '', root = '<div id="root"></div>', look } = {}) =>
  async (folder, run, browser) => {
    const out = await builtBy(folder, name, input, run);
    writeFileSync(`${out}/index.html`, page(head, root));
    const server = await serve(
      { '/': out, '/tradefront/': `${folder}/node_modules/tradefront/dist/embed` },
      { withPolicy: false },
    );
    try {
      return await orderOnPage(browser, server.url, look);
    } finally {
      server.close();
    }
  };

/** The classes of the page win over the library's rules, and its resets do not reach the widgets. */
async function lookAtTailwind(tab) {
  const card = await tab.evaluate(() => {
    const probe = document.createElement('div');
    probe.className = 'bg-amber-50';
    document.body.append(probe);
    const { backgroundColor, borderRadius } = getComputedStyle(document.querySelector('.tf-product-card'));
    return { isColored: backgroundColor === getComputedStyle(probe).backgroundColor, borderRadius };
  });
  // The resets remove the padding and the background of every button.
  const add = tab.getByRole('button', { name: /^Add / }).first();
  const button = await add.evaluate((node) => {
    const { paddingInlineStart, backgroundColor } = getComputedStyle(node);
    return { paddingInlineStart, backgroundColor };
  });
  return [
    card.isColored || 'The card has not the color of the page’s class',
    card.borderRadius === '0px' || `The card has corners of ${card.borderRadius}`,
    button.paddingInlineStart !== '0px' || 'A button has no padding',
    button.backgroundColor !== 'rgba(0, 0, 0, 0)' || 'A button has no background',
  ].filter((problem) => problem !== true);
}

/** Compiles the recipe in TypeScript's strict mode, and runs it. */
const inAngular = async (folder, run, browser) => {
  await run(`${folder}/node_modules/.bin/tsc`, ['-p', `${folder}/angular`], { cwd: folder });
  return inFramework('angular', { input: 'start.ts', root: '<shop-root></shop-root>' })(folder, run, browser);
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
    Angular: inAngular,
    'Lightning Web Components': inFramework('lwc', {
      builtBy: buildComponent,
      head: recipes.get('lwc/head.html'),
    }),
    Tailwind: inFramework('tailwind', {
      input: 'main.jsx',
      head: '<link rel="stylesheet" href="/main.css">',
      look: lookAtTailwind,
    }),
    'a server of one’s own': onServer('server'),
    'React Router': onServer('react-router'),
  }).map(([name, recipe]) => ({ name, work: () => recipe(folder, run, browser) }));
