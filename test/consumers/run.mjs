// Packs the package and uses it as its users do: installed in hosts with React 18.3 and 19, built by Vite, checked by
// TypeScript, rendered on a server and hydrated, with the configs of the docs for each bundler, and as a script in a
// page without a build, alone and beside another version. Does twelve tasks of an integrator with it. Builds it a second
// time in another folder, which has to give the same bytes. Run after `npm run build`.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { pascal, root, widgets } from '../../scripts/surface.mjs';
import { browserArgs, findBrowser } from '../../scripts/browser.mjs';
import { bundlerSteps, installBundlers } from './bundlers.mjs';
import { serve } from './serve.mjs';
import { frameworkSteps, installFrameworks, orderOnPage } from './frameworks.mjs';
import { buildTasks, installTasks, taskSteps } from './tasks.mjs';
import { twoVersions } from './two-versions.mjs';
import { installWordPress, missingForWordPress, wordPressSteps } from './wordpress.mjs';

const hosts = fileURLToPath(new URL('./hosts', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'tradefront-consumers-'));
const names = widgets();
const versions = { 18: { react: '18.3.1', types: '^18.3.0' }, 19: { react: '19.3.1', types: '^19.3.0' } };
const { devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

const run = promisify(execFile);
const rows = [];
/** `npm run check:consumers -- tasks` runs one part: `package`, `react`, `bundlers`, `frameworks`, `wordpress` or `tasks`. */
const isWanted = (part) => process.argv[2] === undefined || process.argv[2] === part;

/** Runs one step and records its problems; an error of the step is one. */
async function step(host, name, work) {
  console.log(`${host}: ${name}`);
  try {
    const wrong = (await work()) ?? [];
    rows.push({ host, step: name, result: wrong.length === 0 ? 'ok' : `${wrong.length} wrong`, wrong });
  } catch (error) {
    const said = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || String(error);
    rows.push({ host, step: name, result: 'failed', wrong: [said.slice(-1500)] });
  }
}

/** Opens a page, waits until `ready` is true there, and returns the errors meanwhile. */
async function open(browser, url, ready, about) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
  });
  await page.goto(url);
  await page
    .waitForFunction(ready, about, { timeout: 30_000 })
    .catch(() => wrong.push('The page did not become ready'));
  await page.waitForTimeout(500);
  return { page, wrong };
}

const broken = (page) => page.getByText('This part of the page isn’t available right now').count();

async function install(folder, tarball, { react, types }) {
  cpSync(`${hosts}/vite`, folder, { recursive: true });
  const lines = names.map((name) => `import { ${pascal(name)} } from 'tradefront/${name}';`);
  writeFileSync(
    `${folder}/components.js`,
    `${lines.join('\n')}\nexport const components = {\n${names.map((name) => `  '${name}': ${pascal(name)},`).join('\n')}\n};\n`,
  );
  writeFileSync(
    `${folder}/package.json`,
    JSON.stringify({
      name: 'host',
      private: true,
      type: 'module',
      dependencies: { tradefront: `file:${tarball}`, react, 'react-dom': react },
      devDependencies: {
        vite: devDependencies.vite,
        typescript: devDependencies.typescript,
        '@types/react': types,
        '@types/react-dom': types.replace('.3.0', '.0.0'),
      },
    }),
  );
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--legacy-peer-deps=false'], {
    cwd: folder,
  });
}

const bin = (folder, name) => `${folder}/node_modules/.bin/${name}`;

function typesOf(folder) {
  const options = {
    strict: true,
    jsx: 'react-jsx',
    noEmit: true,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  };
  return async () => {
    for (const [module, moduleResolution] of [
      ['esnext', 'bundler'],
      ['nodenext', 'nodenext'],
    ]) {
      const config = `${folder}/tsconfig.${moduleResolution}.json`;
      writeFileSync(
        config,
        JSON.stringify({ compilerOptions: { ...options, module, moduleResolution }, files: ['types.tsx'] }),
      );
      await run(bin(folder, 'tsc'), ['-p', config], { cwd: folder });
    }
  };
}

