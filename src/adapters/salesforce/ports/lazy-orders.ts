import type { BuilderPort, CancelOrderPort, EasyOrderPort } from '../../../ports';
import type { Context } from '../context';
import { lazyMethods } from '../lazy-methods';
import { offeredSteps } from './lazy-money';
import { offered } from './lazy-ports';

/** Cancelling an order. */
export const lazyCancelOrder = (context: Context): Partial<CancelOrderPort> =>
  lazyMethods<CancelOrderPort, keyof CancelOrderPort>(async () => (await import('./cancel-order')).cancelOrderPort(context), offeredSteps(context, 'cancelOrder'));

/** Earlier orders as the beginning of a new one. */
export const lazyBuilder = (context: Context): Partial<BuilderPort> =>
  lazyMethods<BuilderPort, keyof BuilderPort>(async () => (await import('./builder')).builderPort(context), offered(context, { fill: 'fillOrder' }));

/** The order proposed for an account's next delivery. */
export const lazyEasyOrder = (context: Context): Partial<EasyOrderPort> =>
  lazyMethods<EasyOrderPort, keyof EasyOrderPort>(
    async () => (await import('./easy-order')).easyOrderPort(context),
    [...offered(context, { read: 'getEasyOrder', quote: 'quoteEasyOrder' }), ...offeredSteps(context, 'easyOrder')],
  );
