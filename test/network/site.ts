import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { serve } from '../../scripts/bench-page/serve.mjs';
import { peek, type PlatformServer, startPlatformServer } from '../support/platform-server';
import { STORY_TIME } from '../support/story-time';
import { type Network, openNetwork } from './proxy';

const configFile = fileURLToPath(new URL('../support/platform-server/site/vite.config.ts', import.meta.url));

/** The portal on the platform server, behind a network. */
export interface NetworkSite {
  readonly server: PlatformServer;
  /** Address of the site without a network, without a slash at its end. */
  readonly url: string;
  readonly network: Network;
  /** Opens a page of a browser of its own whose clock differs from the server's by a number of hours. */
  open(browser: Browser, hoursOff?: number): Promise<Page>;
  /** Moves the server's clock, and that of pages opened later, forward. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

/** Builds and serves the portal. The clocks of the server and the pages run, from the time of the demo. */
export async function openNetworkSite(): Promise<NetworkSite> {
  const siteFolder = await mkdtemp(join(tmpdir(), 'tradefront-network-'));
  await build({
    configFile,
    configLoader: 'runner',
    logLevel: 'error',
    build: { outDir: siteFolder, emptyOutDir: true },
  });
  let ahead = Date.parse(STORY_TIME) - Date.now();
  const server = await startPlatformServer({ siteFolder, clock: () => Date.now() + ahead });
  // As in production: compressed, and hashed files cached for good.
  const front = await serve({ folders: { '/': siteFolder }, upstream: server.url, isSecure: false });
  const network = await openNetwork(front.url);
  return {
    server,
    url: front.url,
    network,
    async open(browser, hoursOff = 0) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      await context.clock.install({ time: Date.now() + ahead + hoursOff * 3_600_000 });
      context.setDefaultTimeout(240_000);
      return context.newPage();
    },
    advance(milliseconds) {
      ahead += milliseconds;
    },
    async close() {
      await network.close();
      front.close();
      await server.close();
      await rm(siteFolder, { recursive: true, force: true });
    },
  };
}

/** What was executed on the server, counted past the network. */
export function executions({ platform }: PlatformServer) {
  const { orders, money } = peek(platform);
  const count = (pick: (account: (typeof money)[number]) => readonly unknown[]): number =>
    money.reduce((sum, account) => sum + pick(account).length, 0);
  return {
    orders: orders.length,
    payments: count(({ payments }) => payments),
    cancellations: count(({ cancellations }) => cancellations),
    disputes: count(({ disputes }) => disputes),
  };
}
