import { siteAdapter } from './demo-site';

export { basePath, isLogout, keepLanguage, lastLanguage } from './demo-site';

/** The only adapter of this document. */
export const adapter = siteAdapter(window.location.search);

// For end-to-end tests that inspect the demo's data.
Object.assign(window, { tradefrontDemo: adapter.demo });
