import { startPortal } from '../start-portal';
import { adapter, basePath, isLogout, lastLanguage } from './site';

// The page's data is asked for before the code that draws it is there.
if (!isLogout(window.location.pathname)) startPortal({ adapter, basePath, defaultLanguage: lastLanguage() });

void import('./main').then(({ drawSite }) => drawSite());
