import { createKeyedQueue } from '../common/queues';
import type { Context } from './context';
import { plainPorts, prefetchPlainPorts, prefetchPorts, tradePorts } from './lazy-ports';
import { sessionPort as plainSessionPort } from './plain/session/session.port';
import { sessionPort } from './session/session.port';
import { createShop } from './shop';
import { createGraphql } from './transport/graphql';
import type { VendureAdapter, VendureOptions, VendureTradeAdapter } from './vendure.types';

function contextOf(options: VendureOptions): Context {
  const { clock = Date.now } = options;
  return {
    options,
    graphql: createGraphql(options, clock),
    now: clock,
    runExclusive: createKeyedQueue(),
    session: { accountId: null, hadUser: false, changes: 0 },
  };
}

/**
 * Creates an adapter for a Vendure shop, over its Shop API. Creating it sends no request. With the `trade` plugin it
 * has every port that the plugin serves; without it, those that plain Vendure can serve.
 */
export function createVendureAdapter(options: VendureOptions & { readonly trade: true }): VendureTradeAdapter;
export function createVendureAdapter(options: VendureOptions): VendureAdapter;
export function createVendureAdapter(options: VendureOptions): VendureAdapter {
  const context = contextOf(options);
  const id = `vendure/${options.baseUrl}${options.path ?? '/shop-api'}/${options.channelToken ?? ''}`;
  const shop = createShop(context.graphql, options.token, () => {
    context.session.accountId = null;
    context.session.hadUser = false;
    context.session.changes += 1;
  });
  return options.trade === true
    ? { id, shop, session: sessionPort(context, prefetchPorts), ...tradePorts(context) }
    : { id, shop, session: plainSessionPort(context, prefetchPlainPorts), ...plainPorts(context) };
}
