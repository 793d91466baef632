import type { Adapter } from '../../ports';
import { getReads } from '../reads/reads';
import { isCartRead } from '../cart/announce-cart';
import { getSessionRuntime } from '../session/session';
import { cartOf } from './cart-of';
import { refreshSession } from './host-session';

/**
 * Reads again whatever the widgets of an adapter show: the session, the cart and every answer that is on the page. They
 * share it, so that one of them can not show what another no longer does.
 */
export async function refreshShown(adapter: Adapter): Promise<void> {
  const state = getSessionRuntime(adapter).store.getState();
  const accountId = state.status === 'ready' ? state.session.accountId : null;
  // A cart that nobody has shown is not read for this.
  const reads = getReads(adapter);
  const hasCart = isCartRead(adapter, accountId);
  await Promise.all([
    refreshSession(adapter),
    reads.invalidate(null),
    accountId === null ? undefined : reads.invalidate(accountId),
    hasCart ? cartOf(adapter).refresh() : undefined,
  ]);
}
