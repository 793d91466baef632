// Finds a Chromium for the browser tests. As a script it also tries to install one, and otherwise prints instructions.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';

const system =
  {
    // The headless shell opens a page in a third of the time, because it has no window.
    linux: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/snap/bin/chromium',
    ],
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    win32: [
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  }[process.platform] ?? [];

/** Path of a browser, or undefined. Order: `CHROMIUM_PATH`, Playwright's own build, the system's browser. */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...system].find((path) => path && existsSync(path));
}

/** Flags for a Chromium without background network requests, possibly run as root. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const canApt = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const attempts = [
  [process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']],
  ...(canApt
    ? [
        ['apt-get', ['update', '-qq']],
        ...['chromium-headless-shell', 'chromium'].map((name) => [
          'apt-get',
          ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'],
        ]),
      ]
    : []),
];

function install() {
  for (const [command, args] of attempts) {
    if (findBrowser()) return;
    try {
      execFileSync(command, args, {
        stdio: ['ignore', 'ignore', 'ignore'],
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      // The next attempt may succeed. The last message explains what to do if none did.
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!findBrowser()) console.log('No Chromium found; trying to install one.');
  install();
  const found = findBrowser();
  console.log(
    found
      ? `browser: ${found}`
      : 'No browser for the tests. Install Chrome or Chromium, or set CHROMIUM_PATH to one, and run npm test again.',
  );
  process.exitCode = found ? 0 : 1;
}
