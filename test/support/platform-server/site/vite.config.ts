import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import demoSite from '../../../../src/portal/site/vite.config';

const stand = fileURLToPath(new URL('platform-site.ts', import.meta.url));

/** The demo site with another adapter: what its modules import as `./demo-site` is this folder's. */
const platformSite: Plugin = {
  name: 'platform-site',
  enforce: 'pre',
  resolveId: (source, importer) => (source === './demo-site' && importer?.includes('/src/portal/site/') ? stand : null),
};

export default mergeConfig(demoSite, {
  plugins: [platformSite],
  cacheDir: fileURLToPath(new URL('../../../../node_modules/.vite/platform-site', import.meta.url)),
  build: { outDir: fileURLToPath(new URL('../../../../node_modules/.cache/tradefront-platform-site', import.meta.url)), sourcemap: false },
});