async function clientPage(folder, browser) {
  await run(bin(folder, 'vite'), ['build', '--outDir', 'out/client'], { cwd: folder });
  const server = await serve({ '/': `${folder}/out/client` });
  const { page, wrong } = await open(
    browser,
    server.url,
    (wanted) => wanted.every((name) => document.querySelector(`[data-tf-widget="${name}"]`)),
    names,
  );
  if ((await broken(page)) > 0) wrong.push('A widget shows its error boundary');
  await page.close();
  server.close();
  return wrong;
}

async function hydration(folder, browser) {
  // The development build of React, which explains hydration mismatches.
  const env = { ...process.env, NODE_ENV: 'development' };
  const mode = ['--mode', 'development'];
  writeFileSync(
    `${folder}/hydrate.config.mjs`,
    "export default { build: { rolldownOptions: { input: 'hydrate.jsx', output: { entryFileNames: 'hydrate.js', assetFileNames: '[name][extname]' } } } };",
  );
  await run(bin(folder, 'vite'), ['build', ...mode, '--config', 'hydrate.config.mjs', '--outDir', 'out/hydrate'], {
    cwd: folder,
    env,
  });
  // React and the package are resolved by Node, as on a server.
  await run(bin(folder, 'vite'), ['build', ...mode, '--ssr', 'server.jsx', '--outDir', 'out/server'], {
    cwd: folder,
    env,
  });
  const script = "const { render } = await import('./out/server/server.js'); console.log(JSON.stringify(render()));";
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env,
    maxBuffer: 64e6,
  });
  const { html, said } = JSON.parse(stdout);
  const roots = html.map(([name, markup]) => `<div id="${name}">${markup}</div>`).join('\n');
  writeFileSync(
    `${folder}/out/hydrate/index.html`,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/hydrate.css"></head><body><div id="control"><p>on the server</p></div>${roots}<script type="module" src="/hydrate.js"></script></body></html>`,
  );
  const server = await serve({ '/': `${folder}/out/hydrate` });
  const control = await open(browser, `${server.url}/?control`, () => window.recovered?.length > 0);
  const noticed = await control.page.evaluate(() => window.recovered.length > 0);
  await control.page.close();
  const { page, wrong } = await open(browser, server.url, () => window.hydrated === true);
  if (!noticed) wrong.push('A mismatch that was planted was not noticed');
  wrong.push(...said, ...(await page.evaluate(() => window.recovered)));
  if (html.some(([, markup]) => markup.length < 40)) wrong.push('A widget has no markup on the server');
  if ((await broken(page)) > 0) wrong.push('A widget shows its error boundary');
  await page.close();
  server.close();
  return wrong;
}

async function scriptPage(folder, browser) {
  const server = await serve({
    '/': `${hosts}/script`,
    '/tradefront/': `${folder}/node_modules/tradefront/dist/embed`,
  });
  const { page, wrong } = await open(
    browser,
    server.url,
    () =>
      document.querySelector('tradefront-cart')?.shadowRoot?.querySelector('[role=spinbutton]') &&
      document.querySelector('#faq [data-tf-widget=faq]'),
  );
  await page.close();
  server.close();
  return wrong;
}

/** The packed package of a built tree. */
async function pack(tree, destination) {
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', destination], {
    cwd: tree,
    maxBuffer: 64e6,
  });
  return JSON.parse(stdout)[0];
}

