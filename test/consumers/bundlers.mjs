// Builds one small shop with each config of stories/docs/bundlers.mdx, opens it and counts the files that it loads.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../../scripts/surface.mjs';
import { serve } from './serve.mjs';

const host = fileURLToPath(new URL('./hosts/bundlers', import.meta.url));

/** The snippets of a page of the docs by their titles, in some languages. */
export function snippetsOf(name, languages = 'jsx?') {
  const block = new RegExp(`^\`\`\`(?:${languages}) title="([^"]+)"\\n([\\s\\S]*?)^\`\`\`$`, 'gm');
  const text = readFileSync(`${root}stories/docs/${name}.mdx`, 'utf8');
  return new Map([...text.matchAll(block)].map(([, title, code]) => [title, code]));
}
const snippets = snippetsOf('bundlers');

/** Versions that the configs are written for; packages of this project's own build have its versions. */
const versions = { webpack: '^5.112.0', 'webpack-cli': '^6.0.0', next: '^16.4.0' };

/** Installs the shop with every bundler. */
export async function installBundlers(folder, { run, tarball, react, devDependencies }) {
  cpSync(host, folder, { recursive: true });
  mkdirSync(`${folder}/app/products`);
  for (const [title, code] of snippetsOf('install')) writeFileSync(`${folder}/${title}`, code);
  writeFileSync(
    `${folder}/package.json`,
    JSON.stringify({
      name: 'shop',
      private: true,
      type: 'module',
      dependencies: { tradefront: `file:${tarball}`, react, 'react-dom': react, next: versions.next },
      devDependencies: {
        vite: devDependencies.vite,
        esbuild: devDependencies.esbuild,
        // The version that Vite has.
        rolldown: '*',
        webpack: versions.webpack,
        'webpack-cli': versions['webpack-cli'],
      },
    }),
  );
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
}

const bin = (folder, name) => `${folder}/node_modules/.bin/${name}`;

/** A page with the scripts that a build starts with. */
const pageWith = (scripts) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"></head><body><div id="root"></div>${scripts}</body></html>`;

/** How each config is built, and the server of its result: for a folder, or the framework's own. */
const builds = {
  'vite.config.js': async (folder, run) => {
    await run(bin(folder, 'vite'), ['build', '--outDir', 'out/vite'], { cwd: folder });
    return serve({ '/': `${folder}/out/vite` });
  },
  'webpack.config.js': async (folder, run) => {
    const { stdout } = await run(bin(folder, 'webpack'), ['--json'], { cwd: folder, maxBuffer: 64e6 });
    const scripts = JSON.parse(stdout).entrypoints.main.assets.map(({ name }) => `<script src="/${name}"></script>`);
    writeFileSync(`${folder}/out/index.html`, pageWith(scripts.join('')));
    // webpack loads chunks by setting the address of a script, which Trusted Types treat as markup from a string.
    return serve({ '/': `${folder}/out` }, { withPolicy: false });
  },
  'build.mjs': async (folder, run) => {
    await run(process.execPath, ['build.mjs'], { cwd: folder });
    writeFileSync(`${folder}/out/app/index.html`, pageWith('<script type="module" src="/main.js"></script>'));
    return serve({ '/': `${folder}/out/app` });
  },
  'next.config.mjs': async (folder, run) => {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
    await run(bin(folder, 'next'), ['build', '--webpack'], { cwd: folder, env, maxBuffer: 64e6 });
    const server = spawn(bin(folder, 'next'), ['start', '--port', '0', '--hostname', '127.0.0.1'], {
      cwd: folder,
      env,
    });
    const url = await new Promise((resolve, reject) => {
      server.on('exit', () => reject(new Error('Next does not start')));
      server.stdout.on('data', (said) => {
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      });
    });
    return { url, close: () => server.kill() };
  },
};

/** Maximum number of code files of the list of products, the framework's own included. */
const limits = { 'vite.config.js': 12, 'webpack.config.js': 12, 'build.mjs': 12, 'next.config.mjs': 18 };

/** Opens the page whose products Next reads on the server. */
async function serverData(browser, url) {
  const html = await (await fetch(url)).text();
  const names = [...html.matchAll(/<h4 [^>]*tf-product-name[^>]*><span[^>]*>([^<]+)/g)].map(([, name]) => name);
  const wrong = names.length === 10 ? [] : [`The markup of the server has ${names.length} products`];
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text());
  });
  await page.goto(url);
  await page.getByRole('button', { name: /^Add/ }).first().waitFor();
  await page.waitForTimeout(1000);
  const calls = await page.evaluate(() => window.calls ?? []);
  const again = calls.filter((method) => method === 'catalog.search' || method.startsWith('session.'));
  if (again.length > 0) wrong.push(`The browser reads again: ${again}`);
  if (!calls.includes('cart.read')) wrong.push('The browser does not read the cart');
  await page.close();
  console.log(
    `Next: ${names.length} products in the markup, ${calls.length} calls in the browser (${[...new Set(calls)]})`,
  );
  return wrong;
}

/** One step for each config: it builds, the list of products is rendered, and it loads few files. */
export const bundlerSteps = (folder, { run, browser }) =>
  Object.entries(builds).map(([title, build]) => ({
    name: `${title}: the list of products in ${limits[title]} files at most`,
    work: async () => {
      writeFileSync(`${folder}/${title}`, snippets.get(title));
      const server = await build(folder, run);
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const wrong = [];
      const files = new Set();
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) files.add(pathname);
      });
      try {
        if (title === 'next.config.mjs') wrong.push(...(await serverData(browser, `${server.url}/products`)));
        await page.goto(server.url);
        await page.locator('.tf-product-card').first().waitFor({ timeout: 30_000 });
        // Files that are loaded on an idle page count too.
        await page.waitForTimeout(2000);
        await page.waitForLoadState('networkidle');
        console.log(`${title}: ${files.size} files`);
        if (files.size > limits[title]) wrong.push(`${files.size} files: ${[...files].join(' ')}`);
      } finally {
        await page.close();
        server.close();
      }
      return wrong;
    },
  }));
