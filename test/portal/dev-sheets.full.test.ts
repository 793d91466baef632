import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('a page’s sheet declares the order of all layers on the dev server, which inserts it before the site’s', async () => {
  const server = await createServer({
    configFile: `${root}src/portal/site/vite.config.ts`,
    configLoader: 'runner',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const sheet = await server.transformRequest(`/@fs${root}src/widgets/dashboard/dashboard.css`);
    expect(sheet?.code).toMatch(
      /__vite__css = "@layer site\.page, tf\.reset, tf\.tokens, tf\.base, tf\.components, tf\.widgets/,
    );
  } finally {
    await server.close();
  }
}, 60_000);
