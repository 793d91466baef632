import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { strictPolicy } from '../support/strict-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the demo site, without a slash at its end. */
    siteUrl: string;
  }
}

const configFile = fileURLToPath(new URL('../../src/portal/site/vite.config.ts', import.meta.url));

/** The demo's payment fields are in a frame: the policy allows the origin, as a host does for its provider. */
const sitePolicy = `${strictPolicy}; frame-src 'self'`;

/** Builds the demo site once, into a folder of its own, and serves it under a strict policy on a free port. */
export default async function serveSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), 'tradefront-site-'));
  await build({
    configFile,
    configLoader: 'runner',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap: false },
  });
  const server = await preview({
    configFile,
    configLoader: 'runner',
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers: { 'content-security-policy': sitePolicy } },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The site is not served');
  provide('siteUrl', url.replace(/\/$/, ''));
  return async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}
