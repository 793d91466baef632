// Installs, builds and seeds the Vendure test server when that is needed, and starts it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = fileURLToPath(new URL('../vendure', import.meta.url));
const data = join(folder, '.data');
const MINUTE = 60_000;

/** Runs a command and fails if it fails. */
const run = (command, args, { cwd = folder, env = {} } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${String(code)}`)),
    );
  });

/** All files of a folder. */
const filesOf = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesOf(join(path, name))) : [path];

/** True if npm has installed the packages that the lock file names now. */
function isInstalled() {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  const found = packagesOf(installed);
  // The first entry is the server itself, and optional packages can be for another system.
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([name, { version, optional }]) => name === '' || optional === true || found[name]?.version === version,
  );
}

/** A hash of the server's sources: a seed of other sources has another schema. */
function sourcesHash() {
  const hash = createHash('sha256');
  const sources = readdirSync(folder).filter((name) =>
    /\.ts$|^plugin$|^tsconfig\.json$|^package-lock\.json$/.test(name),
  );
  for (const path of [...sources.flatMap((name) => filesOf(join(folder, name))), ...filesOf(here)].sort())
    hash.update(path.slice(folder.length)).update(readFileSync(path));
  return hash.digest('hex');
}

/** True if a step was done for these sources, and today if its result contains dates. */
function isDone(step, hash, day) {
  const path = join(data, `${step}.json`);
  if (!existsSync(path)) return false;
  const done = JSON.parse(readFileSync(path, 'utf8'));
  return done.hash === hash && (day === undefined || done.day === day);
}

const markDone = (step, hash, day) => writeFileSync(join(data, `${step}.json`), JSON.stringify({ hash, day }));

/**
 * Installs the server's packages, compiles it and seeds a database, each only if needed. Dates of the shop relate to the
 * day of the seed, so there is a new one each day.
 * @param {{ hasPlugin?: boolean, postgres?: { port: number, database: string } | null, log?: (text: string) => void }} [options]
 */
export async function prepareVendure({ hasPlugin = true, postgres = null, log = console.log } = {}) {
  if (!isInstalled()) {
    log('Installing Vendure (once) ...');
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  const hash = sourcesHash();
  const day = new Date().toISOString().slice(0, 10);
  if (!existsSync(join(folder, '.build/server.js')) || !isDone('build', hash)) {
    log('Compiling the server ...');
    await run('npm', ['run', '--silent', 'build']);
    await run(process.execPath, [join(here, 'write-shop-data.mjs'), data]);
    markDone('build', hash, day);
  } else if (!isDone('build', hash, day)) {
    await run(process.execPath, [join(here, 'write-shop-data.mjs'), data]);
    markDone('build', hash, day);
  }
  const step = postgres === null ? (hasPlugin ? 'trade' : 'plain') : `postgres-${postgres.database}`;
  const isSeeded = isDone(step, hash, day) && (postgres !== null || existsSync(join(data, `${step}.sqlite`)));
  if (isSeeded) return;
  log('Seeding the shop ...');
  await run(process.execPath, ['.build/server.js', '--seed'], { env: environment({ hasPlugin, postgres }) });
  if (postgres === null) markDone(step, hash, day);
}

/**
 * Runs the plugin's migrations on a Postgres database.
 * @param {{ port: number, database: string }} postgres
 */
export const migrateVendure = (postgres) =>
  run(process.execPath, ['.build/server.js', '--migrate'], { env: environment({ hasPlugin: true, postgres }) });

const environment = ({ hasPlugin, postgres, port = 0 }) => ({
  PORT: String(port),
  TRADE: hasPlugin ? '1' : '0',
  DB: postgres === null ? 'sqljs' : 'postgres',
  ...(postgres === null ? {} : { PGPORT: String(postgres.port), PGDATABASE: postgres.database, PGUSER: 'postgres' }),
});

/** A port that is free now. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address.port));
    });
  });

/**
 * Starts a server on its seeded database; resolves when it answers.
 * @param {{ hasPlugin?: boolean, postgres?: { port: number, database: string } | null, port?: number, origins?: readonly string[] }} [options]
 */
export async function startVendure({ hasPlugin = true, postgres = null, port, origins } = {}) {
  const own = port ?? (await freePort());
  const server = spawn(process.execPath, ['.build/server.js'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...environment({ hasPlugin, postgres, port: own }),
      ...(origins === undefined ? {} : { ORIGINS: origins.join(',') }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready, failed) => {
    const late = setTimeout(() => failed(new Error('The Vendure server did not start')), 4 * MINUTE);
    server.once('exit', (code) => failed(new Error(`The Vendure server ended with ${String(code)}`)));
    server.stdout.on('data', (text) => {
      if (!text.toString().includes('Ready on')) return;
      clearTimeout(late);
      ready();
    });
  });
  const end = (signal) =>
    new Promise((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  return {
    url: `http://127.0.0.1:${own}`,
    /** Ends the server cleanly. */
    stop: () => end('SIGTERM'),
    /** Ends the server in the middle of whatever it does. */
    kill: () => end('SIGKILL'),
  };
}
