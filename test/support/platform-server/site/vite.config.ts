import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import demoSite from '../../../../src/portal/site/vite.config';

const standIns: Readonly<Record<string, string>> = {
  './demo-site': 'platform-site.ts',
  './messages': 'platform-messages.ts',
};

/** Builds the demo site with another adapter: these imports of its modules resolve to this folder's files. */
const platformSite: Plugin = {
  name: 'platform-site',
  enforce: 'pre',
  resolveId(source, importer) {
    const standIn = importer?.includes('/src/portal/site/') ? standIns[source] : undefined;
    return standIn === undefined ? null : fileURLToPath(new URL(standIn, import.meta.url));
  },
};

export default mergeConfig(demoSite, {
  plugins: [platformSite],
  cacheDir: fileURLToPath(new URL('../../../../node_modules/.vite/platform-site', import.meta.url)),
  build: {
    outDir: fileURLToPath(new URL('../../../../node_modules/.cache/tradefront-platform-site', import.meta.url)),
    sourcemap: false,
  },
});
