import type { Adapter } from '../../ports';
import { getReads } from '../reads/reads';
import { isCartRead } from '../cart/announce-cart';
import { getSessionRuntime } from '../session/session';
import { cartOf } from './cart-of';
import { refreshSession } from './host-session';

/**
 * Reads all data again that the widgets of an adapter show: session, cart and reads. Widgets share them, so refreshing
 * for one widget alone would let two of them show different data.
 */
export async function refreshVisible(adapter: Adapter): Promise<void> {
  const state = getSessionRuntime(adapter).store.getState();
  const accountId = state.status === 'ready' ? state.session.accountId : null;
  // Skips a cart that no widget has read.
  const reads = getReads(adapter);
  const hasCart = isCartRead(adapter, accountId);
  await Promise.all([
    refreshSession(adapter),
    reads.invalidate(null),
    accountId === null ? undefined : reads.invalidate(accountId),
    hasCart ? cartOf(adapter).refresh() : undefined,
  ]);
}
