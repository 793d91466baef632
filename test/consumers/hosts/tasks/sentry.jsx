import * as Sentry from '@sentry/browser';
import { createRoot } from 'react-dom/client';
import { TradefrontProvider } from 'tradefront';
import { Cart } from 'tradefront/cart';
import { adapter, dsn, root } from './failing-shop.js';
import { onSignal } from './monitoring.js';

Sentry.init({ dsn });

createRoot(root).render(
  <TradefrontProvider adapter={adapter} onSignal={onSignal}>
    <Cart />
  </TradefrontProvider>,
);
