import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Response } from 'playwright';
import { build, preview } from 'vite';

const configFile = fileURLToPath(new URL('../../support/vendure-site/vite.config.ts', import.meta.url));

/** The portal of one Vendure server. */
export interface VendureSite {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the portal for a server and serves it with the server's paths behind the same origin. */
export async function openSite({
  url,
  trade,
}: {
  readonly url: string;
  readonly trade: boolean;
}): Promise<VendureSite> {
  process.env['VENDURE_URL'] = url;
  process.env['TRADE'] = trade ? '1' : '0';
  const outDir = await mkdtemp(join(tmpdir(), 'tradefront-vendure-'));
  const shared = { configFile, configLoader: 'runner', logLevel: 'error' } as const;
  await build({ ...shared, build: { outDir, emptyOutDir: true } });
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The site is not served');
  return {
    url: address.replace(/\/$/, ''),
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** Waits for the server's answer to the next change of the cart. */
export const cartChanged = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.request().postData()?.includes('changeTradeCart') === true);
