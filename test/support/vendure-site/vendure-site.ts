import { createVendureAdapter } from '../../../src/adapters/vendure';
import type { SiteAdapter } from '../../../src/portal/site/demo-site';
import { siteControl } from './site-control';

export {
  basePath,
  isLogout,
  keepBuyer,
  keepLanguage,
  lastBuyer,
  lastLanguage,
  scenarioOf,
  type SiteAdapter,
} from '../../../src/portal/site/demo-site';

/** Replaces the demo site's own adapter: the same site, over HTTP against a Vendure server. */
export function siteAdapter(): SiteAdapter {
  const adapter = createVendureAdapter({
    baseUrl: window.location.origin,
    trade: import.meta.env['VITE_VENDURE_TRADE'] !== 'off',
    termsHref: 'https://northquay.example/terms-of-sale',
  });
  return { ...adapter, demo: siteControl(adapter) };
}
