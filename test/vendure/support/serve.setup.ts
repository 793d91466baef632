import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the Vendure servers with and without the plugin, without a slash at their end. */
    vendureUrls: { readonly trade: string; readonly plain: string };
  }
}

const folder = process.env['VENDURE_FOLDER'] ?? fileURLToPath(new URL('../../support/vendure', import.meta.url));
const START_MS = 180_000;

/** A port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });

/** Starts a server on its seeded data, in memory. Resolves when it answers. */
async function start(hasPlugin: boolean): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const port = await freePort();
  const server = spawn(process.execPath, ['.build/server.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), TRADE: hasPlugin ? '1' : '0', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, failed) => {
    const late = setTimeout(() => failed(new Error('The Vendure server did not start')), START_MS);
    server.once('exit', (code) => failed(new Error(`The Vendure server ended with ${String(code)}`)));
    server.stdout?.on('data', (text: Buffer) => {
      if (!text.toString().includes('Ready on')) return;
      clearTimeout(late);
      ready();
    });
  });
  return { url: `http://127.0.0.1:${port}`, process: server };
}

/** Starts both servers, unless the environment names running ones. */
export default async function serveVendure({ provide }: TestProject): Promise<() => Promise<void>> {
  const { VENDURE_TRADE_URL: trade, VENDURE_PLAIN_URL: plain } = process.env;
  if (trade !== undefined && plain !== undefined) {
    provide('vendureUrls', { trade, plain });
    return () => Promise.resolve();
  }
  if (!existsSync(`${folder}/.build/server.js`))
    throw new Error('Install and seed the Vendure server first: npm run start:vendure, or its README');
  const servers = [await start(true), await start(false)] as const;
  provide('vendureUrls', { trade: servers[0].url, plain: servers[1].url });
  return async () => {
    for (const { process: server } of servers) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
  };
}
