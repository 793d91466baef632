// The recipe of the docs for WordPress: a real WordPress with a block theme and a classic theme, with the packed package.
// WordPress and its themes are Debian's packages, extracted into a folder; PHP and MariaDB are those of the machine.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { snippetsOf } from './bundlers.mjs';

const recipe = [...snippetsOf('frameworks', 'js|php')].filter(([title]) => title.startsWith('wordpress/'));

/** Debian's packages of WordPress and of its themes; `twentytwentythree` consists of blocks. */
const packages = ['wordpress', 'wordpress-theme-twentytwentythree', 'wordpress-theme-twentytwentyone'];
const themes = { 'a block theme': 'twentytwentythree', 'a classic theme': 'twentytwentyone' };

/** What has to be installed on the machine before; null if nothing. */
export function missingForWordPress() {
  try {
    execFileSync('sh', ['-c', 'command -v php mariadbd mariadb-install-db my_print_defaults apt-get'], {
      stdio: 'ignore',
    });
    return null;
  } catch {
    return 'Install PHP and MariaDB first: apt-get install php8.2-cli php8.2-mysql mariadb-server-core mariadb-client-core';
  }
}

/** A port that is free now. */
async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Waits until a call succeeds. */
async function until(call, what) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await call();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error(`${what} did not start`);
}

/** WordPress's own installation, and a page with the recipe's shortcode by an editor whose HTML is filtered. */
const installation = (theme) => `<?php
$_SERVER['HTTP_HOST'] = getenv('SHOP_HOST');
define('WP_INSTALLING', true);
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Shop', 'admin', 'admin@shop.example', true, '', 'password');
switch_theme('${theme}');
update_option('active_plugins', ['shop/shop.php']);
$editor = wp_insert_user(['user_login' => 'editor', 'user_pass' => 'password', 'role' => 'author']);
wp_set_current_user($editor);
kses_init();
echo wp_insert_post([
    'post_type' => 'page',
    'post_status' => 'publish',
    'post_title' => 'Order',
    'post_content' => '<!-- wp:paragraph --><p>Cart: [shop_cases]</p><!-- /wp:paragraph -->' .
        '<!-- wp:shortcode -->[shop widget="product-grid" page-size="10" onclick="alert(1)"]<!-- /wp:shortcode -->',
]);
`;

const config = (socket) => `<?php
define('DB_NAME', 'shop');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DISALLOW_FILE_MODS', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
define('ABSPATH', __DIR__ . '/');
require ABSPATH . 'wp-settings.php';
`;

/** Extracts WordPress, and starts a database for it. Returns how to make a shop, and how to stop everything. */
export async function installWordPress(folder, { run, embed }) {
  await run('apt-get', ['download', ...packages], { cwd: folder });
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.deb')))
    await run('dpkg', ['-x', name, 'extracted'], { cwd: folder });
  // A short path: that of a socket has at most 107 characters.
  const data = mkdtempSync(join(tmpdir(), 'tf-db-'));
  const socket = join(data, 'socket');
  await run('mariadb-install-db', [
    `--datadir=${data}/data`,
    '--auth-root-authentication-method=normal',
    '--user=root',
  ]);
  const database = spawn(
    'mariadbd',
    [`--datadir=${data}/data`, `--socket=${socket}`, '--skip-networking', '--user=root', `--pid-file=${data}/pid`],
    { stdio: 'ignore' },
  );
  const query = (sql) =>
    run('php', ['-r', `(new mysqli('localhost', 'root', '', '', 0, '${socket}'))->query('${sql}');`]);
  await until(() => query('SELECT 1'), 'The database');

  /** A site with a theme; returns its address, that of the page, and its process. */
  async function open(theme) {
    const site = join(folder, theme);
    cpSync(join(folder, 'extracted/usr/share/wordpress'), site, { recursive: true, dereference: false });
    for (const [title, code] of recipe) {
      const file = join(site, 'wp-content/plugins', title.slice('wordpress/'.length));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
    cpSync(embed, join(site, 'wp-content/plugins/shop/tradefront'), { recursive: true });
    writeFileSync(join(site, 'wp-config.php'), config(socket));
    writeFileSync(join(site, 'install.php'), installation(theme));
    await query('DROP DATABASE IF EXISTS shop');
    await query('CREATE DATABASE shop');
    const host = `127.0.0.1:${await freePort()}`;
    const env = { ...process.env, SHOP_HOST: host };
    const { stdout } = await run('php', ['install.php'], { cwd: site, env });
    const server = spawn('php', ['-S', host, '-t', site], { stdio: 'ignore' });
    const url = `http://${host}/?page_id=${stdout.trim().split(/\D+/).at(-1)}`;
    await until(() => fetch(url), 'The site');
    return { url, close: () => server.kill() };
  }

  return {
    open,
    close: () => {
      database.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** One step for each theme; `orderOnPage` uses the page. */
export const wordPressSteps = (wordPress, { browser, orderOnPage }) =>
  Object.entries(themes).map(([name, theme]) => ({
    name,
    work: async () => {
      const site = await wordPress.open(theme);
      try {
        return await orderOnPage(browser, site.url, async (tab) => {
          const listener = await tab.locator('tradefront-product-grid').getAttribute('onclick');
          return listener === null ? [] : ['The shortcode has kept a listener of the editor'];
        });
      } finally {
        site.close();
      }
    },
  }));
