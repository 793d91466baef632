import { siteAdapter } from './demo-site';

export { basePath, isLogout, keepLanguage, lastLanguage } from './demo-site';

/** The one adapter of this page. */
export const adapter = siteAdapter(window.location.search);

// End-to-end tests look behind the ports.
Object.assign(window, { tradefrontDemo: adapter.demo });
