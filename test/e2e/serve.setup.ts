import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite, serveBuiltSite } from '../support/built-site';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the demo site, without a slash at its end. */
    siteUrl: string;
  }
}

/** Builds the demo site once, into a folder of its own, and serves it. */
export default async function serveSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), 'tradefront-site-'));
  await buildSite(outDir);
  const site = await serveBuiltSite(outDir);
  provide('siteUrl', site.url);
  return async () => {
    await site.close();
    await rm(outDir, { recursive: true, force: true });
  };
}
