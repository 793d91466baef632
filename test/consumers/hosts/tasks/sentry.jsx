import * as Sentry from '@sentry/browser';
import { TradefrontProvider } from 'tradefront';
import { Cart } from 'tradefront/cart';
import { adapter, dsn, page } from './failing-shop.js';
import { onSignal } from './monitoring.js';

Sentry.init({ dsn });

page.render(
  <TradefrontProvider adapter={adapter} onSignal={onSignal}>
    <Cart />
  </TradefrontProvider>,
);
