import type { TestProject } from 'vitest/node';
import { prepareVendure, startVendure } from '../../support/vendure-data/prepare.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the Vendure servers with and without the plugin, without a slash at their end. */
    vendureUrls: { readonly trade: string; readonly plain: string };
  }
}

/** Installs, seeds and starts both servers, unless the environment names running ones. */
export default async function serveVendure({ provide }: TestProject): Promise<() => Promise<void>> {
  const { VENDURE_TRADE_URL, VENDURE_PLAIN_URL } = process.env;
  if (VENDURE_TRADE_URL !== undefined && VENDURE_PLAIN_URL !== undefined) {
    provide('vendureUrls', { trade: VENDURE_TRADE_URL, plain: VENDURE_PLAIN_URL });
    return () => Promise.resolve();
  }
  for (const hasPlugin of [true, false]) await prepareVendure({ hasPlugin });
  const trade = await startVendure();
  const plain = await startVendure({ hasPlugin: false });
  provide('vendureUrls', { trade: trade.url, plain: plain.url });
  return async () => {
    await Promise.all([trade.stop(), plain.stop()]);
  };
}
