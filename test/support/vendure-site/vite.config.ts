import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin, type PluginOption } from 'vite';
import demoSite from '../../../src/portal/site/vite.config';

const standIns: Readonly<Record<string, string>> = {
  './demo-site': 'vendure-site.ts',
  './site-messages': 'vendure-messages.ts',
};

/** Builds the demo site with another adapter: these imports of its modules resolve to this folder's files. */
const vendureSite: Plugin = {
  name: 'vendure-site',
  enforce: 'pre',
  resolveId(source, importer) {
    const standIn = importer?.includes('/src/portal/site/') ? standIns[source] : undefined;
    return standIn === undefined ? null : fileURLToPath(new URL(standIn, import.meta.url));
  },
};

const server = process.env['VENDURE_URL'] ?? 'http://127.0.0.1:3990';
/** Paths of the Vendure server, so that page and data have one origin, as in a shop behind a proxy. */
const proxy = Object.fromEntries(
  ['/shop-api', '/assets', '/buyers', '/__reset', '/__faults', '/__clock'].map((path) => [path, server]),
);

/** The grouping of chunks is for the demo's loading time: computing it bundles every page once more. */
const isGrouping = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'site-chunks';
const site = { ...demoSite, plugins: (demoSite.plugins ?? []).filter((plugin) => !isGrouping(plugin)) };

export default mergeConfig(site, {
  plugins: [vendureSite],
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite/vendure-site', import.meta.url)),
  server: { proxy },
  preview: { proxy },
  define: { 'import.meta.env.VITE_VENDURE_TRADE': JSON.stringify(process.env['TRADE'] === '0' ? 'off' : 'on') },
  build: {
    // The server's images are at /assets.
    assetsDir: 'built',
    outDir: fileURLToPath(new URL('../../../node_modules/.cache/tradefront-vendure-site', import.meta.url)),
    sourcemap: false,
  },
});
