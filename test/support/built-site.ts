import { fileURLToPath } from 'node:url';
import { build, type Plugin, preview } from 'vite';
import { strictPolicy } from './strict-server';

const configFile = fileURLToPath(new URL('../../src/portal/site/vite.config.ts', import.meta.url));

/** The demo's payment fields are in a frame: the policy allows the origin, as a host does for its provider. */
const sitePolicy = `${strictPolicy}; frame-src 'self'`;

/** Builds the demo site into a folder. */
export async function buildSite(outDir: string): Promise<void> {
  await build({
    configFile,
    configLoader: 'runner',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap: false },
  });
}

/** A site that is served; its address has no slash at its end. */
export interface ServedSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a built site under a strict policy on a free port. */
export async function serveBuiltSite(outDir: string, plugins: Plugin[] = []): Promise<ServedSite> {
  const server = await preview({
    configFile,
    configLoader: 'runner',
    logLevel: 'error',
    plugins,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers: { 'content-security-policy': sitePolicy } },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The site is not served');
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}
