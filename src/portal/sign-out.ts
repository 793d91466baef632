import type { Adapter } from '../ports';
import { getCartRuntime } from '../runtime/cart/cart.store';
import { goTo } from '../runtime/navigate';
import { getSessionRuntime } from '../runtime/session/session';
import { signOut } from '../runtime/session/sign-out';
import { logoutPath } from './routes';

/** Milliseconds to wait for cart edits in flight before leaving. */
const LAST_WAIT = 3000;

/** Waits until pending cart edits are sent, up to a limit. */
export async function settleCart(adapter: Adapter): Promise<void> {
  const state = getSessionRuntime(adapter).store.getState();
  if (state.status !== 'ready' || adapter.cart?.change === undefined) return;
  const cart = getCartRuntime(adapter, state.session.accountId);
  if (!cart.busy) return;
  await Promise.race([cart.settle(), new Promise((resolve) => setTimeout(resolve, LAST_WAIT))]);
}

/**
 * Signs out: clears all data of the account in this tab and in other tabs, then opens the logout path (decisions 26 and
 * 55).
 */
export async function leaveSignedOut(adapter: Adapter, basePath: string): Promise<void> {
  await settleCart(adapter);
  signOut(adapter, () => goTo(logoutPath(basePath)));
}