/** Builds the same source once more in another folder; returns the files of the package that differ. */
async function differences(files) {
  const again = join(work, 'again');
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 64e6 });
  for (const path of stdout.split('\0').filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, path), join(again, path));
  // As hard links where both are on one file system: half a GB otherwise.
  const modules = [`${root}node_modules`, `${again}/node_modules`];
  await run('cp', ['-a', '-l', ...modules]).catch(() => run('cp', ['-a', ...modules]));
  await run('npm', ['run', 'build'], { cwd: again, maxBuffer: 64e6 });
  const built = await pack(again, again);
  const sizes = new Map(built.files.map(({ path, size }) => [path, size]));
  const differs = ({ path }) =>
    !sizes.has(path) || !readFileSync(join(root, path)).equals(readFileSync(join(again, path)));
  const wrong = files.filter(differs).map(({ path }) => `${path} differs`);
  if (built.files.length !== files.length) wrong.push(`${built.files.length} files instead of ${files.length}`);
  return wrong;
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
try {
  const { filename, size, unpackedSize, files } = await pack(root, work);
  console.log(
    `${filename}: ${(size / 1e6).toFixed(2)} MB packed, ${(unpackedSize / 1e6).toFixed(2)} MB on disk, ${files.length} files; ${names.length} widgets`,
  );
  if (isWanted('package')) await step('the package', 'a second build has the same bytes', () => differences(files));
  for (const [major, version] of Object.entries(versions)) {
    if (!isWanted('react')) break;
    const folder = join(work, `react-${major}`);
    mkdirSync(folder);
    const host = `React ${version.react}`;
    await step(host, 'install', () => install(folder, join(work, filename), version));
    if (rows.at(-1).result !== 'ok') continue;
    await step(host, 'types compile', typesOf(folder));
    await step(host, 'Vite build, every widget drawn, strict policy', () => clientPage(folder, browser));
    await step(host, 'every widget rendered on a server and hydrated', () => hydration(folder, browser));
    if (major !== '19') continue;
    await step('no React', 'script tag, strict policy', () => scriptPage(folder, browser));
    await step('no React', 'two versions on a page, strict policy', () =>
      twoVersions(join(work, 'two-versions'), { tradefront: `${folder}/node_modules/tradefront`, browser, open }),
    );
  }
  const shop = join(work, 'shop');
  mkdirSync(shop);
  if (isWanted('bundlers'))
    await step('bundlers', 'install', () =>
      installBundlers(shop, { run, tarball: join(work, filename), react: versions[19].react, devDependencies }),
    );
  if (isWanted('bundlers') && rows.at(-1).result === 'ok')
    for (const { name, work: build } of bundlerSteps(shop, { run, browser })) await step('bundlers', name, build);
  const frameworks = join(work, 'frameworks');
  mkdirSync(frameworks);
  if (isWanted('frameworks'))
    await step('frameworks', 'install', () =>
      installFrameworks(frameworks, { run, tarball: join(work, filename), react: versions[19].react, devDependencies }),
    );
  if (isWanted('frameworks') && rows.at(-1).result === 'ok')
    for (const { name, work: recipe } of frameworkSteps(frameworks, { run, browser }))
      await step('frameworks', name, recipe);
  const missing = isWanted('wordpress') ? missingForWordPress() : null;
  // The other parts need nothing of the operating system: without PHP they are checked all the same.
  const isLeftOut = missing !== null && process.argv[2] === undefined;
  if (isLeftOut) rows.push({ host: 'WordPress', step: 'the recipe', result: 'not run', wrong: [missing] });
  if (isWanted('wordpress') && !isLeftOut) {
    const sites = join(work, 'wordpress');
    mkdirSync(sites);
    await run('tar', ['-xzf', join(work, filename), '-C', sites]);
    let wordPress;
    await step('WordPress', 'install', async () => {
      if (missing !== null) return [missing];
      wordPress = await installWordPress(sites, { run, embed: join(sites, 'package/dist/embed') });
    });
    try {
      if (wordPress !== undefined)
        for (const { name, work: use } of wordPressSteps(wordPress, { browser, orderOnPage }))
          await step('WordPress', name, use);
    } finally {
      wordPress?.close();
    }
  }
  const tasks = join(work, 'tasks');
  mkdirSync(tasks);
  if (isWanted('tasks'))
    await step('tasks', 'install and build', async () => {
      await installTasks(tasks, { run, tarball: join(work, filename), react: versions[19].react, devDependencies });
      await buildTasks(tasks, { run });
    });
  if (isWanted('tasks') && rows.at(-1).result === 'ok')
    for (const { name, work: task } of taskSteps(tasks, { browser })) await step('tasks', name, task);
} finally {
  await browser.close();
  if (process.env.KEEP_HOSTS) console.log(`Hosts are in ${pathToFileURL(work)}`);
  else rmSync(work, { recursive: true, force: true });
}

console.table(rows.map(({ host, step: name, result }) => ({ host, step: name, result })));
for (const { host, step: name, wrong } of rows) for (const line of wrong) console.log(`\n${host}, ${name}:\n${line}`);
process.exitCode = rows.some(({ result }) => result !== 'ok' && result !== 'not run') ? 1 : 0;
