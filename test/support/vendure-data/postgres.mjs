// A private Postgres cluster for tests: its own folder and port, without the machine's service.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, chownSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './prepare.mjs';

const execute = promisify(execFile);

/** The newest installed version; null without one. */
export function postgresFolder() {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const [newest] = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? null : join(root, newest, 'bin');
}

/** Postgres refuses to run as root, so root runs it as the user of the package. */
async function owner() {
  if (process.getuid?.() !== 0) return null;
  const { stdout } = await execute('id', ['-u', 'postgres']);
  return Number(stdout.trim());
}

/**
 * Starts a cluster in a temporary folder. Data need not survive a crash of the machine, so it does not wait for the
 * disk. Other programs of the machine cannot connect: it listens on the loopback address, and `stop` deletes it.
 */
export async function startPostgres() {
  const bin = postgresFolder();
  if (bin === null) throw new Error('Postgres is not installed: /usr/lib/postgresql is missing');
  const folder = mkdtempSync(join(tmpdir(), 'tradefront-postgres-'));
  const uid = await owner();
  if (uid !== null) chownSync(folder, uid, uid);
  const as = uid === null ? {} : { uid };
  const cluster = join(folder, 'data');
  await execute(join(bin, 'initdb'), ['-D', cluster, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'], as);
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=60'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', cluster, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings.flatMap((one) => ['-c', one])],
    { ...as, stdio: 'ignore' },
  );
  const query = async (sql, database = 'postgres') => {
    const { stdout } = await execute(
      join(bin, 'psql'),
      [
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'postgres',
        '-d',
        database,
        '-At',
        '-v',
        'ON_ERROR_STOP=1',
        '-c',
        sql,
      ],
      as,
    );
    return stdout.trim();
  };
  for (let tries = 0; ; tries += 1) {
    try {
      await query('SELECT 1');
      break;
    } catch (thrown) {
      if (tries > 200 || server.exitCode !== null) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    port,
    /** Runs a statement with psql and returns its rows as text. */
    query,
    /** Creates an empty database, or a copy of another one, which nobody may use meanwhile. */
    createDatabase: async (name, template) => {
      await query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await query(`CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${template}`}`);
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
