import { main } from './load-main';
import { startPortal } from '../start-portal';
import { adapter, basePath, isLogout, lastLanguage } from './site';

// Requests the page's data before the rendering code has loaded.
if (!isLogout(window.location.pathname)) startPortal({ adapter, basePath, defaultLanguage: lastLanguage() });

void main.then(({ renderSite }) => renderSite());
