// Serves the demo site, and starts a session with Orca for each browser.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRecordedSite, serveRecordedSite } from '../engines/site';

/** Programs and modules that have to exist, and Debian's packages that contain them. */
const needed: Readonly<Record<string, string>> = {
  '/usr/bin/orca': 'orca',
  '/usr/bin/xdotool': 'xdotool',
  '/usr/bin/openbox': 'openbox',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/bin/dbus-run-session': 'dbus',
  '/usr/bin/dbus-launch': 'dbus-x11',
  '/usr/bin/xprop': 'x11-utils',
  '/usr/bin/xvfb-run': 'xvfb',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/chromium': 'chromium',
  '/usr/lib/python3/dist-packages/pyatspi': 'python3-pyatspi',
  '/usr/lib/python3/dist-packages/speechd': 'python3-speechd',
  '/usr/bin/speech-dispatcher': 'speech-dispatcher',
};
/** Orca's own modules, which have no file of a known path. */
const always = ['gir1.2-wnck-3.0', 'gir1.2-atspi-2.0'];

const missing = () => Object.entries(needed).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));

function install(): void {
  if (missing().length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${missing().join(', ')}`);
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing(), ...always], options);
  } catch {
    // The message below says what is missing.
  }
}

const { values, positionals } = parseArgs({
  options: { browser: { type: 'string' }, update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
install();
if (missing().length > 0) {
  const packages = [...missing(), ...always].join(' ');
  console.log(`Not run. On Debian: apt-get install --no-install-recommends ${packages}`);
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'tradefront-speech-site-'));
await buildRecordedSite(folder);
const site = await serveRecordedSite(folder);
let failed = 0;
for (const browser of ['firefox', 'chromium'].filter((name) => (values.browser ?? name) === name)) {
  const given = ['--site', site.url, '--browser', browser, ...(values.update ? ['--update'] : []), ...positionals];
  const session = spawn(
    join(import.meta.dirname, 'session.sh'),
    [process.execPath, join(import.meta.dirname, 'run.mjs'), ...given],
    { stdio: 'inherit' },
  );
  const [code] = await once(session, 'exit');
  failed += Number(code !== 0);
}
await site.close();
await rm(folder, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
