import { createRoot } from 'react-dom/client';
import { createDemoAdapter } from 'tradefront/adapters/demo';
import 'tradefront/styles.css';
import './host.css';

/** The adapter of the host. Its clock is fixed, so that the same products run low. */
export const openShop = (scenario = 'full-cart') =>
  createDemoAdapter({ storage: 'memory', scenario, clock: () => Date.parse('2026-11-16T15:00:00Z') });

/** The root of the host's page. */
export const page = createRoot(document.getElementById('root'));
