import type { Adapter } from '../ports';
import { getCartRuntime } from '../runtime/cart/cart.store';
import { goTo } from '../runtime/navigate';
import { getSessionRuntime } from '../runtime/session/session';
import { signOut } from '../runtime/session/sign-out';
import { logoutPath } from './routes';

/** Milliseconds that edits on their way get before somebody who wants to leave is let go. */
const LAST_WAIT = 3000;

/** Lets edits of the cart that are on their way arrive; gives up after a while. */
export async function settleCart(adapter: Adapter): Promise<void> {
  const state = getSessionRuntime(adapter).store.getState();
  if (state.status !== 'ready' || adapter.cart?.change === undefined) return;
  const cart = getCartRuntime(adapter, state.session.accountId);
  if (!cart.busy) return;
  await Promise.race([cart.settle(), new Promise((resolve) => setTimeout(resolve, LAST_WAIT))]);
}

/**
 * Signs out: everything of the account is cleared, here and in the other tabs, then the whole page leaves for the
 * logout path (decisions 26 and 55).
 */
export async function leaveSignedOut(adapter: Adapter, basePath: string): Promise<void> {
  await settleCart(adapter);
  signOut(adapter, () => goTo(logoutPath(basePath)));
}
